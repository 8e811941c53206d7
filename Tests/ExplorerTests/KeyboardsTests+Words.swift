import BidiAlgorithm
import Explorer
import ExplorerCore
import Keyboards
import Screen
import Testing
import TextModel
import Wording

// Words spelled in Latin letters: candidates, the keys that choose, and what leaves a word.
extension KeyboardsTests {
  @Test func spaceTakesTheWordInHand() {
    var stage = stage(on: "arabizi")
    type("kifak", &stage)
    #expect(text(stage) == "kifak")
    #expect(stage.app[KeyboardsFeature.self].composition?.choices.first?.text == kifak)
    type(" ", &stage)
    #expect(text(stage) == kifak + " ")
    type("coffee?", &stage)
    #expect(text(stage) == kifak + " coffee?")
  }

  /// English that is typed on a keyboard of another language stays, name by name and sign by sign.
  @Test(arguments: [
    "I am from Lebanon and live in Beirut. ",
    "it's in main.c, ask test@x.com: see www.google.com/a ",
    "#tag (see /etc/hosts) or run git push --force ",
  ])
  func aSentenceOfEnglishStays(_ sentence: String) {
    for keyboard in ["arabizi", "roman-hebrew", "roman-urdu"] {
      var stage = stage(on: keyboard)
      type(sentence, &stage)
      #expect(text(stage) == sentence, "\(keyboard)")
    }
  }

  /// What is typed in the explorer is what `type --text` prints.
  @Test(arguments: [
    "Hello my friend kya haal hai", "the server is down aur main ghar par hun", "give it to me now",
    "mujhe yeh file nahi mili", "see main.c (kya haal)",
  ])
  func typingIsWhatTheRoomSays(_ sentence: String) {
    var stage = stage(on: "roman-urdu")
    type(sentence + " ", &stage)
    var speller = Speller(.romanUrdu)
    let words = speller.words(sentence.split(separator: " ").map(String.init), count: 1)
    #expect(text(stage) == words.map(\.text).joined(separator: " ") + " ")
  }

  /// A word that was taken may change while the next is typed, in one edit with it; one that the
  /// user chose stays.
  @Test func theNextWordSettlesTheOneBefore() {
    var stage = stage(on: "roman-urdu")
    type("to ", &stage)
    #expect(text(stage) == "\u{62A}\u{648} ")
    type("be or ", &stage)
    #expect(text(stage) == "to be or ")
    stage.press(KeyPress(.character("z"), .control))
    #expect(!text(stage).contains("to be or"))
    var chosen = self.stage(on: "roman-urdu")
    type("to", &chosen)
    chosen.press(KeyPress(.down), KeyPress(.up))
    type(" be or ", &chosen)
    #expect(text(chosen) == "\u{62A}\u{648} be or ")
  }

  @Test func punctuationEndsAWordInItsScript() {
    var stage = stage(on: "arabizi")
    type("kifak?", &stage)
    #expect(text(stage) == kifak + "\u{61F}")
    type(" 123 ", &stage)
    #expect(text(stage).hasSuffix(" 123 "))
  }

  @Test func upAndDownChooseAndEscapeKeepsLatin() {
    var stage = stage(on: "arabizi")
    type("kifak", &stage)
    stage.press(KeyPress(.down))
    #expect(stage.app[KeyboardsFeature.self].composition?.chosen == 1)
    stage.press(KeyPress(.up), KeyPress(.up))
    #expect(stage.app[KeyboardsFeature.self].composition?.chosen == 5)
    stage.press(KeyPress(.escape))
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
    type(" ", &stage)
    #expect(text(stage) == "kifak ")
  }

