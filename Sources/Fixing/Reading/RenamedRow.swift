/// What git says of a file that has another name now: `renamed:    ABC -> DEF`,
/// `rename ABC => DEF (100%)`. The names, the arrow between them and the share stand in columns.
enum RenamedRow {
  /// The most scalars of a line.
  private static let longest = 300
  /// How such lines begin.
  private static let leads = ["renamed:", "copied:", "rename ", "copy "]

  /// Where the columns of a text begin, the first of them at the former name; empty where it is no
  /// such line, or several arrows are in it. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    var start = 0
    while text.isSpace(ifThere: start) { start += 1 }
    guard text.count <= longest, text.at(start) == "r" || text.at(start) == "c" else { return [] }
    let lead = text.string(start..<min(text.count, start + 8))
    guard let found = leads.first(where: { lead.hasPrefix($0) }) else { return [] }
    start += found.unicodeScalars.count
    while text.isSpace(ifThere: start) { start += 1 }
    let arrows = (start..<text.count).filter { isArrow($0, text) }
    guard arrows.count == 1, let arrow = arrows.first, arrow > start else { return [] }
    var starts: Set<Int> = [start, arrow, arrow + 3]
    if text.at(text.count - 1) == ")",
      let share = (arrow..<text.count).last(where: { text.at($0) == "(" }),
      text.isSpace(ifThere: share - 1)
    {
      starts.insert(share)
    }
    return starts
  }

  /// `->` or `=>` between blanks.
  private static func isArrow(_ position: Int, _ text: Skeleton) -> Bool {
    "-=".unicodeScalars.contains(text.at(position)) && text.at(position + 1) == ">"
      && text.isSpace(ifThere: position - 1) && text.isSpace(ifThere: position + 2)
  }
}
