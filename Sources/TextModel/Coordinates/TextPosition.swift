/// A place for the caret: a gap in storage and the neighbour it leans on.
///
/// A gap between runs of different direction has two places on the screen, and so has a gap where a
/// line wraps; the affinity chooses. Upstream is the trailing edge of the scalar before the gap,
/// downstream the leading edge of the scalar after it. Being tied to a character's edge, a position
/// keeps its meaning when lines wrap elsewhere.
public struct TextPosition: Hashable, Sendable {
  /// Which neighbour of the gap the position belongs to.
  public enum Affinity: UInt8, Hashable, Sendable { case upstream, downstream }

  /// The gap, in scalars from the document's start.
  public var offset: ScalarOffset
  /// The neighbour the position leans on.
  public var affinity: Affinity

  /// A gap in scalars, and the neighbour it leans on.
  @inlinable public init(_ offset: ScalarOffset, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
