/// Lines of several fields behind Latin labels, as records and logs have them, with right-to-left
/// values: `Name: ABC Phone: 5 City: DEF`, `level=info msg="ABC DEF"`.
enum FieldsLine {
  /// The fewest fields, the most words of a value where there are no more, and the most scalars of
  /// a label.
  private static let fewest = 2
  private static let mostWords = 3
  private static let longestLabel = 24
  private static let mostWordsOfLabel = 2

  /// The label of a field with its sign.
  private struct Label {
    let range: Range<Int>
    let sign: Unicode.Scalar
  }

  /// Whether a text is one: it begins with a label, all labels have one sign, no value has another
  /// one in it, and each right-to-left value is drawn in its own order. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.isLatin(text.endOfBlanks(0)) else { return false }
    let labels = all(in: text)
    guard labels.count >= fewest, let lead = labels.first,
      isOfLabel(0..<lead.range.lowerBound, text), labels.allSatisfy({ $0.sign == lead.sign })
    else { return false }
    for (number, label) in labels.enumerated() {
      let end = number + 1 < labels.count ? labels[number + 1].range.lowerBound : text.count
      let value = trimmed(
        label.range.upperBound..<end, isBeforeLabel: end < text.count, text)
      let isOwn = value.contains(where: text.isRightToLeftLetter)
      guard !value.isEmpty,
        !(isOwn || lead.sign == ":") || !value.contains(where: { isSign($0, text) })
      else { return false }
      guard isOwn else { continue }
      guard ProgramFrame.isStretch(value, text) else { return false }
      let words = value.count { text.isSpace($0) && !text.isSpace(ifThere: $0 + 1) } + 1
      if labels.count == fewest, lead.sign == ":", words > mostWords { return false }
    }
    return true
  }

  /// The labels of a text: a Latin word behind a blank or nothing, with a colon and a blank or `=`
  /// and a value right behind it.
  private static func all(in text: Skeleton) -> [Label] {
    var labels: [Label] = []
    var position = 0
    while position < text.count {
      guard text.isLatin(position), text.isGap(position - 1) else {
        position += 1
        continue
      }
      var end = position
      while text.isCodeLetter(end) { end += 1 }
      let sign = text.at(end)
      let isLabel =
        sign == ":" ? text.isSpace(ifThere: end + 1) : sign == "=" && !text.isGap(end + 1)
      if isLabel, end - position <= longestLabel {
        labels.append(Label(range: position..<end + 1, sign: sign))
      }
      position = end + 1
    }
    return labels
  }

  /// Whether the sign of a label stands at a position, and not between the digits of a time.
  private static func isSign(_ position: Int, _ text: Skeleton) -> Bool {
    ":=".unicodeScalars.contains(text.at(position))
      && !(text.isDigit(position - 1) && text.isDigit(position + 1))
  }

  /// Whether what stands before the last word of a label is a Latin word, or nothing.
  private static func isOfLabel(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    range.allSatisfy { text.isCodeLetter($0) || text.isSpace($0) }
      && range.count { text.isLatin($0) && text.isGap($0 - 1) } < mostWordsOfLabel
  }

  /// A value without blanks around it, the sign that parts it from the next field, and its
  /// quotation marks. Behind a right-to-left one a Latin word may be of the next label, as in
  /// `Home phone:`.
  private static func trimmed(
    _ value: Range<Int>, isBeforeLabel: Bool, _ text: Skeleton
  ) -> Range<Int> {
    var (start, end) = (value.lowerBound, value.upperBound)
    while start < end, text.isSpace(start) { start += 1 }
    while end > start, text.isSpace(end - 1) { end -= 1 }
    if isBeforeLabel, text.isRightToLeftLetter(start) {
      var word = end
      while word > start, text.isLatin(word - 1) { word -= 1 }
      if word > start, text.isSpace(word - 1) { end = word }
    }
    while end > start, text.isSpace(end - 1) || ",;|".unicodeScalars.contains(text.at(end - 1)) {
      end -= 1
    }
    if end > start + 2, "\"'".unicodeScalars.contains(text.at(start)),
      text.at(end - 1) == text.at(start)
    {
      return start + 1..<end - 1
    }
    return start..<end
  }
}
