extension Piece {
  /// `https://example.com/a`, `www.example.com`.
  @Sendable static func url(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), !text.isCodeLetter(start - 1) else { return nil }
    var end = start
    while text.isLatin(end), end < start + 12 { end += 1 }
    let hasScheme =
      text.at(end) == ":" && text.at(end + 1) == "/" && text.at(end + 2) == "/"
    let isWeb =
      end == start + 3 && text.at(end) == "." && text.isCodeLetter(end + 1)
      && (start..<end).allSatisfy { text.at($0) == "w" || text.at($0) == "W" }
    guard hasScheme || isWeb else { return nil }
    while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) { end += 1 }
    end = withoutClosing(start, end, text)
    return Piece(
      kind: .url, range: start..<end, order: .leftToRight,
      parts: components(start..<end, text))
  }

  /// `name@example.com`, `name@host:/folder`.
  @Sendable static func email(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCodeLetter(start), !text.isCodeLetter(start - 1) else { return nil }
    var end = start
    while text.isCodeLetter(end) || ".+-%".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard text.at(end) == "@", end > start, text.isCodeLetter(end + 1) else { return nil }
    end += 1
    var dots = 0
    while text.isCodeLetter(end) || text.at(end) == "-"
      || (text.at(end) == "." && text.isCodeLetter(end + 1))
    {
      if text.at(end) == "." { dots += 1 }
      end += 1
    }
    // A dash right behind it parts it from what follows.
    while text.at(end - 1) == "-" { end -= 1 }
    if text.at(end) == ":", "/~".unicodeScalars.contains(text.at(end + 1)) {
      while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) { end += 1 }
      let range = start..<withoutClosing(start, end, text)
      return Piece(
        kind: .path, range: range, order: .leftToRight, parts: components(range, text))
    }
    return dots > 0 ? Piece(kind: .email, range: start..<end, order: .leftToRight) : nil
  }

  /// `/etc/hosts`, `~/notes`, `C:\Users`, `C:/Users`, `\\server\folder`.
  @Sendable static func path(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) || text.at(start - 1) == "`", text.at(start - 1) != "/" else {
      return nil
    }
    if text.isRightToLeftLetter(start) { return namedPath(start, text) }
    var first = start
    switch text.at(start) {
    case "/": break
    case "~": first = start + 1
    case "$":
      first = start + 1
      while text.isCodeLetter(first), first < start + 40 { first += 1 }
      guard first > start + 1 else { return nil }
    case ".": first = text.at(start + 1) == "." ? start + 2 : start + 1
    case "\\" where text.at(start + 1) == "\\" && text.isLatin(start + 2): first = start + 1
    default:
      guard beginsWithDrive(start, text) else {
        return relativePath(start, text) ?? mixedFolders(start, text)
      }
      first = start + 2
    }
    guard text.at(first) == "/" || text.at(first) == "\\" else { return nil }
    if first > start, text.isGap(first + 1) {
      // A folder by itself: `~/`, `../`, `D:\`.
      return Piece(kind: .path, range: start..<first + 1, order: .leftToRight)
    }
    var end = first
    var slashes = 0
    while end < text.count, !endsAddress(text.at(end)) {
      if text.isSpace(end), !KnownFolder.holds(end, text),
        !WholePath.holds(end, from: start, text),
        !isInsideName(end, text) || text.at(first) == "/"
      {
        break
      }
      if text.at(end) == "/" || text.at(end) == "\\" { slashes += 1 }
      end += 1
    }
    end = withoutClosing(start, end, text)
    let isOfDrive = text.at(start + 1) == ":"
    let isRequested = isRequested(start, text)
    let hasName =
      text.isCodeLetter(first + 1) || text.at(first + 1) == "."
      || (isOfDrive && text.isRightToLeftLetter(first + 1)) || isRequested
    guard end > first + 1, hasName || slashes > 1, text.at(first + 1) != "/" else { return nil }
    // Two backslashes and a name alone may be a command.
    if text.at(start) == "\\", slashes < 2 { return nil }
    if first == start, !isRequested, !(start..<end).contains(where: text.isCodeLetter) {
      // Folders, or menus, with right-to-left names alone are read either way.
      return nil
    }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight,
      parts: components(start..<end, text))
  }

  /// Whether the letter of a drive of Windows begins at a position, with a backslash behind its
  /// colon, or with a slash and a name.
  private static func beginsWithDrive(_ start: Int, _ text: Skeleton) -> Bool {
    guard text.isLatin(start), text.at(start + 1) == ":" else { return false }
    if text.at(start + 2) == "\\" { return true }
    return text.at(start + 2) == "/"
      && (text.isCodeLetter(start + 3) || text.isRightToLeftLetter(start + 3))
  }

  /// `src/main.c`, `docs/`: Latin components with a slash at the end or two inside.
  private static func relativePath(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start) else { return nil }
    var end = start
    var slashes = 0
    while text.isCodeLetter(end) || "/.-".unicodeScalars.contains(text.at(end)) {
      if text.at(end) == "/" { slashes += 1 }
      end += 1
    }
    // A slash between two words parts them, also where the second one is in quotation marks.
    guard !text.isRightToLeftLetter(end),
      !(endsAddress(text.at(end)) && text.isRightToLeftLetter(end + 1))
    else { return nil }
    end = withoutClosing(start, end, text)
    let isFolder = text.at(end - 1) == "/" && slashes > 0
    return slashes > 1 || isFolder
      ? Piece(kind: .path, range: start..<end, order: .leftToRight) : nil
  }

  /// Whether a space stands in the name of a folder of Windows: words and a backslash follow; or
  /// in a right-to-left name of a folder or a file.
  private static func isInsideName(_ space: Int, _ text: Skeleton) -> Bool {
    guard text.at(space) == " " else { return false }
    if text.isRightToLeftLetter(space - 1) || text.isMark(space - 1) {
      return isInsideRightToLeftName(space, text)
    }
    guard text.isCodeLetter(space - 1) else { return false }
    var end = space + 1
    while text.isCodeLetter(end) || "()-.".unicodeScalars.contains(text.at(end))
      || (text.at(end) == " " && (text.isCodeLetter(end + 1) || text.at(end + 1) == "(")),
      end < space + longestFolder
    {
      end += 1
    }
    return end > space + 1 && text.at(end) == "\\" && !text.isSpace(end - 1)
  }

  /// Whether few right-to-left words and numbers follow a space, and then a backslash or the ending
  /// of a file.
  private static func isInsideRightToLeftName(_ space: Int, _ text: Skeleton) -> Bool {
    var words = 0
    for end in space..<min(text.count, space + longestFolder) {
      switch text.at(end) {
      case "\\": return true
      case ".": return endOfEnding(end + 1, text) != nil
      case " ":
        words += 1
        guard words < mostFolderWords, text.isRightToLeftLetter(end + 1) || text.isDigit(end + 1)
        else {
          return false
        }
      case "-", "_", "'", "\"": break
      default:
        guard text.isRightToLeftLetter(end) || text.isMark(end) || text.isDigit(end) else {
          return false
        }
      }
    }
    return false
  }

  /// The most scalars, and one more than the words, that follow in such a name.
  private static let longestFolder = 40
  private static let mostFolderWords = 4

  /// A path whose first folder has a right-to-left name, and whose file has a Latin extension;
  /// other words with a slash between them are a choice of words. A prefix before a path is none.
  private static func namedPath(_ start: Int, _ text: Skeleton) -> Piece? {
    if text.isPrefix(start) { return nil }
    var end = start
    var hasSlash = false
    var dot = start
    while end < text.count, !text.isSpace(end), !endsAddress(text.at(end)) {
      if text.at(end) == "/" || text.at(end) == "\\" { hasSlash = true }
      if text.at(end) == "." { dot = end }
      end += 1
    }
    guard hasSlash else { return nil }
    end = withoutClosing(start, end, text)
    guard dot > start, dot + 1 < end, end - dot < 6, text.isLatin(dot + 1),
      (dot + 1..<end).allSatisfy(text.isCodeLetter)
    else { return nil }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight, parts: components(start..<end, text))
  }

  /// Whether a scalar ends any address: a quotation mark, an angle bracket, an Arabic comma.
  static func endsAddress(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x3C, 0x3E, 0x7C, 0xAB, 0xBB, 0x201C, 0x201D, 0x2018, 0x2019, 0x60C, 0x61B, 0x61F:
      true
    default: false
    }
  }

  /// The end of an address without the punctuation of the sentence behind it.
  static func withoutClosing(_ start: Int, _ end: Int, _ text: Skeleton) -> Int {
    var end = end
    let opens = (start..<end).count { text.at($0) == "(" }
    var closes = (start..<end).count { text.at($0) == ")" }
    while end > start + 1 {
      switch text.at(end - 1) {
      case ".", ",", ";", ":", "!", "?", "'", "]", "}": end -= 1
      case ")" where closes > opens:
        end -= 1
        closes -= 1
      default: return end
      }
    }
    return end
  }

  /// The parts of an address that have a direction of their own: what stands between its joints.
  /// Empty where no letter is right-to-left.
  static func components(_ range: Range<Int>, _ text: Skeleton) -> [Range<Int>] {
    guard range.contains(where: text.isRightToLeftLetter) else { return [] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    // The sign of a prompt stands behind the folder: `~/AB$`.
    let hasPrompt = "$%".unicodeScalars.contains(text.at(range.upperBound - 1))
    let end = hasPrompt ? range.upperBound - 1 : range.upperBound
    for position in start..<end where "/\\?&=#:".unicodeScalars.contains(text.at(position)) {
      if start < position { parts.append(start..<position) }
      parts.append(position..<position + 1)
      start = position + 1
    }
    if start < end {
      // The ending of a file stands behind its name, whatever letters that has.
      if let dot = ending(of: start..<end, text) {
        parts.append(start..<dot)
        start = dot
      }
      parts.append(start..<end)
    }
    if hasPrompt { parts.append(end..<range.upperBound) }
    return parts
  }

  /// Where the Latin ending of a file begins whose name has right-to-left letters and no Latin
  /// ones; nil where there is none.
  private static func ending(of name: Range<Int>, _ text: Skeleton) -> Int? {
    guard let dot = name.last(where: { text.at($0) == "." }), dot > name.lowerBound,
      text.isLatin(dot + 1), (dot + 1..<name.upperBound).allSatisfy(text.isCodeLetter)
    else { return nil }
    let stem = name.lowerBound..<dot
    return stem.contains(where: text.isRightToLeftLetter) && !stem.contains(where: text.isLatin)
      ? dot : nil
  }
}
