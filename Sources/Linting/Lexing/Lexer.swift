internal import Markup

/// Finds the comments and the strings of a program by a table of its language.
///
/// It is no parser: what it does not know it passes over, and it ends on any input. O(*n*).
struct Lexer {
  private let text: [Unicode.Scalar]
  private let table: SyntaxTable
  private var at = 0
  private var atoms: [Atom] = []
  /// The last scalar of code that is no space.
  private var last: Unicode.Scalar = "\n"

  /// Code in strings in code in strings is read so deep.
  private static let deepest = 16

  private init(_ text: [Unicode.Scalar], _ table: SyntaxTable) {
    self.text = text
    self.table = table
  }

  /// The atoms of a program in their order.
  static func atoms(of text: [Unicode.Scalar], _ table: SyntaxTable) -> [Atom] {
    var lexer = Lexer(text, table)
    while lexer.at < text.count { lexer.step() }
    return lexer.atoms
  }

  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "#", "\"", "'", "`": true
    default: false
    }
  }

  private func has(_ signs: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + signs.count <= text.count else { return false }
    for (distance, sign) in signs.enumerated() where text[index + distance] != sign { return false }
    return true
  }

  private mutating func step() {
    let scalar = text[at]
    guard Self.canBegin(scalar) else {
      if scalar != " ", scalar != "\t" { last = scalar }
      at += 1
      return
    }
    if table.lineComments.contains(where: { has($0, at: at) }) { return readLineComment() }
    if let block = table.blocks.first(where: { has($0.open, at: at) }) { return readBlock(block) }
    if let atom = string(depth: 0) {
      atoms.append(atom)
      at = atom.range.upperBound
      last = "\""
      return
    }
    if scalar == "/", table.hasRegularExpressions, let end = regularExpression() {
      at = end
      last = "/"
      return
    }
    last = scalar
    at += 1
  }

  private func isLineEnd(_ index: Int) -> Bool { text[index] == "\n" || text[index] == "\r" }

  private mutating func readLineComment() {
    let start = at
    let sign = table.lineComments.first { has($0, at: start) }?.count ?? 0
    var end = start
    while end < text.count, !isLineEnd(end) { end += 1 }
    atoms.append(Atom(kind: .comment, range: start..<end, content: start + sign..<end))
    at = end
  }

  private mutating func readBlock(_ block: SyntaxTable.Block) {
    let start = at
    var index = start + block.open.count
    var depth = 1
    while index < text.count {
      if has(block.close, at: index) {
        depth -= 1
        index += block.close.count
        if depth == 0 { break }
      } else if block.nests, has(block.open, at: index) {
        depth += 1
        index += block.open.count
      } else {
        index += 1
      }
    }
    let inner = start + block.open.count
    let end = depth == 0 ? index - block.close.count : index
    atoms.append(Atom(kind: .comment, range: start..<index, content: inner..<max(inner, end)))
    at = index
  }

  /// The string that begins here, if one does.
  private func string(depth: Int) -> Atom? { string(at: at, depth: depth) }

  private func string(at start: Int, depth: Int) -> Atom? {
    var start = start
    var signs = 0
    if table.hasNumberSigns, text[start] == "#" {
      while start + signs < text.count, text[start + signs] == "#" { signs += 1 }
      guard start + signs < text.count, text[start + signs] == "\"" else { return nil }
    }
    let quote = start + signs
    guard let quotes = table.strings.first(where: { has($0.open, at: quote) }) else { return nil }
    if quotes.isCharacter { return character(at: quote, quotes) }
    let prefix = prefix(before: start)
    let isRaw = !prefix.isDisjoint(with: table.rawPrefixes)
    if isRaw, table.forms.contains(.hexBytes), let atom = delimited(at: quote) { return atom }
    // In Rust number signs are of raw strings alone.
    if signs > 0, !table.rawPrefixes.isEmpty, !isRaw { return nil }
    let closing = quotes.close + Array(repeating: "#", count: signs)
    let content = quote + quotes.open.count
    var interpolation = quotes.interpolation
    if signs > 0, !interpolation.isEmpty {
      interpolation = ["\\"] + Array(repeating: "#", count: signs) + interpolation.dropFirst()
    }
    let escapes = quotes.hasEscapes && !isRaw && signs == 0
    // A raw string of Python cannot end in a backslash either.
    let skips = quotes.hasEscapes && signs == 0 && (!isRaw || table.hasNumberSigns == false)
    var index = content
    var hasCode = prefix.contains("f") || prefix.contains("F")
    while index < text.count {
      if has(closing, at: index) {
        start = min(start, quote)
        return Atom(
          kind: .string, range: start..<index + closing.count, content: content..<index,
          hasEscapes: escapes, hasCode: hasCode)
      }
      if !interpolation.isEmpty, has(interpolation, at: index) {
        hasCode = true
        index = endOfCode(at: index + interpolation.count, quotes, depth: depth)
      } else if skips, text[index] == "\\" {
        index += 2
      } else if isLineEnd(index), !quotes.isMultiline {
        break
      } else {
        index += 1
      }
    }
    index = min(index, text.count)
    return Atom(
      kind: .string, range: start..<index, content: content..<index, hasEscapes: escapes,
      hasCode: hasCode)
  }

  /// The letters right before a quote, where they are a word of their own.
  private func prefix(before start: Int) -> Set<Unicode.Scalar> {
    var index = start
    var letters: Set<Unicode.Scalar> = []
    while index > 0, start - index < 4, Self.isWordLetter(text[index - 1]) {
      index -= 1
      letters.insert(text[index])
    }
    return start - index < 4 ? letters : []
  }

  private static func isWordLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value > 0x7F
    }
  }

  /// One character between quotes; nil where the sign means something else, such as a lifetime of
  /// Rust or a separator of digits.
  private func character(at quote: Int, _ quotes: SyntaxTable.Quotes) -> Atom? {
    var index = quote + 1
    let most = min(text.count, quote + 24)
    guard index < text.count, !isLineEnd(index) else { return nil }
    if quote > 0, Self.isWordLetter(text[quote - 1]), text[quote - 1].isASCII,
      ("0"..."9").contains(text[quote - 1])
    {
      return nil
    }
    while index < most, !isLineEnd(index), text[index] != "'" {
      index += text[index] == "\\" ? 2 : 1
    }
    guard index < text.count, index < most, text[index] == "'", index > quote + 1 else {
      return nil
    }
    // A lifetime stands before something; a character is one.
    if text[quote + 1] != "\\", index > quote + 12 { return nil }
    return Atom(
      kind: .string, range: quote..<index + 1, content: quote + 1..<index, hasEscapes: true)
  }

  /// A raw string of C++, `R"delimiter(…)delimiter"`.
  private func delimited(at quote: Int) -> Atom? {
    var index = quote + 1
    var delimiter: [Unicode.Scalar] = []
    while index < text.count, text[index] != "(", delimiter.count <= 16, !isLineEnd(index) {
      delimiter.append(text[index])
      index += 1
    }
    guard index < text.count, text[index] == "(" else { return nil }
    let content = index + 1
    let closing = [")"] + delimiter + ["\""]
    index = content
    while index < text.count, !has(closing, at: index) { index += 1 }
    return Atom(
      kind: .string, range: quote..<min(text.count, index + closing.count),
      content: content..<index)
  }

  /// Where the code in a string ends; strings in it are passed over.
  private func endOfCode(at start: Int, _ quotes: SyntaxTable.Quotes, depth: Int) -> Int {
    let isBrace = quotes.interpolation.last == "{"
    let (open, close): (Unicode.Scalar, Unicode.Scalar) = isBrace ? ("{", "}") : ("(", ")")
    var index = start
    var level = 1
    while index < text.count {
      let scalar = text[index]
      if scalar == open { level += 1 }
      if scalar == close {
        level -= 1
        if level == 0 { return index + 1 }
      }
      if isLineEnd(index), !quotes.isMultiline { return index }
      if depth < Self.deepest, scalar == "\"" || scalar == "'" || scalar == "`" || scalar == "#",
        let inner = string(at: index, depth: depth + 1)
      {
        index = inner.range.upperBound
      } else {
        index += 1
      }
    }
    return index
  }

  /// Where a regular expression that begins here ends; nil where the slash divides.
  private func regularExpression() -> Int? {
    guard "(,=:[!&|?{};\n\r<>+-*%~^".unicodeScalars.contains(last) || followsKeyword() else {
      return nil
    }
    var index = at + 1
    var isInClass = false
    while index < text.count, !isLineEnd(index) {
      switch text[index] {
      case "\\": index += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "/" where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private func followsKeyword() -> Bool {
    var end = at
    while end > 0, text[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, end - start < 8, Self.isWordLetter(text[start - 1]) { start -= 1 }
    let word = String(String.UnicodeScalarView(text[start..<end]))
    return ["return", "typeof", "case", "in", "of"].contains(word)
  }
}
