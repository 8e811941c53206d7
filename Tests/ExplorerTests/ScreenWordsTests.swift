import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// Words in the language of the screen are as wide as they are drawn.
@Suite struct ScreenWordsTests {
  /// What may stand in a place: names of both directions, wide letters, several words.
  private static let values = [
    "README.md", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.txt", "12", "\u{65E5}\u{672C} x", "a (b",
    "\u{627}\u{644} 3",
  ]

  /// The words of a key, with values in its places.
  static func words(_ key: String, values: (Int) -> String) -> Words {
    var literal = Words.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for piece in WordsPattern(key).pieces {
      switch piece {
      case .text(let text): literal.appendLiteral(text)
      case .place(let place, isWords: true):
        literal.appendInterpolation(Words(verbatim: values(place)))
      case .place(let place, isWords: false): literal.appendInterpolation(verbatim: values(place))
      }
    }
    return Words(stringInterpolation: literal)
  }

  private func filled(_ key: String, _ number: Int) -> Words {
    Self.words(key) { Self.values[(number + $0) % Self.values.count] }
  }

  private func letters(_ words: [ScreenWords]) -> String {
    String(
      String.UnicodeScalarView(
        words.flatMap { $0.text.unicodeScalars }
          .filter { $0 != " " && !Catalogue.controls.contains($0) }))
  }

  /// Whoever quotes a text, no control of it gets into a cell: each has its label.
  @Test(arguments: ["en", "he", "ar"]) func noControlOfAValueIsDrawn(_ language: String) throws {
    let catalogue = try #require(language == "en" ? Catalogue.english : Catalogue(language))
    let controls = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory)
    }
    #expect(controls.count > 200)
    let theme = Theme(depth: .monochrome)
    for control in controls {
      let quoted: Words = "\(verbatim: "a\(control)b") is no setting."
      let listed: Words = "\(quoted) \(quoted)"
      for words in [quoted, listed, Words(verbatim: "a\(control)b"), quoted + listed] {
        var canvas = Canvas(size: Size(rows: 3, columns: 90), theme: theme, words: catalogue)
        canvas.write(words, row: 0, column: 0, .text)
        canvas.write(verbatim: "a\(control)b", row: 1, column: 0, .text)
        canvas.writeRight(verbatim: "a\(control)b", row: 2, before: 80, .text)
        let name = String(control.value, radix: 16)
        let letters = canvas.frame.cells.count {
          if case .glyph("a", _) = $0.content { true } else { false }
        }
        #expect(letters > 2, "U+\(name)")
        for cell in canvas.frame.cells {
          guard case .glyph(let base, let marks) = cell.content else { continue }
          #expect(!controls.contains(base), "U+\(name): U+\(String(base.value, radix: 16))")
          // A joiner or a tag is part of the cluster that it continues.
          #expect(marks.allSatisfy { $0 == control || !controls.contains($0) }, "U+\(name)")
        }
      }
    }
  }

  @Test(arguments: ["en", "he", "ar"]) func columnsAreThoseThatAreDrawn(_ language: String) throws {
    let catalogue = try #require(Catalogue(language))
    // English has no file: its words are the keys of the others.
    let keys = try #require(Catalogue(language == "en" ? "he" : language)).keys
    #expect(keys.count > 1000)
    let theme = Theme(depth: .monochrome)
    var wrong: [String] = []
    for (number, key) in keys.enumerated() {
      let words = catalogue.onScreen(filled(key, number))
      let width = 12 + number % 30
      let lines = words.wrapped(to: width)
      for shown in [words, words.clipped(to: width)] + lines {
        var canvas = Canvas(size: Size(rows: 1, columns: 900), theme: theme, words: catalogue)
        if canvas.write(shown, row: 0, column: 0, .text) != shown.columns {
          wrong.append("\(shown.text) is drawn otherwise than it is measured")
        }
      }
      // Between sos or eos and what looks like its class no line ends.
      let longest =
        words.text.replacing(/os (\u{2068}?[LR])/) { "os\u{A0}\($0.1)" }.split(separator: " ")
        .map { word in word.unicodeScalars.filter { !Catalogue.controls.contains($0) } }
        .map { catalogue.onScreen(Words(verbatim: Substring($0))).columns }.max() ?? 0
      if lines.contains(where: { $0.columns > max(width, longest) }) {
        wrong.append("\(words.text): a line is longer than \(width)")
      }
      if letters(lines) != letters([words]) { wrong.append("\(words.text): lines lose letters") }
      if words.clipped(to: width).columns > width { wrong.append("\(words.text): not cut") }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// A line that only Latin letters are left for is still one of words from right to left.
  @Test func aWrappedLineKeepsTheDirectionOfItsWords() throws {
    let catalogue = try #require(Catalogue("he"))
    let words: Words = "\u{5D0}\u{5D1}\u{5D2} EN."
    let lines = catalogue.onScreen(words).wrapped(to: 3)
    #expect(lines.map(\.columns) == [3, 3])
    var canvas = Canvas(
      size: Size(rows: 1, columns: 10), theme: Theme(depth: .monochrome), words: catalogue)
    canvas.write(try #require(lines.last), row: 0, column: 0, .text)
    let shown = (7..<10).map { column -> Unicode.Scalar in
      guard case .glyph(let base, _) = canvas.frame[0, column].content else { return " " }
      return base
    }
    #expect(shown == [".", "E", "N"])
  }

  /// English words and those of another language are written by the same rule: a sign stands where
  /// something is cut.
  @Test(arguments: ["en", "he"]) func whatIsCutSaysSo(_ language: String) throws {
    let catalogue = try #require(Catalogue(language))
    let words = catalogue.onScreen("Help: type to search, Esc closes")
    #expect(words.columns > 12)
    #expect(words.clipped(to: 12).columns == 12)
    #expect(words.clipped(to: 12).text.unicodeScalars.contains("\u{2026}"))
    #expect(words.clipped(to: words.columns) == words)
  }
}
