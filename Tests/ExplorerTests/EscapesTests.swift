import BidiAlgorithm
import Explorer
import ExplorerCore
import Markup
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Escapes that are pasted: noticed, read as one step, and given back.
@Suite struct EscapesTests {
  private static let read = Action.feature(EscapesFeature.self, .read)
  private static let copy = Action.feature(EscapesFeature.self, .copy)

  @Test func pastedEscapesAreNoticedReadAndGivenBack() {
    var stage = Stage("", columns: 100)
    let source = #"\u05d0\u05d1 (3)"#
    stage.act(.edit(.paste(source)))
    #expect(stage.shows("There are escapes in the text: Alt+Q reads them."))
    stage.press(KeyPress(.character("q"), .alt))
    #expect(stage.text == "AB (3)" && stage.shows("Read 2 escapes."))
    stage.press(KeyPress(.character("a"), .control))
    #expect(stage.act(Self.copy) == [.copy(source)])
    stage.act(.edit(.undo))
    #expect(stage.app.session.document.text == source)
  }

  /// Only the selection, where there is one; pins and paragraphs stay.
  @Test func theSelectionIsRead() {
    var stage = Stage("")
    stage.act(.edit(.paste("&lrm;a\n&rlm;b")))
    stage.act(.edit(.pin(.rightToLeft, ParagraphIndex(1)..<ParagraphIndex(2))))
    stage.act(Self.read)
    #expect(stage.text == "{LRM}a{U+000A}{RLM}b")
    #expect(stage.app.session.notes[ParagraphIndex(1)].pinned == .rightToLeft)
    stage.act(.edit(.undo))
    stage.act(.edit(.selectAll))
    stage.act(Self.read)
    #expect(stage.text == "{LRM}a{U+000A}{RLM}b")
  }

  /// A few names of HTML mean two characters.
  @Test func anEscapeOfTwoCharactersIsRead() {
    var stage = Stage("", columns: 100)
    stage.act(.edit(.paste("a&NotEqualTilde;b")))
    stage.act(Self.read)
    #expect(stage.text == "a{U+2242}{U+0338}b" && stage.shows("Read 1 escape."))
  }

  /// A text whose escapes were read before it was opened is copied in their forms, too.
  @Test func whatWasReadBeforeOpeningIsGivenBack() {
    let source = "&#x5D4; x &rlm; %D7%90"
    let read = UnescapedText(Array(source.unicodeScalars))
    var stage = Stage(PseudoText.encode(read.text))
    stage.app.session.remember(.afterReading(read, of: Array(source.unicodeScalars)))
    stage.act(.edit(.selectAll))
    #expect(stage.act(Self.copy) == [.copy(source)])
  }

