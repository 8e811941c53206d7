import BidiAlgorithm
import Engines
import Testing
import Wording

/// Reading conformance files: what is right, and what is wrong with a line.
@Suite struct ConformanceReaderTests {
  private func items(_ text: String) -> [ConformanceReader.Item] {
    var items: [ConformanceReader.Item] = []
    var reader = ConformanceReader(bytes: Array(text.utf8))
    reader.forEach { items.append($0) }
    return items
  }

  @Test func bothFormatsAreRead() throws {
    let cases = try items(
      """
      # a comment
      @Levels:\tx 1
      @Reorder: 1
      @Future: anything ; at ; all
      LRE R; 5
      0061 05D0;2;0;0 1;0 1 # a comment

      10FFFF;1;1;x;
      """
    ).map { try $0.get() }
    #expect(cases.map(\.line) == [5, 5, 6, 8])
    #expect(cases[0].direction == .auto && cases[1].direction == .explicit(.rightToLeft))
    #expect(cases[0].scalars == ["\u{202A}", "\u{05D0}"])
    #expect(cases[0].levels == [nil, .rightToLeft] && cases[0].order == [1])
    #expect(cases[2].scalars == ["a", "\u{05D0}"] && cases[2].paragraphLevel == .leftToRight)
    #expect(cases[3].levels == [nil] && cases[3].order == [])
  }

  @Test(arguments: [
    ("L; 7", "no @Levels and @Reorder before the first case"),
    ("@Levels: 0 0\n@Reorder: 0\nL; 7", "1 class, but @Levels gives 2"),
    ("@Levels: 0\n@Reorder: 0\nLX; 7", "'LX' is not a bidi class"),
    ("@Levels: 0\n@Reorder: 0\nL; 8", "a number is out of range"),
    ("0061", "expected 2 or 5 fields between semicolons, found 1"),
    ("0061;2;0;0;0;0", "expected 2 or 5 fields between semicolons, found 6"),
    ("0061;3;0;0;0", "a number is out of range"),
    ("0061;2;0;0 0;0", "1 code point, but levels for 2"),
    ("D800;2;0;0;0", "a surrogate is not a character"),
    ("110000;2;0;0;0", "a number is out of range"),
    ("zz;2;0;0;0", "expected a number, found 'zz'"),
    ("0061;2;0;y;0", "expected a number, found 'y'"),
  ]) func whatIsWrongIsNamedAndTheRestGoesOn(_ text: String, _ problem: String) throws {
    let items = items(text + "\n0061;0;0;0;0\n")
    let problems = items.compactMap { item -> String? in
      if case .failure(let line) = item { return line.problem.english }
      return nil
    }
    #expect(problems == [problem])
    #expect(try items.last?.get().scalars == ["a"])
  }

  @Test func aTextAndItsAnswerBecomeALineThatIsReadBack() throws {
    let text = TestText(
      scalars: ["\u{202B}", "a", "\u{1E900}"], direction: .explicit(.rightToLeft))
    let answer = ResolverAnswer(
      paragraphLevel: .rightToLeft, levels: [nil, EmbeddingLevel(4), EmbeddingLevel(3)],
      order: [2, 1])
    let line = TestCase.line(text, answer)
    #expect(line == "202B 0061 1E900;1;1;x 4 3;2 1")
    let read = try #require(try items(line).first?.get())
    #expect(read.scalars == text.scalars && read.direction == text.direction)
    #expect(read.accepts(answer))
  }
}
