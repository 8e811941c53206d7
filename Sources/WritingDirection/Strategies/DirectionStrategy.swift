/// One way to decide a paragraph's base direction, under its platform's name.
public struct DirectionStrategy: Hashable, Sendable, Identifiable {
  /// A number or choice that the strategy is made of.
  public struct Parameter: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its value in words.
    public var value: String
  }

  /// The name to choose it by, such as `steady`.
  public let name: String
  /// Other names it answers to, such as the constant of its platform.
  public let aliases: [String]
  /// What it does, in a few words.
  public let title: String
  /// Whose rule it is, and where it is written.
  public let source: String
  /// How it reads the text.
  let method: Method
  /// Where the direction of a text without strong scalars comes from; the first that is known.
  let neutral: [NeutralSource]
  /// Whether the lines of a neutral paragraph lean where the previous paragraph's do.
  let neutralAlignsWithPrevious: Bool

  /// The name.
  public var id: String { name }

  /// How a strategy reads the text.
  enum Method: Hashable, Sendable {
    case firstStrong(skipsIsolates: Bool)
    /// The first strong scalar of the block between blank lines.
    case block
    case anyRightToLeft
    case firstCharacter
    case constant
    case locale
    case majority
    case wordShare(percent: Int, isInclusive: Bool, weakIsLeftToRight: Bool)
    case twitter(percent: Int)
    case steady(SteadyThresholds)
  }

  init(
    _ name: String, aliases: [String] = [], _ title: String, source: String, _ method: Method,
    neutral: [NeutralSource], neutralAlignsWithPrevious: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.title = title
    self.source = source
    self.method = method
    self.neutral = neutral
    self.neutralAlignsWithPrevious = neutralAlignsWithPrevious
  }

  /// The strategy of this name or alias, in any case and with `_` as good as `-`; nil where there is none.
  public init?(name: some StringProtocol) {
    let wanted = Self.folded(name)
    let match = Self.all.first { strategy in
      Self.folded(strategy.name) == wanted
        || strategy.aliases.contains { Self.folded($0) == wanted }
    }
    guard let match else { return nil }
    self = match
  }

  private static func folded(_ name: some StringProtocol) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// The numbers and choices it is made of, in words.
  public var parameters: [Parameter] {
    var result = methodParameters
    if !neutral.isEmpty {
      result.append(
        Parameter(name: "neutral text", value: neutral.map(\.title).joined(separator: ", else ")))
    }
    return result
  }

  /// Whether other lines of the same block between blank lines decide too.
  public var readsBlocks: Bool { method == .block }

  /// Whether it counts words.
  public var countsWords: Bool {
    switch method {
    case .steady, .wordShare: true
    default: false
    }
  }

  private var methodParameters: [Parameter] {
    switch method {
    case .firstStrong(let skips):
      [Parameter(name: "isolates", value: skips ? "skipped" : "read like other text")]
    case .block: [Parameter(name: "unit", value: "block between blank lines")]
    case .wordShare(let percent, let isInclusive, _):
      [
        Parameter(
          name: "right-to-left words",
          value: "\(isInclusive ? "at least" : "more than") \(percent)%")
      ]
    case .twitter(let percent):
      [Parameter(name: "right-to-left code units", value: "more than \(percent)%")]
    case .steady(let thresholds):
      [
        Parameter(name: "turns right-to-left", value: "from \(thresholds.rightToLeftPercent)% on"),
        Parameter(name: "turns left-to-right", value: "up to \(thresholds.leftToRightPercent)%"),
        Parameter(name: "words needed", value: "\(thresholds.minimumWords)"),
      ]
    case .anyRightToLeft, .firstCharacter, .constant, .locale, .majority: []
    }
  }
}
