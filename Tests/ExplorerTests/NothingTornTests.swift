import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// Where nothing is torn in the caret's paragraph, the way to what is torn in others is named.
@Suite struct NothingTornTests {
  private static let fix = KeyPress(.function(9))
  private static let way =
    "Ctrl+P, then type Findings, lists what is torn or hidden in the whole text."

  @Test func theWayToOtherParagraphsIsNamed() {
    for text in ["ABC DEF{LF}results: ABC (3)", "ABC DEF{LF}abc"] {
      var stage = Stage(text)
      stage.press(Self.fix)
      #expect(stage.state.overlay == nil)
      #expect(stage.state.message?.english == "Nothing is torn here. " + Self.way)
    }
  }

  /// An empty line at the end has nothing to list.
  @Test func noWayIsNamedWhereThereIsNoOtherParagraph() {
    for text in ["ABC DEF", "ABC DEF{LF}"] {
      var stage = Stage(text)
      stage.press(Self.fix)
      #expect(stage.state.message?.english == "Nothing is torn here.")
    }
  }

  @Test func noWayIsNamedBesideTheListItself() {
    var stage = Stage("ABC DEF{LF}results: ABC (3)")
    stage.act(.arrange(.findings))
    stage.state.focus = .text
    stage.press(Self.fix)
    #expect(stage.state.message?.english == "Nothing is torn here.")
  }

  @Test(arguments: [40, 80, 120])
  func allOfItIsShown(_ columns: Int) {
    var stage = Stage("ABC DEF{LF}results: ABC (3)", columns: columns)
    stage.press(Self.fix)
    let shown = stage.rows.suffix(4).joined(separator: " ").split(separator: " ")
    #expect(shown.joined(separator: " ").contains("Nothing is torn here. " + Self.way), "\(stage)")
  }
}
