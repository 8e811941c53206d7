internal import BidiAlgorithm
internal import UnicodeData

/// References to blanks and to what nobody sees that stand alone as words: `add &nbsp; there`. They
/// are spoken of. In a text that means them, `ABC &nbsp; DEF`, a blank more would be seen.
enum SpokenReferences {
  /// The places of those in a text without tags. O(*n*).
  static func places(in text: [Unicode.Scalar]) -> Set<Int> {
    guard text.contains("&") else { return [] }
    var found: [Unicode.Scalar: [Int]] = [:]
    for position in text.indices where text[position] == "&" {
      guard let (scalar, end) = WrittenMarkup.reference(position, text), isUnseen(scalar),
        isAlone(position..<end, text)
      else { continue }
      if isBlank(scalar), !isSpokenOf(position..<end, text) { continue }
      found[scalar, default: []].append(position)
    }
    // Several of one kind part what stands beside each other.
    return Set(found.values.filter { $0.count == 1 }.joined())
  }

  /// Whether what is written at a place stands alone as a word, and a word beside it says that it
  /// is written or put somewhere. O(1).
  static func isSpoken(_ place: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    guard isAlone(place, text) else { return false }
    let (before, behind) = sides(of: place, text)
    return [before.split { !$0.isLetter }.last, behind.split { !$0.isLetter }.first]
      .contains { $0.map { Skeleton.has($0.lowercased(), in: words) } ?? false }
  }

  /// What stands on both sides of a place as far as words are looked for, without controls.
  private static func sides(
    of place: Range<Int>, _ text: [Unicode.Scalar]
  ) -> (before: String, behind: String) {
    func letters(_ side: Range<Int>) -> String {
      String(scalars: text[side].filter { !Skeleton.isControl($0) })
    }
    return (
      letters(max(0, place.lowerBound - reach)..<place.lowerBound),
      letters(place.upperBound..<min(text.count, place.upperBound + reach))
    )
  }

