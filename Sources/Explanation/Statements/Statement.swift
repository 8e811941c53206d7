public import BidiAlgorithm

/// What one sentence says: facts alone, each of which can be looked up.
///
/// A sentence is made from its statement and from nothing else (``ExplainedParagraph/words(_:)``),
/// so that what is true of the statement is true of the sentence. Positions are scalars from the
/// paragraph's start. A class is always one that a character *has*, at the moment at which the rule
/// looked.
public enum Statement: Hashable, Sendable {
  // MARK: Before the rules, and the paragraph level

  /// What the Unicode Character Database says.
  case databaseClass(at: Int, BidiClass)
  /// P2, P3, HL1: the paragraph level and what it comes from.
  case paragraphLevel(EmbeddingLevel, LevelSource)
  /// P2, P3: the paragraph level that they would give, where HL1 overrules them.
  case overruledLevel(EmbeddingLevel, LevelSource)

  // MARK: X1 to X9

  /// X1: the stack holds the paragraph's entry alone.
  case stackStarts(EmbeddingLevel)
  /// X2 to X5: an embedding of a level, or an override where a class is given.
  case opensEmbedding(at: Int, level: EmbeddingLevel, override: BidiClass?)
  /// X5a to X5c: an isolate; the initiator has a level of its own.
  case opensIsolate(at: Int, ownLevel: EmbeddingLevel, level: EmbeddingLevel)
  /// X2 to X5c: an initiator that opens nothing; the level of its own where it is one of an
  /// isolate.
  case overflows(at: Int, Overflow, Counts, ownLevel: EmbeddingLevel?)
  /// X5c: the first strong character in the isolate of an FSI, the isolates inside passed over; nil
  /// where there is none.
  case firstStrong(at: Int, strong: Classified?, passing: [Range<Int>])
  /// X6: the level of the last entry; the initiator that pushed it, nil for the paragraph's own.
  case takesLevel(at: Int, EmbeddingLevel, from: Int?)
  /// X6a: a PDI that closes the isolate of an initiator.
  case closesIsolate(at: Int, of: Int, ownLevel: EmbeddingLevel)
  /// X7: a PDF that closes the embedding of an initiator.
  case closesEmbedding(at: Int, of: Int)
  /// X6a, X7: a PDI or PDF that closes what overflowed.
  case closesOverflow(at: Int, Counts, ownLevel: EmbeddingLevel?)
  /// X6a, X7: a PDI or PDF that closes nothing.
  case closesNothing(at: Int, NothingToClose, ownLevel: EmbeddingLevel?)
  /// X8: the paragraph separator.
  case endsParagraph(at: Int, EmbeddingLevel)
  /// X4 to X6a: the override that an initiator opened gives a class.
  case overridden(at: Int, by: Int, BidiClass)
  /// X9: a character of this class is removed.
  case removed(at: Int, BidiClass)
  /// X9: what is removed has no place in the order of a line.
  case hasNoPlace(at: Int)

  // MARK: X10, W1 to N2, I1 and I2

  /// X10: a sequence, or that a character stands in it.
  case sequence(at: Int?, Sequence)
  /// W1: a mark at the start of its sequence takes the class of sos.
  case markTakesStart(at: Int, BidiClass)
  /// W1: a mark takes the class of the character before it; ON after an isolate initiator or PDI.
  case markFollows(at: Int, Classified, becomes: BidiClass)
  /// W2, W7: the last strong class before a European number decides; nil where it stays EN.
  case numberLooksBack(at: Int, strong: Side, BidiRule, becomes: BidiClass?)
  /// W3: AL becomes R.
  case arabicLetterBecomesR(at: Int)
  /// W4: a separator of a class between two characters of another.
  case separator(at: Int, BidiClass, between: Classified, and: Classified)
  /// W5: a row of ET touches a character of class EN.
  case terminator(at: Int, row: [Range<Int>], touching: Int)
  /// W6: a class that is left; the numbers that touched the character when W4 had ended, nil where
  /// what stands beside it is beyond what is explained.
  case isLeft(at: Int, BidiClass, beside: [Classified]?)
  /// N0: a bracket of a pair.
  case pair(at: Int, Pair)
  /// N0: a mark takes the class of the bracket that it follows.
  case markFollowsBracket(at: Int, bracket: Int, BidiClass)
  /// BD16: a bracket without a partner, of the class that it has.
  case unpaired(at: Int, BidiClass, BidiEvent.UnpairedReason)
  /// N1, N2: a row of neutrals between two sides; the embedding level where they do not agree.
  case neutral(
    at: Int, row: [Range<Int>], before: Side, after: Side, embedding: EmbeddingLevel?,
    becomes: BidiClass)
  /// I1, I2: the level that follows from a class.
  case implicit(at: Int, BidiClass, from: EmbeddingLevel, to: EmbeddingLevel)

