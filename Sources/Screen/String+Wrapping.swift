extension String {
  /// The words in lines of at most so many columns; a word that is longer has a line of its own.
  /// O(*n*).
  ///
  /// - Parameters:
  ///   - space: the columns of a line.
  ///   - columns: how many columns a word takes; a blank between two takes one.
  /// - Returns: the lines.
  package func wrapped(
    to space: Int, columns: (Substring) -> Int = { $0.count }
  ) -> [String] {
    var lines: [String] = []
    var used = 0
    for word in split(separator: " ") {
      let width = columns(word)
      if !lines.isEmpty, used + 1 + width <= space {
        lines[lines.count - 1] += " " + word
        used += 1 + width
      } else {
        lines.append(String(word))
        used = width
      }
    }
    return lines
  }
}
