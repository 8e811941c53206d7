internal import BidiAlgorithm

/// Titles of windows: the name of a file in right-to-left letters with a Latin ending, a dash
/// between blanks, and the Latin name of a program: `ABC.docx - Word`, `*ABC DEF.txt - Notepad`.
///
/// Laid out from right to left, the ending of the file goes to the program: `docx - Word.CBA`.
enum WindowTitle {
  /// The most scalars of a title, and the most words behind its last dash.
  private static let longest = 200
  private static let mostWords = 5

  /// Whether a text is one, which may say with a sign before it that the file was changed, and in
  /// brackets behind the file what may be done to it. O(1).
  static func isOne(_ text: Skeleton) -> Bool {
    guard text.count <= longest else { return false }
    let start = ProgramTitle.marks.unicodeScalars.contains(text.at(0)) ? 1 : 0
    guard text.isRightToLeftLetter(start),
      let dash = (start + 1..<text.count).first(where: {
        isDash($0, text) && isFile(start..<$0 - 1, text)
      })
    else { return false }
    return isProgram(dash + 2..<text.count, text)
  }

  /// Whether a text is such a file alone with Latin letters in brackets behind it, which say
  /// something of it: `ABC.txt (Old to Compare)`. O(1).
  static func isNotedFile(_ text: Skeleton) -> Bool {
    guard text.count <= longest, text.isRightToLeftLetter(0),
      ")]".unicodeScalars.contains(text.at(text.count - 1))
    else { return false }
    return isFile(0..<text.count, text)
  }

  private static func isDash(_ position: Int, _ text: Skeleton) -> Bool {
    "-\u{2013}\u{2014}".unicodeScalars.contains(text.at(position))
      && text.isBetweenSpaces(position)
  }

  /// Whether the name of a file stands in a range, with Latin letters in brackets behind it or
  /// without those: `ABC.pptx [Read-Only]`.
  private static func isFile(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    if RightToLeftFile.isOne(range, text) { return true }
    guard let last = range.last, "])".unicodeScalars.contains(text.at(last)),
      let opening = range.last(where: { "[(".unicodeScalars.contains(text.at($0)) }),
      opening > range.lowerBound + 1, text.isSpace(opening - 1),
      text.isLatin(opening + 1), !(opening..<last).contains(where: text.isRightToLeftLetter)
    else { return false }
    return RightToLeftFile.isOne(range.lowerBound..<opening - 1, text)
  }

  /// Whether a range has Latin words alone, of which those behind its last dash may be the name of
  /// a program: they are few, and a capital begins them, or the word is known for one.
  private static func isProgram(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard
      range.allSatisfy({
        text.isCodeLetter($0) || text.isSpace($0)
          || ".+#&'()-\u{2013}\u{2014}\u{2019}\u{AE}\u{2122}".unicodeScalars.contains(text.at($0))
      })
    else { return false }
    let dash = range.last { isDash($0, text) }
    let name = (dash.map { $0 + 2 } ?? range.lowerBound)..<range.upperBound
    guard let first = name.first, name.count(where: { text.isSpace($0) }) < mostWords else {
      return false
    }
    return text.isCapital(first) || programs.contains(text.string(name))
  }

  /// Names of programs in small letters.
  private static let programs: Set<String> = [
    "atom", "eog", "evince", "feh", "gedit", "gimp", "gvim", "kate", "kwrite", "less", "mousepad",
    "mpv", "nano", "nvim", "okular", "pluma", "sublime", "vi", "vim", "xed", "zathura",
  ]
}
