/// Left or right on the screen.
public enum HorizontalSide: Hashable, Sendable {
  case left, right

  /// The other side.
  public var opposite: HorizontalSide { self == .left ? .right : .left }
}
