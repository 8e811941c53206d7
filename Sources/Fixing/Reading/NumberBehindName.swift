internal import BidiAlgorithm

/// Phone numbers, hours, dates and years in a sentence that is read from left to right, behind a
/// name in right-to-left letters to which a Latin word leads: `Call ABC: 050-1234567`,
/// `Call ABC 050-1234567`, `Meet ABC, 10:30`, `Lunch with ABC 12:00-13:00`, `Author: ABC (2008)`.
/// They are the sentence's.
enum NumberBehindName {
  /// Whether elements behind a name belong to its sentence: those that end it, or brackets. O(their
  /// length).
  static func isOfSentence(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    if YearBehindTitle.isOfSentence(tail, behind: name, all, text)
      || LifeYears.isOfSentence(tail, behind: name, all, text)
    {
      return true
    }
    guard let lead = Lead(before: name.lowerBound, all, text) else { return false }
    var end = tail.upperBound
    while end > tail.lowerBound, closes(all[end - 1], text) { end -= 1 }
    guard end > tail.lowerBound, LabelledName.isName(all[name], text) else { return false }
    let first = all[tail.lowerBound]
    if lead.isOfMeeting, first.followsSpace, areHours(all[tail.lowerBound..<end], text) {
      return true
    }
    if end == tail.lowerBound + 1 {
      return first.followsSpace
        && (first.kind == .phone || isLongNumber(first.range, text)
          || isPhoneInBrackets(first, text)
          || (lead.isOfPerson && NameLists.isCount(first, text)))
    }
    let numbers = all[(tail.lowerBound + 1)..<end]
    guard parts(first, numbers, text) else { return false }
    if numbers.count == 1, numbers.allSatisfy({ $0.kind == .phone }) { return true }
    if numbers.count == 1, lead.isOfThing, numbers.allSatisfy({ isYear($0, text) }) { return true }
    return lead.isPlain && text.at(first.range.lowerBound) != ":" && numbers.count <= mostNumbers
      && numbers.last?.isSign == false
      && numbers.allSatisfy {
        isMoment($0, text) || $0.isSign(of: ",", in: text)
      }
  }

  /// Whether a Latin word that says that somebody is named leads to a name that begins with an
  /// element: `Played by ABC`.
  static func isLedToAsPerson(_ name: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    Lead(before: name, all, text)?.isOfPerson == true
  }

  /// Whether an element is a sign that ends a sentence or a part of it.
  private static func closes(_ sign: Element, _ text: Skeleton) -> Bool {
    guard sign.isSign, !sign.followsSpace else { return false }
    let position = sign.range.lowerBound
    return text.endsSentence(position) || ",;".unicodeScalars.contains(text.at(position))
  }

  /// A date, a comma and an hour.
  private static let mostNumbers = 3

  /// Whether a sign parts a name from the numbers behind it: a comma or a colon right behind the
  /// name, or a dash or a bar between spaces.
  private static func parts(
    _ sign: Element, _ numbers: ArraySlice<Element>, _ text: Skeleton
  ) -> Bool {
    guard sign.isSign, numbers.first?.followsSpace == true else { return false }
    let signs = sign.followsSpace ? "-|\u{2013}\u{2014}" : ",:"
    return signs.unicodeScalars.contains(text.at(sign.range.lowerBound))
  }

  /// Whether elements are a time, or two with a dash between them, in European digits.
  private static func areHours(_ elements: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    guard let first = elements.first, let last = elements.last else { return false }
    guard [first, last].allSatisfy({ $0.kind == .time && isMoment($0, text) }) else {
      return false
    }
    if elements.count == 1 { return true }
    let dash = elements[elements.startIndex + 1]
    return elements.count == 3 && dash.isSign
      && "-\u{2013}\u{2014}".unicodeScalars.contains(text.at(dash.range.lowerBound))
  }

  /// Whether an element is a time or a date in European digits.
  private static func isMoment(_ element: Element, _ text: Skeleton) -> Bool {
    (element.kind == .time || element.kind == .date) && element.isEuropeanNumber(in: text)
  }

  /// Whether an element is a year in European digits: `Song: ABC - 1967`.
  private static func isYear(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.range.count == 4 && element.isEuropeanNumber(in: text)
      && YearBehindTitle.isYear(element.range.lowerBound, text)
  }

  /// Whether brackets hold a phone number and nothing else.
  private static func isPhoneInBrackets(_ element: Element, _ text: Skeleton) -> Bool {
    guard text.at(element.range.lowerBound) == "(" else { return false }
    // Brackets right around a phone number are read as its own, as those of an area are.
    if element.kind == .phone { return text.at(element.range.upperBound - 1) == ")" }
    guard element.kind == .brackets, element.parts.count == 3 else { return false }
    let inside = element.parts[1].parts
    return inside.count == 1
      && (inside[0].kind == .phone || isLongNumber(inside[0].range, text))
  }

  /// Whether nine digits or more, without anything between them, begin with a zero, as the numbers
  /// of phones inside a country do: `03001234567`.
  static func isLongNumber(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    (9...12).contains(range.count) && text.at(range.lowerBound) == "0"
      && range.allSatisfy { ("0"..."9").contains(text.at($0)) }
  }

  /// The Latin word that leads to a name, right before it or before the colon of a label.
  private struct Lead {
    /// Whether it is a word of a sentence: no name, and none that leads to an hour.
    let isPlain: Bool
    /// Whether it says that somebody is named who did something.
    let isOfPerson: Bool
    /// Whether it is right before somebody who is met, called or heard.
    let isOfMeeting: Bool
    /// Whether it is the label of something that has a name and a year.
    let isOfThing: Bool

    /// The word before a name; nil where there is none.
    init?(before name: Int, _ all: [Element], _ text: Skeleton) {
      guard name > 0 else { return nil }
      let isLabel =
        name > 1 && all[name - 1].isSign && !all[name - 1].followsSpace
        && text.at(all[name - 1].range.lowerBound) == ":"
      let word = all[isLabel ? name - 2 : name - 1]
      guard word.isWord, word.direction == .leftToRight, word.range.count < Self.longest else {
        return nil
      }
      let letters = text.string(word.range)
      let small = letters.lowercased()
      let isSmall = letters.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
      let isPlainVerb = Self.plain.contains(small)
      let isOfSentence = isSmall || isPlainVerb
      isPlain = !isLabel && isOfSentence && !SentenceNumbers.leadsToHour(small)
      isOfThing = isLabel && LabelledThing.isOne(small)
      let isPerson = LabelledName.isOfPerson(small)
      let isOfOne = !isLabel && Self.ofPersons.contains(small)
      isOfPerson = isPerson || isOfOne
      // What is seen may be a verse, which has the form of an hour.
      isOfMeeting = isOfOne || (!isLabel && small != "see" && (isPerson || isPlainVerb))
    }

    /// Longer words are none of these.
    private static let longest = 16

    /// Words of sentences that often begin them.
    private static let plain: Set<String> = [
      "ask", "by", "call", "called", "dial", "email", "emailed", "invited", "join", "joined",
      "meet",
      "message", "phone", "phoned", "played", "remind", "ring", "see", "signed", "text", "visit",
      "visited", "with",
    ]

    /// Words right before somebody who played, sang or wrote.
    private static let ofPersons: Set<String> = ["featuring", "starring", "with"]
  }
}
