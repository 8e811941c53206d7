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

  /// What the piece, or a part of it, went with.
  public enum Follower: String, CaseIterable, Hashable, Sendable {
    /// Letters of a direction, whatever the direction around them is (N0, N1, W7).
    case letters
    /// Arabic numbers, between which all goes from right to left (N1); or the digits of a number,
    /// which go from left to right.
    case digits
    /// The paragraph's direction (N2).
    case paragraph
    /// The direction of the isolate around it (N2).
    case isolate
    /// The direction of the embedding around it (N2).
    case embedding
    /// Another control in the text.
    case control
    /// What the markup around it says, such as `dir` in HTML.
    case markup

    /// Whether it is in the text whatever the direction around that is.
    var isText: Bool { self == .letters || self == .digits }

    /// Whether it is the direction of what is around the piece.
    var isAround: Bool { self == .paragraph || self == .isolate || self == .embedding }

    /// Whether it is a control in the text.
    var isControl: Bool {
      switch self {
      case .isolate, .embedding, .control: true
      case .letters, .digits, .paragraph, .markup: false
      }
    }
  }

  /// Where letters stand that decided.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// Before the piece.
    case before
    /// In it.
    case inside
    /// Behind it.
    case behind
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
  /// Where the letters stand that decided; `before` where no letters did.
  public var side = Side.before
  /// Whether letters of both directions follow each other in the direction around them, and nothing
  /// without a direction of its own is out of order.
  public var areLetters = false

  /// The override in the text that the piece, or a part of it, takes its direction from; nil where
  /// none holds it.
  public var overriding: Unicode.Scalar?

  /// Whether the piece is a number in brackets, such as a count behind a name.
  public var isCount = false
  /// Whether the piece is brackets out of their place, and what stands before them is called a
  /// name.
  public var isBehindName = false
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
