extension Piece {
  /// `-rw-r--r--`, `drwxr-xr-x+`, `rwxr-x---`: what may be done to a file, with the sort of the
  /// file before it or without, as `ls -l` says it. O(1).
  @Sendable static func permissions(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) else { return nil }
    let hasSort = "-bcdlps".unicodeScalars.contains(text.at(start)) && areModes(start + 1, text)
    guard hasSort || areModes(start, text) else { return nil }
    var end = start + modes + (hasSort ? 1 : 0)
    // Who else may do something, or a mark of who watches over it.
    if "+@".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard isEndOfItem(end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// How many letters say what may be done.
  private static let modes = 9

  /// Whether three times reading, writing and executing stand at a position, each allowed or not,
  /// and the first reader is.
  private static func areModes(_ start: Int, _ text: Skeleton) -> Bool {
    text.at(start) == "r"
      && (0..<modes).allSatisfy { place in
        let mode = text.at(start + place)
        switch place % 3 {
        case 0: return mode == "r" || mode == "-"
        case 1: return mode == "w" || mode == "-"
        default: return "-xsStT".unicodeScalars.contains(mode)
        }
      }
  }
}
