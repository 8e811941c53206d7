/// One application of one rule to one scalar, or to the paragraph.
public struct BidiEvent: Hashable, Sendable {
  /// What a rule works on: a class or a level.
  public enum Value: Hashable, Sendable {
    case bidiClass(BidiClass)
    case level(EmbeddingLevel)
    /// X9 removed the scalar.
    case removed
  }

  /// What else the rule did, for the drawing of structures and for exact sentences.
  public enum Detail: Hashable, Sendable {
    /// Nothing to add.
    case none
    /// P2: the isolates passed over, each from its initiator to its matching PDI (or to the
    /// paragraph's end, its separator left out).
    case skipped([Range<Int>])
    /// X5c: the FSI is treated as the initiator of an isolate of this direction; and the isolates
    /// inside it that were passed over on the way, as in P2.
    case firstStrong(TextDirection, skipped: [Range<Int>])
    /// X1–X8: the directional status stack after the rule, bottom first, and the three counters.
    case statusStack(DirectionalStatusSnapshot)
    /// X1–X8: the rule left things as they were because of an overflow or because there is no
    /// match.
    case ignored(IgnoredReason, DirectionalStatusSnapshot)
    /// X10: the sequence in which the scalar stands.
    case sequence(IsolatingRunSequence)
    /// N0: the pair and the branch of the rule that decided it; nil for the marks that follow a
    /// bracket.
    case bracketPair(BracketPair, BracketBranch?)
    /// BD16: a bracket found no partner.
    case unpaired(UnpairedReason)
    /// W5, N1, N2: the row of characters, side by side in their sequence, that changes as one.
    case row([Range<Int>])
    /// I1, I2: the class that the level follows from.
    case implicit(BidiClass)
    /// L1: which part of the rule set the level back to the paragraph's.
    case lineReset(LineReset)
    /// L2: the characters that were reversed, side by side on the line once X9 has removed what it
    /// removes, at this level.
    case reversal([Range<Int>], EmbeddingLevel)
    /// L4: the scalar is shown as this mirror image.
    case mirror(UInt32)
  }

  /// Why an explicit formatting character had no effect on the stack.
  public enum IgnoredReason: Hashable, Sendable {
    /// X2 to X5c: the level that it would open is above max_depth.
    case tooDeep(EmbeddingLevel)
    /// X2 to X5c: an embedding before it overflowed and is not closed.
    case afterOverflow
    /// X2 to X5c, X7: it stands in an isolate that overflowed.
    case insideOverflowIsolate
    /// X6a, X7: it matches an initiator that overflowed.
    case closesOverflow
    /// X7: nothing was opened since this isolate, which no PDF can close.
    case insideIsolate(Int)
    /// X6a, X7: it matches no initiator.
    case noMatch
  }

  /// The branch of N0 that set a pair's direction.
  public enum BracketBranch: String, Hashable, Sendable {
    /// N0 b: a strong class of the embedding direction stands inside.
    case b
    /// N0 c1: only the opposite direction inside, and before the pair.
    case c1
    /// N0 c2: only the opposite direction inside, the embedding direction before the pair.
    case c2
    /// N0 d: nothing strong inside; left to N1 and N2.
    case d
  }

  /// Why BD16 left a bracket alone.
  public enum UnpairedReason: Hashable, Sendable {
    /// An opening bracket that stays on the stack to the end.
    case noClosing
    /// An opening bracket that left the stack because this closing one matched one below it.
    case closedPast(Int)
    /// A closing bracket that finds no opening one of its kind on the stack, nor was one dropped
    /// from it.
    case noOpening
    /// A closing bracket whose opening one had left the stack when another closing one matched one
    /// below that.
    case openingDropped(opening: Int, by: Int)
    /// A 64th opening bracket found no space on the stack.
    case stackOverflow
    /// The class is not ON any more, so that it is no paired bracket (BD14, BD15).
    case classNotNeutral
  }

  /// The parts of L1.
  public enum LineReset: String, Hashable, Sendable {
    /// L1, 1 and 2: a segment separator or a paragraph separator.
    case separator
    /// L1, 3: white space and isolate formatting before a separator.
    case beforeSeparator
    /// L1, 4: white space and isolate formatting at the end of the line.
    case lineEnd
  }

  /// The rule.
  public var rule: BidiRule
  /// The scalar it applied to; nil where it applied to the paragraph.
  public var position: Int?
  /// The value before the rule; nil where there was none.
  public var before: Value?
  /// The value after the rule.
  public var after: Value
  /// The positions that decided, in ascending order; empty where sos, eos or the paragraph level
  /// did.
  public var because: [Int]
  /// The class of each of ``because`` at that moment; empty for the rules that do not look at
  /// classes as they have become (all but W1 to N2).
  public var becauseClasses: [BidiClass]
  /// What else happened.
  public var detail: Detail

  /// One application of one rule; positions in scalars.
  public init(
    rule: BidiRule, position: Int?, before: Value?, after: Value, because: [Int] = [],
    becauseClasses: [BidiClass] = [], detail: Detail = .none
  ) {
    self.rule = rule
    self.position = position
    self.before = before
    self.after = after
    self.because = because
    self.becauseClasses = becauseClasses
    self.detail = detail
  }
}
