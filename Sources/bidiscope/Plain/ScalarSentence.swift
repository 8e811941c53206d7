internal import Explanation
internal import UnicodeData
internal import Wording

/// How scalars are named to those who listen.
enum ScalarSentence {
  /// So many are named one by one.
  private static let most = 40

  /// A scalar by the name of its letter in the language of the screen, where it is known there.
  static func name(_ scalar: Unicode.Scalar) -> Words {
    if scalar == " " { return "space" }
    if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F {
      return Words(verbatim: String(scalar))
    }
    if let letter = LetterNames.words(scalar) { return letter }
    return Words(
      verbatim: LatinLetters.standsFor(scalar)
        ? LatinLetters.name(of: scalar)
        : ScalarFacts.label(of: scalar) ?? ScalarFacts.name(of: scalar).lowercased())
  }

  /// The names of scalars in their order; of many the first ones.
  static func names(_ scalars: [Unicode.Scalar]) -> Words {
    let named = scalars.prefix(most).map(name).joined(by: ", ")
    return scalars.count > most
      ? "\(named), and \(number: scalars.count - most) more" : named
  }
}
