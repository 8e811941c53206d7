internal import BidiAlgorithm

/// Labels of right-to-left words whose last word is Latin, with what is so behind their colon:
/// `ABC DEF v6: OK`, `ABC DEF: 4.33.0`. The colon is the sentence's, though Latin letters stand
/// before it and what goes with them behind.
enum LabelledState {
  /// The most scalars of the last word of a label.
  private static let longestWord = 12

  /// The element behind the colon, which is the last one; nil where elements are no such label. A
  /// title with a colon in it, `ABC Apollo: First Flight`, is none. O(*n*).
  static func value(_ all: [Element], in text: Skeleton) -> Int? {
    let value = all.count - 1
    guard value > 2, all[value].followsSpace, all[value].parts.isEmpty else { return nil }
    let isVersion = all[value].kind == .version && all[value].isNumeric
    guard isVersion || all[value].direction == .leftToRight else { return nil }
    let (colon, label) = (all[value - 1], all[value - 2])
    guard colon.isSign, isVersion || !colon.followsSpace, text.at(colon.range.lowerBound) == ":",
      label.direction == .leftToRight, label.parts.isEmpty, label.range.count <= longestWord,
      all[..<(value - 2)].allSatisfy({ $0.isWord && $0.direction == .rightToLeft })
    else { return nil }
    return isVersion || isState(all[value], text) || isOfTechnique(label, text) ? value : nil
  }

  private static func isState(_ value: Element, _ text: Skeleton) -> Bool {
    value.range.count <= longestWord && states.contains(text.string(value.range).lowercased())
  }

  /// Whether a word begins with a small letter and has a digit, as no title does: `eth0`.
  private static func isOfTechnique(_ word: Element, _ text: Skeleton) -> Bool {
    let first = word.range.lowerBound
    return text.isLatin(first) && !text.isCapital(first)
      && word.range.contains(where: text.isDigit)
      && word.range.allSatisfy(text.isCodeLetter)
  }

  private static let states: Set<String> = [
    "active", "closed", "connected", "disabled", "disconnected", "down", "enabled", "error",
    "fail", "failed", "false", "inactive", "no", "none", "off", "offline", "ok", "on", "online",
    "open", "pass", "passed", "ready", "running", "stopped", "true", "unknown", "up", "yes",
  ]
}
