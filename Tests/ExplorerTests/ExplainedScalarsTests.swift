import Explorer
import ExplorerCore
import Foundation
import Learning
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// Twenty scalars of the samples, drawn by a seed, and what the screen says of each to one who
/// asks: `docs/explained.md` has the keys and the sentences.
///
/// `RECORD_SNAPSHOTS=1` writes it anew and fails.
@Suite struct ExplainedScalarsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let seed: UInt64 = 33

  private struct Draw {
    var sample: String
    var offset: Int
    var scalar: Unicode.Scalar
  }

  private static var draws: [Draw] {
    var generator = SeededGenerator(seed: seed)
    var draws: [Draw] = []
    while draws.count < 20 {
      let sample = SampleText.all.randomElement(using: &generator)!
      let scalars = Array(sample.text.unicodeScalars)
      let offset = scalars.indices.filter { scalars[$0] != "\n" }.randomElement(using: &generator)!
      if draws.contains(where: { $0.sample == sample.name && $0.offset == offset }) { continue }
      draws.append(Draw(sample: sample.name, offset: offset, scalar: scalars[offset]))
    }
    return draws
  }

  /// The screen after the keys of a learner who has a text of their own open.
  private static func asked(_ draw: Draw) -> Stage {
    var stage = Stage("my text", rows: 40, columns: 110)
    func type(_ text: String) {
      for scalar in text.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
    }
    stage.press(KeyPress(.character("p"), .control))
    type("Samples")
    stage.press(KeyPress(.enter))
    type(draw.sample)
    stage.press(KeyPress(.enter))
    stage.press(KeyPress(.character("g"), .control))
    type(String(draw.offset))
    stage.press(KeyPress(.enter), KeyPress(.character("?"), .alt))
    return stage
  }

  /// What the overlay says, line by line without its frame; page by page to its end.
  private static func pages(_ stage: Stage) -> [[String]] {
    var (stage, pages) = (stage, [[String]]())
    while true {
      let page = stage.rows.dropFirst(3).dropLast(2).map { row in
        row.trimmingCharacters(in: CharacterSet(charactersIn: " \u{2502}\u{2551}"))
      }
      guard page != pages.last, pages.count < 40 else { return pages }
      pages.append(page)
      stage.press(KeyPress(.pageDown))
    }
  }

  /// The sentences about the caret, which stand before the first empty line.
  private static func sentences(_ pages: [[String]]) -> [String] {
    let text = pages[0].drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
    return text.matches(of: /(.+?\.)(?: (?=[A-Z])|$)/).map { String($0.1) }
  }

  private static var document: String {
    var text = """
      # Twenty characters explained

      Made by a test, which draws twenty characters of the samples by a seed (\(seed)), presses these keys in the explorer, and keeps
      the sentences that the screen then says. The test holds each plain sentence against a second reading of UAX #9, as it does the
      rules' own sentences, and finds each word in the glossary, whose entries stand below the sentences on the same screen,
      or among everyday words. Offsets are scalars from the start of the sample.

      """
    for (number, draw) in draws.enumerated() {
      let stage = asked(draw)
      text += """

        ## \(number + 1). \(ScalarFacts.codePoint(draw.scalar.value)) in \(draw.sample), at \(draw.offset)

        `Ctrl+P "Samples" Enter "\(draw.sample)" Enter Ctrl+G "\(draw.offset)" Enter Alt+?`


        """
      text += sentences(pages(stage)).map { "- \($0)\n" }.joined()
    }
    return text
  }

  @Test func theDocumentSaysWhatTheScreenSays() throws {
    let file = Self.root.appending(path: "docs/explained.md")
    let copy = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let document = Self.document
    if copy != document, ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try document.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(copy == document, "docs/explained.md is stale; RECORD_SNAPSHOTS=1 writes it anew")
  }

  /// The names of the characters, in the words of their sentences.
  private static func names(_ sentence: String) -> Set<String> {
    Set(
      sentence.matches(of: /U\+([0-9A-F]{4,6})/).flatMap { match -> [String] in
        guard let value = UInt32(match.1, radix: 16), let scalar = Unicode.Scalar(value) else {
          return []
        }
        return Glossary.words(of: ScalarFacts.name(of: scalar))
      })
  }

  @Test func everyWordIsPlainOrExplainedOnTheSameScreen() throws {
    let plain = Set(
      try String(
        contentsOf: Self.root.appending(path: "Tests/LearningTests/Words/plain.txt"),
        encoding: .utf8
      ).split(separator: "\n").map(String.init))
    var terms: Set<String> = []
    for draw in Self.draws {
      let pages = Self.pages(Self.asked(draw))
      let lines = Set(pages.joined())
      let sentences = Self.sentences(pages)
      #expect(sentences.count >= 4, "\(draw): \(pages[0])")
      for sentence in sentences {
        let names = Self.names(sentence)
        let words = Glossary.words(of: sentence).filter { $0.contains(/[a-z]/) }
        // What a character is called is no term.
        for term in Glossary.shipped.terms(in: words.filter { !names.contains($0) }) {
          terms.insert(term)
          #expect(lines.contains { $0.hasPrefix("\(term): ") }, "\(term) is not explained: \(draw)")
        }
        for word in words where !plain.contains(word) && !names.contains(word) {
          let isCode = word.wholeMatch(of: /[a-z]?[0-9a-f]{1,6}/) != nil
          #expect(isCode || Reference.look(up: word) != nil, "'\(word)' of: \(sentence)")
        }
        for rule in sentence.matches(of: /\b(P[23]|X10|X\d[abc]?|W\d|N[012]|I[12]|L1|HL1):/) {
          #expect(lines.contains { $0.hasPrefix("\(rule.1): ") }, "\(rule.1) is not explained")
        }
        for name in sentence.matches(of: /class ([A-Z]+)/).map(\.1) {
          #expect(lines.contains { $0.hasPrefix("\(name): ") }, "\(name) is not explained")
        }
        #expect(!sentence.contains("[") || lines.contains { $0.hasPrefix("range: ") })
      }
    }
    #expect(terms.count > 10, "\(terms)")
  }
}
