internal import BidiAlgorithm

/// UAX #9 on one paragraph with one rule altered, or none: slow beside the engine, and plain.
///
/// It reads no rule of the engine, for an altered rule has no place there. Unaltered it gives what the engine gives,
/// which the tests hold it to.
struct AlteredParagraph {
  let input: BidiInput
  let direction: BaseDirection
  /// Where U+2329 and U+232A stand, which are canonically equivalent to U+3008 and U+3009.
  let equivalents: Set<Int>
  /// What is altered; nil for nothing.
  var alteration: RuleAlteration?
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
    equivalents = Set(scalars.indices.filter { [0x2329, 0x232A].contains(scalars[$0].value) })
    self.direction = direction
    classes = input.classes
    levels = Array(repeating: 0, count: input.classes.count)
    partners = []
  }

  /// Whether the rules behave so here.
  func isAltered(_ alteration: RuleAlteration) -> Bool { self.alteration == alteration }

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
  mutating func resolveImplicit() {
    for index in sequences.indices {
      applyWeakRules(&sequences[index])
      // The order of the standard is rule by rule over all sequences; no rule looks beyond its own.
      if !isAltered(.bd16AcrossSequences) { applyN0(&sequences[index]) }
    }
    if isAltered(.bd16AcrossSequences) { applyN0AcrossSequences() }
    for sequence in sequences {
      var sequence = sequence
      applyNeutralRules(&sequence)
      for (index, position) in sequence.positions.enumerated() {
        classes[position] = sequence.classes[index]
      }
    }
    applyImplicitLevels()
  }

  /// The answer as one line.
  func answer() -> ResolverAnswer {
    var reset = levelsAfterL1()
    let shown = reset.indices.filter { !input.classes[$0].isRemovedByX9 }
    if isAltered(.x1Flat), shown.allSatisfy({ reset[$0] % 2 == paragraphLevel }) {
      reset = Array(repeating: paragraphLevel, count: reset.count)
    }
    return ResolverAnswer(
      paragraphLevel: EmbeddingLevel(paragraphLevel),
      levels: reset.indices.map {
        input.classes[$0].isRemovedByX9 ? nil : EmbeddingLevel(reset[$0])
      },
      order: order(of: shown, reset))
  }
}
