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
  /// sources, and the sentences of the glossary and of the heads of panes.
  private static func sentences() throws -> [String] {
    let file = try String(
      contentsOf: root.appending(path: "Sources/CLanguageData/data/he.po"), encoding: .utf8)
    let said = file.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /msgid(?:_plural)? "(.*)"/).map {
        String($0.1).replacing(/\{=?\d\}|\\n/, with: " ")
      }
    }
    let heads = PaneHeads.shipped.panes.values.joined()
    return said + Glossary.shipped.entries.flatMap { [$0.plain, $0.precise] }
      + heads.flatMap { [$0.plain, $0.precise] }
  }

  /// Whether a word is a term, or a name of the standard; a label of a scalar, such as CAN, the
  /// name of a strategy and the head of a pane are no sense of a word.
  private static func isDefined(_ word: String) -> Bool {
    switch Reference.look(up: word) {
    case .rule, .term: true
    case .named, .head, .label, nil: false
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
    for word in words.sorted() where !plain.contains(word) && !Self.isDefined(word) {
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

  /// Names of libraries and of their types and calls, which have capitals within or stand in no
  /// list of everyday words: each that a sentence uses is a term.
  @Test func everyNameOfALibraryIsATerm() throws {
    let all = try Self.sentences().joined(separator: " ")
    let names = Set(
      all.matches(of: /\b(?:[a-z]+[A-Z]|NS[A-Z]|UI[A-Z])[A-Za-z]*\b/).map { String($0.0) })
    #expect(names.count >= 8, "\(names)")
    for name in names.sorted() where !Self.productNames.contains(name) {
      #expect(Self.isDefined(name), "'\(name)' is in no entry of glossary.txt")
    }
  }

  /// Names of products, of which nobody asks what they mean here, and pieces of code that stand in
  /// a message beside what they are.
  private static let productNames: Set = [
    "iOS", "languageMatching", "removeSubranges", "uXXXX",
  ]

  /// Names of standards and forms, and other words in capitals: each that a screen, a message or an
  /// error has leads somewhere.
  @Test func everyWordInCapitalsIsLookedUp() throws {
    let file = try String(
      contentsOf: Self.root.appending(path: "Sources/CLanguageData/data/he.po"), encoding: .utf8)
    var words: Set<String> = []
    for line in file.split(separator: "\n") where line.hasPrefix("msgid") {
      let parts = line.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      words.formUnion(
        parts.filter { part in
          part.count > 1 && part.first?.isUppercase == true
            && part.allSatisfy { $0.isUppercase || $0.isNumber }
        }.map(String.init))
    }
    #expect(words.count > 80)
    for word in words.sorted() where !Self.examples.contains(word) {
      #expect(!Reference.senses(of: word).isEmpty, "\(word)")
    }
  }

  /// What is to be replaced in a form that is asked for, regions and scalars of examples, variables
  /// of the system, and names of keys and of their rows.
  private static let examples: Set = [
    "ALL", "B1", "B4", "C4", "CODEPOINTS", "CONNECTION", "D1", "D4", "D7", "E1", "E4", "EG", "F12",
    "FDD0", "FDD1", "FFFD", "FFFF", "FILE", "HOME", "IL", "KEYS", "LC", "OPTIONS", "RESULT", "SSH",
    "TERM", "TEXT", "TW", "UTF",
  ]

  /// Every sign that means the same in all panes is a term.
  @Test func everySignIsATerm() throws {
    let file = try String(
      contentsOf: Self.root.appending(path: "Sources/ExplorerCore/Drawing/Sign.swift"),
      encoding: .utf8)
    let signs = file.matches(of: /static let (\w+): Unicode\.Scalar = "\\u\{([0-9A-F]+)\}"/)
    #expect(signs.count >= 28)
    for sign in signs {
      let scalar = UInt32(sign.2, radix: 16).flatMap { Unicode.Scalar($0) }
      let text = try #require(scalar.map { String($0) })
      guard case .term? = Reference.look(up: text) else {
        Issue.record("Sign.\(sign.1) \(text) is in no entry of glossary.txt")
        continue
      }
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
