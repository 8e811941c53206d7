internal import BidiAlgorithm

/// Lines of a list of tracks: a number, a title in right-to-left words, and how long it is:
/// `1. ABC DEF - 4:32`, `Track 3: ABC DEF - 4:12`. In a paragraph from left to right the number and
/// the length are the line's.
enum TrackLine {
  /// The fewest and the most elements of a line.
  private static let length = 5...14
  /// The most digits of its number.
  private static let mostDigits = 3

  /// Whether tokens are one. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    length.contains(tokens.count) && isOne(tokens.map { Element($0) }, text)
  }

  /// Whether elements are one. An hour is seldom a minute before or behind a round one: a time that
  /// is so, of less than ten hours or minutes, is a length. O(1).
  static func isOne(_ all: [Element], _ text: Skeleton) -> Bool {
    guard length.contains(all.count) else { return false }
    let isLabelled = isLabelled(all, text)
    let stop = all[isLabelled ? 2 : 1]
    let (dash, time) = (all[all.count - 2], all[all.count - 1])
    guard stop.isSign, !stop.followsSpace, isLabelled || isNumbered(all, text),
      dash.isSign(of: "-\u{2013}\u{2014}", in: text), dash.followsSpace, time.followsSpace,
      time.kind == .time, isLength(time.range, text) || isOfSound(all[0], text)
    else { return false }
    let title = all[(isLabelled ? 3 : 2)..<(all.count - 2)]
    return !title.isEmpty
      && title.allSatisfy { $0.isWord && $0.direction == .rightToLeft && $0.followsSpace }
  }

  /// Whether elements begin with a number and the sign behind that of an item.
  private static func isNumbered(_ all: [Element], _ text: Skeleton) -> Bool {
    isNumber(all[0], text) && ".)".unicodeScalars.contains(text.at(all[1].range.lowerBound))
  }

  /// Whether elements begin with a word for what is numbered and lasts, its number and a colon.
  private static func isLabelled(_ all: [Element], _ text: Skeleton) -> Bool {
    guard all[0].isWord, all[0].range.count <= longestLabel, isNumber(all[1], text),
      all[2].isSign(of: ":", in: text)
    else { return false }
    let word = text.string(all[0].range).lowercased()
    return ofSounds.contains(word) || parts.contains(word)
  }

  private static func isNumber(_ element: Element, _ text: Skeleton) -> Bool {
    element.kind == .number && element.range.count <= mostDigits
      && element.range.allSatisfy(text.isDigit)
  }

  /// Whether a word is one for what nobody expects at an hour, so that any time is how long it is.
  private static func isOfSound(_ word: Element, _ text: Skeleton) -> Bool {
    word.isWord && ofSounds.contains(text.string(word.range).lowercased())
  }

  private static let longestLabel = 8
  private static let ofSounds: Set<String> = ["clip", "song", "track"]
  /// What may also begin at an hour.
  private static let parts: Set<String> = ["chapter", "episode", "part", "scene", "video"]

  /// Whether a time is minutes below ten, and seconds that are no multiple of five.
  private static func isLength(_ time: Range<Int>, _ text: Skeleton) -> Bool {
    time.count == 4 && text.at(time.lowerBound + 1) == ":"
      && (text.at(time.upperBound - 1).value & 0xF) % 5 != 0
  }
}
