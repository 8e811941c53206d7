/// Settings of programs with right-to-left names.
extension Piece {
  /// The most scalars of the name of a setting, and the fewest letters of each of its words: one
  /// letter before a low line may be a key of a menu, `A_BCD:`.
  private static let longestSetting = 80
  private static let fewestOfWord = 2

  /// `ABC_DEF:` before a value, `ABC_DEF =`: the name of a setting, whose words low lines join,
  /// with the sign behind it. It begins its line, and the value is no right-to-left word. In a line
  /// from left to right the sign stands right of the name, and the value right of that. Without a
  /// low line it may be a label in a text. O(its length).
  @Sendable static func settingName(_ start: Int, _ text: Skeleton) -> Piece? {
    guard let end = endOfJoinedName(start, text), beginsLine(start, text) else { return nil }
    var sign = end
    if text.at(sign) == ":" {
      guard text.isSpace(ifThere: sign + 1) else { return nil }
    } else {
      if text.isSpace(ifThere: sign) { sign += 1 }
      guard text.at(sign) == "=", !"=>~".unicodeScalars.contains(text.at(sign + 1)) else {
        return nil
      }
    }
    guard isValueOfSetting(behind: sign, text) else { return nil }
    return Piece(
      kind: .name, range: start..<sign + 1, order: .either, parts: [start..<end, sign..<sign + 1])
  }

  /// Whether a text begins with the name of a setting and its value. O(its length).
  static func isSetting(_ text: Skeleton) -> Bool {
    guard let start = (0..<text.count).first(where: { text.isRightToLeftLetter($0) }) else {
      return false
    }
    return settingName(start, text) != nil
  }

  /// Whether nothing stands before a position but blanks, the sign of an item, or a word with which
  /// something is given its first value.
  private static func beginsLine(_ start: Int, _ text: Skeleton) -> Bool {
    guard start <= longestSetting else { return false }
    let words = text.string(0..<start).split { $0 == " " || $0 == "\t" }
    guard words.count < 2, text.isGap(start - 1), let lead = words.first else {
      return words.isEmpty
    }
    return leadsOfSettings.contains(lead)
  }

  private static let leadsOfSettings: Set<Substring> = [
    "-", "const", "export", "let", "local", "set", "val", "var",
  ]

  /// The end of right-to-left words that low lines join; nil where none begin, or one has too few
  /// letters.
  private static func endOfJoinedName(_ start: Int, _ text: Skeleton) -> Int? {
    var (end, word, words) = (start, start, 0)
    while end < start + longestSetting {
      if text.isOfRightToLeftWord(end) {
        end += 1
        continue
      }
      guard end - word >= fewestOfWord else { return nil }
      words += 1
      guard text.at(end) == "_", text.isRightToLeftLetter(end + 1) else { break }
      end += 1
      word = end
    }
    return words > 1 ? end : nil
  }

  /// Whether what stands behind the sign of a setting is its value: a string, or anything without
  /// right-to-left letters that ends no sentence.
  private static func isValueOfSetting(behind sign: Int, _ text: Skeleton) -> Bool {
    guard let first = (sign + 1..<text.count).first(where: { !text.isSpace($0) }),
      let last = (first..<text.count).last(where: { !text.isSpace($0) })
    else { return false }
    if "\"'".unicodeScalars.contains(text.at(first)) {
      return last > first && text.at(first) == text.at(last)
        && !text.endsSentence(last - 1)
    }
    return !text.endsSentence(last) && !(first...last).contains(where: text.isRightToLeftLetter)
  }
}
