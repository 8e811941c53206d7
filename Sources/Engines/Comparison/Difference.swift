public import BidiAlgorithm

/// The first place where an engine's answer is not the expected one.
public struct Difference: Hashable, Sendable {
  /// What differs there.
  public enum Kind: Hashable, Sendable {
    case paragraphLevel
    /// The level of the scalar at a position.
    case level(Int)
    /// The scalar in a column of the display.
    case order(column: Int)
  }

  /// What differs.
  public var kind: Kind
  /// What is expected there: a level (`x` for none), or the position of a scalar.
  public var expected: String
  /// What the engine has there.
  public var theirs: String
  /// What UAX #9 has there, as Bidiscope reads it; other than ``expected`` where a file is wrong.
  public var standard: String
  /// The rule that set the standard's value, or the explicit rule where the engine's value cannot
  /// come from the standard's explicit level; L2 for an order.
  public var rule: BidiRule?
  /// The explicit level there, where neither I1, I2 nor L1 makes the engine's level of it.
  public var outOfReach: EmbeddingLevel?

  /// A difference from UAX #9 itself.
  public init(_ kind: Kind, ours: String, theirs: String, rule: BidiRule?) {
    self.kind = kind
    expected = ours
    standard = ours
    self.theirs = theirs
    self.rule = rule
  }

  /// Such as `FriBidi 1.0.8 gives 1 at 7, UAX #9 gives 2`.
  public func sentence(engine: String) -> String {
    let place =
      switch kind {
      case .paragraphLevel: "as the paragraph level"
      case .level(let position): "at \(position)"
      case .order(let column): "in column \(column)"
      }
    let start = "\(engine) gives \(theirs) \(place), "
    if expected == standard { return start + "UAX #9 gives \(standard)" }
    if theirs == standard {
      return "the file expects \(expected) \(place), \(engine) gives \(theirs) as UAX #9 has it"
    }
    return start + "the file gives \(expected), UAX #9 as Bidiscope reads it \(standard)"
  }

  /// What is known of the cause where no alteration of one rule gives the engine's answer.
  public var cause: String {
    guard let rule else { return "not traced: UAX #9 gives that value as it is" }
    if let outOfReach {
      return
        "not traced: \(rule.rawValue) gives the level \(outOfReach), of which no rule makes \(theirs)"
    }
    return rule == .l2
      ? "not traced: L2 orders these levels differently"
      : "not traced: \(rule.rawValue) sets the right value"
  }

  /// The first difference between two answers; nil where there is none. O(*n*).
  ///
  /// - Parameters:
  ///   - expected: the answer of UAX #9, or what a file says of it.
  ///   - theirs: the engine's.
  ///   - input: the paragraph, for the standard's value and the rule that set it.
  ///   - direction: its base direction.
  public init?(
    _ expected: ResolverAnswer, _ theirs: ResolverAnswer, _ input: BidiInput,
    direction: BaseDirection
  ) {
    guard let kind = Self.firstKind(expected, theirs) else { return nil }
    let resolved = resolve(input, direction: direction)
    self.kind = kind
    self.expected = Self.value(of: kind, in: expected)
    self.theirs = Self.value(of: kind, in: theirs)
    standard = Self.value(of: kind, in: ResolverAnswer(resolved))
    rule =
      switch kind {
      case .paragraphLevel: resolved.reason.rule
      case .level(let position):
        DecidingRule.ofLevel(
          at: position, input, direction: direction,
          theirs: position < theirs.levels.count ? theirs.levels[position] : nil)
      case .order: .l2
      }
    if case .level(let position) = kind, position < theirs.levels.count,
      let level = theirs.levels[position]
    {
      outOfReach = DecidingRule.outOfReach(at: position, input, direction: direction, theirs: level)
    }
  }

  private static func firstKind(_ a: ResolverAnswer, _ b: ResolverAnswer) -> Kind? {
    if a == b { return nil }
    if a.paragraphLevel != b.paragraphLevel { return .paragraphLevel }
    if let position = zip(a.levels, b.levels).enumerated()
      .first(where: { $0.element.0 != $0.element.1 })?.offset
    {
      return .level(position)
    }
    let column = zip(a.order, b.order).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return .order(column: column ?? min(a.order.count, b.order.count))
  }

  private static func value(of kind: Kind, in answer: ResolverAnswer) -> String {
    switch kind {
    case .paragraphLevel: answer.paragraphLevel.description
    case .level(let position):
      position < answer.levels.count ? answer.levels[position]?.description ?? "x" : "none"
    case .order(let column): column < answer.order.count ? "\(answer.order[column])" : "none"
    }
  }
}
