internal import BidiAlgorithm

/// Entries of calendars in English that say in right-to-left words what is on: a day, a sign
/// between blanks and those words, often with hours behind them, `Wed 5 \u{B7} ABC DEF
/// 18:00\u{2013}20:00`.
///
/// Such a calendar runs from left to right, each part by itself: from when to when stands behind
/// the words. A single hour may as well stand before them, where it is drawn.
enum CalendarEntry {
  /// The most elements of the day, `Wed, 5 May, 18:00`, and of what is on.
  private static let longestDay = 6
  private static let longestEvent = 16
  /// The most elements of an entry, with the sign before what is on and the hours behind it.
  private static let longest = longestDay + longestEvent + 4
  /// Longer words name no day.
  private static let longestWord = 9

  /// Whether tokens are one and nothing else. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens.count <= longest && isOne(tokens.map { Element($0) }, text)
  }

  /// The elements of the hours that end such an entry, from when to when, in European digits; nil
  /// where a line is none. O(*n*).
  static func hours(_ all: [Element], _ text: Skeleton) -> Range<Int>? {
    guard all.count <= longest else { return nil }
    let hours = all.count - hourCount(all, text)..<all.count
    guard let first = hours.first, first > 0, all[first].followsSpace, isSpan(all[hours], text),
      isOne(all, text)
    else { return nil }
    return hours
  }

  private static func isOne(_ all: [Element], _ text: Skeleton) -> Bool {
    guard let joint = all.prefix(longestDay + 1).firstIndex(where: { isJoint($0, text) }),
      isDay(all[..<joint], text)
    else { return false }
    let hours = hourCount(all, text)
    let start = startOfEvent(behind: joint, all, text)
    guard start < all.count - hours else { return false }
    let event = all[start..<(all.count - hours)]
    guard event.count <= longestEvent, let first = event.first, let last = event.last,
      first.direction == .rightToLeft, first.followsSpace,
      !text.endsSentence(last.range.upperBound - 1),
      event.allSatisfy({ isOfEvent($0, text) })
    else { return false }
    // The name of a day by itself may be the title of something.
    return hours > 0 || all[..<joint].contains { !$0.isWord && !$0.isSign }
  }

  /// Where what is on begins: behind the sign, or behind the second hour where that is a dash
  /// between two, `Thu 14:00 \u{2013} 15:30 ABC`.
  private static func startOfEvent(
    behind joint: Int, _ all: [Element], _ text: Skeleton
  ) -> Int {
    guard joint > 0, joint + 2 < all.count, all[joint - 1].kind == .time,
      all[joint].isSign(of: dashes, in: text), all[joint + 1].kind == .time
    else { return joint + 1 }
    return isJoint(all[joint + 2], text) ? joint + 3 : joint + 2
  }

  /// How many elements at the end are a time, or two with a dash between blanks.
  private static func hourCount(_ all: [Element], _ text: Skeleton) -> Int {
    guard let last = all.last, last.kind == .time, last.isNumeric else { return 0 }
    let dash = all.count - 2
    guard dash > 0, all[dash].isSign(of: dashes, in: text), all[dash - 1].kind == .time else {
      return 1
    }
    return 3
  }

  /// Whether hours are those from when to when, in European digits.
  private static func isSpan(_ hours: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    let areEuropean = hours.allSatisfy { hour in
      hour.isSign || hour.range.allSatisfy { text.at($0).isASCII || !text.isDigit($0) }
    }
    return areEuropean
      && (hours.count > 1
        || hours.contains { hour in
          hour.range.contains { dashes.unicodeScalars.contains(text.at($0)) }
        })
  }

  private static let dashes = "-\u{2011}\u{2013}\u{2014}"

  /// Whether a sign between blanks parts the day from what is on.
  private static func isJoint(_ element: Element, _ text: Skeleton) -> Bool {
    element.followsSpace && element.isSign(of: SentenceNumbers.spacedJoints, in: text)
      && text.isSpace(ifThere: element.range.upperBound)
  }

  /// Whether elements are a day: the name of a weekday or a month among numbers, dates and hours.
  private static func isDay(_ elements: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    var hasName = false
    for element in elements {
      if isNameOfDay(element, text) {
        hasName = true
        continue
      }
      if element.isJoinedSign(of: ",", in: text) { continue }
      switch element.kind {
      case .number, .time: guard element.isNumeric else { return false }
      // With the name of its month, it says a day by itself: `5 May 2024`.
      case .date: hasName = hasName || element.direction == .leftToRight
      default: return false
      }
    }
    return hasName
  }

  private static func isNameOfDay(_ word: Element, _ text: Skeleton) -> Bool {
    guard word.isWord, word.direction == .leftToRight, word.range.count <= longestWord else {
      return false
    }
    return Piece.endOfMonth(word.range.lowerBound, text) == word.range.upperBound
      || days.contains(text.string(word.range))
  }

  private static let days: Set<String> = Skeleton.words(
    """
    Mon Monday Tue Tues Tuesday Wed Wednesday Thu Thur Thurs Thursday Fri Friday Sat Saturday Sun \
    Sunday Today Tomorrow Tonight
    """)

  /// Whether an element may stand in what is on: nothing Latin, and no sign that parts it.
  private static func isOfEvent(_ element: Element, _ text: Skeleton) -> Bool {
    if element.isSign { return !isJoint(element, text) }
    return element.direction == .rightToLeft || element.isNumeric
      || (element.direction == nil
        && (element.kind == .brackets || element.kind == .quotation))
  }
}
