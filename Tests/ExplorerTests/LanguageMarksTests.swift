import BidiAlgorithm
import Explorer
import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

/// What marks, guesses and a missing detector do.
@Suite struct LanguageMarksTests {
  private let pane = LanguagesPaneTests()

  /// The marks break lines, and `content` heeds them, until they are taken away.
  @Test func marksHaveTheirEffect() throws {
    var stage = Stage("one two \"ABC DEF GHI\" three", rows: 40, columns: 100)
    stage.pass(.arrange(.languages))
    stage.app.choose(.strategy(.content), stage.analyser)
    func direction() -> TextDirection {
      stage.app.session.layout.direction(of: ParagraphIndex(0))
    }
    #expect(direction() == .rightToLeft)
    let asked = try #require(pane.content(pane.act(&stage, .mark)))
    var marks = LanguageMarks()
    marks.language = "en"
    marks.others = [LanguageMark(9..<20, language: "he")]
    _ = pane.act(&stage, .identified(content: asked, pane.answer("en"), marks))
    #expect(direction() == .leftToRight)
    _ = pane.act(&stage, .mark)
    #expect(direction() == .rightToLeft)
  }

  @Test func aGuessIsNoSuggestion() throws {
    var (stage, asked) = pane.stage("abc")
    _ = pane.act(
      &stage, .identified(content: try #require(asked), pane.answer("ur-Latn", reliable: false)))
    #expect(stage.shows("a guess") && !stage.shows("not one of your languages"))
  }

  @Test func aMissingDetectorIsSaid() {
    var (stage, _) = pane.stage("abc")
    _ = pane.act(&stage, .isOff(LanguageIdentifier.missing))
    #expect(stage.shows("detection is off"))
    #expect(pane.content(stage.press(KeyPress(.character("x")))) == nil)
  }
}
