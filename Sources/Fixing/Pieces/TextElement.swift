/// Elements of HTML and of messages that stand in texts, by their names in small letters.
enum TextElement {
  /// Those that break a line.
  static let breakingLines: Set<String> = ["br", "hr", "nl"]

  /// Those that text is put into.
  static let holdingText: Set<String> = [
    "a", "b", "big", "body", "code", "div", "em", "font", "h1", "h2", "h3", "html", "i", "li",
    "ol", "p", "qt", "small", "span", "strong", "sub", "sup", "td", "tr", "tt", "u", "ul",
  ]

  /// Whether a name is that of such an element.
  static func isOne(_ name: String) -> Bool {
    holdingText.contains(name) || breakingLines.contains(name)
  }
}
