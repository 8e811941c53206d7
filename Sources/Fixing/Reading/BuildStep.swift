internal import BidiAlgorithm

/// Steps with which an image of a container is built: `COPY ABC/ /app/DEF/`, `ADD ABC.zip /srv`,
/// also as the build reports them (`=> [2/5] COPY ABC /app`, `Step 2/5 : COPY ABC /app`).
enum BuildStep {
  /// The fewest names that are copied from and to.
  private static let fewest = 2

  /// Whether a text is one: names follow the instruction, one of them is surely that of a folder,
  /// and no two stand side by side whose right-to-left letters change places. O(*n*).
  static func isOne(_ text: Skeleton) -> Bool {
    guard "AC=S[".unicodeScalars.contains(text.at(text.endOfBlanks(0))) else { return false }
    var words = ColumnRow.words(text)[...]
    if let first = words.first, text.string(first) == "=>" { words.removeFirst() }
    if let first = words.first, text.at(first.lowerBound) == "[",
      text.at(first.upperBound - 1) == "]", isFolder(first, text)
    {
      // Which step of how many it is.
      words.removeFirst()
    }
    if words.count > 3, let first = words.first, text.string(first) == "Step" {
      guard text.string(words[words.startIndex + 2]) == ":" else { return false }
      words = words.dropFirst(3)
    }
    guard let instruction = words.popFirst(), instruction.count <= 4,
      ["ADD", "COPY"].contains(text.string(instruction))
    else { return false }
    let names = words.filter { !CommentStretch.stands("--", at: $0.lowerBound, in: text) }
    guard names.count >= fewest, names.contains(where: { isFolder($0, text) }),
      names.allSatisfy({ isName($0, text) })
    else { return false }
    return zip(names, names.dropFirst()).allSatisfy { former, next in
      let last = former.last(where: text.isStrong).map(text.isRightToLeftLetter) ?? false
      let first = next.first(where: text.isStrong).map(text.isRightToLeftLetter) ?? false
      return !(last && first)
    }
  }

  /// Whether a word has the sign of folders, or is the folder in which all is built.
  private static func isFolder(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.contains { text.at($0) == "/" } || (word.count == 1 && text.at(word.lowerBound) == ".")
  }

  /// Whether a word has letters, digits and signs that names of files have, and nothing else.
  private static func isName(_ word: Range<Int>, _ text: Skeleton) -> Bool {
    word.allSatisfy {
      text.isStrong($0) || text.isMark($0) || text.isDigit($0) || text.classes[$0] == .bn
        || "/._-*$:{}~@+".unicodeScalars.contains(text.at($0))
    }
  }
}
