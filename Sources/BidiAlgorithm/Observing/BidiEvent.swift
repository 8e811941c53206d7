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
    /// P2, X5c: the stretches passed over, from an isolate initiator to its matching PDI (or to the end).
    case skipped([Range<Int>])
    /// X5c: the FSI is treated as the initiator of an isolate of this direction.
    case firstStrong(TextDirection)
    /// X1–X8: the directional status stack after the rule, bottom first, and the three counters.
    case statusStack(DirectionalStatusSnapshot)
    /// X1–X8: the rule left things as they were because of an overflow or for want of a match.
    case ignored(IgnoredReason, DirectionalStatusSnapshot)
    /// X10: the sequence in which the scalar stands.
    case sequence(IsolatingRunSequence)
    /// N0: the pair and the branch of the rule that decided it; nil for the marks that follow a bracket.
    case bracketPair(BracketPair, BracketBranch?)
    /// BD16: a bracket found no partner.
    case unpaired(UnpairedReason)
    /// N1, N2: the whole run of neutrals, in scalars of the paragraph (first to last, inclusive).
    case neutrals(first: Int, last: Int)
    /// L1: which part of the rule set the level back to the paragraph's.
    case lineReset(LineReset)
    /// L2: the range of visual positions that was reversed, at this level.
    case reversal(Range<Int>, EmbeddingLevel)
    /// L4: the scalar is shown as this mirror image.
    case mirror(UInt32)
  }

  /// Why an explicit formatting character had no effect on the stack.
  public enum IgnoredReason: Hashable, Sendable {
    case depthOverflow, insideOverflowIsolate, noMatch, insideIsolate
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
    case noClosing, noOpening, stackOverflow, classNotNeutral
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
  /// The positions that decided, in ascending order; empty where sos, eos or the paragraph level did.
  public var because: [Int]
  /// What else happened.
  public var detail: Detail

  /// One application of one rule; positions in scalars.
  public init(
    rule: BidiRule, position: Int?, before: Value?, after: Value, because: [Int] = [],
    detail: Detail = .none
  ) {
    self.rule = rule
    self.position = position
    self.before = before
    self.after = after
    self.because = because
    self.detail = detail
  }
}
