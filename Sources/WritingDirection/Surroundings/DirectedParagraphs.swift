internal import BidiAlgorithm

/// A text's paragraphs, as a strategy may ask for them in any order.
///
/// A strategy decides a paragraph by its own text, and where that says nothing by others:
/// ``DirectionStrategy/estimate(_:among:)`` asks for these alone, however far they are.
public protocol DirectedParagraphs {
  /// How many there are; at least 1.
  var count: Int { get }
  /// What is known of a paragraph beside its text and its neighbours.
  func context(of paragraph: Int) -> DirectionContext
  /// What a paragraph's own text says, read with what is known of it.
  func reading(_ paragraph: Int) -> DirectionReading
  /// The last paragraph before one whose text alone has a sign; nil where there is none.
  func last(_ sign: DirectionSign, before paragraph: Int) -> Int?
  /// The first paragraph from one on whose text alone has a sign; nil where there is none.
  func first(_ sign: DirectionSign, from paragraph: Int) -> Int?
  /// The last paragraph of a range of which more is known than its text, so that it may decide
  /// where that does not, or the other way round; nil where there is none.
  func lastNoted(in paragraphs: Range<Int>) -> Int?
  /// The first paragraph of a range of which more is known than its text; nil where there is none.
  func firstNoted(in paragraphs: Range<Int>) -> Int?
}
