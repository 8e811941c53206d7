/// Something done with the mouse, at a cell from the top left corner.
public struct MouseEvent: Hashable, Sendable {
  /// A button, or none of them.
  public enum Button: Hashable, Sendable { case left, middle, right, none }
  /// What was done; a wheel turns by steps.
  public enum Kind: Hashable, Sendable {
    case press(Button), release(Button), drag(Button), wheelUp, wheelDown
  }

  /// A half of a cell, by its place on the screen.
  public enum Half: Hashable, Sendable {
    case left, right
  }

  /// What was done.
  public var kind: Kind
  /// The cell where it was done.
  public var at: Point
  /// The half of the cell where it was done; nil where the terminal reports no more than the cell.
  public var half: Half?
  /// The modifiers held meanwhile.
  public var modifiers: Modifiers

  /// Something done with the mouse at a place.
  public init(_ kind: Kind, at: Point, half: Half? = nil, modifiers: Modifiers = []) {
    self.kind = kind
    self.at = at
    self.half = half
    self.modifiers = modifiers
  }
}
