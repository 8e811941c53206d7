internal import BidiAlgorithm

/// A path in a line from left to right that ends with a right-to-left name, and the right-to-left
/// words behind it: `open /home/ABC DEF`. They may be the rest of the name, which is drawn as it
/// is read then, so that no change may part them.
enum FolderOfWords {
  /// The end of those words; nil where no such path begins, where they are drawn on its other side,
  /// and where they are surely something else: a column of a row, or what else a command is given.
  /// O(*n*).
  static func end(
    _ start: Int, in range: Range<Int>, _ tokens: [Token], _ text: Skeleton
  ) -> Int? {
    let path = tokens[start]
    guard let piece = path.piece, piece.kind == .path || piece.kind == .url,
      piece.order == .leftToRight, piece.parts.last?.upperBound == path.range.upperBound,
      text.at(path.range.upperBound - 1) != ":"
    else { return nil }
    var end = start + 1
    while end < range.upperBound, tokens[end].isWord(.rightToLeft),
      FollowingWord(tokens[end], behind: tokens[end - 1], text) != nil
    {
      end += 1
    }
    guard end > start + 1, !NamedCommand.isOne(tokens, text) else { return nil }
    let columns = ColumnRow.starts(text)
    return tokens[start + 1..<end].contains { columns.contains($0.range.lowerBound) } ? nil : end
  }

  /// A path whose last part goes on to a place of what is read.
  static func element(_ path: Element, to end: Int) -> Element {
    var whole = path
    guard let last = path.parts.indices.last else { return path }
    whole.range = path.range.lowerBound..<end
    whole.parts[last].range = path.parts[last].range.lowerBound..<end
    return whole
  }
}
