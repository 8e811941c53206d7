internal import UnicodeData

/// Faces and hearts whose signs stand beside a letter or a digit: `:D`, `;-P`, `<3`. Between
/// right-to-left words the letter or the digit is drawn before the sign. Faces of signs alone look
/// like faces both ways.
extension Piece {
  /// A face or a heart between blanks, or before the end of a sentence. O(the words near it).
  @Sendable static func face(_ start: Int, _ text: Skeleton) -> Piece? {
    guard ":;<".unicodeScalars.contains(text.at(start)), text.isGap(start - 1),
      let end = endOfNosedFace(start, text) ?? endOfFace(start, text) ?? endOfHeart(start, text)
    else { return nil }
    return Piece(kind: .punctuation, range: start..<end, order: .leftToRight)
  }

  /// The end of `:-D`, `;-P`: a face whose mouth is a letter. It is no flag behind a colon.
  private static func endOfNosedFace(_ start: Int, _ text: Skeleton) -> Int? {
    guard ":;".unicodeScalars.contains(text.at(start)), text.at(start + 1) == "-",
      "DPpOoX".unicodeScalars.contains(text.at(start + 2)),
      !text.isStrong(start + 3), !text.isCodeLetter(start + 3)
    else { return nil }
    return start + 3
  }

  /// The end of `:D`, `;P`, `:O`, `:'D`, and at the end of a text of `:p` and `:o`. Behind a word
  /// for a letter, such as that of a drive or an answer, the colon is that word's.
  private static func endOfFace(_ start: Int, _ text: Skeleton) -> Int? {
    guard ":;".unicodeScalars.contains(text.at(start)) else { return nil }
    let mouth = text.at(start) == ":" && text.at(start + 1) == "'" ? start + 2 : start + 1
    let end = mouth + 1
    let isKnown =
      "DPO".unicodeScalars.contains(text.at(mouth))
      || ("po".unicodeScalars.contains(text.at(mouth)) && isLast(end, text))
    return isKnown && isEnded(end, text) && !text.followsWordForLetter(start) ? end : nil
  }

  /// The end of `<3`, `</3`, `:3`. `<3` may say that something is less than three, and `:3` may be
  /// the colon and the value of a label that is typed with a blank: what stands around them has to
  /// say that somebody writes to somebody dear.
  private static func endOfHeart(_ start: Int, _ text: Skeleton) -> Int? {
    let isBroken = text.at(start) == "<" && text.at(start + 1) == "/"
    var end = isBroken ? start + 3 : start + 2
    guard text.at(start) != ";", text.at(end - 1) == "3" else { return nil }
    // Several are one piece: which of them is the first cannot be seen.
    while end < start + longestRow, (0..<3).allSatisfy({ text.at(end + $0) == row[$0] }) {
      end += 3
    }
    guard isEnded(end, text) else { return nil }
    if start == 0 { return leadsToAffection(end, text) ? end : nil }
    let isBehindSign = followsSignOfFeeling(start, text)
    guard isBehindSign || followsRightToLeftWord(start, text) else { return nil }
    if isBroken { return end }
    let words = wordsBefore(start, text)
    let near = words.suffix(nearWords)
    let isLabelled = text.at(start) == ":"
    let leading = isLabelled ? near : words.suffix(2)
    guard isBehindSign || !leading.contains(where: Skeleton.isOfValue) else { return nil }
    let isDear = near.contains(where: Skeleton.isOfAffection)
    guard isLast(end, text) else {
      // It may be less than three of what stands behind it.
      return isDear && !isCounted(behind: end, text) ? end : nil
    }
    if isDear || isBehindSign { return end }
    return !isLabelled && isOfSentence(words, before: start, text) ? end : nil
  }

  /// Whether what begins a text is a heart before right-to-left words of affection, and not less
  /// than three of what is counted. A colon is none.
  private static func leadsToAffection(_ end: Int, _ text: Skeleton) -> Bool {
    guard text.at(0) == "<", !isCounted(behind: end, text) else { return false }
    let words = wordsOf(end..<min(text.count, end + feelingReach), text)
    return words.prefix(2).contains(where: Skeleton.isOfAffection)
  }

