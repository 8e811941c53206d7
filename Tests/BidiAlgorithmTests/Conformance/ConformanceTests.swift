import BidiAlgorithm
import TestSupport
import Testing

/// All of the Unicode Consortium's conformance files: exact paragraph level, levels and order.
@Suite struct ConformanceTests {
  @Test func everyCaseOfBidiTest() throws {
    var count = 0
    var failures: [String] = []
    try ConformanceCase.forEachInBidiTest { expected in
      count += 1
      let paragraph = resolve(BidiInput(classes: expected.classes), direction: expected.direction)
      if let failure = failure(of: paragraph, expected), failures.count < 10 {
        failures.append("case line \(expected.line) \(expected.classes): \(failure)")
      }
    }
    print("BidiTest.txt: \(count) cases")
    #expect(failures == [])
    #expect(count == 770_241)
  }

  @Test func everyCaseOfBidiCharacterTest() throws {
    var count = 0
    var failures: [String] = []
    let data = try FileBidiData()
    try ConformanceCase.forEachInBidiCharacterTest { expected in
      count += 1
      let paragraph = resolve(data.input(expected.scalars), direction: expected.direction)
      if let failure = failure(of: paragraph, expected), failures.count < 10 {
        failures.append("case line \(expected.line): \(failure)")
      }
    }
    print("BidiCharacterTest.txt: \(count) cases")
    #expect(failures == [])
    #expect(count == 91_707)
  }

  private func failure(of paragraph: ResolvedParagraph, _ expected: ConformanceCase) -> String? {
    let answer = ResolverAnswer(paragraph)
    if let level = expected.paragraphLevel, level != answer.paragraphLevel {
      return "paragraph level \(answer.paragraphLevel), not \(level)"
    }
    if answer.levels != expected.levels { return "levels \(answer.levels), not \(expected.levels)" }
    if answer.order != expected.order { return "order \(answer.order), not \(expected.order)" }
    return nil
  }
}
