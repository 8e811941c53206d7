import Foundation
import TestSupport
import Testing

/// `bidiscope identify` as people run it.
@Suite struct IdentifyCommandTests {
  /// Many lines are shared out among cores; each is answered in its place as it is answered alone.
  @Test func linesAreAnsweredInTheirOrder() throws {
    let kinds = [
      "Enregistrer le fichier", "", "See you at the office tomorrow", "123",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} hello", "mar7aba ya 7abibi",
      "\u{6CC}\u{6C1} \u{6A9}\u{6CC}\u{627} \u{6C1}\u{6D2}",
    ]
    var alone: [String] = []
    for text in kinds {
      let result = try Program.run(["identify", "--format", "json"], input: Array(text.utf8))
      alone.append(result.line)
    }
    var random = SeededGenerator(seed: 18)
    let order = (0..<5000).map { _ in Int.random(in: kinds.indices, using: &random) }
    let input = order.map { kinds[$0] + "\n" }.joined()
    let result = try Program.run(
      ["identify", "--lines", "--format", "json"], input: Array(input.utf8))
    #expect(result.status == 0)
    let lines = result.line.split(separator: "\n").map(String.init)
    #expect(lines == order.map { alone[$0] })
  }
}
