/// A place in a message where a program puts a value.
public struct Hole: Hashable, Sendable {
  /// What values may come.
  public enum Values: Hashable, Sendable { case any, number }

  /// Where it stands, in scalars of its message.
  public var range: Range<Int>
  /// Its name or its number; nil where its place among others tells.
  public var name: String?
  /// What values may come.
  public var values: Values
  /// How it is written.
  public var shown: String
  /// Whether an isolate stands around it.
  public var isIsolated = false
}
