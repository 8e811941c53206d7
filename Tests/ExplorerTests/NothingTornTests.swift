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
      #expect(stage.overlaySays == ["Nothing is torn here. " + Self.way])
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
      let named =
        "\u{00B6} \(nearest) is torn: the number in brackets. 1 more paragraph is torn."
      #expect(stage.overlaySays == ["Nothing is torn here. " + named], "\(stage)")
      stage.press(KeyPress(.escape))
      #expect(stage.app.overlay == nil, "\(stage)")
    }
  }

  /// An empty line at the end has nothing to list.
  @Test func noWayIsNamedWhereThereIsNoOtherParagraph() {
    for text in ["ABC DEF", "ABC DEF{LF}"] {
      var stage = Stage(text)
      stage.press(Self.fix)
      #expect(stage.overlaySays == ["Nothing is torn here."])
    }
  }

  @Test func noWayIsNamedBesideTheListItself() {
    var stage = Stage("ABC DEF{LF}results: ABC (3)")
    stage.act(.arrange(.findings))
    stage.app.focus = .text
    stage.press(Self.fix)
    #expect(stage.overlaySays == ["Nothing is torn here."])
  }

  @Test(arguments: [40, 80, 120])
  func allOfItIsShown(_ columns: Int) {
    var stage = Stage("ABC DEF{LF}abc", columns: columns)
    stage.press(Self.fix)
    // Between the sides of the frame.
    let rows = stage.rows.suffix(8).map { $0.replacing("\u{2502}", with: " ") }
    let shown = rows.joined(separator: " ").split(separator: " ")
    #expect(shown.joined(separator: " ").contains("Nothing is torn here. " + Self.way), "\(stage)")
  }

  /// A puts the line into another order as it does where something is torn, and no letter gets into
  /// the text.
  @Test(arguments: ["en", "he", "ar"], [(24, 80), (12, 40)])
  func theLineIsArranged(_ language: String, _ size: (Int, Int)) {
    var stage = Stage("abc DEF 12", rows: size.0, columns: size.1)
    stage.app.speak(Catalogue(language) ?? .english)
    let text = stage.text
    stage.press(Self.fix)
    #expect(language != "en" || stage.shows(" a arrange it "), "\(stage)")
    stage.press(KeyPress(.character("x")), KeyPress(.character("a")))
    #expect(stage.app.overlay?.overlay is ArrangingOverlay, "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == nil && stage.text == text, "\(stage)")
  }

  /// Enter changes nothing there, and no key that does nothing is named.
  @Test func nothingIsApplied() {
    var stage = Stage("abc DEF 12")
    stage.press(Self.fix)
    #expect(!stage.shows("Enter applies") && !stage.shows("copy as source"), "\(stage)")
    #expect(stage.rows.last?.contains("Enter") == false, "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.app.overlay == nil && !stage.app.session.isModified, "\(stage)")
  }

  /// Where there is nothing to arrange no key is named for that; the letter says so, and goes
  /// nowhere.
  @Test(arguments: ["", "abc{LF}"]) func anEmptyParagraphHasNothingToArrange(_ text: String) {
    var stage = Stage(text)
    stage.press(KeyPress(.end, .control), Self.fix)
    #expect(stage.overlaySays.first?.hasPrefix("Nothing is torn here.") == true, "\(stage)")
    #expect(!stage.shows("arrange it"), "\(stage)")
    stage.press(KeyPress(.character("a")))
    #expect(stage.shows("There is nothing to arrange here."), "\(stage)")
    #expect(stage.text == Stage(text).text, "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == nil, "\(stage)")
  }
}
