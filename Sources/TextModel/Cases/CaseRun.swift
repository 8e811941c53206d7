internal import BidiAlgorithm
internal import UnicodeData

/// What came of a case.
public struct CaseOutcome: Hashable, Sendable {
  /// Where an answer was not what has to be.
  public struct Failure: Hashable, Sendable {
    /// The line of the file with the keys, from 1.
    public var line: Int
    /// What has to be, in the notation of the file.
    public var expected: String
    /// What was, in the same; or why there was no answer.
    public var actual: String
  }

  /// The case.
  public var title: String
  /// Where it failed; empty where it passed.
  public var failures: [Failure]

  /// What came of a case.
  public init(title: String, failures: [Failure]) {
    self.title = title
    self.failures = failures
  }
}

extension EditingCase {
  /// What an editor makes of the case.
  ///
  /// Each step is asked from the case's start, with all keys up to it, so that an editor needs no memory.
  ///
  /// - Parameter answer: the state after keys on the case's text, and the caret's place where it is known.
  /// - Returns: where the answers are not what has to be.
  public func outcome(
    _ answer: (_ keys: String) throws -> (state: CaseState, place: VisualPoint?)
  ) rethrows -> CaseOutcome {
    var failures: [CaseOutcome.Failure] = []
    var keys = ""
    for step in steps {
      keys += (keys.isEmpty ? "" : " ") + step.keys
      guard step.after != nil || step.place != nil else { continue }
      let (state, place) = try answer(keys)
      if let after = step.after, !after.state.isMet(by: state) {
        failures.append(
          .init(line: step.line, expected: after.notation, actual: TextNotation.write(state)))
      } else if let wanted = step.place, let place, wanted != place {
        failures.append(
          .init(
            line: step.line, expected: "at \(wanted.line):\(wanted.column)",
            actual: "at \(place.line):\(place.column)"))
      }
    }
    return CaseOutcome(title: title, failures: failures)
  }

  /// The state after keys on the case's text, in our own model.
  public func answer(
    _ keys: String
  ) throws(KeyScript.Mistake) -> (state: CaseState, place: VisualPoint?) {
    var session = options.session(text, selection)
    for (_, step) in try KeyScript.steps(keys) { session.perform(step) }
    let place = session.layout.place(of: session.selection.focus)
    let before = (0..<place.line.paragraph.rawValue).reduce(0) {
      $0 + session.layout.paragraph(ParagraphIndex($1)).lineCount
    }
    return (
      CaseState(session),
      VisualPoint(line: before + place.line.line + 1, column: place.column.rawValue)
    )
  }
}

/// The lines that go to and from an editor of its own, in the notation of `BidiCharacterTest.txt`.
///
/// A question is `CODEPOINTS;OPTIONS;ANCHOR;FOCUS;KEYS`, such as `0061 05D0;direction=ltr;0<;0<;right S-right`. A
/// gap is its number of scalars with `<` where it leans on the scalar before it and `>` where on the one after. The
/// answer is `CODEPOINTS;ANCHOR;FOCUS;RANGES`, such as `0061 05D0;1<;2<;1,2`, ranges in storage order between spaces;
/// an editor without affinities leaves `<` and `>` away, and they are not held against it.
public enum CaseProtocol {
  /// The question about a case, without a line feed.
  public static func question(_ editing: EditingCase, _ keys: String) -> String {
    [
      codePoints(Array(editing.text.unicodeScalars)),
      editing.options.words.joined(separator: " "), gap(editing.selection.anchor),
      gap(editing.selection.focus), keys,
    ].joined(separator: ";")
  }

  /// The answer that a state is, without a line feed.
  public static func line(_ state: CaseState) -> String {
    func gap(_ position: CaseState.Position) -> String {
      "\(position.offset)"
        + (position.affinity.map { $0 == .upstream ? "<" : ">" } ?? "")
    }
    let ranges = state.ranges.map { "\($0.lowerBound),\($0.upperBound)" }
    return [
      codePoints(state.scalars), gap(state.anchor), gap(state.focus),
      ranges.joined(separator: " "),
    ].joined(separator: ";")
  }

  /// The case and the keys that a question asks about; nil where it is none.
  public static func readQuestion(_ line: String) -> (EditingCase, keys: String)? {
    let fields = line.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, let scalars = scalars(fields[0]), let anchor = position(fields[2]),
      let focus = position(fields[3])
    else { return nil }
    var options = CaseOptions()
    for word in fields[1].split(separator: " ") {
      guard options.set(String(word)) else { return nil }
    }
    func place(_ position: CaseState.Position) -> TextPosition {
      TextPosition(ScalarOffset(position.offset), position.affinity ?? .downstream)
    }
    let editing = EditingCase(
      title: "", reason: "", options: options,
      text: String(String.UnicodeScalarView(scalars)),
      selection: Selection(anchor: place(anchor), focus: place(focus)), steps: [], line: 0)
    return (editing, String(fields[4]))
  }

  /// The state that an answer says; nil where it says none.
  public static func readAnswer(_ line: String) -> CaseState? {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4, let scalars = scalars(fields[0]), let anchor = position(fields[1]),
      let focus = position(fields[2])
    else { return nil }
    var ranges: [Range<Int>] = []
    for word in fields[3].split(separator: " ") {
      let ends = word.split(separator: ",").compactMap { Int($0) }
      guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1] else { return nil }
      ranges.append(ends[0]..<ends[1])
    }
    return CaseState(scalars: scalars, anchor: anchor, focus: focus, ranges: ranges)
  }

  private static func gap(_ position: TextPosition) -> String {
    "\(position.offset.rawValue)" + (position.affinity == .upstream ? "<" : ">")
  }

  private static func position(_ field: Substring) -> CaseState.Position? {
    let affinity: TextPosition.Affinity? =
      field.hasSuffix("<") ? .upstream : field.hasSuffix(">") ? .downstream : nil
    guard let offset = Int(affinity == nil ? field : field.dropLast()), offset >= 0 else {
      return nil
    }
    return .init(offset, affinity)
  }

  private static func codePoints(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String(ScalarFacts.codePoint($0.value).dropFirst(2)) }.joined(separator: " ")
  }

  private static func scalars(_ field: Substring) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    for word in field.split(separator: " ") {
      guard let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
      scalars.append(scalar)
    }
    return scalars
  }
}
