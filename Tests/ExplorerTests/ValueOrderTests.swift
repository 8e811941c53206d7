import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import Wording

/// Values that run from right to left are seen in their own order in words of every language.
@Suite struct ValueOrderTests {
  private static let word = "\u{5D0}\u{5D1}\u{5D2}"
  private static let reversed = "\u{5D2}\u{5D1}\u{5D0}"

  /// What is seen of a row, without the blanks at its ends.
  private func row(_ language: String = "en", _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(
      size: Size(rows: 1, columns: 40), theme: Theme(depth: .monochrome),
      words: Catalogue(language) ?? .english)
    draw(&canvas)
    let row = canvas.frame.textRows.first ?? ""
    return row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  private func seen(_ words: Words, _ language: String = "en") -> String {
    row(language) { $0.write(words, row: 0, column: 0, .text) }
  }

  @Test func aValueKeepsItsOrder() {
    #expect(seen("Found: \(verbatim: Self.word)") == "Found: \(Self.reversed)")
    #expect(seen("Found: \(verbatim: Self.word + ".txt").") == "Found: txt.\(Self.reversed).")
    #expect(seen("Found: \(verbatim: "a \(Self.word)").") == "Found: a \(Self.reversed).")
    #expect(seen(Words(verbatim: Self.word + " a")) == "a \(Self.reversed)")
  }

  /// What stands behind a value stays behind it: a number, a sign, another value.
  @Test func nothingBehindAValueChangesPlaces() {
    let two: Words = "\(verbatim: Self.word) \(number: 12), \(verbatim: Self.word) (\(number: 3))"
    #expect(seen(two) == "\(Self.reversed) 12, \(Self.reversed) (3)")
    let parts = Words(verbatim: "[1,3)") + " " + Words(verbatim: "'\(Self.word)'") + " (4)"
    #expect(seen(parts) == "[1,3) '\(Self.reversed)' (4)")
    let inner: Words = "marked \(verbatim: Self.word)"
    #expect(seen("\(inner) 1 time") == "marked \(Self.reversed) 1 time")
  }

  /// Numbers of Arabic that stand apart change places, as in the text.
  @Test func arabicNumbersAreOrderedToo() {
    #expect(seen("Found: \(verbatim: "\u{661} \u{662}")") == "Found: \u{662} \u{661}")
    let typed = row { $0.write(verbatim: "\u{661} \u{662}", row: 0, column: 0, .text) }
    #expect(typed == "\u{662} \u{661}")
  }

  /// Arabic letters join in words as they do in the text.
  @Test(arguments: ["en", "he", "ar"]) func arabicLettersJoin(_ language: String) {
    let words: Words = "Qq: \(verbatim: "\u{628}\u{64A}\u{62A}")"
    #expect(seen(words, language).contains("\u{FE96}\u{FEF4}\u{FE91}"))
  }

  /// Words that end before a column, and what is measured, are the same words.
  @Test func wordsThatEndBeforeAColumn() {
    let words: Words = "Found: \(verbatim: Self.word)"
    var start = 0
    let seen = row { start = $0.writeRight(words, row: 0, before: 12, .text) }
    #expect(seen == "Found: \(Self.reversed)" && start == 2)
    #expect(Catalogue.english.onScreen(words).columns == 10)
  }

  /// Of a word that is cut no beginning stands where its end is expected.
  @Test func aWordOfTheOtherDirectionIsCutWhole() {
    let words: Words = "Found: \(verbatim: "\(Self.word) \(Self.word)"), and more"
    func cut(_ width: Int) -> String {
      row { $0.write(words, row: 0, column: 0, width: width, .text) }
    }
    #expect(cut(20) == "Found: \(Self.reversed) \(Self.reversed), and\u{2026}")
    #expect(cut(13) == "Found: \(Self.reversed) \u{2026}")
    #expect(cut(9) == "Found: \u{2026}")
  }

  /// A value over two lines is in its order in each of them.
  @Test func aWrappedValueKeepsItsOrder() {
    let words = Catalogue.english.onScreen("Found \(verbatim: "\(Self.word) \(Self.word)") here")
    let lines = words.wrapped(to: 9).map { line in
      row { $0.write(line, row: 0, column: 0, .text) }
    }
    #expect(lines == ["Found \(Self.reversed)", "\(Self.reversed) here"])
  }

  /// What is plain is written as it stands, and no isolate is put around it.
  @Test func plainWordsStayAsTheyAre() {
    let words: Words = "Saved to \(verbatim: "a \u{2026} b.txt"). \(verbatim: "[1,3)")"
    #expect(Catalogue.english.onScreen(words).text == words.english)
  }
}
