internal import BidiAlgorithm

/// What is to be done behind the box of a task, where left to right was set: `[ ] ABC DEF GHI`. The
/// box is a mark of an item, so the words are read as they are behind a bullet.
enum BoxedTask {
  /// The most scalars of a task.
  private static let longest = 400

  /// Whether a text that is laid out from left to right is a task that would be read from right to
  /// left behind a bullet, or behind the mark before its box. A plus may be that of a line of a
  /// comparison. O(*n*) where it begins with a box, otherwise O(1).
  static func isSentence(
    _ text: Skeleton, _ asked: BaseDirection, reader: TextDirection?
  ) -> Bool {
    guard text.count <= longest, let box = TaskBox.find(in: text), !begins(text, with: "+") else {
      return false
    }
    var scalars = text.paragraph
    // A blank stands behind the box.
    let gone =
      box.followsMark
      ? box.range.lowerBound..<box.range.upperBound + 1
      : box.range.lowerBound + 1..<box.range.upperBound
    for number in gone.reversed() { scalars.remove(at: text.places[number]) }
    if !box.followsMark { scalars[text.places[box.range.lowerBound]] = "\u{2022}" }
    let item = DrawnParagraph(scalars, asked)
    let read = Skeleton(item)
    // A second box is none of a task.
    guard TaskBox.find(in: read) == nil else { return false }
    let tokens = Token.tokens(of: read)
    return WantedDirection.ofTried(read, tokens, item, asked, reader: reader) == .rightToLeft
  }

  private static func begins(_ text: Skeleton, with sign: Unicode.Scalar) -> Bool {
    text.at(text.endOfBlanks(0)) == sign
  }
}
