/// The sign before a hashtag or the name of a user.
enum TagSign {
  /// Whether a scalar begins a hashtag or the name of a user.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool { scalar == "#" || scalar == "@" }

  /// Whether the sign of a tag may stand at a position: at the start, behind a blank, and behind
  /// what opens brackets or a quotation.
  static func mayBegin(_ position: Int, _ text: Skeleton) -> Bool {
    text.isGap(position - 1)
      || "([\"'\u{AB}\u{2018}\u{201C}\u{201E}".unicodeScalars.contains(text.at(position - 1))
  }
}
