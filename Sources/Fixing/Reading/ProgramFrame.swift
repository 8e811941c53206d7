/// Lines whose frame a program made or reads, with right-to-left words as a value, a name or a
/// remark in it: `user.name=ABC DEF`, `# TODO: ABC`, `4.0K    ABC`, `COPY ABC/ /app/DEF/`,
/// `[download] Destination: ABC.mp4`, `* 1234abc ABC DEF`, `Name: ABC Phone: 5`.
///
/// The frame begins in Latin letters, and stands where the program put it: such a line runs from
/// left to right however many of its letters do not. What Latin words cut, and what ends as a
/// sentence does, may be a sentence in which a name leads: that is for other rules.
enum ProgramFrame {
  /// The most scalars of a line, of what leads it, and the most words behind a label in brackets.
  private static let longest = 400
  private static let longestLead = 80
  private static let mostWordsOfLabel = 3
  /// The fewest Latin words that tell what was done with a file.
  private static let fewestOfReport = 2

  /// Whether a text that is laid out from left to right is such a line; where that was set, also a
  /// row of a log or a listing, or a changed line, that begins with numbers or a sign. O(*n*).
  static func isOne(_ text: Skeleton, isSet: Bool) -> Bool {
    guard text.count <= longest, !text.hasControls,
      let first = text.scalars.indices.first(where: text.isRightToLeftLetter), first > 0
    else { return false }
    if isSet, NumberedRow.isOne(text) || ChangedText.isOne(text) { return true }
    guard first > 1 else { return false }
    return SettingLine.isOne(text) || FieldsLine.isOne(text) || isTask(text)
      || OutputRow.isSized(text) || BuildStep.isOne(text) || isTagged(first, text)
      || (LogLine.isOfGraph(text) && text.isSpace(first - 1)
        && isStretch(first..<text.count, text))
  }

  /// Whether a range begins with a right-to-left letter, has no Latin one, ends as no sentence
  /// does and with no sign right of its words, and each word of it is drawn left of those before
  /// it. O(its length).
  static func isStretch(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isRightToLeftLetter(range.lowerBound),
      let last = range.last(where: { !text.isSpace($0) }), !text.endsSentence(last),
      text.ranks[last] <= text.ranks[range.lowerBound]
    else { return false }
    var (former, low) = (Int.max, Int.max)
    for position in range.lowerBound...last {
      if text.isSpace(position) {
        (former, low) = (min(former, low), Int.max)
        continue
      }
      let isOther = text.isStrong(position) && !text.isRightToLeftLetter(position)
      guard !isOther, text.ranks[position] < former else { return false }
      low = min(low, text.ranks[position])
    }
    return true
  }

  /// The end of a text without blanks, a comma or a semicolon. O(their number).
  static func endOfLine(_ text: Skeleton) -> Int {
    var end = text.count
    while end > 1, text.isSpace(end - 1) || ",;".unicodeScalars.contains(text.at(end - 1)) {
      end -= 1
    }
    return end
  }

  /// Behind the mark of a comment, a word for what is left to do and who does it: `# TODO(dana): `.
  private static func isTask(_ text: Skeleton) -> Bool {
    let start = text.endOfBlanks(0)
    guard let mark = marks.first(where: { CommentStretch.stands($0, at: start, in: text) }) else {
      return false
    }
    let behind = start + mark.unicodeScalars.count
    guard text.isSpace(ifThere: behind) else { return false }
    let word = text.endOfBlanks(behind)
    var end = word
    while text.isCapital(end) { end += 1 }
    guard end > word, end < longestLead else { return false }
    let task = text.string(word..<end)
    guard SentenceLead.isTask(task) || LabelledStretch.isTask(task) else { return false }
    if text.at(end) == "(" {
      while text.at(end).isASCII, !text.isGap(end), text.at(end) != ")" { end += 1 }
      guard text.at(end) == ")" else { return false }
      end += 1
    }
    if text.at(end) == ":" { end += 1 }
    guard text.isSpace(ifThere: end) else { return false }
    return isStretch(text.endOfBlanks(end)..<text.count, text)
  }

  /// Marks that begin comments, longer ones before those that they begin with.
  private static let marks = ["///", "//", "--", ";;", ";", "#", "%"]

  /// Whether a text begins with a word in square brackets, and goes on with a label and a name, or
  /// with a file and what was done with it in several words: `[download] ABC.mp4 has been merged`.
  private static func isTagged(_ first: Int, _ text: Skeleton) -> Bool {
    guard text.at(0) == "[", text.isLatin(1), first < longestLead else { return false }
    var close = 1
    while text.isCodeLetter(close) || "-.".unicodeScalars.contains(text.at(close)) { close += 1 }
    guard text.at(close) == "]", text.isSpace(ifThere: close + 1), text.isSpace(first - 1),
      let last = text.scalars.indices.last(where: text.endsWord)
    else { return false }
    var end = last + 1
    while !text.isGap(end) { end += 1 }
    guard isStretch(first..<last + 1, text), !text.endsSentence(end - 1) else { return false }
    let ending = last + 1..<end
    let dot = ending.last(where: { text.at($0) == "." })
    let isFile = dot.map { Piece.endOfEnding($0 + 1, text) == end } ?? false
    let rest = text.string(end..<text.count).split { $0 == " " }
    let lead = text.string(close + 1..<first).split { $0 == " " }
    guard !lead.isEmpty else {
      return isFile && rest.count >= fewestOfReport && !text.endsSentence(text.count - 1)
    }
    guard lead.count <= mostWordsOfLabel, lead.last?.hasSuffix(":") == true, rest.isEmpty else {
      return false
    }
    return isFile || !ending.contains(where: text.isLatin)
  }
}
