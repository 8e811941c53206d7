internal import Fixing
internal import UnicodeData
internal import Wording

extension ControlWalk {
  /// What a control is called: its short name, the same in every language.
  static func name(_ scalar: Unicode.Scalar) -> Words {
    Words(verbatim: ScalarFacts.label(of: scalar) ?? ScalarFacts.codePoint(scalar.value))
  }
}
