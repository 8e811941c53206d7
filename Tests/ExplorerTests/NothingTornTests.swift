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
    for text in ["ABC DEF{LF}abc", "abc{LF}ABC DEF"] {
      var stage = Stage(text)
      stage.press(Self.fix)
      #expect(stage.state.overlay == nil)
      #expect(stage.state.message?.english == "Nothing is torn here. " + Self.way)
    }
  }

  /// Where something is torn in others, the nearest is named, and the rest is counted.
  @Test(arguments: ["results: ABC (3)", "total: {U+0633}{U+0644}{U+0627}{U+0645} (7)"])
  func theNearestTornParagraphIsNamed(_ torn: String) {
    var stage = Stage(
      "\(torn){LF}abc{LF}abc{LF}ABC DEF{LF}\(torn){LF}abc", rows: 40, columns: 120)
    for nearest in [1, 1, 5, nil, 5] {
      stage.press(KeyPress(.down))
      guard let nearest else { continue }
      stage.press(Self.fix)
      #expect(stage.state.overlay == nil, "\(stage)")
      let named =
        "\u{00B6} \(nearest) is torn: the number in brackets. 1 more paragraph is torn."
      #expect(stage.state.message?.english == "Nothing is torn here. " + named)
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
    var stage = Stage("ABC DEF{LF}abc", columns: columns)
    stage.press(Self.fix)
    let shown = stage.rows.suffix(4).joined(separator: " ").split(separator: " ")
    #expect(shown.joined(separator: " ").contains("Nothing is torn here. " + Self.way), "\(stage)")
  }
}
