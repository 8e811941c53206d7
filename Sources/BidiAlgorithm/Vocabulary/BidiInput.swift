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
  /// Brackets are put in order; those out of bounds, and all but one at the same position, are left
  /// out.
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
