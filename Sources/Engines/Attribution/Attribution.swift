public import BidiAlgorithm

/// What an engine may have wrong, as far as one answer or a whole run tells.
public struct Attribution: Hashable, Sendable {
  /// One thing that is wrong.
  public struct Cause: Hashable, Sendable {
    /// The alterations that the texts do not tell apart, in the order of the rules.
    public var alternatives: [RuleAlteration]
    /// How many of a run's differing texts it explains, alone or with another; nil where there was
    /// no run.
    public var explained: Int?
    /// How many of a run's texts it would give another answer than the engine's.
    public var contradicted = 0

    /// The rules or definitions, each once.
    public var rules: [RuleName] {
      var rules: [RuleName] = []
      for alteration in alternatives where !rules.contains(alteration.rule) {
        rules.append(alteration.rule)
      }
      return rules
    }

    /// Such as `X5c (FSI looks past its matching PDI)`, the first few where there are many; with
    /// both counts where the run contradicts it.
    var words: String {
      let shown = alternatives.prefix(Self.most).map { "\($0.rule) (\($0.words))" }
      var words = shown.joined(separator: " or ")
      if alternatives.count > Self.most {
        words += " or \(alternatives.count - Self.most) others"
      }
      if let explained, contradicted > 0 {
        words +=
          ", which explains \(explained) of the texts that differ and is contradicted by \(contradicted)"
      }
      return words
    }

    private static let most = 4
  }

  /// What is wrong, where there are several only together; empty where the answer is not traced.
  public var causes: [Cause]

  /// The longest text, in scalars, whose answers are attributed: each alteration resolves it once
  /// more.
  static let longest = 2_000

  /// What is wrong, in the order of the rules.
  public init(causes: [Cause]) { self.causes = causes }

  /// The alterations that alone give an engine's answer about one text; none where the answer is
  /// right. O(alterations × *n*), and slow beside the engine.
  ///
  /// - Parameters:
  ///   - theirs: the engine's answer.
  ///   - text: the paragraph.
  ///   - input: what UAX #9 needs to know of it.
  public init(_ theirs: ResolverAnswer, on text: TestText, _ input: BidiInput) {
    let resolver = AlteredResolver(text, input)
    let alternatives =
      resolver.standard == theirs
      ? [] : RuleAlteration.allCases.filter { resolver.answer($0) == theirs }
    causes = alternatives.isEmpty ? [] : [Cause(alternatives: alternatives)]
  }

  /// All alterations that are named.
  public var alterations: [RuleAlteration] { causes.flatMap(\.alternatives) }

  /// The rules or definitions, each once.
  public var rules: [RuleName] {
    var rules: [RuleName] = []
    for rule in causes.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }

  /// The rules in short, such as `X5c or BD9`, `W4 and W7 together`.
  public var title: String {
    let parts = causes.map { $0.rules.map(\.description).joined(separator: " or ") }
    return parts.joined(separator: " and ") + (parts.count > 1 ? " together" : "")
  }

  /// Such as `consistent with X5c (FSI looks past its matching PDI)`, or `closest to` where the run
  /// contradicts it; nil where no alteration gives the answer.
  public var words: String? {
    guard !causes.isEmpty else { return nil }
    let parts = causes.map(\.words)
    let isContradicted = causes.contains { $0.explained != nil && $0.contradicted > 0 }
    return (isContradicted ? "closest to " : "consistent with ") + parts.joined(separator: " and ")
      + (parts.count > 1 ? " together" : "")
  }
}
