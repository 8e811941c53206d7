/// Mail addresses whose domains have right-to-left letters.
extension Piece {
  /// The most scalars of the name and of the host of such an address.
  private static let longestMailPart = 64

  /// `info@ABC.com`: a Latin name, and a host that ends in Latin letters, with one part of
  /// right-to-left ones before those. Several such parts, or one at the end, follow each other from
  /// right to left wherever they stand, and may be meant so. O(its length).
  @Sendable static func mixedEmail(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isCodeLetter(start), !text.isCodeLetter(start - 1) else { return nil }
    var end = start
    while end < start + longestMailPart,
      text.isCodeLetter(end) || ".+-%".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    guard text.at(end) == "@" else { return nil }
    let host = end + 1
    var parts: [Range<Int>] = [start..<host]
    var first = host
    end = host
    while end < host + longestMailPart, isHostLetter(end, text) {
      end += 1
      if text.at(end) == ".", isHostLetter(end + 1, text) {
        parts += [first..<end, end..<end + 1]
        end += 1
        first = end
      }
    }
    let ending = first..<end
    guard ending.count > 1, ending.allSatisfy(text.isLatin), !text.isStrong(end),
      parts.count(where: { $0.contains(where: text.isRightToLeftLetter) }) == 1
    else { return nil }
    return Piece(kind: .email, range: start..<end, order: .leftToRight, parts: parts + [ending])
  }

  /// Whether a letter, a digit or a hyphen of a host stands at a position.
  static func isHostLetter(_ position: Int, _ text: Skeleton) -> Bool {
    text.isCodeLetter(position) || text.isRightToLeftLetter(position) || text.isMark(position)
      || text.isDigit(position) || text.at(position) == "-"
  }
}
