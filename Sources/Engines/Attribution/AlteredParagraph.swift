internal import BidiAlgorithm

/// UAX #9 on one paragraph with some rules altered, or none: slow beside the engine, and plain.
///
/// It reads no rule of the engine, for an altered rule has no place there. Unaltered it gives what
/// the engine gives, which the tests hold it to.
struct AlteredParagraph {
  let input: BidiInput
  let direction: BaseDirection
  /// Where U+2329 and U+232A stand, which are canonically equivalent to U+3008 and U+3009.
  let equivalents: Set<Int>
  let scalars: [Unicode.Scalar]
  /// What is altered.
  var alterations = AlterationSet()
  /// The matching PDI of each isolate initiator, and the initiator of each PDI (BD9).
  var partners: [Int?]
  var paragraphLevel = 0
  /// The class of each scalar now.
  var classes: [BidiClass]
  /// The class of each scalar after X8.
  var explicitClasses: [BidiClass] = []
  /// The level of each scalar now.
  var levels: [Int]
  var sequences: [AlteredSequence] = []

  init(_ input: BidiInput, scalars: [Unicode.Scalar], direction: BaseDirection) {
    self.input = input
    self.scalars = scalars
    equivalents = Set(scalars.indices.filter { [0x2329, 0x232A].contains(scalars[$0].value) })
    self.direction = direction
    classes = input.classes
    levels = Array(repeating: 0, count: input.classes.count)
    partners = []
  }

  /// Whether the rules behave so here.
  func isAltered(_ alteration: RuleAlteration) -> Bool { alterations.contains(alteration) }

  /// Whether the rules after X9 do not see a scalar.
  func isRemoved(_ position: Int) -> Bool {
    let original = input.classes[position]
    return original.isRemovedByX9 && !(original == .bn && isAltered(.x9KeepsBN))
  }

  /// P2 to X10.
  mutating func resolveExplicit() {
    partners = matches(of: input.classes)
    paragraphLevel = levelOfParagraph()
    applyExplicitRules()
    explicitClasses = classes
    gatherSequences()
  }

  /// W1 to I2.
  ///
  /// The order of the standard is rule by rule over all sequences; no rule looks beyond its own.
  /// Each is resolved in a copy: those kept here belong to other answers of this paragraph too.
  mutating func resolveImplicit() {
    if isAltered(.x10EndsSeeRaised) { return resolveOneByOne() }
    let isAcross = isAltered(.bd16AcrossSequences)
    if isAcross {
      for index in sequences.indices {
        var sequence = sequences[index]
        applyWeakRules(&sequence)
        sequences[index] = sequence
      }
      applyN0AcrossSequences()
    }
    for index in sequences.indices {
      var sequence = sequences[index]
      if !isAcross {
        applyWeakRules(&sequence)
        applyN0(&sequence)
      }
      finish(&sequence)
    }
  }

  /// N1 to I2 over one sequence.
  private mutating func finish(_ sequence: inout AlteredSequence) {
    applyNeutralRules(&sequence)
    for (index, position) in sequence.positions.enumerated() {
      classes[position] = sequence.classes[index]
    }
    applyImplicitLevels(sequence)
  }

  /// W1 to I2 over one sequence after the other: the ends of each see what became of the levels
  /// before.
  private mutating func resolveOneByOne() {
    let neighbours = neighbours
    for index in sequences.indices {
      var sequence = sequences[index]
      setEnds(&sequence, neighbours)
      applyWeakRules(&sequence)
      applyN0(&sequence)
      finish(&sequence)
    }
  }

  /// Whether a scalar is left out of the answer.
  private func isHidden(_ position: Int) -> Bool {
    let original = input.classes[position]
    if original == .bn { return !isAltered(.x9BNShown) }
    return original.isRemovedByX9 && !isAltered(.x9ControlsShown)
  }

  /// Whether a scalar stands right after another in the text, nothing removed between them.
  func follows(_ position: Int, _ previous: Int, past isBarrier: (BidiClass) -> Bool) -> Bool {
    !input.classes[previous + 1..<max(position, previous + 1)].contains(where: isBarrier)
  }

  /// The answer as one line.
  func answer() -> ResolverAnswer {
    var reset = levelsAfterL1()
    let shown = reset.indices.filter { !isHidden($0) }
    if isAltered(.x1Flat), shown.allSatisfy({ reset[$0] % 2 == paragraphLevel }) {
      reset = Array(repeating: paragraphLevel, count: reset.count)
    }
    return ResolverAnswer(
      paragraphLevel: EmbeddingLevel(isAltered(.p3GivenAsZero) ? 0 : paragraphLevel),
      levels: reset.indices.map {
        isHidden($0) ? nil : EmbeddingLevel(reset[$0] % (isAltered(.bd2DirectionOnly) ? 2 : 256))
      },
      order: order(of: shown, reset))
  }
}
