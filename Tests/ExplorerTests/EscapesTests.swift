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
    #expect(stage.state.session.document.text == source)
  }

  /// Only the selection, where there is one; pins and paragraphs stay.
  @Test func theSelectionIsRead() {
    var stage = Stage("")
    stage.act(.edit(.paste("&lrm;a\n&rlm;b")))
    stage.act(.edit(.pin(.rightToLeft, ParagraphIndex(1)..<ParagraphIndex(2))))
    stage.act(Self.read)
    #expect(stage.text == "{LRM}a{U+000A}{RLM}b")
    #expect(stage.state.session.notes[ParagraphIndex(1)].pinned == .rightToLeft)
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
    EscapesFeature.keep(read.style, in: &stage.state)
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
}
