public import BidiAlgorithm

/// A strategy's answer for one paragraph.
///
/// This is the *writing direction* of the paragraph, not the direction of a run of text.
public struct DirectionEstimate: Hashable, Sendable {
  /// The direction the strategy decides; nil where it calls the paragraph neutral and leaves it as it was.
  public var direction: TextDirection?
  /// The direction to lay the paragraph out in: ``direction``, or for neutral text that of the context.
  public var base: TextDirection
  /// What decided.
  public var reason: DirectionReason
  /// What was counted; nil where the strategy counts nothing or was not asked.
  public var counts: DirectionCounts?
  /// Whose leading edge the lines lean on: left-to-right is the left edge. Not always the base direction's.
  public var alignment: TextDirection
  /// Whether the paragraph's own text decides nothing, so that its surroundings or a fixed choice did.
  public var isNeutral = false

  /// An answer.
  public init(
    direction: TextDirection?, base: TextDirection, reason: DirectionReason,
    counts: DirectionCounts? = nil, alignment: TextDirection
  ) {
    self.direction = direction
    self.base = base
    self.reason = reason
    self.counts = counts
    self.alignment = alignment
  }

  /// `ltr`, `rtl` or `neutral`.
  public var shortName: String { direction?.shortName ?? "neutral" }
}

/// What a strategy counted.
public struct DirectionCounts: Hashable, Sendable {
  /// A kind of thing to count.
  public enum Unit: String, Hashable, Sendable {
    /// Words, as the strategy sees words.
    case words
    /// Letters.
    case letters
    /// UTF-16 code units.
    case codeUnits
    /// Votes of words, some of which have more than one.
    case votes
  }

  /// What is counted.
  public var unit: Unit
  /// How many are right-to-left.
  public var rightToLeft: Int
  /// How many are left-to-right, or for code units: all others that count.
  public var leftToRight: Int
  /// How many words have no weight: numbers, addresses and the like.
  public var weak: Int

  /// Counts.
  public init(unit: Unit, rightToLeft: Int, leftToRight: Int, weak: Int = 0) {
    self.unit = unit
    self.rightToLeft = rightToLeft
    self.leftToRight = leftToRight
    self.weak = weak
  }

  /// How many have weight.
  public var total: Int { rightToLeft + leftToRight }
}
