internal import UnicodeData
internal import Wording

/// The lines that go to and from an editor of its own, in the notation of `BidiCharacterTest.txt`.
///
/// A question is `CODEPOINTS;OPTIONS;ANCHOR;FOCUS;KEYS`, such as `0061 05D0;direction=ltr;;0<;right
/// S-right`. A gap is its number of scalars with `<` where it leans on the scalar before it and `>`
/// where on the one after, or without either where that is not said; without a selection the anchor
/// is empty. Options and keys are those of ``CaseFile``, in ASCII, with `\u{5D0}` in the texts of
/// keys.
///
/// The answer is `CODEPOINTS;ANCHOR;FOCUS;RANGES`, such as `0061 05D0;1<;2<;1,2`, ranges in storage
/// order between spaces, and `;LINE:COLUMN` after it where the editor knows its caret's place. An
/// editor that has no such key or option answers `?` and why.
public enum CaseProtocol {
  /// A question, without a line feed.
  public static func line(_ question: EditingCase.Question) -> String {
    [
      codePoints(question.before.scalars), question.options.words.joined(separator: " "),
      question.before.anchor.map(gap) ?? "", gap(question.before.focus), question.keys,
    ].joined(separator: ";")
  }

  /// An answer, without a line feed.
  public static func line(_ answer: CaseAnswer) -> String {
    switch answer {
    case .declined(let why), .failed(let why): return "? " + why.english
    case .state(let state, let place):
      let ranges = state.ranges.map { "\($0.lowerBound),\($0.upperBound)" }
      return
        ([
          codePoints(state.scalars), state.anchor.map(gap) ?? "", gap(state.focus),
          ranges.joined(separator: " "),
        ] + [place?.description].compactMap(\.self)).joined(separator: ";")
    }
  }

  /// The question that a line is.
  ///
  /// - Throws: what is wrong with it.
  public static func question(_ line: String) throws(CaseProblem) -> EditingCase.Question {
    let fields = line.split(separator: ";", maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5 else {
      throw CaseProblem("a question is CODEPOINTS;OPTIONS;ANCHOR;FOCUS;KEYS")
    }
    var options = CaseOptions()
    for word in fields[1].split(separator: " ") { try options.set(String(word)) }
    let scalars = try scalars(fields[0])
    let anchor = fields[2].isEmpty ? nil : try position(fields[2], in: scalars)
    return EditingCase.Question(
      options: options,
      before: CaseState(
        scalars: scalars, anchor: anchor, focus: try position(fields[3], in: scalars),
        ranges: []),
      keys: String(fields[4]))
  }

  /// The answer that a line is.
  ///
  /// - Throws: what is wrong with it.
  public static func answer(_ line: String) throws(CaseProblem) -> CaseAnswer {
    if line.hasPrefix("?") {
      let why = line.dropFirst().drop { $0 == " " }
      return .declined(why.isEmpty ? "it does not say why" : Words(verbatim: why))
    }
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4 || fields.count == 5 else {
      throw CaseProblem("an answer is CODEPOINTS;ANCHOR;FOCUS;RANGES or ? and why")
    }
    let scalars = try scalars(fields[0])
    var ranges: [Range<Int>] = []
    for word in fields[3].split(separator: " ") {
      let ends = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let start = ends[0], let end = ends[1],
        start >= ranges.last?.upperBound ?? 0, start < end
      else { throw CaseProblem("ranges must ascend, as 0,4 6,7 do, not '\(verbatim: word)'") }
      guard end <= scalars.count else {
        throw CaseProblem(
          "a range ends at the count of the scalars or before it, not '\(verbatim: word)'")
      }
      ranges.append(start..<end)
    }
    var place: VisualPoint?
    if fields.count == 5 {
      place = VisualPoint(String(fields[4]))
      guard place != nil else {
        throw CaseProblem("a place is LINE:COLUMN, not '\(verbatim: fields[4])'")
      }
    }
    return .state(
      CaseState(
        scalars: scalars,
        anchor: fields[1].isEmpty ? nil : try position(fields[1], in: scalars),
        focus: try position(fields[2], in: scalars), ranges: ranges),
      place)
  }

  private static func gap(_ position: CaseState.Position) -> String {
    "\(position.offset)" + (position.affinity.map { $0 == .upstream ? "<" : ">" } ?? "")
  }

  private static func position(
    _ field: Substring, in scalars: [Unicode.Scalar]
  ) throws(CaseProblem) -> CaseState.Position {
    let affinity: TextPosition.Affinity? =
      field.hasSuffix("<") ? .upstream : field.hasSuffix(">") ? .downstream : nil
    guard let offset = Int(affinity == nil ? field : field.dropLast()),
      (0...scalars.count).contains(offset)
    else {
      throw CaseProblem(
        "a gap is a number from 0 to the count of the scalars, not '\(verbatim: field)'")
    }
    return .init(offset, affinity)
  }

  private static func codePoints(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String(ScalarFacts.codePoint($0.value).dropFirst(2)) }.joined(separator: " ")
  }

  private static func scalars(_ field: Substring) throws(CaseProblem) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for word in field.split(separator: " ") {
      guard let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) else {
        throw CaseProblem("'\(verbatim: word)' is not a code point")
      }
      scalars.append(scalar)
    }
    return scalars
  }
}

extension VisualPoint: CustomStringConvertible {
  /// `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }

  /// A place written as `LINE:COLUMN`; nil where it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]), line >= 1,
      column >= 0
    else { return nil }
    self.init(line: line, column: column)
  }
}
