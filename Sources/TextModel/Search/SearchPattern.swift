/// A text to look for, scalar by scalar as it is stored.
///
/// Nothing is folded or normalised: who looks for a letter with its mark apart does not want the
/// precomposed one.
public struct SearchPattern: Hashable, Sendable {
  /// The scalars to find, in storage order.
  public let text: StoredText

  /// A pattern of a text; nil for an empty one.
  public init?(text: String) {
    guard !text.isEmpty else { return nil }
    self.text = StoredText(text)
  }

  /// What a user typed: code points as `U+05D0 U+05D1`, in any case, or else the text itself.
  ///
  /// Nil where nothing was typed.
  public init?(query: String) {
    let words = query.split(separator: " ")
    let scalars = words.compactMap(Self.codePoint)
    let isCodePoints = !words.isEmpty && scalars.count == words.count
    self.init(text: isCodePoints ? String(String.UnicodeScalarView(scalars)) : query)
  }

  /// The scalar of `U+05D0`: four to six hexadecimal digits.
  private static func codePoint(_ word: Substring) -> Unicode.Scalar? {
    guard word.hasPrefix("U+") || word.hasPrefix("u+"), (6...8).contains(word.utf8.count),
      word.dropFirst(2).allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(word.dropFirst(2), radix: 16)
    else { return nil }
    return Unicode.Scalar(value)
  }
}

/// Which way to look, in storage order.
public enum SearchDirection: Hashable, Sendable { case forward, backward }
