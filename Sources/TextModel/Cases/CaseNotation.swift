internal import UnicodeData
internal import Wording

/// The state of an editor in one readable line of ASCII, as case files have it: ``TextNotation`` of
/// a text in the pseudo alphabet (`PseudoText`), read strictly.
///
/// `[` and `]` stand around each selected range. The caret is `<|` where it leans on the scalar
/// before it, `|>` where it leans on the one after, `|` where that does not matter; the anchor of a
/// selection is `<!`, `!>` or `!` in the same way, and may be left away. A backslash stands before
/// `[ ] < > | ! \` where they are text; `\n` is a line feed, and a space at either end of the line
/// is `{U+0020}`.
public enum CaseNotation {
  /// The state that a line says.
  ///
  /// - Parameter line: the notation.
  /// - Returns: the text, its ranges, its anchor where it is said, and its caret.
  /// - Throws: what is wrong with it.
  public static func read(_ line: String) throws(CaseProblem) -> CaseState {
    var reader = Reader(rest: line.unicodeScalars[...])
    while !reader.rest.isEmpty { try reader.readOne() }
    return try reader.state()
  }

  /// The notation of a state; without affinity a gap is `|` or `!`.
  public static func write(_ state: CaseState) -> String {
    var marks: [(offset: Int, order: Int, text: String)] = []
    for range in state.ranges {
      marks += [(range.lowerBound, 3, "["), (range.upperBound, 0, "]")]
    }
    func mark(_ position: CaseState.Position, _ sign: String) -> (Int, Int, String) {
      switch position.affinity {
      case .upstream: (position.offset, 1, "<" + sign)
      case .downstream: (position.offset, 2, sign + ">")
      case nil: (position.offset, 2, sign)
      }
    }
    marks.append(mark(state.focus, "|"))
    if let anchor = state.anchor { marks.append(mark(anchor, "!")) }
    marks.sort { ($0.offset, $0.order) < ($1.offset, $1.order) }
    var result = ""
    var next = marks[...]
    for (index, scalar) in state.scalars.enumerated() {
      while let mark = next.first, mark.offset <= index {
        result += mark.text
        next.removeFirst()
      }
      switch scalar {
      case "[", "]", "<", ">", "|", "!", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      default: result += PseudoText.encode(scalar)
      }
    }
    result += next.map(\.text).joined()
    // A file's lines are read without the spaces at their ends.
    if result.hasPrefix(" ") { result = "{U+0020}" + result.dropFirst() }
    if result.hasSuffix(" ") { result = result.dropLast() + "{U+0020}" }
    return result
  }
}

/// What has been read of a line.
private struct Reader {
  var rest: Substring.UnicodeScalarView
  private var scalars: [Unicode.Scalar] = []
  private var focus: CaseState.Position?
  private var anchor: CaseState.Position?
  private var ranges: [Range<Int>] = []
  private var open: Int?

  init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  /// Reads one sign, or one scalar of the text.
  mutating func readOne() throws(CaseProblem) {
    switch rest.removeFirst() {
    case "[":
      guard open == nil else { throw CaseProblem("'[' is inside a range") }
      open = scalars.count
    case "]":
      guard let start = open else { throw CaseProblem("']' has no '['") }
      guard start < scalars.count else { throw CaseProblem("'[]' is not a range") }
      ranges.append(start..<scalars.count)
      open = nil
    case "<":
      guard let sign = rest.popFirst(), sign == "|" || sign == "!" else {
        throw CaseProblem(#"'<' must come before '|' or '!'; as text it is '\<'"#)
      }
      try take(sign, .upstream)
    case ">": throw CaseProblem(#"'>' must come after '|' or '!'; as text it is '\>'"#)
    case let sign where sign == "|" || sign == "!":
      if rest.first == ">" {
        rest.removeFirst()
        try take(sign, .downstream)
      } else {
        try take(sign, nil)
      }
    case "\\":
      guard let escaped = rest.popFirst(), "[]<>|!\\n".unicodeScalars.contains(escaped) else {
        throw CaseProblem(#"after a backslash comes one of [ ] < > | ! \ n"#)
      }
      scalars.append(escaped == "n" ? "\n" : escaped)
    case "{": try readName()
    case let other: scalars += PseudoText.decode(String(other)).unicodeScalars
    }
  }

  /// `{RLI}`; what looks like a name has to be one.
  private mutating func readName() throws(CaseProblem) {
    let name = rest.prefix { $0 == "+" || ("0"..."9").contains($0) || ("A"..."Z").contains($0) }
    guard !name.isEmpty, rest[name.endIndex...].first == "}" else {
      scalars.append("{")
      return
    }
    rest = rest[rest.index(after: name.endIndex)...]
    let written = "{" + String(name) + "}"
    let decoded = PseudoText.decode(written).unicodeScalars
    guard decoded.count == 1 else { throw CaseProblem("'\(verbatim: written)' is not a scalar") }
    scalars += decoded
  }

  private mutating func take(
    _ sign: Unicode.Scalar, _ affinity: TextPosition.Affinity?
  ) throws(CaseProblem) {
    let here = CaseState.Position(scalars.count, affinity)
    if sign == "|" {
      guard focus == nil else { throw CaseProblem("there are two carets") }
      focus = here
    } else {
      guard anchor == nil else { throw CaseProblem("there are two anchors") }
      anchor = here
    }
  }

  /// What all of it says.
  func state() throws(CaseProblem) -> CaseState {
    guard open == nil else { throw CaseProblem("'[' has no ']'") }
    guard let focus else { throw CaseProblem("there is no caret ('|')") }
    return CaseState(scalars: scalars, anchor: anchor, focus: focus, ranges: ranges)
  }
}
