public import BidiAlgorithm
internal import CICU

/// A scalar of which an engine's data are not ours: it is right where a plain scalar of the same
/// class stands.
public struct DataDifference: Hashable, Sendable {
  /// The scalar.
  public var scalar: Unicode.Scalar
  /// Its class here.
  public var bidiClass: BidiClass
  /// Whether it is unassigned here, so that its class is a default.
  public var isUnassigned: Bool
  /// The classes with which the standard gives the engine's answer.
  public var theirs: [BidiClass]
  /// Whether the standard gives it where the scalar is no bracket.
  public var isNoBracket: Bool

  /// Such as `its data of U+0870 differ: AL here, there as if NSM`.
  public var words: String {
    let name = "U+" + EngineProtocol.codePoints([scalar])
    let ours =
      bidiClass.shortName + " here" + (isUnassigned ? ", a default of unassigned ones" : "")
    var there = theirs.map(\.shortName).joined(separator: " or ")
    if isNoBracket { there = "no bracket" }
    return "its data of \(name) differ: \(ours)" + (there.isEmpty ? "" : "; there as if \(there)")
  }

  /// What of a text's data explains an answer: its first scalar beyond the test alphabet of which
  /// another class does, else its first such scalar.
  init?(_ theirs: ResolverAnswer, on text: TestText, _ input: BidiInput) {
    let strange = text.scalars.indices.filter {
      TestAlphabet.bidiClass(of: text.scalars[$0]) == nil
    }
    guard let first = strange.first else { return nil }
    var found = DataDifference(text.scalars[first], input.classes[first])
    for position in strange {
      let candidate = DataDifference(text.scalars[position], input.classes[position])
      let places = text.scalars.indices.filter { text.scalars[$0] == candidate.scalar }
      func gives(_ bidiClass: BidiClass) -> Bool {
        var classes = input.classes
        for place in places { classes[place] = bidiClass }
        let brackets = input.brackets.filter { !places.contains($0.position) }
        let other = BidiInput(classes: classes, brackets: brackets)
        return ResolverAnswer(resolve(other, direction: text.direction)) == theirs
      }
      let isBracket = input.brackets.contains { $0.position == position }
      let others = Self.classes.filter { $0 != candidate.bidiClass && gives($0) }
      let isNoBracket = isBracket && gives(candidate.bidiClass)
      if isNoBracket || !others.isEmpty {
        found = candidate
        found.theirs = others
        found.isNoBracket = isNoBracket
        break
      }
    }
    self = found
  }

  private init(_ scalar: Unicode.Scalar, _ bidiClass: BidiClass) {
    self.scalar = scalar
    self.bidiClass = bidiClass
    isUnassigned = cicu_facts(scalar.value) >> UInt32(CICU_CATEGORY_SHIFT) & 0x1F == 0
    theirs = []
    isNoBracket = false
  }

  private static let classes: [BidiClass] = [
    .l, .r, .al, .en, .es, .et, .an, .cs, .nsm, .bn, .s, .ws, .on,
  ]
}
