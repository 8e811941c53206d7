import TextModel

extension TextNotation {
  /// Reads a text with its caret and anchor; brackets are passed over, since ranges follow from the
  /// two.
  ///
  /// - Parameter notation: a text without a caret has it at its start.
  /// - Returns: the text and the selection.
  static func read(_ notation: String) -> (text: String, selection: Selection) {
    var text = String.UnicodeScalarView()
    var caret = TextPosition(ScalarOffset(0), .upstream)
    var anchor: TextPosition?
    var rest = notation.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "[", "]": continue
      case "\\":
        let escaped = rest.popFirst() ?? "\\"
        text.append(escaped == "n" ? "\n" : escaped)
      case "<", "|", "!":
        let here = TextPosition(ScalarOffset(text.count), scalar == "<" ? .upstream : .downstream)
        let sign = scalar == "<" ? rest.popFirst() : scalar
        if scalar != "<", rest.first == ">" { rest.removeFirst() }
        if sign == "!" { anchor = here } else { caret = here }
      default: text.append(scalar)
      }
    }
    return (String(text), Selection(anchor: anchor ?? caret, focus: caret))
  }
}
