extension Piece {
  /// `report_A.pdf`, `report (A).pdf`: the name of a file that begins with Latin letters and has
  /// right-to-left ones before its ending. One without those is a name of code like others, and one
  /// that begins with them may be read either way.
  @Sendable static func fileName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else {
      return nil
    }
    var parts: [Range<Int>] = []
    var end = start
    var isOpen = false
    var hasRightToLeft = false
    reading: while end < min(text.count, start + longestFileName) {
      let first = end
      if text.isRightToLeftLetter(end) {
        hasRightToLeft = true
        end = endOfRightToLeftWords(end, text)
      } else if text.isCodeLetter(end), text.at(end) != "_" {
        while text.isCodeLetter(end), text.at(end) != "_" { end += 1 }
      } else {
        switch text.at(end) {
        case "_", "-": break
        case " " where !isOpen && text.at(end + 1) == "(":
          end += 1
          continue reading
        case "(" where !isOpen: isOpen = true
        case ")" where isOpen && text.at(end + 1) == ".": isOpen = false
        case "." where !isOpen:
          if hasRightToLeft, let last = endOfEnding(end + 1, text) {
            return Piece(
              kind: .path, range: start..<last, order: .leftToRight,
              parts: parts + [end..<end + 1, end + 1..<last])
          }
        default: return nil
        }
        end += 1
      }
      parts.append(first..<end)
    }
    return nil
  }

  /// `2024_report(final).pdf`: the name of a file that begins with digits and has Latin letters.
  @Sendable static func numberedFile(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBeginWord(start) else {
      return nil
    }
    var end = text.endOfDigits(start)
    guard "_-(".unicodeScalars.contains(text.at(end)) else { return nil }
    var hasLetter = false
    while end < start + longestFileName {
      if text.at(end) == ".", hasLetter, let last = endOfEnding(end + 1, text) {
        return Piece(kind: .path, range: start..<last, order: .leftToRight)
      }
      guard text.isCodeLetter(end) || "-().".unicodeScalars.contains(text.at(end)) else {
        return nil
      }
      hasLetter = hasLetter || text.isLatin(end)
      end += 1
    }
    return nil
  }

  /// `2015.pdf`, `2024-01-15.log`, `7.tar.gz`: the name of a file of numbers alone. Behind a
  /// right-to-left word, with or without other numbers between, it may be the end of a name.
  @Sendable static func fileOfNumbers(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBeginWord(start) else { return nil }
    var end = text.endOfDigits(start)
    while "-_.".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1),
      end < start + longestFileName
    {
      end = text.endOfDigits(end + 1)
    }
    // An ending of one letter may be a variable.
    guard text.at(end) == ".", let last = endOfKnownEndings(end + 1, text), last > end + 2 else {
      return nil
    }
    var before = start
    while before > max(0, start - longestFileName),
      text.isDigit(before - 1) || " -_.".unicodeScalars.contains(text.at(before - 1))
    {
      before -= 1
    }
    if text.isRightToLeftLetter(before - 1) || text.isMark(before - 1) { return nil }
    return Piece(kind: .path, range: start..<last, order: .leftToRight)
  }

  /// `AB_CD_2024-03-15.pdf`, `AB_1.2.3.tar.gz`: the name of a file without blanks, of right-to-left
  /// words, a low line, a date or a version, and its ending. Those stand right of the words in a
  /// line from left to right, left of them in one from right to left, and run from left to right by
  /// themselves. With hyphens or blanks, or a number of fewer parts, a file may look otherwise.
  @Sendable static func datedFile(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isRightToLeftLetter(start), text.mayBeginWord(start) else { return nil }
    var end = start
    while end < start + longestFileName {
      if text.isOfRightToLeftWord(end) {
        end += 1
      } else if text.at(end) == "_", let last = endOfDatedEnding(end + 1, text) {
        return Piece(
          kind: .path, range: start..<last, order: .either,
          parts: [start..<end, end..<end + 1, end + 1..<last])
      } else if "_-".unicodeScalars.contains(text.at(end)),
        text.isRightToLeftLetter(end + 1) || text.isDigit(end + 1)
      {
        end = text.endOfDigits(end + 1)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The end of three European numbers or more with hyphens or dots between them and a known
  /// ending, before which another may stand, `1.2.3.tar.gz`; nil where none begin at a position.
  private static func endOfDatedEnding(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfEuropeanDigits(start)
    guard end > start else { return nil }
    var numbers = 1
    while "-.".unicodeScalars.contains(text.at(end)), text.isEuropeanDigit(end + 1) {
      numbers += 1
      end = text.endOfEuropeanDigits(end + 1)
    }
    guard numbers > 2 else { return nil }
    while text.at(end) == ".", text.isLatin(end + 1) {
      if let last = endOfEnding(end + 1, text) { return last }
      end += 1
      while text.isLatin(end) { end += 1 }
    }
    return nil
  }

  /// The most scalars of a name before its ending.
  private static let longestFileName = 80

  /// The end of right-to-left words with hyphens or low lines between.
  private static func endOfRightToLeftWords(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while true {
      while text.isRightToLeftLetter(end) || (end > start && text.isMark(end)) { end += 1 }
      guard "-_".unicodeScalars.contains(text.at(end)), text.isRightToLeftLetter(end + 1) else {
        return end
      }
      end += 1
    }
  }

  /// Whether what stands in a range is the name of a file with right-to-left letters, and no Latin
  /// ones before its ending: `A B.pdf`, `A (1).tar.gz`. O(its length).
  static func isRightToLeftFile(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    var start = name.upperBound
    while start > name.lowerBound, text.isCodeLetter(start - 1) || text.at(start - 1) == "." {
      start -= 1
    }
    let endings = start..<name.upperBound
    guard let dot = endings.first(where: { text.at($0) == "." && text.isLatin($0 + 1) }),
      let last = endings.last(where: { text.at($0) == "." }),
      endOfEnding(last + 1, text) == name.upperBound
    else { return false }
    let stem = name.lowerBound..<dot
    return stem.contains(where: text.isRightToLeftLetter) && !stem.contains(where: text.isLatin)
  }

  /// The same of what stands between the marks of a quotation, where any ending of a few letters
  /// and digits behind a dot is one of a file: `A.heic`. O(its length).
  static func isQuotedRightToLeftFile(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    if isRightToLeftFile(name, text) { return true }
    guard let dot = name.last(where: { text.at($0) == "." }) else { return false }
    let stem = name.lowerBound..<dot
    let ending = dot + 1..<name.upperBound
    guard (2...5).contains(ending.count), ending.contains(where: text.isLatin),
      ending.allSatisfy({ text.isLatin($0) || text.isDigit($0) }),
      !text.isSpace(ifThere: dot - 1),
      stem.contains(where: text.isRightToLeftLetter)
    else { return false }
    return !stem.contains { text.isStrong($0) && !text.isRightToLeftLetter($0) }
  }

  /// Whether a range is a code behind the hyphen of a title, with the ending of its file:
  /// `ABC-9bZkp7q19f0.webm`. A right-to-left prefix has such a hyphen of its own. O(its length).
  static func isCodeOfFile(_ code: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.at(code.lowerBound - 1) == "-", text.isGap(code.upperBound),
      !followsOwnPrefix(code.lowerBound, text), code.count <= longestFileName,
      let dot = code.last(where: { text.at($0) == "." }),
      (2...5).contains(code.upperBound - dot - 1), text.isLatin(dot + 1)
    else { return false }
    return (code.lowerBound..<dot).contains(where: text.isLatin)
      && !(code.lowerBound..<dot).contains { text.at($0) == "." }
  }

  /// Whether a right-to-left prefix that is a word by itself, and its hyphen, stand right before a
  /// position. In the prefixes of Arabic an alef stands in the article alone, so that another one
  /// is a letter of a word.
  private static func followsOwnPrefix(_ position: Int, _ text: Skeleton) -> Bool {
    guard let start = text.startOfPrefix(before: position) else { return false }
    return !(start..<position).contains {
      text.at($0) == "\u{627}" && text.at($0 + 1) != "\u{644}"
    }
  }

  /// The end of a known ending of names of files at a position.
  static func endOfEnding(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isCodeLetter(end), end < start + 6 { end += 1 }
    let goesOn =
      text.isCodeLetter(end) || text.isStrong(end)
      || (text.at(end) == "." && text.isCodeLetter(end + 1))
    guard end > start, !goesOn else { return nil }
    let ending = text.string(start..<end).lowercased()
    return endings.contains(ending) ? end : nil
  }

  /// The end of a known ending at a position, before which others may stand, `tar.gz`, or what says
  /// how the file was made, `min.js`; nil where there is none. O(its length).
  static func endOfKnownEndings(_ start: Int, _ text: Skeleton) -> Int? {
    var start = start
    while true {
      if let last = endOfEnding(start, text) { return last }
      var end = start
      while text.isCodeLetter(end), end < start + 6 { end += 1 }
      guard end > start, text.at(end) == "." else { return nil }
      let part = text.string(start..<end).lowercased()
      guard endings.contains(part) || partsBeforeEnding.contains(part) else { return nil }
      start = end + 1
    }
  }

  /// What programs put before the ending of a file that they made, and tests have before theirs.
  private static let partsBeforeEnding: Set<String> = [
    "bundle", "chunk", "d", "min", "spec", "test",
  ]

  private static let endings: Set<String> = [
    "avi", "bat", "bmp", "bz2", "c", "cpp", "css", "csv", "doc", "docx", "epub", "exe", "flac",
    "gif", "gz", "h", "htm", "html", "ini", "ipynb", "java", "jpeg", "jpg", "js", "json", "log",
    "m4a", "md", "mkv", "mov", "mp3", "mp4", "odp", "ods", "odt", "ogg", "otf", "pdf", "php", "png",
    "ppt", "pptx", "psd", "py", "rar", "rtf", "sh", "sql", "srt", "svg", "swift", "tar", "tex",
    "tif", "tiff", "ts", "ttf", "txt", "wav", "webm", "webp", "xls", "xlsx", "xml", "yaml", "yml",
    "zip",
  ]
}
