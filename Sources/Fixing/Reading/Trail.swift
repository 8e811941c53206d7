internal import BidiAlgorithm

/// Steps of a way through folders or menus, `Home > ABC > DEF > 2024`, and cells of a row of a
/// table, `Invoice | ABC | 450.00 | Paid`, in one line: the same sign between spaces parts them.
///
/// Arrows to the right are elsewhere: no rule mirrors them.
enum Trail {
  /// Signs between the steps of a way that are mirrored from right to left.
  private static let pointers = ">\u{203A}\u{BB}"
  /// Signs between the cells of a row.
  private static let bars = "|\u{B7}\u{2022}"
  /// Signs that no part has.
  private static let strange = "()[]{}<>="
  /// Signs that a part has only between letters or digits, as in `14:05`.
  private static let pauses = ",;:!?\"\u{60C}\u{61B}\u{61F}"
  /// The fewest parts.
  private static let fewest = 3
  /// The most words of a part.
  private static let longestPart = 4
  /// The most scalars of all.
  private static let longest = 400

  /// What stands between two signs.
  private struct Part {
    /// The direction of its letters; nil where it has none.
    var direction: TextDirection?
    /// How many words and numbers it has.
    var words = 0
  }

  /// The sign of a trail or a row that is read from left to right; nil where a text is none. The
  /// first part is of left-to-right words, or it leads to a file. That of a row is, too, and so is
  /// the last one, and there are not more right-to-left parts than such. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard let (sign, parts) = Self.parts(of: text),
      parts[0].direction == .leftToRight || leadsToFile(sign, parts, text)
    else { return nil }
    let others = parts.count { $0.direction == .rightToLeft }
    guard others > 0 else { return nil }
    guard bars.unicodeScalars.contains(sign) else { return sign }
    let own = parts.count { $0.direction == .leftToRight }
    return parts[parts.count - 1].direction == .leftToRight && others <= own ? sign : nil
  }

  /// Whether a text is a way that begins with a number and ends in a file with a Latin name, with
  /// few right-to-left steps: `2024 > ABC > 09 > 3_report.md`. It is read from left to right. Where
  /// no number begins the name of the file, the steps may follow each other from the right. O(*n*).
  static func leadsToFile(_ text: Skeleton) -> Bool {
    guard let (sign, parts) = Self.parts(of: text) else { return false }
    return leadsToFile(sign, parts, text)
  }

  private static func leadsToFile(
    _ sign: Unicode.Scalar, _ parts: [Part], _ text: Skeleton
  ) -> Bool {
    guard pointers.unicodeScalars.contains(sign), parts[0].direction == nil,
      let last = parts.last, last.direction == .leftToRight, last.words == 1
    else { return false }
    let others = parts.count { $0.direction == .rightToLeft }
    guard others > 0, others * 2 < parts.count else { return false }
    var end = text.count
    while end > 0, text.isSpace(end - 1) { end -= 1 }
    var start = end
    while start > 0, !text.isSpace(start - 1) { start -= 1 }
    guard text.isDigit(start), let dot = (start..<end).last(where: { text.at($0) == "." }) else {
      return false
    }
    return Piece.endOfEnding(dot + 1, text) == end
  }

  /// Whether a text is a way that is read from right to left, with few steps of left-to-right
  /// words: `ABC > DEF > Wi-Fi`. What `/` parts may be names of the same in several languages.
  /// O(*n*).
  static func isRightToLeft(_ text: Skeleton) -> Bool {
    guard let (sign, parts) = Self.parts(of: text),
      pointers.unicodeScalars.contains(sign),
      parts[0].direction == .rightToLeft
    else { return false }
    let own = parts.count { $0.direction == .rightToLeft }
    let others = parts.count { $0.direction == .leftToRight }
    return others > 0 && own >= 2 * others
  }

  /// The sign between the parts of a text, and the parts; nil where they are none: with letters of
  /// both directions, many words, or signs of a sentence, of code or of another row.
  private static func parts(of text: Skeleton) -> (Unicode.Scalar, [Part])? {
    guard text.count <= longest else { return nil }
    var sign: Unicode.Scalar?
    var parts = [Part()]
    for position in 0..<text.count where !text.isSpace(position) {
      let scalar = text.at(position)
      if isSeparator(scalar), text.isGap(position - 1), text.isGap(position + 1) {
        guard sign == nil || sign == scalar else { return nil }
        sign = scalar
        parts.append(Part())
        continue
      }
      guard !strange.unicodeScalars.contains(scalar) else { return nil }
      if pauses.unicodeScalars.contains(scalar),
        !isInWord(position - 1, text) || !isInWord(position + 1, text)
      {
        return nil
      }
      if text.isGap(position - 1) {
        parts[parts.count - 1].words += 1
        guard parts[parts.count - 1].words <= longestPart else { return nil }
      }
      guard text.isStrong(position) else { continue }
      let direction: TextDirection =
        text.isRightToLeftLetter(position) ? .rightToLeft : .leftToRight
      guard parts[parts.count - 1].direction != direction.opposite else { return nil }
      parts[parts.count - 1].direction = direction
    }
    // A row may have its sign before and behind it, too.
    if parts[0].words == 0 { parts.removeFirst() }
    if parts.last?.words == 0 { parts.removeLast() }
    guard let sign, parts.count >= fewest, parts.allSatisfy({ $0.words > 0 }) else { return nil }
    return (sign, parts)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || pointers.unicodeScalars.contains(scalar)
      || bars.unicodeScalars.contains(scalar)
  }

  private static func isInWord(_ position: Int, _ text: Skeleton) -> Bool {
    text.isStrong(position) || text.isDigit(position)
  }
}
