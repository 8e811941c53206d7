public import BidiAlgorithm

/// What a stage left of one scalar.
public struct TraceCell: Hashable, Sendable {
  /// What stands in the cell.
  public enum Content: Hashable, Sendable {
    case nothing
    case bidiClass(BidiClass)
    case level(EmbeddingLevel)
    /// X9 removed the scalar.
    case removed
    /// P2 passed over the scalar, for it stands in an isolate.
    case passedOver
    /// X10: the number of its sequence, from 0.
    case sequence(Int)
    /// L2 and L3: its place on the line, from the left, from 0.
    case place(Int)
    /// L4: it is shown as this scalar; nil where no character looks like its mirror image.
    case mirror(Unicode.Scalar?)
  }

  /// What stands in the cell.
  public var content: Content
  /// Whether the stage changed it.
  public var isChanged: Bool

  init(_ content: Content, isChanged: Bool = false) {
    self.content = content
    self.isChanged = isChanged
  }
}
