import Testing
import TextModel

@testable import bidiscope

/// A text that is opened with its escapes read keeps how it was spelled.
@Suite struct OpenedSpellingTests {
  private static func opened(_ source: String, _ reading: TextReading) -> OpenedText {
    OpenedText(document: Document(text: source), name: "text").read(reading)
  }

  @Test func aFileKeepsItsSpelling() {
    let opened = Self.opened("&#x5D4; x &rlm;", TextReading(unescapes: true))
    #expect(opened.document.text == "\u{5D4} x \u{200F}")
    #expect(
      opened.spelling.pieces(in: opened.document.fullRange).map(\.origin)
        == [.escape("&#x5D4;"), .source, .escape("&rlm;")])
  }

  /// Where capitals stand for letters, the escapes are known as well.
  @Test func aTextInCapitalsKeepsItsSpelling() {
    let opened = Self.opened("&rlm;A", TextReading(unescapes: true, isPseudo: true))
    #expect(opened.document.text == "\u{200F}\u{5D0}")
    #expect(
      opened.spelling.pieces(in: opened.document.fullRange).map(\.origin)
        == [.escape("&rlm;"), .source])
  }

  /// Nothing is known of a text without escapes, nor where braces name scalars.
  @Test func othersHaveNone() {
    #expect(Self.opened("a b", TextReading(unescapes: true)).spelling.isEmpty)
    #expect(Self.opened("&rlm;", TextReading(isPseudo: true)).spelling.isEmpty)
    let pseudo = Self.opened("&rlm;{RLM}", TextReading(unescapes: true, isPseudo: true))
    #expect(pseudo.spelling.isEmpty)
  }
}
