/// A text with its caret and selection in one readable string, in storage order.
///
/// `[` and `]` stand around each selected range. The caret is `<|` where it leans on the scalar
/// before it and `|>` where it leans on the one after; the anchor of a selection is `<!` or `!>` in
/// the same way. In the text itself `[ ] < > | ! \` have a backslash before them, a line feed is
/// `\n`, and the caller says how other scalars are written.
public enum TextNotation {
  /// Writes a text with the selection as a policy takes it.
  ///
  /// - Parameters:
  ///   - session: the text and its selection.
  ///   - write: how a scalar of the text is written; escapes are added to what it gives.
  /// - Returns: the notation. O(*n*).
  public static func write(
    _ session: EditingSession, _ write: (Unicode.Scalar) -> String
  ) -> String {
    var marks: [(offset: ScalarOffset, order: Int, text: String)] = []
    for range in session.ranges.ranges {
      marks.append((range.lowerBound, 3, "["))
      marks.append((range.upperBound, 0, "]"))
    }
    let selection = session.selection
    marks.append(mark(selection.focus, "|"))
    if !selection.isCaret { marks.append(mark(selection.anchor, "!")) }
    marks.sort { ($0.offset, $0.order) < ($1.offset, $1.order) }
    var result = ""
    var next = marks[...]
    let scalars = session.document.scalars(in: session.document.fullRange)
    for (index, stored) in scalars.enumerated() {
      while let mark = next.first, mark.offset.rawValue <= index {
        result += mark.text
        next.removeFirst()
      }
      result += escaped(stored.scalar, write)
    }
    return result + next.map(\.text).joined()
  }

  private static func mark(
    _ position: TextPosition, _ sign: String
  ) -> (offset: ScalarOffset, order: Int, text: String) {
    position.affinity == .upstream
      ? (position.offset, 1, "<" + sign) : (position.offset, 2, sign + ">")
  }

  private static func escaped(
    _ scalar: Unicode.Scalar, _ write: (Unicode.Scalar) -> String
  ) -> String {
    switch scalar {
    case "[", "]", "<", ">", "|", "!", "\\": "\\" + String(scalar)
    case "\n": "\\n"
    default: write(scalar)
    }
  }
}