  @Test func backspaceGivesTheLatinBack() {
    var stage = stage(on: "arabizi")
    type("kifak ", &stage)
    stage.press(KeyPress(.backspace))
    #expect(text(stage) == "kifak")
    #expect(stage.app[KeyboardsFeature.self].composition != nil)
    stage.press(KeyPress(.backspace))
    #expect(text(stage) == "kifa")
    #expect(stage.app[KeyboardsFeature.self].composition?.latin == "kifa")
    stage.act(.focus(.text))
    #expect(
      text(stage) == "\u{643}\u{64A}\u{641}"
        || text(stage).unicodeScalars.allSatisfy { !$0.isASCII })
    for _ in 0..<9 { stage.press(KeyPress(.backspace)) }
    #expect(text(stage) == "")
  }

  @Test func tabFlipsTheLanguage() {
    var stage = stage(on: "arabizi")
    type("kifak", &stage)
    stage.press(KeyPress(.tab))
    type(" coffee", &stage)
    stage.press(KeyPress(.tab))
    type(" ", &stage)
    #expect(text(stage).hasPrefix("kifak "))
    // What the word means is offered first, and only taken because it was asked for.
    #expect(text(stage) == "kifak \u{642}\u{647}\u{648}\u{629} ")
  }

  @Test func aClickChoosesACandidate() throws {
    var stage = stage(on: "arabizi")
    type("kifak", &stage)
    let second = try #require(stage.app[KeyboardsFeature.self].composition?.choices[1].text)
    let row = try #require(stage.rows.firstIndex { $0.contains("Tab flips") }) + 2
    let column = try #require(
      stage.rows[row - 2].unicodeScalars.firstIndex(of: "T").map {
        stage.rows[row - 2].unicodeScalars.distance(
          from: stage.rows[row - 2].unicodeScalars.startIndex, to: $0)
      })
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: column))))
    #expect(stage.app[KeyboardsFeature.self].composition?.chosen == 1)
    type(" ", &stage)
    #expect(text(stage) == second + " ")
  }

  /// Where the screen is low, the candidates that have space are shown, the one in hand always.
  @Test(arguments: [(12, 40), (12, 100), (24, 80)])
  func theCandidatesFitTheScreen(_ rows: Int, _ columns: Int) throws {
    var stage = Stage("", rows: rows, columns: columns)
    stage.act(.keyboards(.use("arabizi")))
    type("kifak", &stage)
    let choices = try #require(stage.app[KeyboardsFeature.self].composition?.choices)
    for choice in choices.indices {
      #expect(stage.shows("Tab flips"), "\(choice)")
      let row = try #require(stage.rows.firstIndex { $0.contains("space\u{2502}") })
      #expect(row > 0 && row < rows - 1)
      stage.press(KeyPress(.down))
    }
    #expect(stage.app[KeyboardsFeature.self].composition?.chosen == 0)
  }

  /// The keys of a word and of a pad are those keys in the Keyboard pane as well, where the
  /// arrangement puts the focus.
  @Test func theKeysOfAWordCountInTheKeyboardPane() throws {
    var stage = Stage("zz", rows: 30, columns: 100)
    stage.act(.keyboards(.use("arabizi")))
    stage.pass(.arrange(.keyboard))
    #expect(stage.app.focus == KeyboardsFeature.keyboard)
    type("kifak", &stage)
    stage.press(KeyPress(.down))
    #expect(stage.app[KeyboardsFeature.self].composition?.chosen == 1)
    stage.press(KeyPress(.escape))
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
    stage.act(.keyboards(.use("thai-24")))
    type("q", &stage)
    stage.press(KeyPress(.down))
    #expect(text(stage) == "kifak\u{E14}zz")
  }

  /// The choice in hand is the one that space takes, and says so.
  @Test func spaceIsNamedAtTheChoiceInHand() throws {
    var stage = stage(on: "arabizi")
    type("coffee", &stage)
    for _ in 0..<3 {
      let row = try #require(stage.rows.firstIndex { $0.contains("space\u{2502}") })
      #expect(stage.rows[row].unicodeScalars.contains("\u{25B8}"))
      #expect(stage.rows.count { $0.contains("space\u{2502}") } == 1)
      stage.press(KeyPress(.down))
    }
  }

  @Test func theTitleTellsOfAltGrOnALowScreen() {
    var stage = Stage("", rows: 12, columns: 40)
    stage.act(.keyboards(.use("hebrew")))
    stage.press(KeyPress(.character("e"), .control))
    #expect(stage.rows[0].contains("AltGr"))
    type("y", &stage)
    #expect(!stage.rows[0].contains("AltGr"))
    #expect(stage.rows[0].contains("hebrew \u{25C2}"))
  }

  @Test func aClickElsewhereSettlesTheWord() throws {
    var stage = stage("abc ", on: "arabizi")
    type("kifak", &stage)
    let composition = try #require(stage.app[KeyboardsFeature.self].composition)
    let area = try #require(stage.app.textArea)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: area.row, column: area.column))))
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
    #expect(text(stage) == "abc " + composition.choices[composition.chosen].text)
    type("3", &stage)
    #expect(stage.app[KeyboardsFeature.self].composition?.latin == "3")
  }

  @Test func aPasteSettlesTheWord() {
    var stage = stage(on: "arabizi")
    type("kif", &stage)
    stage.send(.paste("X"))
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
    type(" ", &stage)
    #expect(text(stage) == "\u{643}\u{64A}\u{641}X ")
  }

  @Test func undoInTheMiddleOfAWordEndsIt() {
    var stage = stage(on: "arabizi")
    let undo = KeyPress(.character("z"), .control)
    type("kifak", &stage)
    stage.press(undo)
    #expect(text(stage) == "")
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
    type("kifak ", &stage)
    // The space, the word, the Latin letters: each step back gives what stood before.
    stage.press(undo)
    #expect(text(stage) == kifak)
    stage.press(undo)
    #expect(text(stage) == "kifak")
    stage.press(undo)
    #expect(text(stage) == "")
  }

  @Test func aReadOnlyTextTakesNoWord() {
    var stage = stage("abc", on: "arabizi")
    stage.act(.edit(.readOnly(true)))
    type("kifak ", &stage)
    #expect(text(stage) == "abc")
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
  }

  /// Words typed one after another on a mixed line, with layouts in between.
  @Test func mixedTyping() {
    var stage = stage(on: "arabizi")
    type("kifak ", &stage)
    stage.act(.keyboards(.use("hebrew")))
    type("akuo ", &stage)
    stage.act(.keyboards(.use(nil)))
    type("abc ", &stage)
    stage.act(.keyboards(.use("arabizi")))
    type("kifak.", &stage)
    #expect(text(stage) == "\(kifak) \u{5E9}\u{5DC}\u{5D5}\u{5DD} abc \(kifak).")
  }

  // MARK: What is remembered

  @Test func aDocumentRemembersItsKeyboard() {
    let first = stage(on: "hebrew")
    let memory = first.app.memory(for: .document)
    var second = stage(on: nil)
    second.app.recall(memory, for: .document, second.analyser)
    #expect(second.app[KeyboardsFeature.self].active == "hebrew")
    #expect(second.app.session.keyboard == .rightToLeft)
    var third = first
    third.act(.keyboards(.use(nil)))
    var fourth = stage(on: nil)
    fourth.app.recall(third.app.memory(for: .document), for: .document, fourth.analyser)
    #expect(fourth.app[KeyboardsFeature.self].active == nil)
    #expect(fourth.app[KeyboardsFeature.self].last == "hebrew")
  }
}
