internal import BidiAlgorithm
internal import UnicodeData
public import Wording

/// Reads layout tables.
///
/// A table is lines of words:
///
/// - `layout NAME` begins it; NAME has letters, digits and hyphens. `xkb NAME`, `title WORDS`,
///   `language TAG` and `direction ltr|rtl` may follow; `direction` has to.
/// - `E1` to `E4`, `D1` to `D4`, `C1` to `C4`, `B1` to `B4`: a row of keys from left to right in a
///   level: 1 plain, 2 Shift, 3 AltGr, 4 both. E has 13 keys from the one left of 1; D 13 from Q to
///   the backslash; C 11 from A; B 11 from the key left of Z that only ISO keyboards have. A row
///   that is not there types nothing. `S` is the space bar in its levels, up to four.
/// - `dead NAME ALONE` and then `BASE=RESULT`…: what a dead key types alone, and with what comes
///   next.
///
/// A key types one character as it is, or a code point as `05D0` or `U+05D0`, or several joined by
/// `+` (`0644+0627`). `--` types nothing; `*NAME` is a dead key. A line that begins with `#`
/// followed by a space is a comment; an empty line ends a table.
enum LayoutReader {
  /// The layout of a table.
  ///
  /// - Throws: where it is wrong, and how.
  static func read(_ table: some StringProtocol) throws(LayoutMistake) -> KeyboardLayout {
    var reading = LayoutReading()
    var number = 0
    for line in String(table).split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words: [String] = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map { String($0) }
      guard let first = words.first, first != "#" else { continue }
      try reading.take(first, Array(words.dropFirst()), line: number)
    }
    return try reading.layout(lines: number)
  }
}

/// What is wrong with a layout table.
public struct LayoutMistake: WordedError, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The key in the line that is wrong, such as `r`; nil where no key is.
  public var key: String?
  /// What is wrong.
  public var reason: Words

  /// Line, key and reason, in one line.
  public var words: Words {
    key.map { "line \(number: line), key \(verbatim: $0): \(reason)" }
      ?? "line \(number: line): \(reason)"
  }
}

/// A table in reading.
private struct LayoutReading {
  private var headers: [String: String] = [:]
  private var keys: [KeyPosition: [KeyMeaning?]] = [:]
  private var rows: Set<String> = []
  private var deadKeys: [String: DeadKey] = [:]
  /// Where dead keys stand that the table has to define.
  private var uses: [(name: String, line: Int, key: String)] = []

  mutating func take(_ word: String, _ rest: [String], line: Int) throws(LayoutMistake) {
    switch word {
    case "layout", "xkb", "title", "language", "direction":
      guard headers[word] == nil else { throw mistake(line, "'\(verbatim: word)' appears twice") }
      guard !rest.isEmpty else { throw mistake(line, "'\(verbatim: word)' has nothing after it") }
      headers[word] = rest.joined(separator: " ")
      if word == "direction", TextDirection(shortName: rest.joined(separator: " ")) == nil {
        throw mistake(
          line, "direction is ltr or rtl, not '\(verbatim: rest.joined(separator: " "))'")
      }
      if word == "layout" { try checkName(rest, line) }
    case "dead": try takeDead(rest, line)
    case "S": try takeSpace(rest, line)
    default: try takeRow(word, rest, line)
    }
  }

