internal import BidiAlgorithm

/// The Latin name of a file, and in brackets what is said of it in right-to-left words:
/// `results.txt (5 ABC B-2 DEF)`. Where left to right was set the file stands at the left, and what
/// the brackets hold is a text of its own.
enum NotedFile {
  /// The most words of the name of a file.
  private static let mostWords = 4

  /// Whether tokens are one, with no Latin letters in the brackets, and nothing behind them.
  /// O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    let name = tokens.prefix { $0.direction == .leftToRight }
    guard (1...mostWords).contains(name.count), let file = name.last,
      Piece.endsInFile(file.range, text), name.endIndex < tokens.count - 1,
      tokens[name.endIndex].followsSpace, tokens[name.endIndex].sign(in: text) == "(",
      tokens[tokens.count - 1].sign(in: text) == ")"
    else { return false }
    let inside = tokens[(name.endIndex + 1)..<(tokens.count - 1)]
    return inside.contains { $0.direction == .rightToLeft }
      && inside.allSatisfy {
        $0.direction != .leftToRight && !"()".unicodeScalars.contains($0.sign(in: text))
      }
  }
}
