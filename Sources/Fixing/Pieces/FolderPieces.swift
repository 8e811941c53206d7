internal import BidiAlgorithm

extension Piece {
  /// The fewest folders of a path without the ending of a file.
  private static let fewestFolders = 4
  /// The most scalars of such a path.
  private static let longestFolders = 240

  /// `photos/AB/2023/CD`: at least three slashes, a Latin folder first, and a number between
  /// folders with right-to-left names. Without the number these may be words for the same thing in
  /// several languages, or words to choose from.
  ///
  /// In a line from right to left the folders may follow each other so. O(its length).
  static func numberedFolders(_ start: Int, _ text: Skeleton) -> Piece? {
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
    guard isEnded, folders.count >= fewestFolders, isLatinFolder(folders[0], text),
      let one = folders.firstIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      let other = folders.lastIndex(where: { $0.contains(where: text.isRightToLeftLetter) }),
      folders[one...other].contains(where: { $0.allSatisfy(text.isDigit) })
    else { return nil }
    return Piece(
      kind: .path, range: start..<end, order: .either, parts: components(start..<end, text))
  }

  /// Whether a folder has Latin letters, more than one, and nothing of another direction.
  private static func isLatinFolder(_ folder: Range<Int>, _ text: Skeleton) -> Bool {
    folder.count(where: text.isLatin) > 1 && !folder.contains(where: text.isRightToLeftLetter)
  }

  /// Whether a scalar may stand in the name of a folder that has no blanks.
  private static func isOfFolder(_ position: Int, _ text: Skeleton) -> Bool {
    guard position < text.count else { return false }
    return text.isCodeLetter(position) || text.isDigit(position)
      || text.isRightToLeftLetter(position) || text.isMark(position)
      || text.classes[position] == .bn || "-.".unicodeScalars.contains(text.at(position))
  }
}
