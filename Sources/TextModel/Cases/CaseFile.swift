internal import UnicodeData
public import Wording

/// A file of cases: `bidiscope-cases 1` on its first line, then cases.
///
/// ```
/// bidiscope-cases 1
///
/// # A drag across a boundary takes two ranges
/// why    Columns 0 to 4 show a b c, a space and C: scalars 0 to 3 and 6.
/// with   direction=ltr
/// before |>abc ABC def
/// keys   drag 1:0..1:5
/// after  !>[abc ]AB|>[C] def
/// at     1:5
/// ```
///
/// A case starts with `#` and its title. `why` says why the answers are right and may stand on
/// several lines, `with` sets ``CaseOptions``, `before` is the text with its caret, and with its
/// anchor where something is selected, `keys` a ``KeyScript``, `after` what has to be then, `at`
/// the caret's place on the screen as `LINE:COLUMN`: the visual line from 1, the gap between cells
/// from 0 at the left end of the line's own text. `keys`, `after` and `at` may follow again. Texts
/// are in ``CaseNotation``, those in the quotes of keys in the pseudo alphabet (`PseudoText`).
/// Lines that are empty or start with `//` are passed over, and so are spaces at a line's end.
public enum CaseFile {
  /// The format's name, which the first line begins with.
  public static let format = "bidiscope-cases"
  /// The format's version, which the first line ends with.
  public static let version = 1

  /// What is wrong with a file.
  public struct Mistake: WordedError, Hashable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong there.
    public var words: Words
  }

  /// The cases of a file. O(*n*).
  ///
  /// - Parameter file: its text.
  /// - Returns: the cases in order.
  /// - Throws: ``Mistake`` at the first line that is not understood.
  public static func read(_ file: String) throws(Mistake) -> [EditingCase] {
    let lines = file.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }.map { String($0) }
    try checkSignature(lines[0])
    var reader = CaseReader()
    for (index, line) in lines.enumerated().dropFirst() {
      if line.unicodeScalars.allSatisfy({ $0 == " " || $0 == "\t" }) || line.hasPrefix("//") {
        continue
      }
      try reader.read(line, number: index + 1)
    }
    try reader.end()
    guard !reader.cases.isEmpty else {
      throw Mistake(line: lines.count, words: "there is no case in the file")
    }
    return reader.cases
  }

  private static func checkSignature(_ line: String) throws(Mistake) {
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == format, let number = Int(words[1]) else {
      throw Mistake(
        line: 1, words: "a file of cases starts with '\(verbatim: "\(format) \(version)")'")
    }
    guard number == version else {
      throw Mistake(
        line: 1,
        words:
          "the file has version \(verbatim: number); this program reads version \(verbatim: version)"
      )
    }
  }
}

/// The case that is being read, and those before it.
private struct CaseReader {
  private(set) var cases: [EditingCase] = []
  private var current: EditingCase?
  private var hasText = false

  mutating func read(_ line: String, number: Int) throws(CaseFile.Mistake) {
    let word = line.unicodeScalars.prefix { $0 != " " }
    let rest = String(Self.trimmed(line.unicodeScalars.dropFirst(word.count)))
    do throws(CaseProblem) {
      if String(word) == "#" {
        try start(rest, line: number)
      } else {
        guard current != nil else { throw CaseProblem("a case starts with '# ' and its title") }
        try take(String(word), rest, line: number)
      }
    } catch {
      throw CaseFile.Mistake(line: number, words: error.words)
    }
  }

  /// Without the spaces at both ends.
  private static func trimmed(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  private mutating func start(_ title: String, line: Int) throws(CaseProblem) {
    try finish()
    guard !title.isEmpty else { throw CaseProblem("a case has a title after '# '") }
    let nothing = CaseState(scalars: [], anchor: nil, focus: .init(0, nil), ranges: [])
    current = EditingCase(
      title: title, reason: "", options: CaseOptions(), before: nothing, steps: [], line: line)
    hasText = false
  }

  private mutating func take(_ word: String, _ rest: String, line: Int) throws(CaseProblem) {
    switch word {
    case "why":
      let before = current?.reason ?? ""
      current?.reason = before.isEmpty ? rest : before + " " + rest
    case "with":
      guard !hasText else { throw CaseProblem("'with' must come before 'before'") }
      for option in rest.split(separator: " ") { try current?.options.set(String(option)) }
    case "before":
      guard !hasText else { throw CaseProblem("the case has two texts") }
      let state = try CaseNotation.read(rest)
      guard state.ranges.isEmpty else {
        throw CaseProblem("'before' has caret and anchor; its ranges follow from them")
      }
      current?.before = state
      hasText = true
    case "keys":
      guard hasText else { throw CaseProblem("'before' must come before 'keys'") }
      current?.steps.append(.init(keys: try Self.keys(rest), after: nil, place: nil, line: line))
    case "after", "at":
      guard let last = current?.steps.indices.last else {
        throw CaseProblem("'\(verbatim: word)' must come after 'keys'")
      }
      if word == "after" {
        guard current?.steps[last].after == nil else { throw CaseProblem("'after' appears twice") }
        current?.steps[last].after = try CaseNotation.read(rest)
      } else {
        guard current?.steps[last].place == nil else { throw CaseProblem("'at' appears twice") }
        guard let place = VisualPoint(rest) else {
          throw CaseProblem("'at' needs LINE:COLUMN, such as 1:5")
        }
        current?.steps[last].place = place
      }
    default:
      throw CaseProblem(
        "'\(verbatim: word)' is not a word of the format; these are # why with before keys after at"
      )
    }
  }

  /// A script with its texts read from the pseudo alphabet, in ASCII.
  private static func keys(_ script: String) throws(CaseProblem) -> String {
    let keys: String
    let count: Int
    do throws(KeyScript.Mistake) {
      keys = try KeyScript.inASCII(script, reading: PseudoText.decode)
      count = try KeyScript.steps(keys).count
    } catch {
      throw CaseProblem(error.words)
    }
    guard count > 0 else { throw CaseProblem("there is no key") }
    return keys
  }

  /// The last case is read.
  mutating func end() throws(CaseFile.Mistake) {
    let line = current?.line ?? 1
    do throws(CaseProblem) {
      try finish()
    } catch {
      throw CaseFile.Mistake(line: line, words: error.words)
    }
  }

  private mutating func finish() throws(CaseProblem) {
    guard let done = current else { return }
    func problem(_ words: Words) -> CaseProblem {
      CaseProblem("the case of line \(verbatim: done.line) \(words)")
    }
    guard !done.reason.isEmpty else { throw problem("has no 'why'") }
    guard done.steps.contains(where: { $0.after != nil || $0.place != nil }) else {
      throw problem("expects nothing: there is no 'after' and no 'at'")
    }
    cases.append(done)
    current = nil
  }
}
