/// What git says of a file that has another name now: `renamed:    ABC -> DEF`,
/// `rename ABC => DEF (100%)`, and in short `R  ABC -> DEF`. The names, the arrow between them and
/// the share stand in columns.
enum RenamedRow {
  /// The most scalars of a line.
  private static let longest = 300
  /// How such lines begin.
  private static let leads = ["renamed:", "copied:", "rename ", "copy "]

  /// Where the columns of a text begin, the first of them at the former name; empty where it is no
  /// such line, or several arrows are in it. O(*n*).
  static func starts(_ text: Skeleton) -> Set<Int> {
    guard text.count <= longest, let lead = endOfLead(text) else { return [] }
    let start = text.endOfBlanks(lead)
    let arrows = (start..<text.count).filter { endOfArrow($0, text) != nil }
    guard arrows.count == 1, let arrow = arrows.first, arrow > start,
      let end = endOfArrow(arrow, text)
    else { return [] }
    var starts: Set<Int> = [start, arrow, end + 1]
    if text.at(text.count - 1) == ")",
      let share = (arrow..<text.count).last(where: { text.at($0) == "(" }),
      text.isSpace(ifThere: share - 1)
    {
      starts.insert(share)
    }
    return starts
  }

  /// Whether a text is a row of the short form: two letters of a state, a blank and two names with
  /// an arrow between them. O(*n*).
  static func isShort(_ text: Skeleton) -> Bool { hasState(text) && !starts(text).isEmpty }

  /// Where what begins such a line ends; nil where nothing does.
  private static func endOfLead(_ text: Skeleton) -> Int? {
    if hasState(text) { return lengthOfState }
    let start = text.endOfBlanks(0)
    guard text.at(start) == "r" || text.at(start) == "c" else { return nil }
    let lead = text.string(start..<min(text.count, start + 8))
    return leads.first { lead.hasPrefix($0) }.map { start + $0.unicodeScalars.count }
  }

  /// Whether a text begins with the state of a renamed or copied file in the index and in the
  /// folder that is worked in, and a blank: `R  `, `RM `, ` R `.
  private static func hasState(_ text: Skeleton) -> Bool {
    guard text.isSpace(ifThere: lengthOfState) else { return false }
    let (index, folder) = (text.at(0), text.at(1))
    if index == "R" { return folder == " " || folder == "M" || folder == "D" }
    return (index == "C" && folder == " ") || (index == " " && folder == "R")
  }

  /// The letters of a state.
  private static let lengthOfState = 2

  /// Behind `->`, `=>` or an arrow of one sign, as one types it, between blanks; nil where none
  /// begins at a position.
  private static func endOfArrow(_ position: Int, _ text: Skeleton) -> Int? {
    let hasTwo = "-=".unicodeScalars.contains(text.at(position)) && text.at(position + 1) == ">"
    guard hasTwo || ArrowSign.pointsRight(text.at(position)) else { return nil }
    let end = hasTwo ? position + 2 : position + 1
    return text.isSpace(ifThere: position - 1) && text.isSpace(ifThere: end) ? end : nil
  }
}
