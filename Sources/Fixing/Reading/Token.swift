internal import BidiAlgorithm
internal import UnicodeData

/// The smallest things that are read: words, recognised pieces and single signs.
struct Token: Hashable {
  /// What it is.
  enum Sort: Hashable {
    /// Letters of one direction.
    case word
    /// A piece that a recogniser found.
    case piece
    /// A single other scalar, with its marks and all of its grapheme cluster.
    case sign
  }

  /// Where it stands in what is read.
  var range: Range<Int>
  /// What it is.
  var sort: Sort
  /// The direction of its letters; nil where it has none.
  var direction: TextDirection?
  /// The piece that was found.
  var piece: Piece?
  /// Whether white space stands before it.
  var followsSpace: Bool

  /// Whether all of it is drawn left of all of another one. O(their lengths).
  func isDrawn(leftOf other: Token, in text: Skeleton) -> Bool {
    guard let last = range.map({ text.ranks[$0] }).max(),
      let first = other.range.map({ text.ranks[$0] }).min()
    else { return false }
    return last < first
  }

  /// Whether it is letters of a direction.
  func isWord(_ direction: TextDirection) -> Bool { sort == .word && self.direction == direction }

  /// Whether it is a Latin word that begins with a capital.
  func isCapitalised(in text: Skeleton) -> Bool {
    isWord(.leftToRight) && text.isCapital(range.lowerBound)
  }

  /// Whether it is a piece that has no direction by its letters, as most numbers are.
  var isUndirectedPiece: Bool { sort == .piece && direction == nil }

  /// Whether it is a sign right behind a word that ends a sentence.
  func isEnd(in text: Skeleton) -> Bool { !followsSpace && text.endsSentence(range.lowerBound) }

  /// Whether it is one of some right-to-left words, the longest of which has so many letters. O(1).
  func isOne(of words: Set<String>, upTo longest: Int, in text: Skeleton) -> Bool {
    range.count <= longest && isWord(.rightToLeft) && words.contains(text.string(range))
  }

  /// Whether it is a hashtag or the name of a user, and a Latin letter follows its sign.
  func isLatinTag(in text: Skeleton) -> Bool {
    piece?.kind == .identifier && TagSign.isOne(text.at(range.lowerBound))
      && text.isLatin(range.lowerBound + 1)
  }

  /// The sign that it is; U+0000 where it is none.
  func sign(in text: Skeleton) -> Unicode.Scalar {
    sort == .sign ? text.scalars[range.lowerBound] : "\0"
  }

  /// Whether tokens are a number and the plus behind it.
  static func areLeast(_ tokens: ArraySlice<Token>, in text: Skeleton) -> Bool {
    guard tokens.count == 2, let number = tokens.first, let plus = tokens.last else { return false }
    return number.piece?.kind == .number && number.direction == nil
      && plus.sign(in: text) == "+" && !plus.followsSpace
  }

  /// Whether tokens are several signs that look alike.
  static func areAlike(_ tokens: ArraySlice<Token>, in text: Skeleton) -> Bool {
    guard let first = tokens.first?.sign(in: text), first != "\0" else { return false }
    return tokens.allSatisfy { $0.sign(in: text) == first }
  }

  /// The number of the first of tokens that begins at a position or behind it; their count where
  /// none does. O(log *n*).
  static func index(from position: Int, in tokens: [Token]) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The tokens of what is read, or of a range of it, without white space. O(*n*).
  static func tokens(of text: Skeleton, in range: Range<Int>? = nil) -> [Token] {
    var tokens: [Token] = []
    var position = range?.lowerBound ?? 0
    let end = range?.upperBound ?? text.count
    var followsSpace = true
    while position < end {
      // A mark may stand on a space.
      if text.isSpace(position), !text.isMark(position + 1) {
        position += 1
        followsSpace = true
        continue
      }
      if !text.hasInk(position), !text.isMark(position + 1) {
        position += 1
        continue
      }
      var token = token(at: position, in: text)
      token.followsSpace = followsSpace
      followsSpace = false
      position = token.range.upperBound
      tokens.append(token)
    }
    return tokens
  }

  private static func token(at start: Int, in text: Skeleton) -> Token {
    if let piece = Piece.recognise(at: start, in: text) {
      let hasLatin = piece.isPattern || piece.range.contains(where: text.isLatin)
      let isName =
        piece.order == .rightToLeft
        || (piece.kind == .identifier && piece.range.contains(where: text.isRightToLeftLetter))
      return Token(
        range: piece.range, sort: .piece,
        direction: hasLatin ? .leftToRight : isName ? .rightToLeft : nil, piece: piece,
        followsSpace: false)
    }
    if text.classes[start] == .an, DrawnScalars.standsAlone(text.at(start)),
      let number = Piece.behindSign(start, text)
    {
      return Token(
        range: number.range, sort: .piece, direction: nil, piece: number, followsSpace: false)
    }
    guard text.isStrong(start) else {
      var end = text.endOfCluster(start)
      while end < text.count, isAttached(text.classes[end]) { end += 1 }
      return Token(
        range: start..<end, sort: .sign, direction: nil, piece: nil, followsSpace: false)
    }
    let isRightToLeft = text.classes[start].isStrongRightToLeft
    return Token(
      range: start..<endOfWord(start, isRightToLeft, text), sort: .word,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, piece: nil, followsSpace: false)
  }

  /// The end of letters of one direction, with marks, digits behind Latin letters, raised and
  /// lowered ones too, and what stands inside words.
  private static func endOfWord(_ start: Int, _ isRightToLeft: Bool, _ text: Skeleton) -> Int {
    func isLetter(_ position: Int) -> Bool {
      text.isStrong(position) && text.classes[position].isStrongRightToLeft == isRightToLeft
    }
    var end = start + 1
    while end < text.count {
      let isNumber = !isRightToLeft && (text.isDigit(end) || text.classes[end] == .en)
      if isLetter(end) || isAttached(text.classes[end]) || isNumber {
        end += 1
      } else if isInside(text.at(end)), isLetter(end + 1) {
        end += 2
      } else {
        break
      }
    }
    // A joiner behind the last letter joins nothing.
    while end > start + 1, text.classes[end - 1] == .bn { end -= 1 }
    return end
  }

  /// An apostrophe, a quotation mark (in Hebrew abbreviations) or a hyphen between letters.
  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0x2D, 0x2E, 0x5BE, 0x5F3, 0x5F4, 0x2010, 0x2011, 0x2019: true
    default: false
    }
  }

  /// A mark or a joiner, which goes with what stands before it.
  private static func isAttached(_ bidiClass: BidiClass) -> Bool {
    bidiClass == .nsm || bidiClass == .bn
  }
}
