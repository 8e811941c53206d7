extension Piece {
  /// The fewest folders of a path without the ending of a file, and of one with it.
  private static let fewestFolders = 4
  private static let fewestBeforeFile = 3
  /// The most scalars of such a path.
  private static let longestFolders = 240

  /// `photos/AB/2023/CD`: at least three slashes, a Latin folder first, and a number between
  /// folders with right-to-left names; or `src/AB/CD.md`, `b/AB/CD.txt`: at least two slashes and
  /// the ending of a file. Without either these may be words for the same thing in several
  /// languages, or words to choose from. In a line of a program that names files, `tar: src/AB/CD:
  /// not found`, neither is needed.
  ///
  /// In a line from right to left the folders may follow each other so, but for a file with a
  /// right-to-left name, whose ending then stands on its far side. O(its length).
  static func mixedFolders(_ start: Int, _ text: Skeleton) -> Piece? {
    var folders: [Range<Int>] = []
    var (first, end) = (start, start)
    while end < start + longestFolders, isOfFolder(end, text) || text.at(end) == "/" {
      if text.at(end) == "/" {
        guard first < end else { return nil }
        folders.append(first..<end)
        first = end + 1
      }
      end += 1
    }
    // What ends the sentence is no part of it.
    while end > first, text.at(end - 1) == "." { end -= 1 }
    if first < end { folders.append(first..<end) }
    let isEnded =
      text.isGap(end)
      || ".,;:!?)]\"'\u{60C}\u{61B}\u{61F}\u{201D}\u{BB}".unicodeScalars.contains(text.at(end))
    guard isEnded, let folder = folders.first, isLatinFolder(folder, text),
      let one = folders.firstIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      let other = folders.lastIndex(where: { $0.contains(where: text.isRightToLeftLetter) })
    else { return nil }
    let isNumbered =
      folders.count >= fewestFolders && folder.count(where: text.isLatin) > 1
      && folders[one...other].contains { $0.allSatisfy(text.isDigit) }
    guard
      isNumbered
        || (folders.count >= fewestBeforeFile && endsInFile(folders[folders.count - 1], text))
        || (one < other && FileListing.isOne(text))
    else {
      return nil
    }
    let isOfFile =
      folders[folders.count - 1].contains(where: text.isRightToLeftLetter)
      && endsInFile(folders[folders.count - 1], text)
    return Piece(
      kind: .path, range: start..<end, order: isOfFile ? .leftToRight : .either,
      parts: components(start..<end, text))
  }

  /// Whether a range is the name of a file with a known ending. O(its length).
  static func endsInFile(_ file: Range<Int>, _ text: Skeleton) -> Bool {
    guard let dot = file.last(where: { text.at($0) == "." }), dot > file.lowerBound else {
      return false
    }
    return endOfEnding(dot + 1, text) == file.upperBound
  }

  /// Whether a folder has Latin letters and nothing of another direction.
  private static func isLatinFolder(_ folder: Range<Int>, _ text: Skeleton) -> Bool {
    folder.contains(where: text.isLatin) && !folder.contains(where: text.isRightToLeftLetter)
  }

  /// Whether a scalar may stand in the name of a folder that has no blanks.
  private static func isOfFolder(_ position: Int, _ text: Skeleton) -> Bool {
    text.isCodeLetter(position) || text.isDigit(position) || text.isOfRightToLeftWord(position)
      || "-.".unicodeScalars.contains(text.at(position))
  }
}
