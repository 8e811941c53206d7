import BidiAlgorithm
import Foundation
import Testing
import Wording
import WritingDirection

/// `steady` on messages with the direction that a reader wants.
@Suite struct MessageTests {
  struct Message {
    var half: String
    var direction: TextDirection
    var scalars: [Unicode.Scalar]
  }

  static func messages() throws -> [Message] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Messages/messages.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t", maxSplits: 4)
        return Message(
          half: String(fields[0]), direction: fields[3] == "rtl" ? .rightToLeft : .leftToRight,
          scalars: Array(fields[4].unicodeScalars))
      }
  }

  private func score(
    _ strategy: DirectionStrategy, _ messages: [Message]
  ) -> (right: Int, flips: Int) {
    let right = messages.count { strategy.estimate($0.scalars).base == $0.direction }
    return (right, messages.reduce(0) { $0 + strategy.flips($1.scalars).count })
  }

  @Test(arguments: ["tune", "held"]) func steadyIsRightMoreOftenAndTurnsLess(half: String) throws {
    let messages = try Self.messages().filter { $0.half == half }
    #expect(messages.count == 120)
    let (right, flips) = score(.steady, messages)
    #expect(right >= 114, "\(right) of \(messages.count)")
    for other in [DirectionStrategy.content, .closure] {
      let theirs = score(other, messages)
      #expect(right > theirs.right && flips < theirs.flips, "\(other.name): \(theirs)")
    }
  }
}
