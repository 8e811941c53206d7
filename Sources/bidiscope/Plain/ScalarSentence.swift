internal import UnicodeData
internal import Wording

/// How scalars are named to those who listen.
enum ScalarSentence {
  /// The most that are named one by one.
  private static let most = 40

  /// A scalar by its name in the language of the screen; what a keyboard of ASCII has by itself, a
  /// right-to-left letter in English by the last words of its name.
  static func name(_ scalar: Unicode.Scalar) -> Words {
    if scalar == " " { return "space" }
    if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F {
      return Words(verbatim: String(scalar))
    }
    return Words(
      spoken: scalar,
      english: LatinLetters.standsFor(scalar)
        ? LatinLetters.spokenName(of: scalar)
        : ScalarFacts.label(of: scalar) ?? ScalarFacts.name(of: scalar).lowercased())
  }

  /// A scalar by its name in the language of the screen, with its code point; in English by its
  /// name in Unicode, before which stands a right-to-left letter's short one.
  static func fullName(_ scalar: Unicode.Scalar) -> Words {
    let code = ScalarFacts.codePoint(scalar.value)
    let name = "\(code) \(ScalarFacts.name(of: scalar))"
    let isLetter = LatinLetters.standsFor(scalar) && ScalarFacts.category(of: scalar).isLetter
    return Words(
      spoken: scalar,
      english: isLetter ? "\(LatinLetters.spokenName(of: scalar)), \(name)" : name,
      code: code)
  }

  /// The names of scalars in their order; of many the first ones.
  static func names(_ scalars: [Unicode.Scalar]) -> Words {
    let named = scalars.prefix(most).map(name).joined(by: ", ")
    return scalars.count > most
      ? "\(named), and \(number: scalars.count - most) more" : named
  }
}
