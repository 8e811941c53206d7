internal import Calendars
public import Wording
internal import WritingDirection

/// A strategy or a calendar, by the name that screens and commands use. Its text is its own rule,
/// and its example is worked out.
public struct NamedEntry: Hashable, Sendable {
  /// What has the name.
  private enum Thing: Hashable, Sendable {
    case strategy(DirectionStrategy)
    case calendar(CalendarID)
  }

  private let thing: Thing

  private init(_ strategy: DirectionStrategy) { thing = .strategy(strategy) }

  private init(_ calendar: CalendarID) { thing = .calendar(calendar) }

  /// Every strategy, in the order of their list.
  public static var strategies: [NamedEntry] { DirectionStrategy.all.map { NamedEntry($0) } }

  /// Every calendar, each followed by its variants.
  public static var calendars: [NamedEntry] { CalendarID.all.map { NamedEntry($0) } }

  /// All names that lead to one: those of commands, of screens and of platforms.
  static var names: [String] {
    DirectionStrategy.all.flatMap { [$0.name, $0.label] + $0.aliases }
      + CalendarID.all.map(\.description)
  }

  private static let known = Set(names.map { folded($0) })

  /// A name as strategies and calendars compare it, and with less care.
  private static func folded(_ name: some StringProtocol) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// The strategy and the calendar with a name, in any case; either may be missing.
  static func all(named name: some StringProtocol) -> [NamedEntry] {
    guard known.contains(folded(name)) else { return [] }
    let strategy = DirectionStrategy(name: name).map { NamedEntry($0) }
    let calendar = CalendarID(name).map { NamedEntry($0) }
    return [strategy, calendar].compactMap { $0 }
  }

  /// The name to choose it by.
  public var name: String {
    switch thing {
    case .strategy(let strategy): strategy.name
    case .calendar(let calendar): calendar.description
    }
  }

  /// What it does, in a few words.
  public var summary: Words {
    switch thing {
    case .strategy(let strategy): strategy.title
    case .calendar(let calendar): CalendarNotes.source(of: calendar)
    }
  }

  /// What it is, in a sentence.
  public var plain: Words {
    switch thing {
    case .strategy(let strategy):
      let isLabelled = strategy.label != strategy.name
      let name = isLabelled ? "\(strategy.label) (\(strategy.name))" : strategy.name
      return
        "\(verbatim: name) is a strategy, a way to decide on which side a paragraph begins: \(strategy.title)."
    case .calendar(let calendar):
      let name = calendar.name.rawValue
      return calendar.variant == nil
        ? "\(verbatim: name) is a calendar: it says which year, month and day it is."
        : "\(verbatim: calendar) is a variant of the calendar \(verbatim: name)."
    }
  }

  /// Its rule, what always agrees with it, and where the rule is written.
  public var precise: [Words] {
    switch thing {
    case .strategy(let strategy):
      let others = DirectionStrategy.all.filter {
        $0 != strategy && $0.alwaysAgrees(with: strategy)
      }
      let names = others.map(\.name).joined(separator: ", ")
      let same: [Words] = others.isEmpty ? [] : ["It always agrees with \(verbatim: names)."]
      let source: Words = "Source: \(strategy.source)."
      return strategy.explanation + same + [source]
    case .calendar(let calendar): return ["Source: \(CalendarNotes.source(of: calendar))."]
    }
  }

  /// The text of the example; nil where its facts are about none.
  public var text: LearnedText? {
    guard case .strategy(let strategy) = thing else { return nil }
    return Self.example(of: strategy)
  }

  /// What holds of the example: the strategy's direction beside that of UAX #9, or a day's date.
  public var facts: [Fact] {
    switch thing {
    case .strategy(let strategy):
      let text = Self.example(of: strategy)
      let shown = strategy == .uax9 ? [strategy] : [strategy, .uax9]
      return shown.compactMap {
        Fact("direction \($0.name) \(Self.answer(of: $0, text))", line: 0)
      }
    case .calendar(let calendar):
      let date = CivilDay(Self.day).flatMap { try? WorldFact.date($0, calendar) }
      return date.flatMap { Fact("date \(calendar) \(Self.day) \($0)", line: 0) }.map { [$0] } ?? []
    }
  }

  /// The day of the examples.
  private static let day = "2026-01-01"

  /// The first text that a strategy lays out otherwise than UAX #9; the first text where there is
  /// none.
  private static func example(of strategy: DirectionStrategy) -> LearnedText {
    examples.first { answer(of: strategy, $0) != answer(of: .uax9, $0) } ?? examples[0]
  }

  /// Words of both directions; what is isolated; what is embedded; digits alone; a sign first.
  private static let examples = ["ab CD EF GH", "{RLI}AB{PDI} ab", "{RLE}ab", "12", "- AB"].map {
    LearnedText($0, .pseudo)
  }

  private static func answer(of strategy: DirectionStrategy, _ text: LearnedText) -> String {
    strategy.estimate(text.scalars).shortName
  }
}
