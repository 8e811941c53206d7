import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Several texts are open: each has its own history, caret, keyboard and panes.
@Suite struct OpenTextsTests {
  private func key(_ letter: Unicode.Scalar, _ modifiers: Modifiers = []) -> KeyPress {
    KeyPress(.character(letter), modifiers)
  }

  private let next = KeyPress(.pageDown, .control)
  private let previous = KeyPress(.pageUp, .control)

  /// A stage with texts of these names, which are their contents too; the last one is shown.
  private func stage(_ names: String...) -> Stage {
    var stage = Stage(
      Document(text: names[0]), name: names[0], size: Size(rows: 24, columns: 100))
    stage.app.path = "/" + names[0]
    for name in names.dropFirst() {
      var session = EditingSession(
        Document(text: name), settings: LayoutSettings(), directions: .automatic)
      session.unkeptEdits = []
      stage.pass(
        .feature(
          FilesFeature.self,
          .opened(
            OpenedFile(
              session, path: "/" + name, stamp: nil, name: name, looksForLost: false, memory: [:],
              notice: nil))))
    }
    return stage
  }

  @Test func eachTextIsAsItWasLeft() {
    var stage = stage("one", "two")
    #expect(stage.text == "two" && stage.shows("text 2 of 2"), "\(stage)")
    stage.press(KeyPress(.end))
    stage.type("x")
    stage.press(KeyPress(.function(3)))
    let left = stage.rows
    stage.press(next)
    #expect(stage.text == "one" && stage.app.arrangement == .inspect)
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(0))
    stage.press(key("z", .control))
    #expect(stage.text == "one" && !stage.app.session.isModified)
    stage.type("y")
    stage.press(previous)
    #expect(stage.text == "twox" && stage.app.arrangement == .explain)
    #expect(stage.app.session.selection.focus.offset == ScalarOffset(4))
    #expect(stage.rows == left, "\(stage)")
    stage.press(key("z", .control))
    #expect(stage.text == "two")
    stage.press(next)
    #expect(stage.text == "yone" && stage.app.path == "/one" && stage.app.name == "one")
  }

  @Test func eachTextHasItsKeyboard() {
    var stage = stage("one", "two")
    stage.act(.keyboards(.use("hebrew")))
    let keyboard = stage.app.session.keyboard
    #expect(keyboard == .rightToLeft)
    stage.press(next)
    #expect(stage.app.session.keyboard == nil)
    stage.type("t")
    #expect(stage.text == "tone")
    stage.press(next)
    #expect(stage.app.session.keyboard == keyboard)
    stage.press(key("t"))
    #expect(stage.app.session.document.text == "\u{5D0}two")
  }

  /// What is in force of the screen is one for all texts, and so is what was copied.
  @Test func whatWasCopiedAndHowItIsDrawnGoAlong() {
    var stage = stage("one", "two")
    stage.press(key("a", .control), key("c", .control), KeyPress(.function(7)))
    let settings = stage.app.session.settings
    stage.press(next, key("v", .control))
    #expect(stage.text == "twoone" && stage.app.session.settings == settings)
  }

  @Test func editsAreKeptAsThoseOfTheirText() {
    var stage = stage("one", "two")
    let second = stage.app.textID
    stage.app.session.isAmidChange = true
    stage.type("x")
    stage.app.session.isAmidChange = false
    let effects = stage.press(next)
    #expect(
      effects == [
        .feature(FilesFeature.self, .keep([.insert("x", at: ScalarOffset(0))], of: second))
      ])
    // How it went is told of the text that is not shown, too.
    stage.pass(.feature(FilesFeature.self, .news(of: second, isKept: false, notice: nil)))
    #expect(stage.shows("unsaved text is not kept"), "\(stage)")
    stage.pass(.feature(FilesFeature.self, .news(of: second, isKept: true, notice: nil)))
    #expect(!stage.shows("unsaved text is not kept"))
  }

  @Test func theEndAsksForEachAndStayingLosesNothing() {
    var stage = stage("one", "two", "three")
    let texts = stage.app.openTexts.map(\.id)
    stage.type("x")
    stage.press(next)
    stage.type("y")
    #expect(stage.press(key("q", .control)) == [])
    #expect(stage.shows("'one' has unsaved changes."), "\(stage)")
    #expect(stage.press(key("q")) == [])
    #expect(stage.text == "xthree" && stage.shows("'three' has unsaved changes."), "\(stage)")
    #expect(stage.press(key("c")) == [])
    #expect(stage.app.openTexts.filter(\.isModified).map(\.id) == [texts[0], texts[2]])
    #expect(
      stage.press(key("q", .control), key("q"), key("s")) == [
        .feature(
          FilesFeature.self,
          .save(path: "/one", then: .quit(givingUp: [texts[2]]), overwrites: false))
      ])
    #expect(
      stage.pass(
        .feature(
          FilesFeature.self,
          .saved(path: "/one", stamp: nil, then: .quit(givingUp: [texts[2]]))))
        == [.feature(FilesFeature.self, .discardUnsaved(texts[2])), .quit])
  }

  @Test func aSignalKeepsEveryText() {
    var stage = stage("one", "two")
    stage.type("x")
    stage.press(next)
    #expect(
      stage.send(.terminate(signal: 15))
        == [.feature(FilesFeature.self, .keepForNextStart), .quit])
  }

  @Test func aTextIsClosed() {
    var stage = stage("one", "two", "three")
    let close = key("w", [.alt, .shift])
    stage.press(previous)
    let letGo = Effect.feature(FilesFeature.self, .letGo)
    #expect(stage.press(close) == [letGo])
    #expect(stage.text == "three" && stage.shows("text 2 of 2"), "\(stage)")
    stage.type("x")
    #expect(stage.press(close) == [])
    #expect(stage.shows("'three' has unsaved changes."))
    let closed = stage.app.textID
    #expect(
      stage.press(key("x")) == [.feature(FilesFeature.self, .discardUnsaved(closed)), letGo])
    #expect(stage.text == "one" && !stage.shows("text 1 of 1"))
    stage.press(close)
    #expect(stage.text == "one" && stage.shows("This is the only text that is open."))
    stage.press(next)
    #expect(stage.shows("No other text is open."))
  }

  @Test func theListFindsATextByItsName() {
    var stage = stage("one", "two", "three")
    stage.type("x")
    stage.press(key("l", .control))
    #expect(stage.shows("> ") && stage.shows("/two"), "\(stage)")
    for letter in "tw".unicodeScalars { stage.press(key(letter)) }
    stage.press(KeyPress(.enter))
    #expect(stage.text == "two" && stage.app.overlay == nil)
  }

  /// Another text in the place of the user's goes back before the texts change.
  @Test func aSampleIsPutBackFirst() {
    var stage = stage("one", "two")
    stage.act(.show(text: "sample", name: "sample"))
    stage.press(next)
    #expect(stage.text == "one" && !stage.app.isShowingAnotherText)
    stage.press(next)
    #expect(stage.text == "two" && stage.app.openTexts.map(\.name) == ["one", "two"])
  }
}
