internal import UnicodeData

/// A text that is read in pieces.
public struct TextInPieces {
  /// How many scalars it has.
  public let count: Int
  /// The scalars of a range.
  public let scalars: (Range<Int>) -> [Unicode.Scalar]

  /// A text of so many scalars.
  public init(count: Int, scalars: @escaping (Range<Int>) -> [Unicode.Scalar]) {
    self.count = count
    self.scalars = scalars
  }

  /// The most scalars of a piece. A text of one piece is judged at once.
  static let longestPiece = 1 << 18
  /// How far before that a blank is looked for, so that no word is cut.
  private static let longestWord = 1 << 10

  /// The pieces, each of which ends behind a blank where there is one near. O(pieces).
  var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while count - start > Self.longestPiece {
      let limit = start + Self.longestPiece
      let tail = scalars(limit - Self.longestWord..<limit)
      let blank = tail.lastIndex(where: ScalarFacts.isWhiteSpace) ?? tail.count - 1
      let end = limit - tail.count + blank + 1
      pieces.append(start..<end)
      start = end
    }
    pieces.append(start..<count)
    return pieces
  }
}