  /// Whether a scalar is a blank or is not seen.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    isBlank(scalar) || Skeleton.isControl(scalar)
      || "\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars.contains(scalar)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F: true
    default: false
    }
  }

  /// Whether blanks stand on both sides of a reference, with letters behind them.
  private static func isAlone(_ reference: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    func isBesideWord(_ places: some Sequence<Int>) -> Bool {
      var hasBlank = false
      for place in places where !Skeleton.isControl(text[place]) {
        if text[place] == " " {
          hasBlank = true
        } else {
          let bidiClass = BidiProperties.bidiClass(of: text[place])
          return hasBlank && (bidiClass.isStrong || bidiClass == .nsm)
        }
      }
      return false
    }
    return isBesideWord((0..<reference.lowerBound).reversed())
      && isBesideWord(reference.upperBound..<text.count)
  }

  /// Whether words near a reference say that something is written or put somewhere, or that it is a
  /// sign or code.
  private static func isSpokenOf(_ reference: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    let (before, behind) = sides(of: reference, text)
    if isTooMuch(behind) { return true }
    return [before, behind].contains { side in
      side.lowercased().split { !$0.isLetter }.contains { Skeleton.has(String($0), in: words) }
    }
  }

  /// Whether the first word behind a reference says that it is one too many: a blank is no thing of
  /// which a text that means it could say so.
  private static func isTooMuch(_ behind: String) -> Bool {
    behind.split { !$0.isLetter }.first
      .map { Skeleton.has(String($0), in: ofTooMuch) } ?? false
  }

  // Superfluous, double, additional, in Hebrew, Arabic, Persian and Urdu.
  private static let ofTooMuch = Skeleton.words(
    """
    \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8} \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8}\u{5EA} \
    \u{5DE}\u{5D9}\u{5D5}\u{5EA}\u{5E8}\u{5D9}\u{5DD} \u{5DB}\u{5E4}\u{5D5}\u{5DC} \
    \u{5DB}\u{5E4}\u{5D5}\u{5DC}\u{5D9}\u{5DD} \u{632}\u{627}\u{626}\u{62F} \
    \u{632}\u{627}\u{626}\u{62F}\u{629} \u{645}\u{643}\u{631}\u{631} \
    \u{645}\u{643}\u{631}\u{631}\u{629} \u{625}\u{636}\u{627}\u{641}\u{64A} \
    \u{625}\u{636}\u{627}\u{641}\u{64A}\u{629} \u{627}\u{636}\u{627}\u{641}\u{6CC} \
    \u{627}\u{636}\u{627}\u{641}\u{647} \u{62A}\u{6A9}\u{631}\u{627}\u{631}\u{6CC} \
    \u{641}\u{627}\u{644}\u{62A}\u{648}
    """)

  /// So far, in scalars, such a word is looked for.
  private static let reach = 60

  // Add, use, write, type, replace, instead, delete, put, a sign, a character, code, an entity, a
  // blank, a tag in Hebrew, Arabic, Persian and Urdu; names of what has references.
  private static let words = Skeleton.words(
    """
    \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} \u{5D4}\u{5D5}\u{5E1}\u{5E3} \
    \u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D9} \u{5DC}\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E3} \
    \u{5D4}\u{5D5}\u{5E1}\u{5E4}\u{5EA}\u{5D9} \u{5DE}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D9}\u{5DD} \
    \u{5DE}\u{5D5}\u{5E1}\u{5D9}\u{5E3} \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D5} \
    \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9} \
    \u{5DC}\u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9} \u{5DE}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5D9}\u{5DD} \
    \u{5D4}\u{5E9}\u{5EA}\u{5DE}\u{5E9}\u{5EA}\u{5D9} \u{5DB}\u{5EA}\u{5D1}\u{5D5} \
    \u{5DB}\u{5EA}\u{5D5}\u{5D1} \u{5DB}\u{5EA}\u{5D1}\u{5D9} \
    \u{5DC}\u{5DB}\u{5EA}\u{5D5}\u{5D1} \u{5DB}\u{5EA}\u{5D1}\u{5EA}\u{5D9} \
    \u{5DB}\u{5D5}\u{5EA}\u{5D1}\u{5D9}\u{5DD} \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D5} \
    \u{5D4}\u{5E7}\u{5DC}\u{5D3} \u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3}\u{5D9} \
    \u{5DC}\u{5D4}\u{5E7}\u{5DC}\u{5D9}\u{5D3} \u{5D4}\u{5D7}\u{5DC}\u{5D9}\u{5E4}\u{5D5} \
    \u{5D4}\u{5D7}\u{5DC}\u{5E3} \u{5DC}\u{5D4}\u{5D7}\u{5DC}\u{5D9}\u{5E3} \
    \u{5D1}\u{5DE}\u{5E7}\u{5D5}\u{5DD} \u{5DE}\u{5D7}\u{5E7}\u{5D5} \u{5DE}\u{5D7}\u{5E7} \
    \u{5DC}\u{5DE}\u{5D7}\u{5D5}\u{5E7} \u{5D4}\u{5E1}\u{5D9}\u{5E8}\u{5D5} \
    \u{5D4}\u{5E1}\u{5E8} \u{5DC}\u{5D4}\u{5E1}\u{5D9}\u{5E8} \u{5E9}\u{5D9}\u{5DE}\u{5D5} \
    \u{5E9}\u{5D9}\u{5DD} \u{5DC}\u{5E9}\u{5D9}\u{5DD} \u{5E9}\u{5DE}\u{5EA}\u{5D9} \
    \u{5D4}\u{5DB}\u{5E0}\u{5D9}\u{5E1}\u{5D5} \u{5D4}\u{5DB}\u{5E0}\u{5E1} \
    \u{5DC}\u{5D4}\u{5DB}\u{5E0}\u{5D9}\u{5E1} \u{5D4}\u{5DB}\u{5E0}\u{5E1}\u{5EA}\u{5D9} \
    \u{5EA}\u{5D5} \u{5EA}\u{5D5}\u{5D5}\u{5D9}\u{5DD} \u{5E1}\u{5D9}\u{5DE}\u{5DF} \
    \u{5E7}\u{5D5}\u{5D3} \u{5D9}\u{5E9}\u{5D5}\u{5EA} \u{5E8}\u{5D5}\u{5D5}\u{5D7} \
    \u{5E8}\u{5D5}\u{5D5}\u{5D7}\u{5D9}\u{5DD} \u{5EA}\u{5D2} \u{623}\u{636}\u{641} \
    \u{623}\u{636}\u{64A}\u{641}\u{648}\u{627} \u{627}\u{636}\u{641} \
    \u{625}\u{636}\u{627}\u{641}\u{629} \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \
    \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{645}\u{648}\u{627} \
    \u{627}\u{633}\u{62A}\u{62E}\u{62F}\u{627}\u{645} \u{646}\u{633}\u{62A}\u{62E}\u{62F}\u{645} \
    \u{627}\u{643}\u{62A}\u{628} \u{627}\u{643}\u{62A}\u{628}\u{648}\u{627} \
    \u{643}\u{62A}\u{627}\u{628}\u{629} \u{643}\u{62A}\u{628}\u{62A} \u{636}\u{639} \
    \u{636}\u{639}\u{648}\u{627} \u{648}\u{636}\u{639} \u{623}\u{62F}\u{62E}\u{644} \
    \u{627}\u{62F}\u{62E}\u{644} \u{627}\u{633}\u{62A}\u{628}\u{62F}\u{644} \
    \u{627}\u{62D}\u{630}\u{641} \u{628}\u{62F}\u{644}\u{627} \
    \u{628}\u{62F}\u{644}\u{627}\u{64B} \u{631}\u{645}\u{632} \
    \u{627}\u{644}\u{631}\u{645}\u{648}\u{632} \u{643}\u{648}\u{62F} \u{62D}\u{631}\u{641} \
    \u{645}\u{62D}\u{631}\u{641} \u{645}\u{633}\u{627}\u{641}\u{629} \
    \u{627}\u{633}\u{62A}\u{641}\u{627}\u{62F}\u{647} \u{627}\u{636}\u{627}\u{641}\u{647} \
    \u{628}\u{646}\u{648}\u{6CC}\u{633}\u{6CC}\u{62F} \u{628}\u{646}\u{648}\u{6CC}\u{633} \
    \u{646}\u{648}\u{634}\u{62A}\u{646} \u{62A}\u{627}\u{6CC}\u{67E} \
    \u{628}\u{6AF}\u{630}\u{627}\u{631}\u{6CC}\u{62F} \u{642}\u{631}\u{627}\u{631} \
    \u{62C}\u{627}\u{6CC}\u{6AF}\u{632}\u{6CC}\u{646} \u{62D}\u{630}\u{641} \u{6A9}\u{62F} \
    \u{646}\u{648}\u{6CC}\u{633}\u{647} \u{6A9}\u{627}\u{631}\u{627}\u{6A9}\u{62A}\u{631} \
    \u{641}\u{627}\u{635}\u{644}\u{647} \u{639}\u{644}\u{627}\u{645}\u{62A} \
    \u{627}\u{633}\u{62A}\u{639}\u{645}\u{627}\u{644} \u{644}\u{6A9}\u{6BE}\u{6CC}\u{6BA} \
    \u{644}\u{6A9}\u{6BE}\u{648} \u{679}\u{627}\u{626}\u{67E} \
    \u{688}\u{627}\u{644}\u{6CC}\u{6BA} \u{634}\u{627}\u{645}\u{644} \
    \u{644}\u{6AF}\u{627}\u{626}\u{6CC}\u{6BA} \u{628}\u{62F}\u{644}\u{6CC}\u{6BA} \
    \u{6C1}\u{679}\u{627}\u{626}\u{6CC}\u{6BA} \u{6A9}\u{648}\u{688} \
    \u{648}\u{642}\u{641}\u{6C1} html xhtml xml entity code
    """)
}
