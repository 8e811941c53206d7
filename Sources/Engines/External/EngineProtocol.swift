public import BidiAlgorithm
internal import Wording

/// The lines that go to and from an external engine, in the notation of `BidiCharacterTest.txt`.
///
/// A question is `CODEPOINTS;DIRECTION`, such as `0061 05D0;2` (0 is left to right, 1 right to
/// left, 2 P2 and P3); its answer is `PARAGRAPH LEVEL;LEVELS;ORDER`, such as `0;0 1;0 1`, with `x`
/// for what X9 removes.
public enum EngineProtocol {
  /// The question about a paragraph, without a line feed. O(*n*).
  public static func question(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) -> String {
    codePoints(scalars) + ";" + directionDigit(direction)
  }

  /// An answer, without a line feed. O(*n*).
  public static func line(_ answer: ResolverAnswer) -> String {
    "\(answer.paragraphLevel);\(levels(answer.levels));"
      + answer.order.map(String.init).joined(separator: " ")
  }

  /// The paragraph that a question asks about. O(*n*).
  ///
  /// - Throws: ``EngineFailure/nonsense(problem:line:)``.
  public static func readQuestion(_ line: String) throws(EngineFailure) -> TestText {
    var scanner = FieldScanner(line)
    do throws(FieldProblem) {
      let scalars = try scanner.scalars()
      try scanner.semicolon()
      let direction = try scanner.direction()
      try scanner.end()
      return TestText(scalars: scalars, direction: direction)
    } catch {
      throw .nonsense(problem: error.words.withValues(excerpt), line: excerpt(line))
    }
  }

  /// The answer that a line gives about a paragraph of `count` scalars. O(*n*).
  ///
  /// The answer is held to its form: as many levels as scalars, and an order that names each scalar
  /// with a level once and no other. Whether it is *right* is not asked here.
  ///
  /// - Throws: ``EngineFailure/nonsense(problem:line:)``.
  public static func readAnswer(
    _ line: String, count: Int
  ) throws(EngineFailure) -> ResolverAnswer {
    var scanner = FieldScanner(line)
    do throws(FieldProblem) {
      if scanner.semicolonsAhead == 1 {
        throw FieldProblem("expected 3 fields, found 2: there is no order")
      }
      // A level above 126 is a wrong answer, and tells more than none.
      let answer = try scanner.answer(count: count, levelsUpTo: 250)
      guard answer.order.sorted() == answer.levels.indices.filter({ answer.levels[$0] != nil })
      else { throw FieldProblem("the order does not name each code point with a level once") }
      return answer
    } catch {
      throw .nonsense(problem: error.words.withValues(excerpt), line: excerpt(line))
    }
  }

  static func codePoints(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }.joined(separator: " ")
  }

  static func directionDigit(_ direction: BaseDirection) -> String {
    switch direction {
    case .explicit(.leftToRight): "0"
    case .explicit(.rightToLeft): "1"
    case .auto: "2"
    }
  }

  static func levels(_ levels: [EmbeddingLevel?]) -> String {
    levels.map { $0.map(\.description) ?? "x" }.joined(separator: " ")
  }

  /// The start of what an engine wrote, in printable ASCII.
  static func excerpt(_ line: String) -> String {
    let text = line.unicodeScalars.prefix(60).map { scalar in
      (0x20..<0x7F).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return text.joined() + (line.unicodeScalars.count > 60 ? "…" : "")
  }
}

extension TestCase {
  /// The case as a line of `BidiCharacterTest.txt`, without a line feed; an answer's levels where
  /// the file gave no paragraph level. O(*n*).
  public static func line(_ text: TestText, _ answer: ResolverAnswer) -> String {
    EngineProtocol.question(text.scalars, text.direction) + ";" + EngineProtocol.line(answer)
  }
}
