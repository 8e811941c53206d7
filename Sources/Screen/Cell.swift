/// One cell of the screen.
public struct Cell: Hashable, Sendable {
  /// What stands in a cell: nothing, a base with its marks, or the right half of the wide cell
  /// before it.
  public enum Content: Hashable, Sendable {
    case blank
    /// One base scalar that takes one or two columns, and its marks. Never Cc or Cf. (An empty
    /// array of marks costs no allocation; a frame is mostly such cells.)
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
