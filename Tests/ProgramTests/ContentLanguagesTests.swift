import BidiAlgorithm
import Foundation
import Testing
import WritingDirection

@testable import bidiscope

/// `content` with the languages of the text, on messages with the direction that a reader wants.
@Suite struct ContentLanguagesTests {
  private static func messages() throws -> [(
    half: String, isRightToLeft: Bool, text: [Unicode.Scalar]
  )] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WritingDirectionTests/Messages/messages.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t", maxSplits: 4)
        return (String(fields[0]), fields[3] == "rtl", Array(fields[4].unicodeScalars))
      }
  }

  /// What languages change is right: of both halves more messages have the wanted direction, and
  /// none loses it.
  @Test(arguments: ["tune", "held"]) func languagesHelpAndNeverHarm(half: String) throws {
    let recognised = try RecognisedLanguages()
    let messages = try Self.messages().filter { $0.half == half }
    #expect(messages.count == 120)
    var (before, after, lost) = (0, 0, [String]())
    for message in messages {
      var context = DirectionContext()
      let wanted: TextDirection = message.isRightToLeft ? .rightToLeft : .leftToRight
      let plain = DirectionStrategy.content.estimate(message.text, in: context).base == wanted
      context.languages = recognised.ofParagraph(message.text)
      let known = DirectionStrategy.content.estimate(message.text, in: context).base == wanted
      before += plain ? 1 : 0
      after += known ? 1 : 0
      if plain, !known { lost.append(String(String.UnicodeScalarView(message.text))) }
    }
    #expect(lost.isEmpty)
    #expect(after >= before + 10, "\(before), with languages \(after)")
    #expect(after >= 104, "\(before), with languages \(after)")
  }
}
