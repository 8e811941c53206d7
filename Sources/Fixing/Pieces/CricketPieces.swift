/// What somebody scored in cricket.
extension Piece {
  /// The most digits of such a score.
  private static let longestScore = 3

  /// `82*` in a text on cricket: the star says that whoever scored is not out. It belongs to the
  /// number and stands at its right, as scoreboards have it. Elsewhere a star may be that of a
  /// note, and so it is where another one stands in the text. O(*n*).
  @Sendable static func unbeatenScore(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), text.mayBegin(start) else { return nil }
    let end = text.endOfDigits(start)
    guard end - start <= longestScore, text.at(end) == "*", isEndOfItem(end + 1, text),
      !text.scalars.indices.contains(where: { text.scalars[$0] == "*" && !text.isDigit($0 - 1) }),
      text.hasWordForCricket
    else { return nil }
    return Piece(kind: .number, range: start..<end + 1, order: .leftToRight)
  }
}

extension Skeleton {
  /// Whether a right-to-left word of cricket stands in the text.
  fileprivate var hasWordForCricket: Bool { hasWord(of: Self.ofCricket) }

  // Run and runs, wicket and wickets, crease, over and overs, innings, century, not (out), balls,
  // batsman, batting and cricket in Urdu; cricket in Arabic, Persian and Hebrew.
  private static let ofCricket = words(
    """
    \u{631}\u{646} \u{631}\u{646}\u{632} \u{631}\u{646}\u{648}\u{6BA} \u{648}\u{6A9}\u{679} \
    \u{648}\u{6A9}\u{679}\u{6CC}\u{6BA} \u{648}\u{6A9}\u{679}\u{648}\u{6BA} \
    \u{6A9}\u{631}\u{6CC}\u{632} \u{627}\u{648}\u{648}\u{631} \
    \u{627}\u{648}\u{648}\u{631}\u{632} \u{627}\u{646}\u{646}\u{6AF}\u{632} \
    \u{633}\u{646}\u{686}\u{631}\u{6CC} \u{646}\u{627}\u{679} \
    \u{6AF}\u{6CC}\u{646}\u{62F}\u{648}\u{6BA} \u{628}\u{644}\u{6D2}\u{628}\u{627}\u{632} \
    \u{628}\u{6CC}\u{679}\u{646}\u{6AF} \u{6A9}\u{631}\u{6A9}\u{679} \
    \u{643}\u{631}\u{64A}\u{643}\u{62A} \u{643}\u{631}\u{64A}\u{643}\u{64A}\u{62A} \
    \u{6A9}\u{631}\u{6CC}\u{6A9}\u{62A} \
    \u{5E7}\u{5E8}\u{5D9}\u{5E7}\u{5D8}
    """)
}