  private func checkName(_ words: [String], _ line: Int) throws(LayoutMistake) {
    let name = words[0]
    guard words.count == 1, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
      throw mistake(
        line,
        "a name has letters, digits and hyphens, not '\(verbatim: words.joined(separator: " "))'")
    }
    guard TextDirection(shortName: name) == nil else {
      throw mistake(line, "a layout cannot be called '\(verbatim: name)'")
    }
  }

  private mutating func takeRow(_ word: String, _ cells: [String], _ line: Int)
    throws(LayoutMistake)
  {
    guard word.count == 2, let row = KeyPosition.Row(rawValue: String(word.prefix(1))),
      row != .space, let number = Int(word.suffix(1)), let level = KeyLevel(rawValue: number - 1)
    else {
      throw mistake(
        line,
        "'\(verbatim: word)' is not a row: rows are E1 to E4, D1 to D4, C1 to C4, B1 to B4 and S")
    }
    guard rows.insert(word).inserted else {
      throw mistake(line, "the row \(verbatim: word) appears twice")
    }
    let positions = KeyPosition.keys(of: row)
    guard cells.count == positions.count else {
      let next = positions.indices.contains(cells.count) ? positions[cells.count].name : nil
      throw LayoutMistake(
        line: line, key: next ?? positions[positions.count - 1].name,
        reason:
          "row \(verbatim: row.rawValue) has \(verbatim: positions.count) keys, not \(verbatim: cells.count)"
      )
    }
    for (position, cell) in zip(positions, cells) {
      keys[position, default: [nil, nil, nil, nil]][level.rawValue] =
        try meaning(cell, line, position.name)
    }
  }

  private mutating func takeSpace(_ cells: [String], _ line: Int) throws(LayoutMistake) {
    guard rows.insert("S").inserted else {
      throw mistake(line, "the row \(verbatim: "S") appears twice")
    }
    guard (1...4).contains(cells.count) else {
      throw LayoutMistake(
        line: line, key: KeyPosition.space.name,
        reason: "the space bar has up to 4 levels, not \(verbatim: cells.count)")
    }
    for (level, cell) in cells.enumerated() {
      keys[.space, default: [nil, nil, nil, nil]][level] =
        try meaning(cell, line, KeyPosition.space.name)
    }
  }

  private mutating func takeDead(_ words: [String], _ line: Int) throws(LayoutMistake) {
    guard words.count >= 2 else {
      throw mistake(line, "'dead' needs a name and what the key types alone")
    }
    guard deadKeys[words[0]] == nil else {
      throw mistake(line, "the dead key '\(verbatim: words[0])' appears twice")
    }
    var dead = DeadKey(alone: try text(words[1], line, "*" + words[0]), compositions: [:])
    for pair in words.dropFirst(2) {
      // The base or the result may itself be an equals sign.
      guard let sign = pair.dropFirst().firstIndex(of: "="), pair.index(after: sign) < pair.endIndex
      else { throw mistake(line, "'\(verbatim: pair)' is not BASE=RESULT") }
      let base = try text(String(pair[..<sign]), line, "*" + words[0])
      dead.compositions[base] =
        try text(String(pair[pair.index(after: sign)...]), line, "*" + words[0])
    }
    deadKeys[words[0]] = dead
  }

  private mutating func meaning(
    _ cell: String, _ line: Int, _ key: String
  ) throws(LayoutMistake) -> KeyMeaning? {
    if cell == "--" { return nil }
    if cell.first == "*", cell.count > 1 {
      uses.append((String(cell.dropFirst()), line, key))
      return .dead(String(cell.dropFirst()))
    }
    return .text(try text(cell, line, key))
  }

  /// The text that a cell names.
  private func text(_ cell: String, _ line: Int, _ key: String) throws(LayoutMistake) -> String {
    if cell.unicodeScalars.count == 1 || cell.count == 1 {
      return try checked(cell, line, key)
    }
    var text = String.UnicodeScalarView()
    let parts = cell.split(separator: "+", omittingEmptySubsequences: false)
    for (index, digits) in parts.enumerated() {
      if digits == "U", index + 1 < parts.count { continue }
      guard (4...6).contains(digits.count), digits.allSatisfy(\.isHexDigit),
        let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) })
      else {
        throw LayoutMistake(
          line: line, key: key,
          reason:
            "'\(verbatim: cell)' is neither one character nor code points such as 05D0 or 0644+0627"
        )
      }
      text.append(scalar)
    }
    return try checked(String(text), line, key)
  }

  private func checked(_ text: String, _ line: Int, _ key: String) throws(LayoutMistake) -> String {
    if let control = text.unicodeScalars.first(where: { ScalarFacts.category(of: $0) == .cc }) {
      throw LayoutMistake(
        line: line, key: key,
        reason: "a key cannot type the control \(verbatim: ScalarFacts.codePoint(control.value))")
    }
    return text
  }

  /// The layout that was read.
  func layout(lines: Int) throws(LayoutMistake) -> KeyboardLayout {
    guard let name = headers["layout"] else {
      throw mistake(1, "a table begins with 'layout NAME'")
    }
    guard let direction = headers["direction"].flatMap({ TextDirection(shortName: $0) }) else {
      throw mistake(lines, "'direction ltr' or 'direction rtl' is missing")
    }
    guard !keys.isEmpty else { throw mistake(lines, "the table has no rows") }
    if let use = uses.first(where: { deadKeys[$0.name] == nil }) {
      throw LayoutMistake(
        line: use.line, key: use.key, reason: "no line says 'dead \(verbatim: use.name)'")
    }
    var keys = keys
    if keys[.space] == nil { keys[.space] = [.text(" "), nil, nil, nil] }
    return KeyboardLayout(
      name: name, xkbName: headers["xkb"], title: headers["title"] ?? name,
      language: headers["language"] ?? "und",
      direction: direction, keys: keys, deadKeys: deadKeys)
  }

  private func mistake(_ line: Int, _ reason: Words) -> LayoutMistake {
    LayoutMistake(line: line, key: nil, reason: reason)
  }
}
