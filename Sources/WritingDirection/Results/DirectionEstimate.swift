public import BidiAlgorithm

/// A strategy's answer for one paragraph.
///
/// This is the *writing direction* of the paragraph, not the direction of a run of text.
public struct DirectionEstimate: Hashable, Sendable {
  /// The direction the strategy decides; nil where it calls the paragraph neutral and leaves it as
  /// it was.
  public var direction: TextDirection?
  /// The direction to lay the paragraph out in: ``direction``, or for neutral text that of the
  /// context.
  public var base: TextDirection
  /// What decided.
  public var reason: DirectionReason
  /// What was counted; nil where the strategy counts nothing or was not asked.
  public var counts: DirectionCounts?
  /// Whose leading edge the lines lean on: left-to-right is the left edge. Not always the base
  /// direction's.
  public var alignment: TextDirection
  /// Whether the paragraph's own text decides nothing, so that its surroundings or a fixed choice
  /// did.
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
