internal import UnicodeData

/// A file of cases: `bidiscope-cases 1` on its first line, then cases.
///
/// ```
/// # A drag across a boundary takes two ranges
/// why    Columns 0 to 4 show a b c, a space and C: scalars 0 to 3 and 6.
/// with   direction=ltr
/// before |>abc ABC def
/// keys   drag 1:0..1:5
/// after  !>[abc ]AB|>[C] def
/// at     1:5
/// ```
///
/// A case starts with `#` and its title. `why` says why the answers are right, `with` sets options (``CaseOptions``),
/// `before` is the text with its caret, `keys` a ``KeyScript``, `after` what has to be then, `at` the caret's place
/// on the screen; the last three may follow again. Texts are in the pseudo alphabet (`PseudoText`) and in
/// ``TextNotation``. Lines that are empty or start with `//` are passed over.
public enum CaseFile {
  /// The format's first line.
  public static let signature = "bidiscope-cases 1"

  /// What is wrong with a file.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// What is wrong there.
    public var description: String
  }

  /// The cases of a file.
  ///
  /// - Parameter file: its text.
  /// - Returns: the cases in order.
  /// - Throws: ``Mistake`` at the first line that is not understood.
  public static func read(_ file: String) throws(Mistake) -> [EditingCase] {
    var cases: [EditingCase] = []
    var reader = CaseReader()
    let lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first.map({ $0 == signature }) ?? false else {
      throw Mistake(line: 1, description: "a file of cases starts with '\(signature)'")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("//") { continue }
      if line.hasPrefix("#") { try reader.end(into: &cases, at: index) }
      try reader.read(line, number: index + 1)
    }
    try reader.end(into: &cases, at: lines.count)
    return cases
  }
}

/// The case that is being read.
private struct CaseReader {
  private var current: EditingCase?
  private var hasText = false

  mutating func read(_ line: Substring, number: Int) throws(CaseFile.Mistake) {
    let word = line.prefix { $0 != " " }
    let rest = String(line.dropFirst(word.count).drop { $0 == " " })
    func mistake(_ words: String) -> CaseFile.Mistake {
      CaseFile.Mistake(line: number, description: words)
    }
    if word == "#" {
      current = EditingCase(
        title: rest, reason: "", options: CaseOptions(), text: "",
        selection: Selection(caret: TextPosition(ScalarOffset(0), .upstream)), steps: [],
        line: number)
      hasText = false
      return
    }
    guard current != nil else { throw mistake("a case starts with '# ' and its title") }
    switch word {
    case "why":
      let before = current?.reason ?? ""
      current?.reason = before.isEmpty ? rest : before + " " + rest
    case "with":
      for option in rest.split(separator: " ") {
        guard current?.options.set(String(option)) ?? false else {
          let names = CaseOptions.names.map { "\($0.name)=" }.joined(separator: " ")
          throw mistake("'\(option)' is no option; there are \(names)")
        }
      }
    case "before":
      let (text, selection) = TextNotation.read(PseudoText.decode(rest))
      current?.text = text
      current?.selection = selection
      hasText = true
    case "keys":
      guard hasText else { throw mistake("'before' has to come before 'keys'") }
      do throws(KeyScript.Mistake) {
        _ = try KeyScript.steps(rest)
      } catch {
        throw mistake(error.description)
      }
      current?.steps.append(.init(keys: rest, after: nil, place: nil, line: number))
    case "after", "at":
      guard let last = current?.steps.indices.last else {
        throw mistake("'\(word)' has to come after 'keys'")
      }
      if word == "after" {
        current?.steps[last].after = .init(
          notation: rest, state: TextNotation.state(PseudoText.decode(rest)))
      } else {
        let numbers = rest.split(separator: ":").map { Int($0) }
        guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else {
          throw mistake("'at' wants LINE:COLUMN")
        }
        current?.steps[last].place = VisualPoint(line: line, column: column)
      }
    default: throw mistake("'\(word)' is not understood; there are # why with before keys after at")
    }
  }

  mutating func end(into cases: inout [EditingCase], at line: Int) throws(CaseFile.Mistake) {
    guard let done = current else { return }
    func mistake(_ words: String) -> CaseFile.Mistake {
      CaseFile.Mistake(line: done.line, description: words)
    }
    if done.reason.isEmpty { throw mistake("the case has no 'why'") }
    if !done.steps.contains(where: { $0.after != nil || $0.place != nil }) {
      throw mistake("the case expects nothing")
    }
    cases.append(done)
    current = nil
  }
}
