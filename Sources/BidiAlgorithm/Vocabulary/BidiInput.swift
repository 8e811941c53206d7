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
  ///
  /// Brackets are put in order; those out of bounds, and all but one at the same position, are left out.
  public init(
    classes: [BidiClass], brackets: [BracketCharacter] = [], classSet: BidiClassSet? = nil
  ) {
    self.init(
      classes: classes, orderedBrackets: Self.inOrder(brackets, count: classes.count),
      classSet: classSet
        ?? classes.reduce(into: BidiClassSet()) { $0.formUnion(BidiClassSet($1)) })
  }

  /// The input of classes and of brackets whose positions are known to ascend within it.
  package init(
    classes: [BidiClass], orderedBrackets: [BracketCharacter], classSet: BidiClassSet
  ) {
    self.classes = classes
    self.brackets = orderedBrackets
    self.classSet = classSet
  }

  private static func inOrder(
    _ brackets: [BracketCharacter], count: Int
  ) -> [BracketCharacter] {
    var last = -1
    for bracket in brackets {
      guard bracket.position > last, bracket.position < count else {
        return sorted(brackets, count: count)
      }
      last = bracket.position
    }
    return brackets
  }

  private static func sorted(
    _ brackets: [BracketCharacter], count: Int
  ) -> [BracketCharacter] {
    var seen: Set<Int> = []
    return brackets.filter { $0.position < count }
      .sorted { $0.position < $1.position }
      .filter { seen.insert($0.position).inserted }
  }
}

/// A character that takes part in the pairing of brackets (BD14, BD15).
public struct BracketCharacter: Hashable, BitwiseCopyable, Sendable {
  /// Opening or closing (the property Bidi_Paired_Bracket_Type).
  public enum Side: UInt8, Sendable { case opening, closing }

  /// The position, and in the highest bit the side: paragraphs of brackets are kept small.
  @usableFromInline var place: UInt32
  /// The same number for both brackets of a pair and for their canonical equivalents; for text, the
  /// scalar value of the pair's opening bracket (U+2329 counts as U+3008).
  public var identity: UInt32

  /// Where it stands, in scalars from the paragraph's start.
  @inlinable public var position: Int {
    get { Int(place & 0x7FFF_FFFF) }
    set { place = place & 0x8000_0000 | UInt32(clamping: newValue) & 0x7FFF_FFFF }
  }

  /// Which side of its pair it is.
  @inlinable public var side: Side { place < 0x8000_0000 ? .opening : .closing }

  /// A bracket at a position, in scalars; one below 0 or beyond 2³¹ is out of bounds in any paragraph.
  @inlinable public init(position: Int, side: Side, identity: UInt32) {
    let inBounds = 0..<0x7FFF_FFFF ~= position ? UInt32(position) : 0x7FFF_FFFF
    place = inBounds | (side == .opening ? 0 : 0x8000_0000)
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
