/// One cell of the screen.
public struct Cell: Hashable, Sendable {
  /// What stands in a cell: nothing, a base with what continues its cluster, or a further column of
  /// the cluster before it.
  public enum Content: Hashable, Sendable {
    case blank
    /// One base scalar and what continues its cluster, in storage order: marks, and in emoji and
    /// syllables the rest of them. It takes this cell and the ``wideTail`` cells behind it. (An
    /// empty array costs no allocation; a frame is mostly such cells.)
    case glyph(Unicode.Scalar, marks: [Unicode.Scalar] = [])
    case wideTail
  }

  /// What stands in it.
  public var content: Content
  /// How it looks.
  public var style: Style

  /// A cell; blank and plain without arguments.
  public init(_ content: Content = .blank, style: Style = Style()) {
    self.content = content
    self.style = style
  }
}
