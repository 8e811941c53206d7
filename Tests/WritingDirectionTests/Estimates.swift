import BidiAlgorithm
import UnicodeData
import Wording
import WritingDirection

/// The scalars of a pseudo string (capitals are Hebrew letters, controls in braces).
func scalars(_ pseudo: String) -> [Unicode.Scalar] {
  Array(PseudoText.decode(pseudo).unicodeScalars)
}

/// `ltr`, `rtl` or `neutral` for a pseudo string.
func direction(
  _ strategy: DirectionStrategy, _ pseudo: String, _ context: DirectionContext = .init()
) -> String {
  strategy.estimate(scalars(pseudo), in: context).shortName
}
