internal import BidiAlgorithm
public import Explanation
internal import UnicodeData
public import Wording

/// A scalar that has no picture, by the label that is drawn in its place, such as `NBSP`.
public struct ScalarEntry: Hashable, Sendable {
  /// The label.
  public let label: String
  /// The scalar.
  public let scalar: Unicode.Scalar

  /// The scalar of a label in any case; nil where no scalar has it.
  init?(label: String) {
    guard let scalar = ScalarFacts.scalar(labelled: label),
      let label = ScalarFacts.label(of: scalar)
    else { return nil }
    (self.label, self.scalar) = (label, scalar)
  }

  /// What it is, in a sentence.
  public var sentence: Words {
    let name = ScalarFacts.name(of: scalar)
    let code = ScalarFacts.codePoint(scalar.value)
    return
      "\(verbatim: label) is the label of \(verbatim: name), \(verbatim: code): the character has no picture of its own."
  }

  /// What the reference has of its class; nil for none.
  public var classText: RuleText? {
    RuleReference.text(named: BidiProperties.bidiClass(of: scalar).shortName)
  }
}
