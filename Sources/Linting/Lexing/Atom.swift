public import Wording

/// A comment or a string of a program: an atom of UTS #55 that holds text.
public struct Atom: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable { case comment, string }

  /// What it is.
  public var kind: Kind
  /// All of it, in scalars of the file.
  public var range: Range<Int>
  /// What stands between its signs.
  public var content: Range<Int>
  /// Whether a backslash in it begins an escape.
  public var hasEscapes = false
  /// Whether code stands in it, whose value is not known.
  public var hasCode = false

  /// What it is called in a sentence.
  public var noun: Words { kind == .comment ? "comment" : "string literal" }
}
