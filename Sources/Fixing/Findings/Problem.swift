public import Wording

/// A piece of a paragraph that is not drawn as it is read.
public struct Problem: Hashable, Sendable {
  /// What the piece is.
  public var kind: PieceKind
  /// Where it stands in storage, in scalars from the paragraph's start.
  public var range: Range<Int>
  /// In what way it is torn, and what did that.
  public var tear: Tear

  /// A piece, torn in some way.
  public init(kind: PieceKind, range: Range<Int>, tear: Tear) {
    self.kind = kind
    self.range = range
    self.tear = tear
  }

  /// What is wrong and why, in one plain sentence.
  public var sentence: Words { tear.sentence(about: kind) }
}
