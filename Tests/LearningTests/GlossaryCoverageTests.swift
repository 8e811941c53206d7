import Explanation
import Foundation
import Learning
import Testing

/// Every word that a screen, a message or a sentence uses is a term of the glossary, a name of the
/// standard, or an everyday word of a list that people read.
@Suite struct GlossaryCoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the program says in English: the keys of its translations, which are those of the
  /// sources.
  private static func sentences() throws -> [String] {
    let file = try String(
      contentsOf: root.appending(path: "Sources/CLanguageData/data/he.po"), encoding: .utf8)
    return file.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /msgid(?:_plural)? "(.*)"/).map {
        String($0.1).replacing(/\{=?\d\}|\\n/, with: " ")
      }
    }
  }

  /// Everyday words and names of programs, one a line.
  private static func plainWords() throws -> [String] {
    try String(
      contentsOf: root.appending(path: "Tests/LearningTests/Words/plain.txt"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
  }

  private static func words() throws -> Set<String> {
    Set(try sentences().flatMap { Glossary.words(of: $0) }.filter { $0.contains(/[a-z]/) })
  }

  @Test func everyWordIsATermOrPlain() throws {
    let plain = Set(try Self.plainWords())
    let words = try Self.words()
    #expect(words.count > 1_000)
    for word in words.sorted() where !plain.contains(word) && Reference.look(up: word) == nil {
      Issue.record("'\(word)' is neither in glossary.txt nor among the plain words")
    }
  }

  /// The list of plain words has no term, and nothing that is not said any more.
  @Test func thePlainWordsAreUsedAndNoTerms() throws {
    let words = try Self.words()
    let plain = try Self.plainWords()
    #expect(plain == plain.sorted())
    for word in plain {
      #expect(words.contains(word), "'\(word)' is not said any more")
      #expect(Glossary.shipped.entry(named: word) == nil, "'\(word)' is a term")
    }
  }

  /// Pane names, fields and column heads, which are words by themselves or short.
  @Test func everyLabelOfThePanesIsDefinedOrPlain() throws {
    for label in [
      "storage", "display", "scalar", "utf16", "utf8", "glyph", "code", "class", "lvl", "col",
      "mirror", "pair", "sos", "eos", "upstream", "downstream", "unit", "deletion", "arrows",
      "column", "caret", "natural", "single", "snap", "wrongly", "misses", "visual", "runs",
      "isolating run sequences", "level run", "decided at", "Trace", "Structure", "Policies",
      "Selection", "Paragraph", "Order", "Engines", "Direction", "level", "first strong", "votes",
      "pieces", "torn", "own keyboard", "controls", "writing", "text direction",
    ] {
      #expect(Reference.look(up: label) != nil, "\(label)")
    }
  }
}
