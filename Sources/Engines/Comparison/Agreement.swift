public import BidiAlgorithm
internal import CICU

/// How far two answers about one paragraph agree.
///
/// UAX #9 asks of a conformant engine (UAX9-C1) that text be *displayed* as the rules have it, not that its
/// levels be the same numbers.
public enum Agreement: Int, Comparable, Sendable {
  /// Paragraph level, levels and order are the same.
  case same
  /// Levels differ, but what is seen is the same.
  case levelsDiffer
  /// What is seen differs: the order of the scalars, whether one of them is mirrored (L4), or the side on
  /// which the paragraph begins.
  case displayDiffers

  /// In words, as reports say it.
  public var words: String {
    switch self {
    case .same: "same"
    case .levelsDiffer: "levels differ, display equal"
    case .displayDiffers: "display differs"
    }
  }

  /// Whether the left agrees better than the right.
  public static func < (a: Agreement, b: Agreement) -> Bool { a.rawValue < b.rawValue }

  /// Compares two answers about the same scalars. O(*n*).
  public init(_ ours: ResolverAnswer, _ theirs: ResolverAnswer, about scalars: [Unicode.Scalar]) {
    if ours == theirs {
      self = .same
      return
    }
    let isSeenAlike =
      ours.paragraphLevel.isRightToLeft == theirs.paragraphLevel.isRightToLeft
      && ours.order == theirs.order
      && zip(zip(ours.levels, theirs.levels), scalars).allSatisfy { levels, scalar in
        levels.0?.isRightToLeft == levels.1?.isRightToLeft
          || cicu_bidi_is_mirrored(scalar.value) == 0
      }
    self = isSeenAlike ? .levelsDiffer : .displayDiffers
  }
}

/// The first place where another engine's answer is not ours.
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
  /// What UAX #9 has there: a level (`x` for none), or the position of a scalar.
  public var ours: String
  /// What the other engine has there.
  public var theirs: String
  /// The rule of ours that set the value, and the position where it did; nil for an order alone.
  public var rule: BidiRule?

  /// Such as `FriBidi 1.0.8 gives 1, UAX #9 gives 2: N0 at 7`.
  public func sentence(engine: String) -> String {
    let start = "\(engine) gives \(theirs), UAX #9 gives \(ours)"
    switch kind {
    case .paragraphLevel:
      return start + " as the paragraph level" + (rule.map { ": \($0.rawValue)" } ?? "")
    case .level(let position):
      return start + (rule.map { ": \($0.rawValue) at \(position)" } ?? " at \(position)")
    case .order(let column): return start + " in column \(column)"
    }
  }

  /// The first difference between two answers; nil where there is none. O(*n*).
  ///
  /// - Parameters:
  ///   - ours: the answer of UAX #9.
  ///   - theirs: the other engine's.
  ///   - input: the paragraph, for the rule that set our value.
  ///   - direction: its base direction.
  public init?(
    _ ours: ResolverAnswer, _ theirs: ResolverAnswer, _ input: BidiInput,
    direction: BaseDirection
  ) {
    guard ours != theirs else { return nil }
    func text(_ level: EmbeddingLevel?) -> String { level?.description ?? "x" }
    if ours.paragraphLevel != theirs.paragraphLevel {
      self.init(
        kind: .paragraphLevel, ours: text(ours.paragraphLevel), theirs: text(theirs.paragraphLevel),
        rule: resolve(input, direction: direction).reason.rule)
    } else if let position = zip(ours.levels, theirs.levels).enumerated()
      .first(where: { $0.element.0 != $0.element.1 })?.offset
    {
      self.init(
        kind: .level(position), ours: text(ours.levels[position]),
        theirs: text(theirs.levels[position]),
        rule: DecidingRule.ofLevel(at: position, input, direction: direction))
    } else {
      let columns = zip(ours.order, theirs.order).enumerated()
      let column = columns.first { $0.element.0 != $0.element.1 }?.offset
      let first = column ?? min(ours.order.count, theirs.order.count)
      func scalar(_ order: [Int]) -> String { first < order.count ? "\(order[first])" : "none" }
      self.init(
        kind: .order(column: first), ours: scalar(ours.order), theirs: scalar(theirs.order),
        rule: .l2)
    }
  }

  private init(kind: Kind, ours: String, theirs: String, rule: BidiRule?) {
    self.kind = kind
    self.ours = ours
    self.theirs = theirs
    self.rule = rule
  }
}
