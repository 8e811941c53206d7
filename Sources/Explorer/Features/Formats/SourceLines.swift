/// Swift source, broken into lines of a width.
enum SourceLines {
  /// The same with the last column free, where that takes no line more. O(*n*).
  static func roomy(_ source: String, columns: Int) -> [String] {
    let lines = of(source, columns: columns)
    let roomy = of(source, columns: columns - 1)
    return roomy.count == lines.count ? roomy : lines
  }

  /// Breaks source before a `.`, behind a `(` and behind a blank, but not in a string or a number.
  /// A piece longer than a line is broken where the line ends. O(*n*).
  static func of(_ source: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(source) {
      // A blank at a line's end needs no column.
      if !line.isEmpty, line.count + withoutBlank(piece).count > columns {
        lines.append(withoutBlank(line))
        line = ""
      }
      line += piece
      while withoutBlank(line).count > columns {
        lines.append(String(line.prefix(columns)))
        line = String(line.dropFirst(columns))
      }
    }
    return line.isEmpty ? lines : lines + [withoutBlank(line)]
  }

  /// The pieces that are not broken, in order. Joined they are the source.
  private static func pieces(_ source: String) -> [String] {
    var pieces = [""]
    var isInString = false
    var before: Character = " "
    for character in source {
      let isMember =
        character == "." && before != "." && before != "(" && before != " " && !before.isNumber
      if !isInString, isMember { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      if character == "\"", before != "\\" { isInString.toggle() }
      if !isInString, character == "(" || character == " " { pieces.append("") }
      before = character
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static func withoutBlank(_ text: String) -> String {
    text.hasSuffix(" ") ? String(text.dropLast()) : text
  }
}
