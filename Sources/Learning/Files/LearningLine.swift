/// A line of a data file: a field and its value, such as `text: ab CD`.
///
/// A file holds one field a line. A line that begins with two blanks goes on the value before it;
/// empty lines and those that begin with `#` are passed over.
struct LearningLine: Hashable, Sendable {
  /// The field's name.
  var field: String
  /// What it says; lines that went on are joined by a blank.
  var value: String
  /// Where it stands, from 1.
  var number: Int

  /// What is wrong with it as the name of a lesson or a play; nil where nothing is.
  var nameFault: String? {
    let isName =
      !value.isEmpty && value == value.lowercased()
      && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isName ? nil : "a name has small letters, digits and hyphens"
  }

  /// Takes it as the title of a lesson or a play, which has one; says what is wrong with it.
  func take(asTitle title: inout String, of kind: String) -> String? {
    let isFirst = title.isEmpty
    title = value
    return isFirst ? nil : "a \(kind) has one title"
  }

  /// The lines of a file, and what is wrong with rows that are none. A byte order mark is skipped.
  /// O(*n*).
  static func read(_ file: String) -> (lines: [LearningLine], faults: [LearningFault]) {
    var lines: [LearningLine] = []
    var faults: [LearningFault] = []
    // By scalars: a mark after a line feed would make one character of both.
    let scalars = file.unicodeScalars
    let content: Substring.UnicodeScalarView =
      scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
    let rows = content.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      let text = String(row.last == "\r" ? row.dropLast() : row)
      let trimmed = text.trimmed
      if trimmed.isEmpty || text.unicodeScalars.first == "#" { continue }
      if text.hasPrefix("  "), !lines.isEmpty {
        lines[lines.count - 1].value += " " + trimmed
        continue
      }
      guard let colon = text.unicodeScalars.firstIndex(of: ":"),
        text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
        colon > text.startIndex
      else {
        faults.append(
          LearningFault(line: index + 1, text: "'\(trimmed)' is no field such as 'text: ab CD'"))
        continue
      }
      let value = String(text.unicodeScalars[text.unicodeScalars.index(after: colon)...]).trimmed
      lines.append(LearningLine(field: String(text[..<colon]), value: value, number: index + 1))
    }
    return (lines, faults)
  }

  /// Hands each line of a file to a reader that says what is wrong with it. Returns all faults.
  /// O(*n*).
  static func faults(in file: String, _ take: (LearningLine) -> String?) -> [LearningFault] {
    let (lines, faults) = read(file)
    return faults
      + lines.compactMap { line in
        take(line).map { LearningFault(line: line.number, text: $0) }
      }
  }
}

extension String {
  /// Without the blanks and tabs around it.
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first == " " || first == "\t" { scalars.removeFirst() }
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return String(scalars)
  }

  /// Its words between blanks.
  var words: [String] { split(separator: " ").map(String.init) }

  /// Its words in Latin letters and its numbers.
  var latinWords: [String] {
    split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
