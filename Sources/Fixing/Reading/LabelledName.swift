internal import BidiAlgorithm

/// Names of somebody behind a label of left-to-right words, with a time, a date or a number of the
/// line behind a comma: `From: ABC, 14:05`, `Author: ABC DEF, 2010`.
enum LabelledName {
  /// The most words of a label, and of a name.
  private static let mostWords = 3
  /// The most elements behind a name.
  private static let mostBehind = 4

  /// Whether elements behind a name, which end the sentence, belong to the label's line. O(their
  /// length).
  static func isOfLine(
    _ tail: Range<Int>, behind name: Range<Int>, _ all: [Element], _ text: Skeleton
  ) -> Bool {
    let colon = name.lowerBound - 1
    guard colon > 0, colon <= mostWords, all[colon].isSign(of: ":", in: text),
      !all[colon].followsSpace, all[name.lowerBound].followsSpace,
      all[..<colon].allSatisfy({ $0.isWord && $0.direction == .leftToRight })
    else { return false }
    let label = text.string(all[colon - 1].range).lowercased()
    guard persons.contains(label) || ways.contains(label), isName(all[name], text) else {
      return false
    }
    return (2...mostBehind).contains(tail.count)
      && all[tail.lowerBound].isJoinedSign(of: ",", in: text)
      && all[tail.upperBound - 1].isNumeric
      && tail.dropFirst().allSatisfy { index in
        all[index].isSign(of: ",", in: text)
          || isNumber(all[index], text, mayBeHouse: ways.contains(label))
      }
  }

  /// Whether elements are a few words and nothing else, or what an isolate holds, and no day.
  static func isName(_ elements: ArraySlice<Element>, _ text: Skeleton) -> Bool {
    var words = 0
    for element in elements {
      let held = element.isWord ? [element] : wordsHeld(by: element)
      guard !held.isEmpty, held.allSatisfy({ $0.isWord && $0.direction == .rightToLeft }),
        !held.contains(where: { isDay($0, text) })
      else { return false }
      words += held.count
    }
    return words <= mostWords
  }

  /// What an isolate holds, and the words of a name with initials; empty of other elements.
  private static func wordsHeld(by element: Element) -> [Element] {
    switch element.kind {
    case nil: element.parts
    case .name: element.parts.filter(\.isWord)
    default: []
    }
  }

  /// Whether an element is a time, a date or a number of European digits behind a space. What
  /// stands behind the name of a place may be the number of a house.
  private static func isNumber(_ element: Element, _ text: Skeleton, mayBeHouse: Bool) -> Bool {
    element.followsSpace && (!mayBeHouse || element.kind == .time || element.kind == .date)
      && element.isEuropeanNumber(in: text)
  }

  /// Whether a word is one of somebody whom a label or a line names: `Author`.
  static func isOfPerson(_ word: String) -> Bool { persons.contains(word) }

  private static func isDay(_ word: Element, _ text: Skeleton) -> Bool {
    word.range.count < 10 && days.contains(text.string(word.range))
  }

  /// Last words of labels before the name of somebody.
  private static let persons: Set<String> = [
    "actor", "actress", "admin", "agent", "approver", "artist", "assignee", "author", "by",
    "caller", "client", "composer", "contact", "courier", "creator", "customer", "director",
    "doctor", "driver", "editor", "employee", "guest", "host", "manager", "operator",
    "organizer", "owner", "passenger", "patient", "performer", "photographer", "player",
    "recipient", "reporter", "reviewer", "sender", "singer", "speaker", "student", "teacher",
    "translator", "uploader", "user", "writer",
  ]

  /// Last words of labels before the name of somebody or of a place.
  private static let ways: Set<String> = ["from", "to", "via"]

  // Day, hour, today, tomorrow and the days of the week in Hebrew, Arabic, Persian and Urdu: a time
  // behind one is read with it.
  private static let days: Set<String> = Set(
    """
    \u{5D9}\u{5D5}\u{5DD} \u{5D1}\u{5D9}\u{5D5}\u{5DD} \u{5E9}\u{5E2}\u{5D4} \
    \u{5D4}\u{5D9}\u{5D5}\u{5DD} \u{5DE}\u{5D7}\u{5E8} \u{5D0}\u{5EA}\u{5DE}\u{5D5}\u{5DC} \
    \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF} \u{5E9}\u{5E0}\u{5D9} \u{5E9}\u{5DC}\u{5D9}\u{5E9}\u{5D9} \
    \u{5E8}\u{5D1}\u{5D9}\u{5E2}\u{5D9} \u{5D7}\u{5DE}\u{5D9}\u{5E9}\u{5D9} \
    \u{5E9}\u{5D9}\u{5E9}\u{5D9} \u{5E9}\u{5D1}\u{5EA} \
    \u{64A}\u{648}\u{645} \u{627}\u{644}\u{64A}\u{648}\u{645} \u{63A}\u{62F}\u{627} \
    \u{63A}\u{62F}\u{64B}\u{627} \u{623}\u{645}\u{633} \u{627}\u{644}\u{633}\u{627}\u{639}\u{629} \
    \u{627}\u{644}\u{623}\u{62D}\u{62F} \u{627}\u{644}\u{627}\u{62B}\u{646}\u{64A}\u{646} \
    \u{627}\u{644}\u{625}\u{62B}\u{646}\u{64A}\u{646} \
    \u{627}\u{644}\u{62B}\u{644}\u{627}\u{62B}\u{627}\u{621} \
    \u{627}\u{644}\u{623}\u{631}\u{628}\u{639}\u{627}\u{621} \
    \u{627}\u{644}\u{62E}\u{645}\u{64A}\u{633} \u{627}\u{644}\u{62C}\u{645}\u{639}\u{629} \
    \u{627}\u{644}\u{633}\u{628}\u{62A} \
    \u{631}\u{648}\u{632} \u{627}\u{645}\u{631}\u{648}\u{632} \u{641}\u{631}\u{62F}\u{627} \
    \u{62F}\u{6CC}\u{631}\u{648}\u{632} \u{633}\u{627}\u{639}\u{62A} \u{634}\u{646}\u{628}\u{647} \
    \u{6CC}\u{6A9}\u{634}\u{646}\u{628}\u{647} \u{62F}\u{648}\u{634}\u{646}\u{628}\u{647} \
    \u{62C}\u{645}\u{639}\u{647} \u{6A9}\u{644} \u{622}\u{62C}
    """.split(separator: " ").map(String.init))
}
