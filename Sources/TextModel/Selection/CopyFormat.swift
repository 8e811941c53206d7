/// How copied text is written.
public enum CopyFormat: String, CaseIterable, Hashable, Sendable {
  /// As it is, in storage order.
  case storage
  /// As it is shown, left to right, line by line, mirrored where the screen mirrors.
  case display
  /// Swift's `\u{…}` for all but printable ASCII, without quotes.
  case scalarEscapes
  /// `\uXXXX` for each UTF-16 unit of all but printable ASCII, without quotes.
  case utf16Escapes
  /// A `<p dir="…">` for each paragraph, controls as numeric references.
  case html
  /// A string literal of Swift.
  case swiftLiteral
  /// A string of JSON.
  case jsonLiteral
}
