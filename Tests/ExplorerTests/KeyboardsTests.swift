import BidiAlgorithm
import Explorer
import ExplorerCore
import Keyboards
import Screen
import Testing
import TextModel
import Wording

/// Typing with layouts, in Latin letters, and on a pad, key by key.
@Suite struct KeyboardsTests {
  func stage(_ text: String = "", on keyboard: String?) -> Stage {
    var stage = Stage(text)
    stage.press(KeyPress(.end))
    if let keyboard { stage.act(.keyboards(.use(keyboard))) }
    return stage
  }

  /// Types characters as they are.
  func type(_ text: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
  }

  func text(_ stage: Stage) -> String { stage.app.session.document.text }

  let kifak = "\u{643}\u{64A}\u{641}\u{643}"

  // MARK: Layouts

  /// Every key of every layout gives what its table says, and the text is what the room types.
  @Test func thePaneSaysThatEachTextKeepsItsKeyboard() {
    var stage = Stage("abc", rows: 40, columns: 120)
    stage.act(.arrange(.keyboard))
    #expect(stage.shows("Each text keeps its keyboard (in UIKit: textInputContextIdentifier)."))
    for keyboard in ["hebrew", "arabizi", "roman-hebrew", "roman-urdu", "roman-hindi"] {
      stage.act(.keyboards(.use(keyboard)))
      #expect(stage.shows("textInputContextIdentifier"), "\(keyboard)")
    }
  }

  @Test func everyKeyOfEveryLayout() {
    let keys =
      "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
      + "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>? "
    for keyboard in KeyboardCatalogue.all() {
      guard case .layout(let layout) = keyboard else { continue }
      var stage = stage(on: keyboard.name)
      #expect(stage.app.session.keyboard == layout.direction, "\(keyboard.name)")
      type(keys, &stage)
      // Two spaces end a dead key that waits.
      #expect(text(stage) == layout.text(typing: keys), "\(keyboard.name)")
    }
  }

  @Test func aKeyTogglesBetweenOwnAndLast() {
    var stage = stage(on: nil)
    let toggle = KeyPress(.character("k"), .control)
    stage.press(toggle)
    #expect(stage.app.overlay != nil)
    for letter in "persian" { type(String(letter), &stage) }
    stage.press(KeyPress(.enter))
    #expect(stage.app[KeyboardsFeature.self].active == "persian")
    #expect(stage.app.session.keyboard == .rightToLeft)
    type("slam", &stage)
    stage.press(toggle)
    #expect(stage.app[KeyboardsFeature.self].active == nil)
    #expect(stage.app.session.keyboard == nil)
    type("a", &stage)
    stage.press(toggle)
    #expect(stage.app[KeyboardsFeature.self].active == "persian")
    #expect(text(stage) == "\u{633}\u{645}\u{634}\u{67E}a")
  }

  /// A layout of the user's own stands first in the list, is used before another of its name, and
  /// types.
  @Test func aLayoutOfTheUsersOwn() throws {
    let own = Keyboard.layout(
      try KeyboardCatalogue.layout(
        reading: """
          layout mine
          title My own
          language he
          direction rtl
          C1 05D0 05D1 -- -- -- -- -- -- -- -- --
          S 0020
          """))
    var stage = stage(on: nil)
    stage.app[KeyboardsFeature.self].own = [own]
    stage.press(KeyPress(.character("t"), .control))
    stage.press(KeyPress(.enter))
    #expect(stage.app[KeyboardsFeature.self].active == "mine")
    type("as", &stage)
    #expect(text(stage) == "\u{5D0}\u{5D1}")
    let analyser = Analyser()
    var other = self.stage(on: nil)
    other.app.begin(with: own, analyser)
    #expect(other.app.session.keyboard == .rightToLeft)
    #expect(other.app[KeyboardsFeature.self].own == [own])
    type("sa", &other)
    #expect(text(other) == "\u{5D1}\u{5D0}")
  }

