internal import BidiAlgorithm

/// The name of the check that found a fault, in square brackets at the end of what a compiler says
/// in right-to-left words: `main.c:12:5: ABC: DEF 'x' GHI JKL [-Wunused]`. It is the line's, as the
/// place before the message is; the message is a sentence of its own between them.
enum CheckBehindMessage {
  /// The tokens of the message, and with the check where that is drawn left of all of it; nil where
  /// there is none. O(tokens).
  static func range(_ all: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let start = start(all, text) else { return nil }
    let tokens = Array(all[..<start])
    guard
      let range = ProgramMessage.range(tokens, text) ?? FoundLine.range(tokens, text)
        ?? LocatedMessage.range(tokens, text),
      range.upperBound == start
    else { return nil }
    return BracketsBehindEnd.withBehind(range, all, text)
  }

  /// The token that opens the brackets around one name in Latin letters at the end of a line; nil
  /// where none end it.
  private static func start(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard let opening = BracketsBehindEnd.opening(before: tokens.count, tokens, text), opening > 1,
      tokens[opening].sign(in: text) == "["
    else { return nil }
    let name = tokens[(opening + 1)...]
    return name.allSatisfy { !$0.followsSpace } && name.contains { $0.direction == .leftToRight }
      ? opening : nil
  }
}
