internal import BidiAlgorithm
internal import WritingDirection

/// A torn path in a line from right to left, with the Latin text beside it:
/// `git add src/ABC/DEF.txt`. One without right-to-left letters, `ls -la ~/`, is none unless a
/// program begins that text.
///
/// An isolate around the path alone puts it on the other side of that text. It also takes the
/// letters of the path out of those that speak for the direction of the line, so that the words
/// that are left may ask for the other one.
struct LatinStretch {
  /// Where it stands in what is read.
  let range: Range<Int>
  /// Whether its words surely lead to the path: it begins with the name of a program, or it is all
  /// of a line and begins with a Latin word. Elsewhere the path may be read by itself, too.
  let isLed: Bool

  /// At so many torn paths of a paragraph such text is looked for.
  private static let mostPaths = 8

  /// Those of a paragraph, none of which overlap. O(tokens) for each of a few torn paths.
  static func all(of judgement: Judgement) -> [LatinStretch] {
    guard judgement.wanted == .rightToLeft, judgement.shown.base == .rightToLeft,
      let text = judgement.text, let pairs = judgement.reading?.pairs
    else { return [] }
    let paths = judgement.torn.filter(isPath)
    var all: [LatinStretch] = []
    for path in paths.prefix(mostPaths)
    where !all.contains(where: { $0.range.overlaps(path.range) }) {
      guard let stretch = LatinStretch(around: path.range, judgement.tokens, pairs, text),
        stretch.isLed || path.range.contains(where: text.isRightToLeftLetter)
      else { continue }
      // One in brackets may be a part of what stands around these.
      all.removeAll { $0.range.overlaps(stretch.range) }
      all.append(stretch)
    }
    return all
  }

  /// The text around a path: all of a line that has no other right-to-left words, and else what is
  /// beside it up to such words, in the brackets or the quotation that it stands in. Signs and
  /// numbers at the edges are the line's. Nil where no Latin text is there.
  private init?(
    around path: Range<Int>, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) {
    let own = Self.indices(of: path, tokens)
    guard !own.isEmpty else { return nil }
    let isLine = tokens.allSatisfy { Self.goesOn($0, text) }
    let run = isLine ? 0..<tokens.count : Self.run(around: own, tokens, pairs, text)
    let first =
      (run.lowerBound..<own.lowerBound).first {
        pairs.closing[$0] != nil || !Self.isOfLine(tokens[$0])
      } ?? own.lowerBound
    let end = isLine ? run.upperBound : Self.end(of: run, behind: own, tokens, pairs)
    let isBesideLatin = (first..<end).contains {
      !own.contains($0) && Self.isLatin(tokens[$0])
    }
    guard isBesideLatin else { return nil }
    range = tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound
    isLed = Self.isProgram(tokens[first], text) || (isLine && Self.isLatin(tokens[first]))
  }

  /// The tokens that a range of what is read has parts of. O(log *n*).
  private static func indices(of range: Range<Int>, _ tokens: [Token]) -> Range<Int> {
    let end = Token.index(from: range.upperBound, in: tokens)
    let next = min(end, Token.index(from: range.lowerBound, in: tokens))
    let isInside = next > 0 && tokens[next - 1].range.upperBound > range.lowerBound
    return (isInside ? next - 1 : next)..<end
  }

  /// The tokens around a path that go on from it, without those of brackets and quotations one end
  /// of which is outside. O(tokens).
  private static func run(
    around own: Range<Int>, _ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton
  ) -> Range<Int> {
    var (low, high) = (0, tokens.count)
    for (opening, closing) in pairs.closing
    where opening < own.lowerBound && closing >= own.upperBound {
      (low, high) = (max(low, opening + 1), min(high, closing))
    }
    var (first, end) = (own.lowerBound, own.upperBound)
    while first > low, goesOn(tokens[first - 1], text) { first -= 1 }
    while end < high, goesOn(tokens[end], text) { end += 1 }
    for (opening, closing) in pairs.closing {
      if opening < first, (first..<own.lowerBound).contains(closing) { first = closing + 1 }
      if closing >= end, (own.upperBound..<end).contains(opening) { end = opening }
    }
    return first..<end
  }

  /// The end of a run without the signs at its end, and without numbers before more of the line.
  private static func end(
    of run: Range<Int>, behind own: Range<Int>, _ tokens: [Token], _ pairs: TokenPairs
  ) -> Int {
    let closing = Set(pairs.closing.values)
    let isAtEnd = run.upperBound == tokens.count
    func isOutside(_ index: Int) -> Bool {
      let token = tokens[index]
      if token.sort == .sign { return !closing.contains(index) }
      return isOfLine(token) && token.followsSpace && !isAtEnd
    }
    var end = run.upperBound
    while end > own.upperBound, isOutside(end - 1) { end -= 1 }
    return end
  }

  /// Whether what is torn is a path or a web address.
  private static func isPath(_ torn: Torn) -> Bool {
    (torn.kind == .path || torn.kind == .url) && torn.read == .leftToRight
  }

  private static func isPath(_ token: Token) -> Bool {
    token.piece?.kind == .path || token.piece?.kind == .url
  }

  /// Whether a token is no right-to-left word, and no piece of such words but a path.
  private static func goesOn(_ token: Token, _ text: Skeleton) -> Bool {
    if let direction = token.direction { return direction == .leftToRight }
    return token.sort == .sign || isPath(token)
      || !token.range.contains(where: text.isRightToLeftLetter)
  }

  /// Whether a token is a sign or a number.
  private static func isOfLine(_ token: Token) -> Bool {
    token.sort == .sign || (token.isUndirectedPiece && !isPath(token))
  }

  /// Whether a token has Latin letters and is no path.
  private static func isLatin(_ token: Token) -> Bool {
    token.direction == .leftToRight && !isPath(token)
  }

  /// Whether a token is the name of a program, or begins with one or with a prompt.
  private static func isProgram(_ token: Token, _ text: Skeleton) -> Bool {
    guard isLatin(token) else { return false }
    let name = text.string(token.range).prefix { $0 != " " }
    return name == "$" || ShellPrograms.names.contains(String(name))
  }
}