  @Test func theListIsSearchedAndClicked() {
    var stage = stage(on: nil)
    stage.press(KeyPress(.character("t"), .control))
    type("il(ph", &stage)
    #expect(stage.shows("hebrew-phonetic"))
    #expect(!stage.shows("thaana"))
    let row = stage.rows.firstIndex { $0.contains("hebrew-phonetic") } ?? 0
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 20))))
    #expect(stage.app[KeyboardsFeature.self].active == "hebrew-phonetic")
    #expect(stage.shows("hebrew-phonetic \u{25C2}"))
  }

  @Test func lettersOfARightToLeftKeyboardAreTakenAsTheyAre() {
    var stage = stage(on: "persian")
    type("s\u{5D0}", &stage)
    #expect(stage.app[KeyboardsFeature.self].active == nil)
    #expect(stage.app.session.keyboard == .rightToLeft)
    #expect(stage.shows("so persian is paused"))
    type("b", &stage)
    #expect(text(stage) == "\u{633}\u{5D0}b")
    stage.press(KeyPress(.character("k"), .control))
    type("s", &stage)
    #expect(text(stage) == "\u{633}\u{5D0}b\u{633}")
    // A letter of a left-to-right keyboard says nothing about the direction.
    type("\u{E9}", &stage)
    #expect(stage.app[KeyboardsFeature.self].active == "persian")
  }

  @Test func altGrHoldsForOneKey() {
    var stage = stage(on: "hebrew")
    stage.press(KeyPress(.character("e"), .control))
    type("yy", &stage)
    #expect(text(stage) == "\u{5F0}\u{5D8}")
  }

  /// An insertion after a deletion follows the keyboard: the caret's flag is the keyboard's.
  @Test func theKeyboardDecidesAtABoundary() {
    // The gap after c and the gap after F stand at the same place as the one before D: the
    // keyboard's direction chooses between the two texts that meet there.
    for (keyboard, place) in [("hebrew", 3), ("thai", 6)] {
      var stage = Stage("abcDEF")
      stage.act(.goTo(ScalarOffset(3)))
      stage.act(.keyboards(.use(keyboard)))
      #expect(stage.app.session.keyboard == (keyboard == "hebrew" ? .rightToLeft : .leftToRight))
      type("t", &stage)
      let text = Array(text(stage).unicodeScalars)
      #expect(text.count == 7)
      #expect(text[place] == (keyboard == "hebrew" ? "\u{5D0}" : "\u{E30}"))
    }
  }

  @Test func searchIsTypedWithTheLayoutToo() {
    var stage = stage("xA", on: "hebrew")
    stage.press(KeyPress(.character("f"), .control))
    type("t", &stage)
    stage.press(KeyPress(.enter))
    #expect(stage.app[SearchFeature.self].query == "\u{5D0}")
  }

  @Test func aPasteIsNotTyped() {
    var stage = stage(on: "hebrew")
    stage.send(.paste("abc"))
    #expect(text(stage) == "abc")
  }

  @Test func undoTakesLettersOfALayoutBack() {
    var stage = stage(on: "arabic")
    type("b", &stage)
    #expect(text(stage) == "\u{644}\u{627}")
    stage.press(KeyPress(.character("z"), .control))
    #expect(text(stage) == "")
  }

  // MARK: The pane

  @Test func thePaneTellsTheKeyOfTheLetterAtTheCaret() {
    var stage = Stage("A", rows: 30, columns: 100)
    stage.act(.keyboards(.use("hebrew")))
    stage.pass(.arrange(.keyboard))
    #expect(stage.shows("U+05D0: t, left index finger"))
    stage.act(.keyboards(.show(.altGr)))
    #expect(stage.shows("Shift+AltGr"))
  }

  @Test func everyKeyOfThePaneIsClicked() throws {
    for name in ["hebrew", "persian", "yiddish", "hindi"] {
      guard case .layout(let layout)? = KeyboardCatalogue.keyboard(named: name) else { return }
      for level in KeyLevel.allCases where layout.has(level) {
        var base = Stage("", rows: 30, columns: 100)
        base.act(.keyboards(.use(name)))
        base.act(.arrange(.keyboard))
        base.act(.keyboards(.show(level)))
        let place = try #require(base.app.plan[KeyboardsFeature.keyboard]?.inner)
        var seen: Set<KeyPosition> = []
        for row in 1..<10 {
          for column in 0..<place.columns {
            var stage = base
            let at = Point(row: place.row + row, column: place.column + column)
            stage.send(.mouse(MouseEvent(.press(.left), at: at)))
            guard let pressed = stage.app[KeyboardsFeature.self].pressed else { continue }
            #expect(pressed.level == level)
            guard seen.insert(pressed.position).inserted else { continue }
            let typed: String
            if case .text(let text)? = layout.meaning(of: pressed) {
              typed = text
            } else {
              typed = ""
            }
            #expect(text(stage) == typed, "\(name) \(pressed.name)")
          }
        }
        #expect(seen.count == 49, "\(name) \(level.name): \(49 - seen.count) keys have no place")
      }
    }
  }

  @Test func theThaiPadIsClicked() throws {
    var stage = Stage("", rows: 30, columns: 100)
    stage.act(.keyboards(.use("thai-24")))
    stage.act(.arrange(.keyboard))
    let place = try #require(stage.app.plan[KeyboardsFeature.keyboard]?.inner)
    let key = MouseEvent(.press(.left), at: Point(row: place.row, column: place.column + 2))
    stage.send(.mouse(key))
    #expect(text(stage) == "\u{E01}")
    stage.send(.mouse(key))
    #expect(text(stage) == "\u{E02}")
    stage.press(KeyPress(.down))
    #expect(text(stage) == "\u{E03}")
    stage.press(KeyPress(.down))
    #expect(text(stage) == "\u{E01}")
    stage.press(KeyPress(.up))
    #expect(text(stage) == "\u{E03}")
    stage.press(KeyPress(.character(" ")))
    stage.send(.mouse(key))
    #expect(text(stage) == "\u{E03}\u{E01}")
    // The caret went elsewhere: the letter has ended.
    stage.act(.goTo(ScalarOffset(0)))
    stage.send(.mouse(key))
    #expect(text(stage) == "\u{E01}\u{E03}\u{E01}")
  }
}
