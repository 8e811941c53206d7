import BidiAlgorithm
import Engines
import Explanation
import Foundation
import ReferenceBidi
import TestSupport
import Testing
import UnicodeData
import Wording

/// The story is held against a second resolution, fact by fact.
@Suite struct TruthTests {
  private static let data = Result { try CharacterData() }

  /// How many texts of each seed are read: all that is told of a text is some 400 sentences.
  private static let textCount = Thoroughness.isFull ? 5000 : 1250

  /// Hard random texts, every other one on a random line of its own.
  @Test(arguments: [UInt64(11), 12, 13, 14]) func hardTextsAreToldTruly(_ seed: UInt64) throws {
    let data = try Self.data.get()
    var generator = HardTextGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    var sentences = 0
    var events = 0
    for number in 0..<Self.textCount {
      let text = generator.next()
      let first = number % 2 == 0 ? 0 : Int.random(in: 0...text.scalars.count, using: &random)
      let end =
        number % 2 == 0
        ? text.scalars.count : Int.random(in: first...text.scalars.count, using: &random)
      var checker = StoryChecker(
        text.scalars, text.direction, line: first..<end, firstOffset: number % 3 * 50, data)
      checker.read()
      sentences += checker.sentenceCount
      events += checker.paragraph.events.count
      let question = EngineProtocol.question(text.scalars, text.direction)
      let problems = checker.problems.prefix(3).joined(separator: "\n")
      let isTrue = checker.problems.isEmpty
      try #require(
        isTrue,
        "seed \(seed), text \(number), \(question), line \(first..<end):\n\(problems)")
    }
    print("seed \(seed): \(Self.textCount) texts, \(events) events, \(sentences) sentences")
  }

  /// What the checker reads out of a sentence, with a wrong position among it.
  @Test func placesAreReadFromSentences() {
    let sentence = "U+05D0 (Hebrew letter alef) at 3 and U+0028 at 17, not U+2067, U+10FFFD at 0."
    let found = StoryChecker.placedScalars(in: sentence)
    #expect(found.map(\.value) == [0x5D0, 0x28, 0x10FFFD])
    #expect(found.map(\.offset) == [3, 17, 0])
  }

  @Test func theSamplesAreToldTruly() throws {
    let data = try Self.data.get()
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "txt" }
    try #require(files.count > 5)
    var sentences = 0
    for file in files {
      let scalars = Array(try String(contentsOf: file, encoding: .utf8).unicodeScalars)
      for paragraph in ReferenceBidi.paragraphs(of: scalars, bidiClass: BidiProperties.bidiClass) {
        var checker = StoryChecker(
          Array(scalars[paragraph]), .auto, line: nil, firstOffset: paragraph.lowerBound, data)
        checker.read()
        sentences += checker.sentenceCount
        let problems = checker.problems.prefix(3).joined(separator: "\n")
        let isTrue = checker.problems.isEmpty
        #expect(
          isTrue, "\(file.lastPathComponent), \(paragraph):\n\(problems)")
      }
    }
    print("\(files.count) samples, \(sentences) sentences")
  }
}