  @Test func otherTextIsLeftAlone() {
    var stage = Stage("", columns: 100)
    stage.act(.edit(.paste(#"C:\users 100%25"#)))
    #expect(!stage.shows("escapes"))
    stage.act(Self.read)
    #expect(stage.shows("There are no escapes here."))
    stage.act(Self.copy)
    #expect(stage.shows("Nothing is selected."))
  }

  // MARK: The form of each escape

  /// A text after it was pasted, read and selected.
  private static func stage(reading source: String) -> Stage {
    var stage = Stage("", columns: 100)
    stage.act(.edit(.paste(source)))
    stage.act(Self.read)
    stage.act(.edit(.selectAll))
    return stage
  }

  /// Each escape has its own form, and letters stay letters.
  @Test(arguments: [
    #"a %D7%94 b &rlm; \u{5D4}"#, "\u{5D4}\u{5D5} \\u05d4", #"\U0001F600\u05d4"#,
    #"\U0001f600\u05D4"#, #"\u05D4\u05d4 \u{5D4} \u{005d4}"#, "&#x5D4; x &rlm; &#1492; &#X5d4;",
    "%D7%94 %d7%94 100% x", #"C:\users \u05d4 & %"#, "a&NotEqualTilde;b&amp;c & d",
    #"\327\220\327\221 \xd7\x90"#, #"\5D0 \5D1 x"#, #"\N{HEBREW LETTER HE}\N{rlm} \u05D4"#,
    #"\ud83d\uDE00 \"x\"\n"#, "\u{200F}\\u200f", "\u{E9} &eacute;", #"\5D0(b) \5D1"#,
  ])
  func theTextIsCopiedAsItWasWritten(_ source: String) {
    var stage = Self.stage(reading: source)
    #expect(stage.app.session.document.text != source)
    #expect(stage.act(Self.copy) == [.copy(source)])
  }

  /// The message counts what is written as an escape.
  @Test func whatIsWrittenAsAnEscapeIsCounted() {
    var stage = Self.stage(reading: "\u{5D0}\u{5D1}\u{5D2}\u{5D3} \\u05d4")
    stage.act(Self.copy)
    #expect(stage.shows("Copied with escapes: 1 scalar."))
    stage.act(.edit(.selectionPolicy(.single)))
    stage.app.session.selection = Selection(
      anchor: TextPosition(ScalarOffset(0)), focus: TextPosition(ScalarOffset(4)))
    #expect(stage.act(Self.copy) == [.copy("\u{5D0}\u{5D1}\u{5D2}\u{5D3}")])
    #expect(stage.shows("Copied; it has no escapes."))
  }

  /// The forms go through edits, undo and redo; what comes later has the form of the others.
  @Test func theFormsGoThroughEdits() {
    var stage = Self.stage(reading: #"%D7%94 \u05d5 &rlm;"#)
    func copied() -> [Effect] {
      var other = stage
      other.act(.edit(.selectAll))
      return other.act(Self.copy)
    }
    stage.act(.edit(.replace(ScalarOffset(0)..<ScalarOffset(0), with: "ab ")))
    #expect(copied() == [.copy(#"ab %D7%94 \u05d5 &rlm;"#)])
    stage.act(.edit(.replace(ScalarOffset(3)..<ScalarOffset(4), with: "")))
    #expect(copied() == [.copy(#"ab  \u05d5 &rlm;"#)])
    stage.act(.edit(.undo))
    #expect(copied() == [.copy(#"ab %D7%94 \u05d5 &rlm;"#)])
    stage.act(.edit(.undo))
    #expect(copied() == [.copy(#"%D7%94 \u05d5 &rlm;"#)])
    // The reading itself is a step.
    stage.act(.edit(.undo))
    stage.act(.edit(.redo))
    #expect(copied() == [.copy(#"%D7%94 \u05d5 &rlm;"#)])
  }

  /// What comes later has the form of the nearest escape, or of those that it took the place of.
  @Test(arguments: [
    (#"\u05d4"#, 1..<1, "\u{5EA}", #"\u05d4\u05ea"#),
    (#"%D7%94 a \u05d5"#, 1..<1, "\u{5D0}", #"%D7%94%D7%90 a \u05d5"#),
    (#"%D7%94 a \u05d5"#, 5..<5, "\u{5D1}", #"%D7%94 a \u05d5\u05d1"#),
    (#"\U0001F600\u05d4"#, 2..<2, "\u{1F600}", #"\U0001F600\u05d4\U0001f600"#),
    ("&#x5d4;", 0..<1, "\u{5D0}", "&#x5d0;"),
    ("\u{5D0} &rlm;", 2..<3, "\u{200E}\u{5D1}", "\u{5D0} &#x200E;\u{5D1}"),
    // Without the bracket the letter would be a digit.
    (#"\5D0(b)"#, 1..<2, "", #"\5D0 b)"#),
  ])
  func whatComesLaterHasTheFormOfTheOthers(
    _ source: String, _ range: Range<Int>, _ text: String, _ copied: String
  ) {
    var stage = Self.stage(reading: source)
    stage.act(
      .edit(
        .replace(
          ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound), with: StoredText(text))))
    stage.act(.edit(.selectAll))
    #expect(stage.act(Self.copy) == [.copy(copied)])
  }

  /// What was read before keeps its form when more is read, and what was not read is letters.
  @Test func whatIsReadLaterLeavesTheRest() {
    var stage = Self.stage(reading: "&rlm; x")
    stage.act(.edit(.replace(ScalarOffset(3)..<ScalarOffset(3), with: #" \u05d4"#)))
    stage.act(Self.read)
    stage.act(.edit(.selectAll))
    #expect(stage.act(Self.copy) == [.copy(#"&rlm; x \u05d4"#)])
    // Only a part was read.
    var part = Stage("", columns: 100)
    part.act(.edit(.paste("\u{5D4} %D7%94")))
    part.act(.edit(.selectionPolicy(.single)))
    part.app.session.selection = Selection(
      anchor: TextPosition(ScalarOffset(2)), focus: TextPosition(ScalarOffset(8)))
    part.act(Self.read)
    part.act(.edit(.selectAll))
    #expect(part.act(Self.copy) == [.copy("\u{5D4} %D7%94")])
  }

  /// A text without escapes is copied with those of UTF-16.
  @Test func aTextWithoutEscapesHasThoseOfUTF16() {
    var stage = Stage("ab AB", columns: 100)
    stage.act(.edit(.selectAll))
    #expect(stage.act(Self.copy) == [.copy(#"ab \u05D0\u05D1"#)])
    #expect(stage.shows("Copied with escapes: 2 scalars."))
  }

  /// The menu has the command where something selected came from escapes.
  @Test func theMenuOffersItWhereItApplies() {
    var stage = Self.stage(reading: #"abc \u05d4"#)
    stage.press(KeyPress(.function(10), .shift))
    #expect(stage.shows("Copy with escapes") && stage.shows("Copy as escapes"), "\(stage)")
    stage.press(KeyPress(.escape))
    stage.app.session.selection = Selection(
      anchor: TextPosition(ScalarOffset(0)), focus: TextPosition(ScalarOffset(3)))
    stage.press(KeyPress(.function(10), .shift))
    #expect(stage.shows("Copy as escapes") && !stage.shows("Copy with escapes"), "\(stage)")
  }

  /// The mouse alone copies them.
  @Test func theMouseChoosesIt() throws {
    let source = #"abc \u05d4"#
    var stage = Self.stage(reading: source)
    stage.mouse(.press(.right), stage.cell(0, 1))
    stage.mouse(.release(.right), stage.cell(0, 1))
    let row = try #require(stage.rows.firstIndex { $0.contains("Copy with escapes") })
    let words = try #require(stage.rows[row].firstRange(of: "Copy with escapes"))
    let scalars = stage.rows[row].unicodeScalars
    let column = scalars.distance(from: scalars.startIndex, to: words.lowerBound)
    #expect(stage.mouse(.press(.left), Point(row: row, column: column)) == [.copy(source)])
    // The usual key copies letters.
    #expect(stage.press(KeyPress(.character("c"), .control)) == [.copy("abc \u{5D4}")])
  }
}
