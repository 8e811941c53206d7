public import BidiAlgorithm
public import WritingDirection

/// In what way a piece is torn, and the facts behind that.
public struct Tear: Hashable, Sendable {
  /// What is not as it is read.
  public enum Way: String, CaseIterable, Hashable, Sendable {
    /// Other text is drawn inside the piece.
    case notTogether = "not-together"
    /// Its parts are drawn in another order than they are read.
    case notInOrder = "not-in-order"
    /// It is whole, but on the wrong side of its neighbour.
    case notInPlace = "not-in-place"
  }

  /// The letters that the piece, or a part of it, went with.
  public enum Follower: String, CaseIterable, Hashable, Sendable {
    /// It follows letters of a direction, or takes theirs.
    case letters
    /// Nothing strong beside it, so the paragraph's direction.
    case paragraph
    /// A control in the text.
    case control
    /// What the markup around it says, such as `dir` in HTML.
    case markup
  }

  /// What is not as it is read.
  public var way: Way
  /// What decided how it is drawn.
  public var follower: Follower
  /// The direction in which it is drawn.
  public var drawn: TextDirection
  /// The direction in which it is read; of what is out of its place, that of the words that put it
  /// there.
  public var read: TextDirection
  /// The script of the letters that decided, such as `Hebrew`; nil where no letters did.
  public var script: String?

  /// The override in the text that the piece, or a part of it, takes its direction from; nil where
  /// none holds it.
  public var overriding: Unicode.Scalar?

  /// Whether the piece is a number in brackets, such as a count behind a name.
  public var isCount = false
  /// Whether the piece is a calculation that equals something.
  public var isEquation = false
  /// Whether the piece is signs of which one is no punctuation: an arrow, a picture, a currency's.
  public var isSymbol = false
  /// Whether what puts it in its place is a part of the sentence that is read in the other
  /// direction.
  public var isPlacedByPart = false
  /// What an identifier is that is no code of a program; nil of code, and of other pieces.
  public var identifierSort: IdentifierSort?
  /// What a rule that was named went by when it decided a paragraph's direction; nil where none was
  /// named, or the text and its neighbours had no say.
  public var reason: DirectionReason?
  /// Whether it is torn in the same way, and for the same reason, once the paragraph is laid out in
  /// the direction of its words.
  public var staysOnceTurned = false

  /// A tear with its facts.
  public init(
    _ way: Way, follower: Follower, drawn: TextDirection, read: TextDirection,
    script: String? = nil
  ) {
    self.way = way
    self.follower = follower
    self.drawn = drawn
    self.read = read
    self.script = script
  }
}
