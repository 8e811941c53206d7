/// One paragraph as UAX #9 sees it: the class of each scalar, and which of them are brackets.
///
/// The algorithm needs nothing else, so it runs without Unicode data. Positions are scalars counted
/// from the paragraph's start.
public struct BidiInput: Equatable, Sendable {
  /// The Bidi_Class of each scalar.
  public let classes: [BidiClass]
  /// The paired brackets (BD14, BD15), in ascending order of position.
  public let brackets: [BracketCharacter]
  /// The classes that occur. One too many costs time only; a missing one gives wrong levels.
  public let classSet: BidiClassSet
  /// How many scalars the paragraph has.
  @inlinable public var count: Int { classes.count }

  /// The input of these classes and brackets. O(*n*) where `classSet` is not given.
  public init(
    classes: [BidiClass], brackets: [BracketCharacter] = [], classSet: BidiClassSet? = nil
  ) {
    self.classes = classes
    self.brackets = brackets
    self.classSet =
      classSet ?? classes.reduce(into: BidiClassSet()) { $0.formUnion(BidiClassSet($1)) }
  }
}

/// A character that takes part in the pairing of brackets (BD14, BD15).
public struct BracketCharacter: Hashable, Sendable {
  /// Opening or closing (the property Bidi_Paired_Bracket_Type).
  public enum Side: UInt8, Sendable { case opening, closing }

  /// Where it stands, in scalars from the paragraph's start.
  public var position: Int
  /// Which side of its pair it is.
  public var side: Side
  /// The same number for both brackets of a pair and for their canonical equivalents; for text, the
  /// scalar value of the pair's opening bracket (U+2329 counts as U+3008).
  public var identity: UInt32

  /// A bracket at a position, in scalars.
  public init(position: Int, side: Side, identity: UInt32) {
    self.position = position
    self.side = side
    self.identity = identity
  }
}

/// What decides the paragraph level: the text (P2, P3) or a higher-level protocol (HL1).
public enum BaseDirection: Hashable, Sendable {
  /// P2 and P3: the first strong character outside isolates; level 0 where there is none.
  case auto
  /// HL1: set from outside.
  case explicit(TextDirection)
}
