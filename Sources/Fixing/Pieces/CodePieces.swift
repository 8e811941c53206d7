extension Piece {
  /// `^[a-z]+$`, `^2.0.0`: a pattern or a least version, up to the next space.
  @Sendable static func pattern(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "^", text.mayBeginWord(start) else { return nil }
    var end = start + 1
    while end < text.count, text.scalars[end].isASCII, !text.isSpace(end) { end += 1 }
    let closes = { (sign: Unicode.Scalar) in (start..<end).count { text.at($0) == sign } }
    while end > start {
      switch text.at(end - 1) {
      case ".", ",", ":", ";", "!", "?", "\"", "'": break
      // A bracket that was opened before it.
      case ")" where closes(")") > closes("("): break
      case "]" where closes("]") > closes("["): break
      case "}" where closes("}") > closes("{"): break
      default: return endedPattern(start, end, text)
      }
      end -= 1
    }
    return nil
  }

  private static func endedPattern(_ start: Int, _ end: Int, _ text: Skeleton) -> Piece? {
    guard end > start + 1, !text.isStrong(end), (start..<end).contains(where: text.isCodeLetter)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// A name in right-to-left letters with low lines, as in hashtags, or a hashtag or a user's name
  /// with a number behind its word: `#ABC_2024`, `#ABC2024`. Its parts follow each other either
  /// way, but all of them one way; behind the sign of a tag, from right to left.
  @Sendable static func rightToLeftName(_ start: Int, _ text: Skeleton) -> Piece? {
    let hasSign = TagSign.isOne(text.at(start))
    var end = hasSign ? start + 1 : start
    guard text.isRightToLeftLetter(end) else { return nil }
    var parts = hasSign ? [start..<end] : []
    var hasJoint = false
    var hasNumber = false
    while end < text.count {
      let first = end
      if text.isDigit(end) {
        end = text.endOfDigits(end)
        hasNumber = true
      } else if text.at(end) == "_", text.isRightToLeftLetter(end + 1) || text.isDigit(end + 1) {
        if !hasSign, beginsLongerNumber(end + 1, text) { break }
        hasJoint = true
        end += 1
      } else {
        while text.isRightToLeftLetter(end) || (end > first && text.isMark(end)) { end += 1 }
      }
      guard end > first else { break }
      parts.append(first..<end)
    }
    let mayBeTag = hasSign && text.mayBegin(start)
    guard hasJoint || (hasNumber && mayBeTag && !text.isStrong(end)) else { return nil }
    let isTag = mayBeTag && TagSign.mayBegin(start, text)
    return Piece(
      kind: .identifier, range: start..<end, order: isTag ? .rightToLeft : .either, parts: parts)
  }

  /// Whether digits behind a low line are a date, a version or a range, which is no part of a name
  /// in code: `AB_2024-03-15`.
  private static func beginsLongerNumber(_ start: Int, _ text: Skeleton) -> Bool {
    let end = text.endOfDigits(start)
    return end > start && "-.".unicodeScalars.contains(text.at(end)) && text.isDigit(end + 1)
  }

  /// `[README](docs/README.md)`: a link of Markdown whose words are Latin.
  @Sendable static func link(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "[",
      let words = end(of: "]", behind: start, text), text.at(words) == "(",
      let end = end(of: ")", behind: words, text),
      !(words..<end).contains(where: { text.isSpace($0) }),
      (start..<words).contains(where: text.isLatin)
    else { return nil }
    return Piece(kind: .url, range: start..<end, order: .leftToRight)
  }

  /// The end of brackets of ASCII that are not empty and hold none of their own; nil where there
  /// is none.
  private static func end(
    of closing: Unicode.Scalar, behind opening: Int, _ text: Skeleton
  ) -> Int? {
    var end = opening + 1
    while end < min(text.count, opening + longestBrackets), text.scalars[end].isASCII,
      text.scalars[end] != closing
    {
      if text.scalars[end] == text.scalars[opening] { return nil }
      end += 1
    }
    return text.at(end) == closing && end > opening + 1 ? end + 1 : nil
  }

  /// The most scalars in the brackets of a link.
  private static let longestBrackets = 200

  /// `HEAD^^`, `v1.2~`: an ancestor of a revision of git.
  @Sendable static func revision(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else { return nil }
    var name = start
    while text.isCodeLetter(name)
      || ("/.-".unicodeScalars.contains(text.at(name)) && text.isCodeLetter(name + 1))
    {
      name += 1
    }
    var end = name
    while "^~".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard end > name, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    let word = text.string(start..<name)
    let isKnown = word.hasSuffix("HEAD") || branches.contains(word)
    guard isKnown || (start..<name).contains(where: text.isDigit) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Branches that most repositories have.
  private static let branches: Set<String> = ["develop", "main", "master", "trunk"]

  /// `///filled.count.soap`: a place that is named by three words.
  @Sendable static func threeWords(_ start: Int, _ text: Skeleton) -> Piece? {
    guard (0..<3).allSatisfy({ text.at(start + $0) == "/" }), text.mayBeginWord(start) else {
      return nil
    }
    var end = start + 3
    for word in 0..<3 {
      if word > 0 {
        guard text.at(end) == "." else { return nil }
        end += 1
      }
      let first = end
      while text.isLatin(end), !text.isCapital(end) { end += 1 }
      guard end > first + 2 else { return nil }
    }
    guard !text.isCodeLetter(end), !text.isStrong(end), !"/:".unicodeScalars.contains(text.at(end))
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `[::1]:5432`: an address of the sixth version of the Internet Protocol in brackets, with its
  /// port (RFC 3986, 3.2.2).
  @Sendable static func addressWithPort(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "[", text.mayBeginWord(start),
      let address = networkAddress(start + 1, text)
    else { return nil }
    let close = address.range.upperBound
    let end = text.endOfDigits(close + 2)
    guard text.at(close) == "]", text.at(close + 1) == ":", end > close + 2,
      !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `::1`, `fe80::1`, `2001:db8:0:0:0:0:0:1`, `2001:db8::/32`: an address of the sixth version of
  /// the Internet Protocol.
  @Sendable static func networkAddress(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) else { return nil }
    var end = start
    var (gaps, signs) = (0, 0)
    while isHexadecimal(text.at(end)) || text.at(end) == ":" {
      if text.at(end) == ":" { signs += 1 }
      if text.at(end) == ":", text.at(end + 1) == ":" { gaps += 1 }
      end += 1
    }
    if text.at(end - 1) == ":", text.at(end - 2) != ":" {
      end -= 1
      signs -= 1
    }
    let isWhole =
      gaps == 0 && signs == signsOfAddress && end - start <= longestAddress
      && (start..<end).contains(where: text.isLatin)
    guard gaps == 1 || isWhole, end > start + 2, !text.isCodeLetter(end) else { return nil }
    // How much of it is that of a network.
    let size = text.endOfDigits(end + 1)
    if text.at(end) == "/", (1...3).contains(size - end - 1), !text.isCodeLetter(size),
      !text.isStrong(size)
    {
      end = size
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The colons of an address that is written out, and its most scalars.
  private static let signsOfAddress = 7
  private static let longestAddress = 39

  /// Whether a scalar is a hexadecimal digit.
  static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
