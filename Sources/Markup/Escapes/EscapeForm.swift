/// A way in which characters are written in ASCII.
public enum EscapeForm: String, CaseIterable, Hashable, Sendable {
  /// `\u05D4`, and two of them for what UTF-16 writes in two units: JSON (RFC 8259, section 7),
  /// JavaScript, Java.
  case utf16
  /// `\u05D4`, and `\U0001F600` beyond U+FFFF: Python, C (6.4.3 of ISO C).
  case long
  /// `\u{5D4}`: Swift, Rust, JavaScript.
  case braces
  /// `\x{5D4}`: Perl, PCRE.
  case hexBraces
  /// `\N{HEBREW LETTER HE}`: Python, Perl, C++.
  case named
  /// `\xD7\x94`: the bytes of UTF-8, in C and shells.
  case hexBytes
  /// `\327\224`: the bytes of UTF-8 in octal, in C, and in names that git prints.
  case octal
  /// `\5D4 `: CSS (CSS Syntax, section 4.3.7).
  case css
  /// `&#x5D4;`, `&#1492;`, `&rlm;`: HTML and XML.
  case html
  /// `%D7%94`: the bytes of UTF-8 in addresses (RFC 3986, section 2.1).
  case percent

  /// Whether a backslash begins it.
  public var hasBackslash: Bool { self != .html && self != .percent }

  /// Whether `\n`, `\"` and their like stand beside it.
  var hasShortEscapes: Bool { hasBackslash && self != .css }

  /// What begins it; written by itself, it has to be escaped.
  var sign: Unicode.Scalar {
    switch self {
    case .html: "&"
    case .percent: "%"
    default: "\\"
    }
  }
}
