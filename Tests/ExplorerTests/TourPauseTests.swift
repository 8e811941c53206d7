import Explorer
import ExplorerCore
import Screen
import Testing
import Wording

/// The tour counts what the reader does in the reader's own text, and nothing else.
@Suite struct TourPauseTests {
  private static let first: Words = "Tour, step \(number: 1) of \(number: 5)"

  /// A scene says its captions while the tour waits; then the step is there again, as it was.
  @Test func aSceneIsNotTheReader() {
    var stage = Stage("ab CD", rows: 24, columns: 80)
    stage.app.beginTour()
    stage.pass(.feature(PlaysFeature.self, .begin("natural")))
    #expect(!stage.shows("Tour, step"), "\(stage)")
    #expect(stage.shows("It types itself"), "\(stage)")
    for _ in 0..<20 { stage.pass(.feature(PlaysFeature.self, .tick)) }
    #expect(!stage.shows("Tour, step"), "\(stage)")
    // Esc ends the scene, and not the tour behind it.
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD" && stage.app.foot?.title == Self.first, "\(stage)")
    #expect(!stage.shows("The text has changed"), "\(stage)")
    stage.press(KeyPress(.character("x")))
    #expect(stage.shows("The text has changed"), "\(stage)")
  }

  /// The tour's sample is gone when a scene has taken its place: the tour ends, and says so.
  @Test func aTourOnASampleEndsWithAWord() {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.act(.feature(TourFeature.self, .begin))
    stage.pass(.feature(PlaysFeature.self, .begin("natural")))
    #expect(!stage.shows("Tour, step"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.app.foot == nil, "\(stage)")
    #expect(
      stage.shows("The tour has ended: Ctrl+P, then type Tour, begins it again."), "\(stage)")
  }

  /// The text to try of a lesson is no text of the tour.
  @Test func aTextToTryIsNotTheTours() {
    var stage = Stage("ab CD", rows: 24, columns: 80)
    stage.app.beginTour()
    stage.act(.show(text: "xyz", name: "levels"))
    #expect(stage.app.foot == nil, "\(stage)")
    stage.press(KeyPress(.character("x")))
    #expect(stage.app.foot == nil, "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD" && stage.app.foot?.title == Self.first, "\(stage)")
  }

  /// The tour that begins while a scene is on ends the scene.
  @Test func theTourEndsAScene() {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.pass(.feature(PlaysFeature.self, .begin("natural")))
    stage.act(.feature(TourFeature.self, .begin))
    #expect(stage.app.foot?.title == Self.first, "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.app.foot == nil, "\(stage)")
  }

  /// Only a letter is a letter: a new line, a deletion and a digit leave the step as it is.
  @Test(arguments: [
    KeyPress(.enter), KeyPress(.delete), KeyPress(.tab), KeyPress(.backspace),
    KeyPress(.character("7")),
  ]) func onlyALetterCounts(_ key: KeyPress) {
    for isSelected in [true, false] {
      var stage = Stage("ab CD ef", rows: 24, columns: 80)
      stage.app.beginTour()
      if isSelected {
        stage.press(KeyPress(.home))
        stage.press(KeyPress(.right, .shift), KeyPress(.right, .shift), KeyPress(.right, .shift))
      }
      let before = stage.text
      stage.press(key)
      #expect(stage.app.foot?.title == Self.first, "\(key.name)\n\(stage)")
      #expect(stage.shows("No letter was typed.") == (stage.text != before), "\(stage)")
      if key != KeyPress(.tab) {
        stage.press(KeyPress(.character("x")))
        #expect(
          stage.app.foot?.title == "Tour, step \(number: 2) of \(number: 5)", "\(stage)")
      }
    }
  }

  /// A letter in the place of as many as were selected is one, and a selection that is left is
  /// none.
  @Test func aLetterInThePlaceOfOneCounts() {
    var stage = Stage("ab CD ef", rows: 24, columns: 80)
    stage.app.beginTour()
    stage.press(KeyPress(.home), KeyPress(.right, .shift), KeyPress(.right))
    #expect(stage.app.foot?.title == Self.first, "\(stage)")
    stage.press(KeyPress(.home), KeyPress(.right, .shift), KeyPress(.character("x")))
    #expect(stage.text == "xb CD ef")
    #expect(stage.app.foot?.title == "Tour, step \(number: 2) of \(number: 5)", "\(stage)")
  }
}
