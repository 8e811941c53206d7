internal import Calendars
public import Wording
internal import WritingDirection

/// A strategy, a calendar or an era of Japan, by the name that screens and commands use. Its text
/// is its own rule, and its example is worked out.
public struct NamedEntry: Hashable, Sendable {
  /// What has the name.
  private enum Thing: Hashable, Sendable {
    case strategy(DirectionStrategy)
    case calendar(CalendarID)
    case era(JapaneseEraName)
  }

  private let thing: Thing

  private init(_ strategy: DirectionStrategy) { thing = .strategy(strategy) }

  private init(_ calendar: CalendarID) { thing = .calendar(calendar) }

  private init(_ era: JapaneseEraName) { thing = .era(era) }

  /// Every strategy, in the order of their list.
  public static var strategies: [NamedEntry] { DirectionStrategy.all.map { NamedEntry($0) } }

  /// Every calendar, each followed by its variants.
  public static var calendars: [NamedEntry] { CalendarID.all.map { NamedEntry($0) } }

  /// Every era of Japan that is over, the oldest first; the one that goes on is a term.
  public static var eras: [NamedEntry] { pastEras.map { NamedEntry($0) } }

  private static let pastEras = JapaneseEraName.all().filter { $0.lastDay != nil }

  /// All names that lead to one: those of commands, of screens and of platforms.
  static var names: [String] {
    DirectionStrategy.all.flatMap { [$0.name, $0.label] + $0.aliases }
      + CalendarID.all.map(\.description) + pastEras.flatMap(\.names)
  }

  private static let known = Set(names.map { folded($0) })

  /// A name as strategies and calendars compare it, and with less care.
  private static func folded(_ name: some StringProtocol) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// The strategy, the calendar and the era with a name, in any case; each may be missing.
  static func all(named name: some StringProtocol) -> [NamedEntry] {
    guard known.contains(folded(name)) else { return [] }
    let strategy = DirectionStrategy(name: name).map { NamedEntry($0) }
    let calendar = CalendarID(name).map { NamedEntry($0) }
    let era = pastEras.first { $0.names.contains { folded($0) == folded(name) } }
    return [strategy, calendar, era.map { NamedEntry($0) }].compactMap { $0 }
  }

  /// The name to choose it by.
  public var name: String {
    switch thing {
    case .strategy(let strategy): strategy.name
    case .calendar(let calendar): calendar.description
    case .era(let era): era.name
    }
  }

  /// What it does, in a few words.
  public var summary: Words {
    switch thing {
    case .strategy(let strategy): strategy.title
    case .calendar(let calendar): CalendarNotes.source(of: calendar)
    case .era: plain
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
    case .era(let era):
      return
        "\(verbatim: era.name) is an era of Japan: its year 1 began in \(verbatim: era.firstYear)."
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
      let source: Words =
        strategy == .uax9
        ? "Source: UAX #9, the rules P2 and P3." : "Source: \(strategy.source)."
      return strategy.explanation + same + [source]
    case .calendar(let calendar): return ["Source: \(CalendarNotes.source(of: calendar))."]
    case .era(let era):
      guard let last = era.lastDay else { return [] }
      let days: Words =
        "Its first day is \(verbatim: era.firstDay.iso), its last one \(verbatim: last.iso)."
      let older: Words =
        "Its year 1 was of the older calendar, by sun and Moon, and began before that day."
      return era.firstDay.gregorian.year == era.firstYear ? [days] : [days, older]
    }
  }

  /// The text of the example; nil where its facts are about none.
  public var text: LearnedText? {
    guard case .strategy(let strategy) = thing else { return nil }
    return Self.example(of: strategy)
  }

  /// What holds of the example: the strategy's direction beside that of UAX #9, a day's date, or
  /// the dates of the first and the last day.
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
    case .era(let era):
      let calendar = CalendarID(.japanese)
      let days: [CivilDay] = [era.firstDay, era.lastDay ?? era.firstDay]
      return days.compactMap { day -> Fact? in
        // A day before the first one that there are dates of has none.
        guard let date = try? WorldFact.date(day, calendar) else { return nil }
        return Fact("date \(calendar) \(day.iso) \(date)", line: 0)
      }
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
