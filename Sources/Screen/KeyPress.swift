/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// A key, without modifiers.
  public enum Key: Hashable, Sendable {
    /// A key that types this scalar; letters with Control come in lower case.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, escape, insert
    case left, right, up, down, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The key itself.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// A key with its modifiers.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
