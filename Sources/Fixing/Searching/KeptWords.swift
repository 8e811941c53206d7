internal import BidiAlgorithm

/// Right-to-left words that stand beside each other with one blank between: they are read one
/// behind the other whatever else is meant, so that no change may swap those that are drawn so.
struct KeptWords {
  /// The last letter of a word and the first one of the next, as places in storage.
  private var pairs: [(last: Int, next: Int)] = []
  private let count: Int

  /// The pairs of a paragraph that are drawn as they are read. O(*n*).
  init(_ judgement: Judgement) {
    count = judgement.drawn.scalars.count
    guard let text = judgement.text else { return }
    let isLeftToRight = judgement.wanted == .leftToRight
    for (first, second) in zip(judgement.tokens, judgement.tokens.dropFirst())
    where second.sort == .word && second.direction == .rightToLeft {
      let next = second.range.lowerBound
      guard next == first.range.upperBound + 1, text.isSpace(next - 1),
        Self.isWord(first, isLeftToRight: isLeftToRight),
        let last = first.range.last(where: text.isStrong), text.isRightToLeftLetter(last),
        text.ranks[last] > text.ranks[next]
      else { continue }
      pairs.append(
        (
          last: text.storage(last..<last + 1).lowerBound,
          next: text.storage(next..<next + 1).lowerBound
        ))
    }
  }

  /// Whether a token is a word, or an address in a sentence that is read from left to right, of
  /// which the word behind it may be the rest. In another sentence the end of an address may have
  /// to go away from that.
  private static func isWord(_ token: Token, isLeftToRight: Bool) -> Bool {
    guard let piece = token.piece else { return token.sort == .word }
    return isLeftToRight && (piece.kind == .path || piece.kind == .url)
  }

  /// Whether they stay so in an order of the screen, from left to right, of the places in storage
  /// before a change. O(*n*).
  func stay(in order: [Int]) -> Bool {
    guard !pairs.isEmpty else { return true }
    var places = [Int](repeating: -1, count: count)
    for (place, position) in order.enumerated() where position >= 0 { places[position] = place }
    return pairs.allSatisfy { places[$0.last] > places[$0.next] || places[$0.next] < 0 }
  }
}
