internal import UnicodeData

/// Finds the placeholders of a message.
enum PlaceholderReader {
  /// A name in braces has at most so many scalars.
  private static let longest = 64

  /// The placeholders of a text in their order. O(*n*).
  static func holes(in text: [Unicode.Scalar], _ styles: PlaceholderStyle) -> [Hole] {
    guard text.contains(where: { $0 == "%" || $0 == "{" || $0 == "<" || $0 == "$" }) else {
      return []
    }
    var holes: [Hole] = []
    var index = 0
    while index < text.count {
      let hole: Hole?
      let nameEnd = styles.contains(.names) ? NamedPlaceholder.end(index, text) : nil
      switch text[index] {
      case _ where nameEnd != nil:
        let range = index..<(nameEnd ?? index + 1)
        let shown = string(text[range])
        hole = Hole(range: range, name: shown, values: .any, shown: shown)
      case "%" where styles.contains(.qt): hole = qt(index, text)
      case "%" where styles.contains(.percent):
        if index + 1 < text.count, text[index + 1] == "%" {
          index += 2
          continue
        }
        hole = percent(index, text)
      case "$" where styles.contains(.dollar) && index + 1 < text.count && text[index + 1] == "{":
        hole = braces(index, text)
      case "{" where styles.contains(.braces): hole = braces(index, text)
      case "<" where styles.contains(.elements): hole = element(index, text)
      default: hole = nil
      }
      if var hole {
        hole.isIsolated = isIsolated(hole.range, text)
        hole.isQuoted = isQuoted(hole.range, text)
        holes.append(hole)
        index = hole.range.upperBound
      } else {
        index += 1
      }
    }
    return holes
  }

  /// Whether a text holds tags: whoever shows it takes them out before it is laid out. O(*n*).
  static func hasTags(_ text: [Unicode.Scalar]) -> Bool {
    guard let open = text.firstIndex(of: "<"), text[open...].contains(">") else { return false }
    return text.indices.dropLast().contains {
      text[$0] == "<"
        && (text[$0 + 1] == "/" || text[$0 + 1].isASCII && ScalarTraits(text[$0 + 1]).isLetter)
    }
  }

  private static func isIsolated(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    guard range.lowerBound > 0, range.upperBound < text.count else { return false }
    return (0x2066...0x2068).contains(text[range.lowerBound - 1].value)
      && text[range.upperBound] == "\u{2069}"
  }

  private static func isQuoted(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    let before = text[..<range.lowerBound].last { !Interest.isControl($0) }
    let after = text[range.upperBound...].first { !Interest.isControl($0) }
    guard let before, let after else { return false }
    return quotes.contains(before) && quotes.contains(after)
      || text[..<range.lowerBound].suffix(quote.count).elementsEqual(quote)
        && text[range.upperBound...].prefix(quote.count).elementsEqual(quote)
  }

  /// A quotation mark as a reference.
  private static let quote = Array("&quot;".unicodeScalars)

  private static let quotes = Set(
    "\"'`\u{AB}\u{BB}\u{2018}\u{2019}\u{201A}\u{201C}\u{201D}\u{201E}\u{2039}\u{203A}"
      .unicodeScalars)

