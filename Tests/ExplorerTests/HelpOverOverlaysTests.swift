import Explorer
import ExplorerCore
import Screen
import Testing
import Wording

/// Help and What is this? open over what is open, and lead back to it: nothing is lost.
@Suite struct HelpOverOverlaysTests {
  /// The keys of the palette, and what is typed in it to open something.
  private static func opened(_ command: String, _ text: String = "ab CD 50%") -> Stage {
    var stage = Stage(text, rows: 24, columns: 80)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(command))
    stage.press(KeyPress(.enter))
    return stage
  }

  @Test(
    arguments: [
      "lessons", "samples", "plays", "show to a class", "fix it", "rule reference",
      "choose a theme", "what is this",
    ], [KeyPress(.function(1)), KeyPress(.function(12))])
  func helpLeadsBack(_ command: String, _ key: KeyPress) throws {
    var stage = Self.opened(command, "results: AB (3)")
    let before = try #require(stage.app.overlay, "\(stage)")
    let rows = stage.rows
    stage.press(key)
    #expect(stage.shows("Help: type to search"), "\(stage)")
    stage.act(.insert("save"))
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == before && stage.rows == rows, "\(stage)")
    stage.press(key, key)
    #expect(stage.app.overlay == before && stage.rows == rows, "\(stage)")
  }

  /// Help over something begins with the keys of that, and a word finds them too; over the text it
  /// has none.
  @Test(arguments: [
    ("lessons", "begin"), ("plays", "begin"), ("show to a class", "notes"), ("fix it", "apply"),
    ("what is this", "read on"),
  ]) func helpBeginsWithTheKeysOfWhatIsOpen(_ command: String, _ word: String) {
    var stage = Self.opened(command, "results: AB (3)")
    stage.press(KeyPress(.function(1)))
    #expect(stage.rows[3].contains("Keys of what is open"), "\(stage)")
    let end = stage.rows.firstIndex { $0.contains("File  ") } ?? 0
    #expect(stage.rows[..<end].contains { $0.contains(" \(word) ") }, "\(stage)")
    stage.act(.insert(word))
    #expect(stage.rows[3].contains("Keys of what is open"), "\(stage)")
    #expect(stage.rows[4].contains(" \(word) "), "\(stage)")
    stage.act(.insert("qqq"))
    #expect(!stage.shows("Keys of what is open"), "\(stage)")
    var text = Stage("ab", rows: 24, columns: 80)
    text.press(KeyPress(.function(1)))
    #expect(!text.shows("Keys of what is open"), "\(text)")
  }

  /// After the answer of a lesson, the key that opens a text to try is among them.
  @Test func helpSaysTheKeysOfALesson() {
    var stage = Stage("ab", rows: 40, columns: 100)
    stage.app.open(LessonOverlay(name: "storage-and-display"))
    stage.press(KeyPress(.function(1)))
    #expect(stage.shows("click to answer") && stage.shows("take back"), "\(stage)")
    stage.press(KeyPress(.escape), KeyPress(.enter), KeyPress(.function(1)))
    #expect(stage.shows(" t  ") && stage.shows("a text to try"), "\(stage)")
  }

  /// What was typed as the answer of a lesson is there again.
  @Test func anAnswerIsNotLost() {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.app.open(LessonOverlay(name: "caret-with-two-places"))
    stage.press(KeyPress(.character("1")), KeyPress(.character("3")), KeyPress(.function(1)))
    #expect(stage.shows("Help: type to search"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.shows("> 13 "), "\(stage)")
  }

  /// A word is typed and Enter pressed, as everybody does: what was found stays, and the bar has
  /// the key.
  @Test(arguments: [KeyPress.alt("r"), .alt("?"), KeyPress(.function(1))])
  func enterAfterAWordClosesNothing(_ key: KeyPress) throws {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.press(key)
    stage.act(.insert("run"))
    let rows = stage.rows
    #expect(rows.last?.contains("Enter read on") == true, "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(stage.app.overlay != nil && stage.rows[1] == rows[1], "\(stage)")
    for _ in 0..<40 { stage.press(KeyPress(.enter)) }
    #expect(stage.app.overlay != nil, "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.overlay == nil && stage.text == "ab", "\(stage)")
  }

  /// In the reference every sign is looked up: there ? is one of them.
  @Test func aSignIsLookedUpInTheReference() {
    var stage = Stage("ab", rows: 24, columns: 80)
    stage.press(.alt("r"), KeyPress(.character("?")))
    #expect((stage.app.overlay?.overlay as? RuleOverlay)?.name == "?", "\(stage)")
  }

  /// What goes on outside closes by itself: help does not open over it, and does not stop it.
  @Test func progressIsNotStoppedByHelp() {
    var stage = Stage("ab")
    let progress = ProgressOverlay("a", stop: .escape)
    stage.app.open(progress)
    stage.press(KeyPress(.function(1)), .alt("?"), KeyPress(.character("?")))
    #expect(stage.app.overlay == AnyOverlay(progress), "\(stage)")
  }

  /// Where nothing is typed the sign alone asks, elsewhere its key: of what is chosen there.
  @Test func whatIsChosenIsSaid() throws {
    var fix = Self.opened("fix it", "results: AB (3)")
    let before = try #require(fix.app.overlay)
    fix.press(KeyPress(.character("?")))
    #expect(fix.shows("What is this?") && fix.shows("1. "), "\(fix)")
    #expect(fix.shows("Enter makes this change in the text."), "\(fix)")
    fix.press(KeyPress(.escape))
    #expect(fix.app.overlay == before, "\(fix)")

    var taught = Self.opened("show to a class")
    taught.press(KeyPress(.character(" ")), KeyPress(.character("?")))
    #expect(taught.shows("The classes below the characters: L WS R EN ET"), "\(taught)")
    taught.press(KeyPress(.escape))
    #expect(taught.shows(": step 2 of"), "\(taught)")

    for list in ["lessons", "plays"] {
      var stage = Self.opened(list)
      let open = try #require(stage.app.overlay)
      stage.press(KeyPress(.down), .alt("?"))
      #expect(stage.shows("What is this?"), "\(stage)")
      #expect(list == "plays" || stage.shows("A star stands before each lesson"), "\(stage)")
      stage.press(KeyPress(.escape), KeyPress(.up))
      #expect(stage.app.overlay == open, "\(stage)")
    }
  }
}
