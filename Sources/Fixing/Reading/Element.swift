internal import BidiAlgorithm

/// A part of a paragraph, in the order of reading: a word, a sign, a piece, or several of them.
struct Element {
  /// What it is called where it is torn; nil for words, and for what only groups others.
  var kind: PieceKind?
  /// Where it stands in what is read.
  var range: Range<Int>
  /// How its parts, or its scalars, follow each other.
  var order: PieceOrder
  /// Its parts in the order of storage; empty where it is read scalar by scalar.
  var parts: [Element] = []
  /// The direction of its letters; nil where it has none, or letters of both.
  var direction: TextDirection?
  /// Whether it is a single sign.
  var isSign = false
  /// Whether it is a right-to-left sentence of its own: a comment behind code, or what a level or a
  /// name leads to.
  var isOwnSentence = false
  /// Whether it is a word.
  var isWord = false
  /// Whether white space stands before it.
  var followsSpace = false

  /// The element of a token.
  init(_ token: Token) {
    range = token.range
    direction = token.direction
    followsSpace = token.followsSpace
    switch token.sort {
    case .word:
      kind = nil
      order = token.direction == .rightToLeft ? .rightToLeft : .leftToRight
      isWord = true
    case .sign:
      kind = .punctuation
      order = .either
      isSign = true
    case .piece:
      kind = token.piece?.kind
      order = token.piece?.order ?? .leftToRight
    }
  }

  /// A piece of several tokens with Latin letters, which is read scalar by scalar; nil of none.
  init?(_ tokens: ArraySlice<Token>, kind: PieceKind) {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    self.kind = kind
    range = first.range.lowerBound..<last.range.upperBound
    order = .leftToRight
    direction = .leftToRight
    followsSpace = first.followsSpace
  }

  /// An element of parts.
  init(
    kind: PieceKind?, range: Range<Int>, order: PieceOrder, parts: [Element],
    direction: TextDirection?
  ) {
    self.kind = kind
    self.range = range
    self.order = order
    self.parts = parts
    self.direction = direction
    followsSpace = parts.first?.followsSpace ?? false
  }

  /// An element whose parts follow each other in a direction.
  static func row(_ parts: [Element], _ direction: TextDirection, in range: Range<Int>) -> Element {
    Element(
      kind: nil, range: range, order: PieceOrder(direction), parts: parts, direction: direction)
  }

  /// Whether it is a number, a date or the like: nothing in it has a direction.
  var isNumeric: Bool {
    switch kind {
    case .number, .phone, .date, .time, .version: direction == nil
    default: false
    }
  }

  /// Whether it is such a number in European digits: in others the signs between two numbers would
  /// be drawn with them.
  func isEuropeanNumber(in text: Skeleton) -> Bool {
    isNumeric && !range.contains { text.classes[$0] == .an }
  }

  /// Whether it is one of some signs.
  func isSign(of signs: String, in text: Skeleton) -> Bool {
    isSign && signs.unicodeScalars.contains(text.at(range.lowerBound))
  }

  /// Whether it is one of some signs right behind what stands before it.
  func isJoinedSign(of signs: String, in text: Skeleton) -> Bool {
    !followsSpace && isSign(of: signs, in: text)
  }
}

extension PieceOrder {
  /// The order of a direction.
  init(_ direction: TextDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The direction of the order; nil where it may be either.
  var direction: TextDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .either: nil
    }
  }
}
