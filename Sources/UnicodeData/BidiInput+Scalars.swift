public import BidiAlgorithm

extension BidiInput {
  /// The classes and brackets of a paragraph's scalars. O(*n*).
  @inlinable public init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(Array(scalars))
  }

  /// The same of an array: made ready to run here, where the properties are.
  @usableFromInline init(_ scalars: [Unicode.Scalar]) {
    var classes: [BidiClass] = []
    classes.reserveCapacity(scalars.count)
    var brackets: [BracketCharacter] = []
    var seen: UInt32 = 0
    for scalar in scalars {
      let facts = PackedFacts(scalar)
      if facts.isBracket, let bracket = BidiProperties.bracket(of: scalar) {
        brackets.append(
          BracketCharacter(
            position: classes.count, side: bracket.side, identity: bracket.identity))
      }
      seen |= 1 << UInt32(facts.bidiClass.rawValue)
      classes.append(facts.bidiClass)
    }
    self.init(classes: classes, brackets: brackets, classSet: BidiClassSet(rawValue: seen))
  }
}
