/// Code inside a right-to-left sentence whose strings have right-to-left words.
extension Piece {
  /// The most scalars of a call.
  private static let longestCall = 160

  /// `print("ABC")`, `{"name": "ABC"}`, `title="ABC"`: a call, an object or a value with strings of
  /// right-to-left words. Those words are its parts.
  @Sendable static func call(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start), let opening = openingOfCall(start, text),
      followsSentence(start, text)
    else { return nil }
    let limit = min(text.count, start + longestCall)
    var parts: [Range<Int>] = []
    var first = start
    var end = opening
    var depth = 0
    var hasKey = text.at(start) != "{"
    repeat {
      guard end < limit else { return nil }
      switch text.at(end) {
      case "(", "{", "[": depth += 1
      case ")", "}", "]": depth -= 1
      case "\"", "'", "`":
        let mark = text.at(end)
        guard let close = (end + 1..<limit).first(where: { text.at($0) == mark }) else {
          return nil
        }
        guard let words = wordsOfString(end + 1..<close, text) else { return nil }
        if !words.isEmpty {
          parts += [first..<words.lowerBound, words]
          first = words.upperBound
        }
        end = close
        if text.at(end + 1) == ":" { hasKey = true }
      default: guard text.scalars[end].isASCII else { return nil }
      }
      end += 1
    } while depth > 0
    if text.at(end) == ";", text.isGap(end + 1) { end += 1 }
    guard !parts.isEmpty, hasKey, !text.isCodeLetter(end), !text.isStrong(end),
      start > 0 || (text.isSpace(ifThere: end) && text.isRightToLeftLetter(end + 1))
    else { return nil }
    return Piece(
      kind: .identifier, range: start..<end, order: .leftToRight, parts: parts + [first..<end])
  }

  /// Where the bracket or the quotation mark stands behind a name, or that of an object.
  private static func openingOfCall(_ start: Int, _ text: Skeleton) -> Int? {
    if text.at(start) == "{" { return text.at(start + 1) == "\"" ? start : nil }
    guard text.isCodeLetter(start), !text.isDigit(start) else { return nil }
    let name = text.endOfDottedName(start)
    if text.at(name) == "(" { return name }
    return text.at(name) == "=" && text.at(name + 1) == "\"" ? name + 1 : nil
  }

  /// The right-to-left words of a string with the pairs that they are in, empty where it has none;
  /// nil where others, or numbers, stand among them, or a pair is cut, so that they are no single
  /// part.
  static func wordsOfString(_ string: Range<Int>, _ text: Skeleton) -> Range<Int>? {
    let letters = string.filter(text.isRightToLeftLetter)
    guard let first = letters.first, let last = letters.last else {
      return string.lowerBound..<string.lowerBound
    }
    var end = last + 1
    while text.isMark(end) { end += 1 }
    let words = first..<end
    let isMixed = words.contains { text.isCodeLetter($0) || text.isDigit($0) }
    return isMixed ? nil : withWholePairs(words, in: string, text)
  }

  /// Brackets and the marks of quotation that are drawn as they are.
  private static let pairs: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\u{AB}", "\u{BB}"),
  ]

  /// Words of a string with the halves right beside them of pairs whose other halves are among
  /// them; nil where another half is missing. O(their length).
  private static func withWholePairs(
    _ words: Range<Int>, in string: Range<Int>, _ text: Skeleton
  ) -> Range<Int>? {
    var found = words
    for pair in pairs {
      let opened = words.count { text.at($0) == pair.opening }
      let closed = words.count { text.at($0) == pair.closing }
      if opened == closed { continue }
      if opened == closed + 1, string.contains(found.upperBound),
        text.at(found.upperBound) == pair.closing
      {
        found = found.lowerBound..<found.upperBound + 1
      } else if closed == opened + 1, found.lowerBound > string.lowerBound,
        text.at(found.lowerBound - 1) == pair.opening
      {
        found = found.lowerBound - 1..<found.upperBound
      } else {
        return nil
      }
    }
    return found
  }

  /// Whether a right-to-left word and a blank, with a colon between or without one, stand before a
  /// position, or nothing does.
  static func followsSentence(_ start: Int, _ text: Skeleton) -> Bool {
    if start == 0 { return true }
    guard text.isSpace(ifThere: start - 1) else { return false }
    return text.isRightToLeftLetter(text.at(start - 2) == ":" ? start - 3 : start - 2)
  }

  /// `- name: web`, `# Title`, `// note`: a line of a file behind a word for one, with the sign
  /// that it begins with, up to the next right-to-left word.
  @Sendable static func quotedLine(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "-#/".unicodeScalars.contains(text.at(start)), text.followsWordForLine(start) else {
      return nil
    }
    let isItem = text.at(start) == "-"
    var end = start
    while text.at(end) == text.at(start), end < start + 6 { end += 1 }
    let isMarker =
      switch text.at(start) {
      case "-": end == start + 1
      case "/": end == start + 2
      default: true
      }
    guard isMarker, text.at(end) == " ", text.isLatin(end + 1) else { return nil }
    // A hyphen alone is a dash of the sentence.
    var hasKey = !isItem
    let limit = min(text.count, start + longestCall)
    while end < limit, text.scalars[end].isASCII {
      if text.at(end) == ":", text.at(end + 1) == " ", text.isCodeLetter(end + 2) { hasKey = true }
      end += 1
    }
    guard hasKey, text.isGap(end) || text.isSpace(ifThere: end - 1) else { return nil }
    while text.isSpace(ifThere: end - 1) || ".,:;!?".unicodeScalars.contains(text.at(end - 1)) {
      end -= 1
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }
}
