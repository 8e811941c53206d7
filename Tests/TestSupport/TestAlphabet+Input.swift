public import BidiAlgorithm
public import Engines

extension TestAlphabet {
  /// What UAX #9 needs to know of a text made of the alphabet; scalars beyond it count as L.
  /// O(*n*).
  public static func input(of scalars: [Unicode.Scalar]) -> BidiInput {
    var brackets: [BracketCharacter] = []
    for (position, scalar) in scalars.enumerated() {
      guard let index = bracketPairs.firstIndex(where: { $0 == scalar || $1 == scalar }) else {
        continue
      }
      let pair = bracketPairs[index]
      brackets.append(
        BracketCharacter(
          position: position, side: scalar == pair.opening ? .opening : .closing,
          identity: index == 3 ? bracketPairs[2].opening.value : pair.opening.value))
    }
    return BidiInput(classes: scalars.map { bidiClass(of: $0) ?? .l }, brackets: brackets)
  }
}
