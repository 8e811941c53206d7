/// How placeholders are written in a catalogue.
public struct PlaceholderStyle: OptionSet, Hashable, Sendable {
  /// The bits, one a way of writing.
  public let rawValue: Int

  /// The ways of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `%s`, `%1$@`, `%(name)s`, `%{name}`.
  static let percent = PlaceholderStyle(rawValue: 1)
  /// `{0}`, `{name}`, `{{name}}`, `{ $name }`.
  static let braces = PlaceholderStyle(rawValue: 2)
  /// `${name}`.
  static let dollar = PlaceholderStyle(rawValue: 4)
  /// `%1`, `%L1`, `%n` of Qt.
  static let qt = PlaceholderStyle(rawValue: 8)
  /// Elements such as `<xliff:g>…</xliff:g>`.
  static let elements = PlaceholderStyle(rawValue: 16)
  /// `%PRODUCTNAME`, `%name%`, `$name$`, `$NAME`, `$(name)`.
  static let names = PlaceholderStyle(rawValue: 32)
  /// What is a placeholder in most catalogues.
  static let all: PlaceholderStyle = [.percent, .braces, .dollar]
}
