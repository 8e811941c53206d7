/// One escape, or a run of escaped bytes, as it stands in a text.
struct EscapeToken {
  /// A piece of it: a scalar that it means, or what means nothing and stays as it is.
  struct Piece {
    var range: Range<Int>
    var scalar: Unicode.Scalar?
  }

  var form: EscapeForm?
  var pieces: [Piece]
  /// Why the pieces without a scalar mean none.
  var fault: IllFormedEscape.Reason?
  /// Whether nobody writes this who does not mean it.
  var isSure = false

  var range: Range<Int> {
    (pieces.first?.range.lowerBound ?? 0)..<(pieces.last?.range.upperBound ?? 0)
  }
}

/// An escape that means no character; it stays in the text as it is written.
public struct IllFormedEscape: Hashable, Sendable {
  /// What is wrong with it.
  public enum Reason: String, Hashable, Sendable {
    /// Half of a pair of surrogates.
    case loneSurrogate = "half of a surrogate pair"
    /// A number that is no Unicode scalar value.
    case notAScalar = "not a Unicode scalar value"
    /// Too few digits, or no closing brace.
    case incomplete = "incomplete"
    /// Bytes that are not UTF-8.
    case notUTF8 = "not UTF-8"
    /// A name that no character has.
    case unknownName = "no such name"
  }

  /// Where it stands in the source, in scalars.
  public var range: Range<Int>
  /// What is wrong with it.
  public var reason: Reason
}
