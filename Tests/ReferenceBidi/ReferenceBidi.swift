public import BidiAlgorithm

/// UAX #9 (revision 51) a second time: slow, literal, and written from the standard's sentences
/// alone.
///
/// Each function quotes the rule it carries out and does nothing clever: every question ("what is
/// the matching PDI?", "what precedes this character?") is answered by walking the text again.
/// Nothing here is fit for use; it exists so that the engine can be held against a second reading
/// of the standard.
public enum ReferenceBidi {
  /// Everything the standard says about one paragraph, P2 to I2. O(*n*²) and worse.
  ///
  /// - Parameters:
  ///   - input: one paragraph; a paragraph separator may stand only at its end.
  ///   - direction: what decides the paragraph level.
  /// - Returns: the state after each rule, and the structures between them.
  public static func analyse(
    _ input: BidiInput, direction: BaseDirection = .auto
  ) -> ReferenceParagraph {
    let decision = paragraphLevel(of: input.classes, direction: direction)
    var text = explicitLevels(input.classes, paragraphLevel: decision.level)
    let sequences = isolatingRunSequences(text, paragraphLevel: decision.level)
    var result = ReferenceParagraph(
      input: input, paragraphLevel: decision.level, decidingPosition: decision.position,
      sequences: sequences, levelRuns: levelRuns(text))
    result.record(.x8, text)

    typealias Rule = (inout [ReferenceCharacter], ReferenceSequence) -> Void
    let weakRules: [(BidiRule, Rule)] = [
      (.w1, w1), (.w2, w2), (.w3, w3), (.w4, w4), (.w5, w5), (.w6, w6), (.w7, w7),
    ]
    for (rule, apply) in weakRules {
      for sequence in sequences { apply(&text, sequence) }
      result.record(rule, text)
    }
    for sequence in sequences {
      let pairs = bracketPairs(text, sequence, input.brackets)
      result.bracketPairs += pairs
      n0(&text, sequence, pairs)
    }
    result.bracketPairs.sort { $0.opening < $1.opening }
    result.record(.n0, text)
    let last: Rule = { Self.n2(&$0, $1, paragraphLevel: decision.level) }
    for (rule, apply) in [(BidiRule.n1, n1 as Rule), (.n2, last)] {
      for sequence in sequences { apply(&text, sequence) }
      result.record(rule, text)
    }
    i1(&text)
    result.record(.i1, text)
    i2(&text)
    result.record(.i2, text)
    return result
  }
}

/// One character on its way through the rules.
public struct ReferenceCharacter: Sendable {
  /// The Bidi_Class it came with.
  public var originalClass: BidiClass
  /// Its class now.
  public var bidiClass: BidiClass
  /// Its level now.
  public var level: Int
  /// Whether X9 removed it.
  public var isRemoved: Bool
  /// Whether I1 has raised it, so that I2 does not ask it again at its new level.
  var raisedByI1 = false
}

/// An isolating run sequence (BD13) as the positions of its characters, those removed left out.
public struct ReferenceSequence: Sendable {
  /// The positions of the sequence's characters, in storage order.
  public var positions: [Int]
  /// The level runs it is made of, each as the positions of its characters.
  public var runs: [[Int]]
  /// The explicit level of all its characters.
  public var level: Int
  /// The class at the start of the sequence: L or R.
  public var sos: BidiClass
  /// The class at the end of the sequence: L or R.
  public var eos: BidiClass

  /// The strong class of the sequence's level (BD3): L for even, R for odd.
  var embeddingDirection: BidiClass { level % 2 == 0 ? .l : .r }
}

/// What the standard says of one paragraph, with the state after each rule.
public struct ReferenceParagraph: Sendable {
  /// What went in.
  public let input: BidiInput
  /// The paragraph level (P3, or HL1).
  public let paragraphLevel: Int
  /// The position of the character that decided the level; nil where none did.
  public let decidingPosition: Int?
  /// The isolating run sequences of X10, by their first characters.
  public let sequences: [ReferenceSequence]
  /// The level runs of BD7, each as the positions of its characters.
  public let levelRuns: [[Int]]
  /// The bracket pairs of BD16, over all sequences, by their opening brackets.
  public internal(set) var bracketPairs: [BracketPair] = []
  /// The class of each character after each rule (X8, W1…W7, N0…N2, I1, I2); nil where X9 removed
  /// it.
  public private(set) var classes = [BidiRule: [BidiClass?]](minimumCapacity: 13)
  /// The level of each character after each rule (X8 for the explicit levels, I1, I2 and the
  /// others); nil where X9 removed it.
  public private(set) var levels = [BidiRule: [Int?]](minimumCapacity: 13)

  /// The levels after I2; nil where X9 removed the character.
  public var resolvedLevels: [Int?] { levels[.i2] ?? [] }

  mutating func record(_ rule: BidiRule, _ text: [ReferenceCharacter]) {
    classes[rule] = text.map { $0.isRemoved ? nil : $0.bidiClass }
    levels[rule] = text.map { $0.isRemoved ? nil : $0.level }
  }
}
