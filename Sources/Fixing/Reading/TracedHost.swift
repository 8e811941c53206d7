internal import BidiAlgorithm

/// Lines in which a program of networks tells of a host with a right-to-left name and, in brackets,
/// its address: `PING ABC (10.0.0.5) 56(84) bytes of data.`, `1  ABC (10.0.0.1)  0.5 ms`.
enum TracedHost {
  /// The most scalars of such a line, and the most words of the name.
  private static let longest = 160
  private static let mostWords = 2

  /// Whether tokens are one: a number or Latin letters before the name, the address in brackets
  /// right behind it, and nothing in right-to-left letters but the name. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard text.count <= longest, let first = tokens.first, first.direction != .rightToLeft,
      first.sort != .sign,
      let name = tokens.firstIndex(where: { $0.direction == .rightToLeft })
    else { return false }
    let rest = tokens[name...].drop { $0.isWord(.rightToLeft) }
    guard (1...mostWords).contains(rest.startIndex - name), let opening = rest.first,
      opening.sign(in: text) == "(", opening.followsSpace,
      let end = Piece.endOfHost(opening.range.upperBound, text), text.at(end) == ")"
    else { return false }
    return !rest.contains { $0.direction == .rightToLeft }
  }
}
