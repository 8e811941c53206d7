public import UnicodeData

/// A place in a message where a program puts a value.
public struct Hole: Hashable, Sendable {
  /// What values may come: a count is a number that is not negative.
  public enum Values: Hashable, Sendable { case any, number, count }

  /// Where it stands, in scalars of its message.
  public var range: Range<Int>
  /// Its name or its number; nil where its place among others tells.
  @Exact public var name: String? = nil
  /// What values may come.
  public var values: Values
  /// How it is written.
  @Exact public var shown: String
  /// Whether an isolate stands around it.
  public var isIsolated = false
  /// Whether quotation marks stand around it: then it is a name.
  var isQuoted = false
  /// Whether no number comes for it that may be negative, as for a name.
  var isNoNumber = false

  /// Whether a negative number may come for it.
  var takesNegative: Bool {
    switch values {
    case .any: !isNoNumber && !isQuoted
    case .number: true
    case .count: false
    }
  }
}
