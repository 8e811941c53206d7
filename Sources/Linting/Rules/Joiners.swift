internal import BidiAlgorithm
internal import UnicodeData

/// Where joiners and spaces of no width are what people mean.
enum Joiners {
  /// Whether a joiner does something: in scripts whose letters join, and in emoji (UAX #31, section
  /// 2.3.1).
  static func isMeant(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[place]
    guard scalar == "\u{200C}" || scalar == "\u{200D}" else { return false }
    var before = place - 1
    while before >= 0, isPassedOver(scalars[before]) { before -= 1 }
    guard before >= 0 else { return false }
    if place > 0, scalars[place - 1] == scalar { return false }
    return joins(scalars[before]) || ScalarFacts.isPictograph(scalars[before])
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    ScalarTraits(scalar).bidiClass == .nsm || (0xFE00...0xFE0F).contains(scalar.value)
      || (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Whether a letter is of a script in which joiners have work: not Latin, Greek, Cyrillic,
  /// Hebrew, Han and their like.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarFacts.scriptCode(of: scalar) {
    case "Latn", "Grek", "Cyrl", "Hebr", "Armn", "Geor", "Hani", "Hira", "Kana", "Zyyy": false
    default: true
    }
  }

  /// Whether a script divides its words by spaces, so that a space of no width within one is none
  /// that is meant.
  static func hasSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarFacts.scriptCode(of: scalar) {
    case "Latn", "Grek", "Cyrl", "Hebr", "Arab", "Armn", "Geor", "Syrc", "Thaa":
      ScalarTraits(scalar).isLetter
    default: false
    }
  }
}