  private static func string(_ text: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(text))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: false
    }
  }

  private static func percent(_ start: Int, _ text: [Unicode.Scalar]) -> Hole? {
    func at(_ index: Int) -> Unicode.Scalar { index < text.count ? text[index] : "\0" }
    var index = start + 1
    if at(index) == "{" {
      guard let hole = braces(index, text) else { return nil }
      return Hole(
        range: start..<hole.range.upperBound, name: hole.name, values: .any,
        shown: "%" + hole.shown)
    }
    var name: String?
    if at(index) == "(" {
      var end = index + 1
      while end < text.count, isNamePart(text[end]), end - index < longest { end += 1 }
      guard at(end) == ")", end > index + 1 else { return nil }
      name = string(text[(index + 1)..<end])
      index = end + 1
    } else {
      var end = index
      while isDigit(at(end)), end - index < 3 { end += 1 }
      if at(end) == "$", end > index {
        name = "%" + string(text[index..<end])
        index = end + 1
      }
    }
    var count = 0
    while "-+#0123456789.*'I".unicodeScalars.contains(at(index)), count < 12 {
      index += 1
      count += 1
    }
    count = 0
    while "hlqjztLI".unicodeScalars.contains(at(index)), count < 3 {
      index += 1
      count += 1
    }
    let letter = at(index)
    let values: Hole.Values
    switch letter {
    case "d", "i", "f", "F", "e", "E", "g", "G": values = .number
    case "u", "x", "X", "o": values = .count
    case "s", "S", "@", "c", "r": values = .any
    default: return nil
    }
    index += 1
    // A percent sign before a word: `100%d` is one, `5%discount` is not.
    if letter != "@", index < text.count, text[index].isASCII, ScalarTraits(text[index]).isLetter,
      name == nil
    {
      return nil
    }
    return Hole(
      range: start..<index, name: name, values: values, shown: string(text[start..<index]))
  }

  private static func qt(_ start: Int, _ text: [Unicode.Scalar]) -> Hole? {
    var index = start + 1
    if index < text.count, text[index] == "n" {
      return Hole(range: start..<index + 1, name: "%n", values: .number, shown: "%n")
    }
    if index < text.count, text[index] == "L" { index += 1 }
    let first = index
    while index < text.count, isDigit(text[index]), index - first < 2 { index += 1 }
    guard index > first else { return nil }
    return Hole(
      range: start..<index, name: "%" + string(text[first..<index]), values: .any,
      shown: string(text[start..<index]))
  }

  private static func braces(_ start: Int, _ text: [Unicode.Scalar]) -> Hole? {
    var index = start
    if text[index] == "$" { index += 1 }
    var depth = 0
    while index < text.count, text[index] == "{", depth < 3 {
      depth += 1
      index += 1
    }
    while index < text.count, text[index] == " " || text[index] == "$" { index += 1 }
    let first = index
    while index < text.count, isNamePart(text[index]), index - first < longest { index += 1 }
    let name = string(text[first..<index])
    // A format behind the name: `{0:d}`, `{price, number}`, `{count, number, integer}`,
    // `NUMBER($x)` is a call.
    var values = Hole.Values.any
    if index < text.count, ":,!(".unicodeScalars.contains(text[index]) {
      let format = index
      while index < text.count, text[index] != "}", text[index] != "{", index - first < longest {
        index += 1
      }
      let words = string(text[format..<min(index, text.count)])
      if words.contains("number") || words.hasSuffix("d") || name == "NUMBER" { values = .number }
    }
    while index < text.count, text[index] == " " { index += 1 }
    var closing = 0
    while index < text.count, text[index] == "}", closing < depth {
      closing += 1
      index += 1
    }
    guard closing == depth, depth > 0, !name.isEmpty || depth == 1 && index == first + 1 else {
      return nil
    }
    return Hole(
      range: start..<index, name: name.isEmpty ? nil : name, values: values,
      shown: string(text[start..<index]))
  }

  /// An element that stands for a value: `<xliff:g id="x">%1$s</xliff:g>`, `<x id="1"/>`, `<ph
  /// …/>`.
  private static func element(_ start: Int, _ text: [Unicode.Scalar]) -> Hole? {
    let head = string(text[start...].prefix(9))
    if head.hasPrefix("<xliff:g") {
      var index = start
      let closing = Array("</xliff:g>".unicodeScalars)
      while index + closing.count <= text.count, index - start < 512 {
        if Array(text[index..<index + closing.count]) == closing {
          let end = index + closing.count
          return Hole(range: start..<end, name: nil, values: .any, shown: "<xliff:g>")
        }
        index += 1
      }
      return nil
    }
    guard head.hasPrefix("<x ") || head.hasPrefix("<ph ") else { return nil }
    guard let end = text[start...].prefix(256).firstIndex(of: ">") else { return nil }
    return Hole(
      range: start..<end + 1, name: string(text[start...end]), values: .any,
      shown: string(text[start...end]))
  }
}