  // MARK: The line

  /// L1: back to the paragraph level, for the class in the database.
  case reset(at: Int, BidiClass, BidiEvent.LineReset, before: Int?, EmbeddingLevel)
  /// L2: a stretch that is reversed.
  case reverses(Reversal)
  /// L2: a character's level, the reversals that it takes part in, and its place among so many.
  case place(at: Int, EmbeddingLevel, [Reversal], place: Int, count: Int)
  /// L3: a mark that goes behind its base.
  case markBehindBase(at: Int, base: Int)
  /// L3: a character's place on its line where a mark went behind its base.
  case placeAfterMarks(at: Int, place: Int)
  /// L4: a mirror image; nil where no character looks like it.
  case mirrored(at: Int, EmbeddingLevel, image: Unicode.Scalar?)
}

/// What statements are made of.
extension Statement {
  /// A character and the class that it has at that moment.
  public struct Classified: Hashable, Sendable {
    /// Its position, in scalars from the paragraph's start.
    public var position: Int
    /// Its class then.
    public var bidiClass: BidiClass
    /// The rule that gave it this class; nil where it has it from the database, or where the
    /// character is beyond what is explained.
    public var rule: BidiRule?

    /// A character at a position, with a class and the rule that gave it.
    public init(position: Int, bidiClass: BidiClass, since rule: BidiRule? = nil) {
      self.position = position
      self.bidiClass = bidiClass
      self.rule = rule
    }
  }

  /// What stands on one side of a character in its sequence: another character, or the sequence's
  /// end.
  public enum Side: Hashable, Sendable {
    case character(Classified)
    /// sos or eos (X10).
    case end(BidiClass)
  }

  /// What a paragraph level comes from.
  public enum LevelSource: Hashable, Sendable {
    /// HL1.
    case outside
    /// P2: the first strong character, after these isolates.
    case firstStrong(Classified, passing: [Range<Int>])
    /// P2 finds none beside these isolates.
    case nothingStrong(passing: [Range<Int>])
  }

  /// Why an initiator opens nothing.
  public enum Overflow: Hashable, Sendable {
    case tooDeep(EmbeddingLevel)
    case afterOverflow
    case insideOverflowIsolate
  }

  /// The overflow counts of X1 after a rule.
  public struct Counts: Hashable, Sendable {
    /// The overflow isolate count.
    public var isolates: Int
    /// The overflow embedding count.
    public var embeddings: Int

    /// The two counts.
    public init(isolates: Int, embeddings: Int) {
      self.isolates = isolates
      self.embeddings = embeddings
    }
  }

  /// Why a PDI or a PDF closes nothing.
  public enum NothingToClose: Hashable, Sendable {
    case insideOverflowIsolate
    /// A PDF in the isolate of an initiator in which no embedding is open.
    case insideIsolate(Int)
    case matchesNothing
  }

  /// An isolating run sequence, without what X9 removes.
  public struct Sequence: Hashable, Sendable {
    /// Its level runs, each as ranges of positions.
    public var runs: [[Range<Int>]]
    /// Its level.
    public var level: EmbeddingLevel
    /// sos.
    public var startOfSequence: BidiClass
    /// eos.
    public var endOfSequence: BidiClass
  }

  /// A bracket pair and what N0 found.
  public struct Pair: Hashable, Sendable {
    /// The two brackets.
    public var brackets: BracketPair
    /// The branch that applied.
    public var branch: BidiEvent.BracketBranch
    /// The class of the embedding direction.
    public var embedding: BidiClass
    /// The strong character inside that decided.
    public var inside: Classified?
    /// What stands before the pair, in c1 and c2.
    public var before: Side?
    /// What stands between the brackets and not in their sequence, which is isolated from them.
    public var isolated: [Range<Int>]
  }

  /// A reversal of L2.
  public struct Reversal: Hashable, Sendable {
    /// The level at which, and above which, characters are reversed.
    public var level: EmbeddingLevel
    /// What is reversed, without what X9 removes.
    public var stretch: [Range<Int>]
  }
}
