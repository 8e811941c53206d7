internal import BidiAlgorithm

/// A right-to-left value of a file of settings, and the remark behind it: `name: ABC  # DEF GHI`,
/// `key = ABC  ; DEF`, `title: ABC DEF  // GHI`. The line runs from left to right: the sign of the
/// remark stands between the two, and the remark is a sentence of its own.
///
/// A hash right before a word is that of a tag, and behind a label of a text with a capital signs
/// may part names: there a wide gap has to stand before the sign.
enum RemarkBehindValue {
  /// The most scalars of a line and of a key, and the fewest of a key: a single letter may be that
  /// of a formula.
  private static let longest = 400
  private static let longestKey = 60
  private static let shortestKey = 2

  /// Where the sign of the remark stands, in a line whose value has no Latin letter; nil where a
  /// text is no such line. O(*n*).
  static func start(_ text: Skeleton) -> Int? {
    guard text.count <= longest, let (value, parting) = startOfValue(text) else { return nil }
    var position = value
    while position < text.count, !text.isLatin(position) {
      let gap = position
      position = text.endOfBlanks(position)
      if position == gap {
        position += 1
      } else if isSign(position, behind: gap..<position, parting, text) {
        return position
      }
    }
    return nil
  }

  /// The same as the only column of the line. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard let start = start(text) else { return [] }
    return [start]
  }

  /// The tokens of a remark of two words or more, or of one that Latin words cut. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let start = start(text),
      let first = tokens.firstIndex(where: {
        $0.range.lowerBound > start && $0.isWord(.rightToLeft)
      }), CodeComment.isSentence(tokens[first...]) || CodeComment.isCut(tokens[first...], text)
    else { return nil }
    return first..<tokens.count
  }

  /// Where a right-to-left value begins behind a key of one word and its sign, and what that sign
  /// is; nil where a text begins with none.
  private static func startOfValue(_ text: Skeleton) -> (start: Int, parting: Parting)? {
    var key = text.endOfBlanks(0)
    if text.at(key) == "-", text.isSpace(ifThere: key + 1) { key = text.endOfBlanks(key + 1) }
    guard text.isLatin(key) else { return nil }
    let end = SettingLine.endOfKey(key, upTo: longestKey, text)
    guard end - key >= shortestKey else { return nil }
    let sign = text.endOfBlanks(end)
    let parting: Parting
    if text.at(sign) == "=", !"=>~".unicodeScalars.contains(text.at(sign + 1)) {
      parting = .equals
    } else if text.at(end) == ":", text.isSpace(ifThere: end + 1) {
      parting = text.isCapital(key) && !text.isCapital(key + 1) ? .label : .colon
    } else {
      return nil
    }
    let value = text.endOfBlanks(sign + 1)
    return text.isRightToLeftLetter(value) ? (value, parting) : nil
  }

  /// What parts a key from its value.
  private enum Parting {
    /// A sign of equality.
    case equals
    /// A colon behind a word in small letters or in capitals.
    case colon
    /// A colon behind a word with one capital, as texts have them.
    case label
  }

  /// Whether the sign of a remark stands at a position behind blanks, with a blank and a
  /// right-to-left word behind it.
  private static func isSign(
    _ position: Int, behind gap: Range<Int>, _ parting: Parting, _ text: Skeleton
  ) -> Bool {
    let isWide = ColumnRow.isWide(gap, text)
    let end: Int
    switch text.at(position) {
    case "#":
      guard isWide || parting != .label else { return false }
      end = position + 1
    case ";":
      guard parting == .equals else { return false }
      end = position + 1
    case "/":
      guard isWide, text.at(position + 1) == "/" else { return false }
      end = position + 2
    default: return false
    }
    return text.isSpace(ifThere: end) && text.isRightToLeftLetter(text.endOfBlanks(end))
  }
}
