/// Lines that give a key of a program a right-to-left value: `user.name=ABC DEF`, `APP_NAME=ABC`,
/// `Name[he]=ABC`, `TITLE := ABC DEF`, `ENV TITLE=ABC`, `welcome_message: ABC DEF`; a line of such
/// a file that was changed, too, behind its sign.
enum SettingLine {
  /// The most scalars of a key, and the fewest: a single letter may be that of a formula.
  private static let longestKey = 80
  private static let shortestKey = 2
  /// The most letters of a word before a key, and the fewest of the last part of one with dots
  /// before a colon: shorter ones may be the ending of a file or of an address.
  private static let longestLead = 12
  private static let shortestPart = 5

  /// Whether a text is one, and its value is in one stretch and in its own order. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard let start = startOfValue(text) else { return false }
    let end = ProgramFrame.endOfLine(text)
    return start < end && !(start..<end).contains(where: { text.at($0) == "=" })
      && ProgramFrame.isStretch(start..<end, text)
  }

  /// Where the value behind a key and its sign begins; nil where a text begins with none.
  private static func startOfValue(_ text: Skeleton) -> Int? {
    var start = text.endOfBlanks(0)
    if text.at(start) == "-", text.isSpace(ifThere: start + 1) {
      start = text.endOfBlanks(start + 1)
    } else if "+-".unicodeScalars.contains(text.at(start)), text.isLatin(start + 1) {
      start += 1
    }
    let lead = start
    start = behindLead(start, text)
    guard let key = keyRange(from: start, text) else { return nil }
    let end = key.upperBound
    let sign = text.endOfBlanks(end)
    if text.at(sign + 1) == "=", ":?+".unicodeScalars.contains(text.at(sign)) {
      return text.endOfBlanks(sign + 2)
    }
    if text.at(sign) == "=", !"=>~".unicodeScalars.contains(text.at(sign + 1)) {
      // With a blank before it the sign may explain a word.
      guard sign == end || key.contains(where: { "_.[".unicodeScalars.contains(text.at($0)) })
      else { return nil }
      return text.endOfBlanks(sign + 1)
    }
    if text.at(end) == ":", text.isSpace(ifThere: end + 1), isOfCode(key, text) {
      return text.endOfBlanks(end + 1)
    }
    // `ENV TITLE ABC`: what a container is given stands right behind its name.
    let isGiven =
      lead < start && text.string(lead..<lead + 3) == "ENV" && sign > end
      && key.allSatisfy { text.isCapital($0) || text.isDigit($0) || text.at($0) == "_" }
    return isGiven ? sign : nil
  }

  /// Where a key begins behind a word that gives it its value; the position itself where none is.
  private static func behindLead(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while text.isLatin(end), end < start + longestLead { end += 1 }
    guard text.isSpace(ifThere: end), leads.contains(text.string(start..<end)) else {
      return start
    }
    return text.endOfBlanks(end)
  }

  private static let leads: Set<String> = [
    "ARG", "ENV", "LABEL", "const", "declare", "export", "let", "local", "readonly", "set", "val",
    "var",
  ]

  /// A name in code from a position on, with dots and hyphens inside, and with the language of its
  /// value in square brackets or without it; nil where there is none.
  private static func keyRange(from start: Int, _ text: Skeleton) -> Range<Int>? {
    guard text.isLatin(start) else { return nil }
    let end = endOfKey(start, upTo: longestKey, text)
    guard end - start >= shortestKey else { return nil }
    guard text.at(end) == "[" else { return start..<end }
    var close = end + 1
    while text.isCodeLetter(close) || "-@".unicodeScalars.contains(text.at(close)) { close += 1 }
    return close > end + 1 && text.at(close) == "]" ? start..<close + 1 : start..<end
  }

  /// The end of a name in code from a position on, with dots and hyphens inside, of which no more
  /// than so many scalars are looked at. O(its length).
  static func endOfKey(_ start: Int, upTo longest: Int, _ text: Skeleton) -> Int {
    var end = start
    while end < start + longest,
      text.isCodeLetter(end)
        || (".-".unicodeScalars.contains(text.at(end)) && text.isCodeLetter(end + 1))
    {
      end += 1
    }
    return end
  }

  /// Whether a key is one of code and no word of a language: low lines join it, a capital with
  /// small letters around it stands inside (`siteTitle`), or dots part words that are no endings.
  private static func isOfCode(_ key: Range<Int>, _ text: Skeleton) -> Bool {
    func isSmall(_ position: Int) -> Bool { text.isLatin(position) && !text.isCapital(position) }
    if key.contains(where: { text.at($0) == "-" }) { return false }
    if let dot = key.last(where: { text.at($0) == "." }) {
      return key.upperBound - dot > shortestPart
        && key.allSatisfy { isSmall($0) || text.at($0) == "." || text.at($0) == "_" }
    }
    if key.contains(where: { text.at($0) == "_" }) { return true }
    return isSmall(key.lowerBound) && isSmall(key.lowerBound + 1)
      && key.dropFirst(shortestKey).contains {
        text.isCapital($0) && isSmall($0 - 1) && isSmall($0 + 1)
      }
  }
}
