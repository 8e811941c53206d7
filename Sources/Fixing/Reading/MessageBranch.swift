internal import BidiAlgorithm

/// The branches of messages that choose one of several texts, `other {ABC {0} DEF}`, and the
/// headings in commands of TeX, `\section{ABC LaTeX DEF}`.
enum MessageBranch {
  /// How deep messages are read one inside the other.
  private static let deepest = 4

  /// The parts of a piece as elements; none of a piece without parts. O(its length).
  static func parts(
    of piece: Piece?, in text: Skeleton, _ separator: RowSeparator, depth: Int = 0
  ) -> [Element] {
    guard let piece else { return [] }
    return piece.parts.map { part in
      let mayBeRow = piece.kind == .placeholder || isHeading(part, of: piece, in: text)
      let branch = mayBeRow ? row(part, in: text, separator, depth) : nil
      if let branch { return branch }
      var element = Element(part: part, in: text)
      // A letter alone, as in a range of them or as a folder, may be isolated as words are.
      if [.identifier, .path, .url].contains(piece.kind),
        text.isRightToLeftLetter(part.lowerBound)
      {
        element.isSign = false
      }
      return element
    }
  }

  /// Whether a part is the heading in a command of TeX, with Latin words among its own.
  private static func isHeading(
    _ part: Range<Int>, of piece: Piece, in text: Skeleton
  ) -> Bool {
    piece.kind == .identifier && text.at(piece.range.lowerBound) == "\\"
      && text.at(part.lowerBound - 1) == "{" && part.contains(where: text.isLatin)
  }

  /// Whether a message that chooses has right-to-left branches, and no Latin word stands outside of
  /// it: its own words say nothing about the direction. O(*n*).
  static func holdAllLatin(_ tokens: [Token], _ text: Skeleton) -> Bool {
    !tokens.contains { $0.isWord(.leftToRight) }
      && tokens.contains {
        $0.piece?.kind == .placeholder && $0.range.contains(where: text.isRightToLeftLetter)
      }
  }

  /// A branch with letters of both directions, or digits among right-to-left ones, as a right-to-
  /// left text of its own; nil of any other one.
  private static func row(
    _ part: Range<Int>, in text: Skeleton, _ separator: RowSeparator, _ depth: Int
  ) -> Element? {
    guard depth < deepest, part.contains(where: text.isRightToLeftLetter),
      part.contains(where: { text.isDigit($0) || text.isLatin($0) })
    else { return nil }
    let tokens = Token.tokens(of: text, in: part)
    guard let last = tokens.last, last.range.upperBound <= part.upperBound else { return nil }
    let elements = tokens.map { token in
      var element = Element(token)
      element.parts = parts(of: token.piece, in: text, separator, depth: depth + 1)
      return element
    }
    let phrases = Phrases(
      text, .rightToLeft, isParagraph: false, separator: separator, isSubject: false)
    return Element.row(phrases.grouped(elements), .rightToLeft, in: part)
  }
}

extension Element {
  /// A part of a piece, which is read scalar by scalar.
  init(part: Range<Int>, in text: Skeleton) {
    let strong = part.first(where: text.isStrong)
    let isRightToLeft = strong.map(text.isRightToLeftLetter) ?? false
    // Digits run from left to right inside right-to-left words.
    let isMixed = part.contains {
      isRightToLeft && text.isDigit($0)
        || text.isStrong($0) && text.isRightToLeftLetter($0) != isRightToLeft
    }
    self.init(
      kind: nil, range: part,
      order: isMixed || strong == nil && !text.isDigit(part.lowerBound) && part.count > 1
        ? .either : PieceOrder(isRightToLeft ? .rightToLeft : .leftToRight), parts: [],
      direction: nil)
    isSign = part.count == 1
  }
}
