/// A place in a message where a program puts a value.
public struct Hole: Hashable, Sendable {
  /// What values may come: a count is a number that is not negative.
  public enum Values: Hashable, Sendable { case any, number, count }

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
  /// Whether quotation marks stand around it: then it is a name.
  var isQuoted = false
  /// Whether it is a name, or stands behind a word where its format has another sign for numbers:
  /// `for %s`.
  var isNoNumber = false
}
