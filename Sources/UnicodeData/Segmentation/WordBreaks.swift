/// Where the words of a text begin and end (UAX #29, section 4.1): the default rules, without
/// dictionaries.
///
/// Offsets are gaps between scalars, counted from the text's start. What stands between two
/// boundaries may be a word, a run of spaces or one punctuation mark. Nothing is computed ahead: a
/// query reads the scalars beside the gap, past marks and formats (WB4), and further back only
/// within a run of flags (WB15, WB16).
public struct WordBreaks<Text: RandomAccessCollection>
where Text.Element == Unicode.Scalar, Text.Index == Int {
  private let text: Text

  /// The words of a text, such as an array of scalars or a slice of one, whose first scalar is
  /// offset 0.
  public init(_ text: Text) { self.text = text }

  /// Whether a word ends or begins at an offset; false outside the text. Both ends are boundaries
  /// (WB1, WB2).
  public func isBoundary(_ offset: Int) -> Bool { isBoundary(offset, from: 0) }

  /// The first boundary after an offset that is known to be one; reads nothing before it. Walking
  /// through a text this way is O(*n*) whatever it holds.
  public func next(afterBoundary offset: Int) -> Int { next(after: offset, from: max(offset, 0)) }

  /// The last boundary before an offset; 0 where there is none.
  public func previous(before offset: Int) -> Int {
    var offset = min(offset, text.count + 1) - 1
    while offset > 0, !isBoundary(offset) { offset -= 1 }
    return max(offset, 0)
  }

  /// The segment that holds the scalar after an offset; empty at the text's end.
  public func segment(at offset: Int) -> Range<Int> {
    guard offset >= 0, offset < text.count else { return text.count..<text.count }
    let start = isBoundary(offset) ? offset : previous(before: offset)
    return start..<next(afterBoundary: start)
  }

  private func next(after offset: Int, from floor: Int) -> Int {
    var offset = max(offset, -1) + 1
    while offset < text.count, !isBoundary(offset, from: floor) { offset += 1 }
    return min(offset, text.count)
  }

  /// Whether there is a boundary at an offset, where `floor` is one.
  private func isBoundary(_ offset: Int, from floor: Int) -> Bool {
    guard offset >= 0, offset <= text.count else { return false }
    guard offset > 0, offset < text.count else { return true }
    let before = wordClass(offset - 1)
    let after = wordClass(offset)
    if before == .cr, after == .lf { return false }  // WB3
    if before.isNewline || after.isNewline { return true }  // WB3a, WB3b
    if before == .zwj, PackedFacts(scalar(offset)).isPictograph { return false }  // WB3c
    if before == .wSegSpace, after == .wSegSpace { return false }  // WB3d
    if after.isAttached { return false }  // WB4
    let base = self.base(before: offset, from: floor)
    let left = wordClass(base)
    if left == .regionalIndicator, after == .regionalIndicator {
      return !followsOddFlags(base, from: floor)  // WB15, WB16
    }
    return !WordRules.joins(
      left, after,
      beforeLeft: { base > floor ? wordClass(self.base(before: base, from: floor)) : .other },
      afterRight: { wordClassOfBase(after: offset) })
  }

  /// WB15 and WB16: whether the regional indicator at an offset is the first of a pair.
  private func followsOddFlags(_ offset: Int, from floor: Int) -> Bool {
    var isOdd = false
    var position = offset
    while true {
      guard wordClass(position) == .regionalIndicator else { return isOdd }
      isOdd.toggle()
      guard position > floor else { return isOdd }
      position = base(before: position, from: floor)
    }
  }

  /// Where the scalar stands that the attached ones before an offset belong to (WB4); those after a
  /// line's start belong to none and stand for themselves.
  private func base(before offset: Int, from floor: Int) -> Int {
    var position = offset - 1
    while position > floor, wordClass(position).isAttached {
      if wordClass(position - 1).isNewline { return position }
      position -= 1
    }
    return position
  }

  /// The class of the first scalar after the one at an offset that is not attached (WB4).
  private func wordClassOfBase(after offset: Int) -> WordBreakClass {
    var position = offset + 1
    while position < text.count {
      let found = wordClass(position)
      if !found.isAttached { return found }
      position += 1
    }
    return .other
  }

  private func wordClass(_ offset: Int) -> WordBreakClass { WordBreakClass(scalar(offset)) }

  private func scalar(_ offset: Int) -> Unicode.Scalar { text[text.startIndex + offset] }
}

/// The rules WB5 to WB13b.
enum WordRules {
  /// Whether two scalars stand in one word. The neighbours are asked for only where a rule names
  /// them.
  static func joins(
    _ left: WordBreakClass, _ right: WordBreakClass, beforeLeft: () -> WordBreakClass,
    afterRight: () -> WordBreakClass
  ) -> Bool {
    switch (left, right) {
    case (_, _) where left.isLetter && right.isLetter: true  // WB5
    case (_, .midLetter) where left.isLetter: afterRight().isLetter  // WB6
    case (.hebrewLetter, .singleQuote): true  // WB7a
    case (_, _) where left.isLetter && right.isMidNumLetQ: afterRight().isLetter  // WB6
    case (.midLetter, _) where right.isLetter: beforeLeft().isLetter  // WB7
    case (_, _) where left.isMidNumLetQ && right.isLetter: beforeLeft().isLetter  // WB7
    case (.hebrewLetter, .doubleQuote): afterRight() == .hebrewLetter  // WB7b
    case (.doubleQuote, .hebrewLetter): beforeLeft() == .hebrewLetter  // WB7c
    case (.numeric, .numeric): true  // WB8
    case (_, .numeric) where left.isLetter: true  // WB9
    case (.numeric, _) where right.isLetter: true  // WB10
    case (.midNum, .numeric): beforeLeft() == .numeric  // WB11
    case (_, .numeric) where left.isMidNumLetQ: beforeLeft() == .numeric  // WB11
    case (.numeric, .midNum): afterRight() == .numeric  // WB12
    case (.numeric, _) where right.isMidNumLetQ: afterRight() == .numeric  // WB12
    case (.katakana, .katakana): true  // WB13
    case (_, .extendNumLet): isExtendable(left) || left == .extendNumLet  // WB13a
    case (.extendNumLet, _): isExtendable(right)  // WB13b
    default: false  // WB999
    }
  }

  private static func isExtendable(_ wordClass: WordBreakClass) -> Bool {
    wordClass.isLetter || wordClass == .numeric || wordClass == .katakana
  }
}