  /// So far, in scalars, words and numbers around a heart are looked for.
  private static let feelingReach = 120
  /// So many words before a heart are near it.
  private static let nearWords = 4
  /// The fewest words of a sentence.
  private static let fewestWords = 3
  /// The most scalars of hearts in a row, and what each of them adds.
  private static let longestRow = 24
  private static let row: [Unicode.Scalar] = [" ", "<", "3"]

  /// Whether nothing but signs that end a sentence stands between a position and the next blank.
  private static func isEnded(_ end: Int, _ text: Skeleton) -> Bool {
    var last = end
    while last < end + mostSigns, endsPart(last, text) { last += 1 }
    return text.isGap(last)
  }

  /// The most such signs.
  private static let mostSigns = 4

  /// Whether a sign that ends a sentence, a part of it or brackets stands at a position.
  private static func endsPart(_ position: Int, _ text: Skeleton) -> Bool {
    text.endsSentence(position) || ",)\u{60C}".unicodeScalars.contains(text.at(position))
  }

  /// Whether a right-to-left letter, or a sign behind one, and one blank stand before a position.
  private static func followsRightToLeftWord(_ start: Int, _ text: Skeleton) -> Bool {
    let last = endsPart(start - 2, text) ? start - 3 : start - 2
    return text.isRightToLeftLetter(last) || text.isMark(last)
  }

  /// Whether neither a letter nor a digit stands behind a position, and the text ends soon.
  private static func isLast(_ end: Int, _ text: Skeleton) -> Bool {
    text.count <= end + feelingReach
      && !(end..<text.count).contains { position in
        let category = ScalarFacts.category(of: text.at(position))
        return category.isLetter || category.isNumber
      }
  }

  /// Whether an exclamation mark or a picture, such as that of a heart, and one blank stand before
  /// a position.
  private static func followsSignOfFeeling(_ start: Int, _ text: Skeleton) -> Bool {
    var position = start - 2
    // Its variant, or the tone of a skin.
    while position > start - 6, text.isMark(position) { position -= 1 }
    return text.at(position) == "!"
      || ScalarFacts.category(of: text.at(position)) == .so
      || (0x1F3FB...0x1F3FF).contains(text.at(position).value)
  }

  /// The words shortly before a position, in small letters; the first of them may be cut.
  private static func wordsBefore(_ start: Int, _ text: Skeleton) -> [String] {
    wordsOf(max(0, start - feelingReach)..<start, text)
  }

  /// The words of a range, in small letters.
  private static func wordsOf(_ range: Range<Int>, _ text: Skeleton) -> [String] {
    text.string(range).lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  /// Whether a word that counts or a unit stands behind a heart, or a number does.
  private static func isCounted(behind end: Int, _ text: Skeleton) -> Bool {
    let start = end + 1
    guard text.isSpace(ifThere: end), text.isRightToLeftLetter(start) else { return true }
    var last = start
    while text.isRightToLeftLetter(last), last < start + longestThing { last += 1 }
    // Units are shortened with such marks: `A"B`.
    return "\"'\u{5F3}\u{5F4}".unicodeScalars.contains(text.at(last))
      || CountedThings.contains(start..<last, in: text)
  }

  /// The most letters of a word for what is counted.
  private static let longestThing = 14

  /// Whether words before a heart are several of right-to-left letters, none of which leads to a
  /// value, with nothing of a calculation, a label or code among them.
  private static func isOfSentence(
    _ words: [String], before start: Int, _ text: Skeleton
  ) -> Bool {
    words.count >= fewestWords
      && !words.suffix(nearWords).contains(where: Skeleton.isOfValue)
      && !(max(0, start - feelingReach)..<start).contains {
        text.isDigit($0) || text.isLatin($0) || ":=<>%/".unicodeScalars.contains(text.at($0))
      }
  }
}
