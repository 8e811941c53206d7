extension Piece {
  /// `\section{ABC}`, `\textbf{ABC}`, `\item[ABC]`: a command of TeX with the groups right behind
  /// it, of which one at least holds right-to-left words. Its name and its groups follow each other
  /// from left to right; nil where no group is such. A heading may have Latin words among its own:
  /// `\section{ABC LaTeX DEF}`.
  static func groupedCommand(_ name: Range<Int>, _ text: Skeleton) -> Piece? {
    var parts = [name]
    var end = name.upperBound
    var hasWords = false
    while let last = endOfGroup(end, text) {
      let inside = end + 1..<last - 1
      if isOfRightToLeftWords(inside, text) || isHeading(name, inside, text) {
        hasWords = true
        parts += [end..<end + 1, inside, last - 1..<last]
      } else if inside.allSatisfy({ text.scalars[$0].isASCII }) {
        parts.append(end..<last)
      } else {
        return nil
      }
      end = last
    }
    // `\section{ABC}\label{sec:x}`: a label right behind it is a part of it.
    while hasWords, let last = endOfLatinCommand(end, text) {
      parts.append(end..<last)
      end = last
    }
    guard hasWords, !text.isCodeLetter(end), !"{[".unicodeScalars.contains(text.at(end)) else {
      return nil
    }
    return Piece(
      kind: .identifier, range: name.lowerBound..<end, order: .leftToRight, parts: parts)
  }

  /// The end of a command at a position with one group of ASCII letters; nil where none is there.
  private static func endOfLatinCommand(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "\\", text.isLatin(start + 1) else { return nil }
    var name = start + 1
    while text.isLatin(name), name < start + longestCommand { name += 1 }
    guard let end = endOfGroup(name, text), (name..<end).allSatisfy({ text.scalars[$0].isASCII })
    else { return nil }
    return end
  }

  /// The most letters of the name of a command.
  private static let longestCommand = 20

  /// The most scalars in a group of such a command.
  private static let longestGroup = 120

  /// The end of a group that opens at a position, is not empty and holds no other one; nil where
  /// none does.
  private static func endOfGroup(_ start: Int, _ text: Skeleton) -> Int? {
    let opening = text.at(start)
    guard opening == "{" || opening == "[" else { return nil }
    let closing: Unicode.Scalar = opening == "{" ? "}" : "]"
    for position in start + 1..<min(text.count, start + longestGroup) {
      let scalar = text.scalars[position]
      if scalar == opening { return nil }
      if scalar == closing { return position > start + 1 ? position + 1 : nil }
    }
    return nil
  }

  /// Whether right-to-left words begin a range, and no Latin ones are in it: what holds both is a
  /// sentence of its own.
  private static func isOfRightToLeftWords(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard let first = range.first(where: { text.isStrong($0) || text.isDigit($0) }),
      text.isRightToLeftLetter(first)
    else { return false }
    return range.allSatisfy { !text.isStrong($0) || text.isRightToLeftLetter($0) }
  }

  /// The fewest right-to-left words of a heading that has Latin ones among them.
  private static let fewestOfHeading = 2

  /// Commands whose group is a heading, a sentence of its own.
  private static let headings: Set<String> = [
    "\\caption", "\\chapter", "\\paragraph", "\\part", "\\section", "\\subsection",
    "\\subsubsection", "\\subtitle", "\\title",
  ]

  /// Whether a range is the heading of a command that begins the text: right-to-left words first,
  /// and Latin ones among them or behind. O(its length).
  private static func isHeading(
    _ name: Range<Int>, _ inside: Range<Int>, _ text: Skeleton
  ) -> Bool {
    guard name.lowerBound == 0, let first = inside.first(where: text.isStrong),
      text.isRightToLeftLetter(first), inside.contains(where: text.isLatin),
      headings.contains(text.string(name))
    else { return false }
    let words = inside.count {
      text.isRightToLeftLetter($0) && ($0 == inside.lowerBound || text.isSpace($0 - 1))
    }
    return words >= fewestOfHeading
  }
}
