/// Modules with right-to-left names that code or an English message names, `import ABC.DEF`,
/// `No module named 'ABC.DEF'`. Their parts follow each other from left to right, as code does.
///
/// Words with a full stop between them may be two sentences, an abbreviation or somebody with
/// initials: that they are a module, the words around them have to tell.
extension Piece {
  /// The most scalars of such a line, and the fewest letters of a right-to-left part: initials have
  /// fewer.
  private static let longestModuleLine = 400
  private static let fewestOfPart = 2

  /// Such a module, where two right-to-left parts of it follow each other: others are drawn in
  /// order. O(the length of the line, which is short).
  @Sendable static func dottedModule(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.count <= longestModuleLine, start > 1, var end = endOfPart(start, text) else {
      return nil
    }
    var parts = [start..<end]
    var isTurned = false
    while text.at(end) == ".", let next = endOfPart(end + 1, text) {
      if text.isRightToLeftLetter(end + 1), text.endsWord(end - 1) { isTurned = true }
      parts += [end..<end + 1, end + 1..<next]
      end = next
    }
    guard isTurned, isNamedModule(start..<end, text), isEnglish(around: start..<end, text) else {
      return nil
    }
    return Piece(kind: .path, range: start..<end, order: .either, parts: parts)
  }

  /// The end of letters of one direction that are a part of a module's name; nil where none begin
  /// at a position, or others follow them.
  private static func endOfPart(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    if text.isRightToLeftLetter(start) {
      while text.isOfRightToLeftWord(end) || (text.at(end) == "_" && text.endsWord(end - 1)) {
        end += 1
      }
      return end - start < fewestOfPart || !text.endsWord(end - 1) || text.isCodeLetter(end)
        ? nil : end
    }
    guard text.isLatin(start) else { return nil }
    while text.isCodeLetter(end) { end += 1 }
    return text.isRightToLeftLetter(end) ? nil : end
  }

  /// Whether what is quoted or stands in a statement is named as a module.
  private static func isNamedModule(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    if let closing = closingMark(openedAt: name.lowerBound - 1, text) {
      guard text.at(name.upperBound) == closing else { return false }
      let word = tellingWord(before: name.lowerBound - 1, text)
      return ofModules.contains(word) || (leadingToNames.contains(word) && speaksOfModules(text))
    }
    guard text.isGap(name.lowerBound - 1) else { return false }
    let before = text.string(0..<name.lowerBound)
    let words = before.split { $0 == " " || $0 == "\t" }
    if words.count == 1, statements.contains(words[0]) {
      let behind = text.string(name.upperBound..<text.count)
      return words[0] == "from"
        ? behind.hasPrefix(" import ") : behind.isEmpty || behind == ";" || behind.hasPrefix(" as ")
    }
    return text.isGap(name.upperBound) && words.last == "named" && speaksOfModules(text)
  }

  /// Whether a Latin word of a text has one for a module in it: `ModuleNotFoundError`.
  private static func speaksOfModules(_ text: Skeleton) -> Bool {
    text.latinWords.contains { word in stems.contains { word.contains($0) } }
  }

  /// What may be said to be a module, and what stands before its name where the line says so.
  private static let ofModules: Set<String> = [
    "class", "dependency", "import", "module", "namespace", "package",
  ]
  private static let leadingToNames: Set<String> = ["from", "load", "name", "named", "resolve"]
  private static let stems = ["import", "module", "namespace", "package"]

  /// How code names a module.
  private static let statements: Set<Substring> = [
    "from", "import", "namespace", "package", "using",
  ]
}

extension Skeleton {
  /// The words of ASCII letters, in small letters. O(*n*).
  var latinWords: [Substring] {
    string(0..<count).lowercased().split { !$0.isASCII || !$0.isLetter }
  }
}
