import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// The state is a value: it compares, it may be sent to another thread, and it draws the same with
/// any analyser.
@Suite struct StateTests {
  @Test func whatComesBackIsEqual() {
    var stage = Stage("ab CD\nef", direction: .steady)
    stage.press(KeyPress(.right), KeyPress(.left))
    // An arrangement that is opened again finds out its heights again.
    stage.app.measure(stage.analyser, again: true)
    let start = stage.app
    #expect(start == stage.app)
    stage.press(KeyPress(.right))
    #expect(start != stage.app)
    stage.press(KeyPress(.left))
    #expect(start == stage.app)
    stage.press(KeyPress(.function(3)))
    #expect(start != stage.app)
    stage.press(KeyPress(.function(3)))
    #expect(start == stage.app)
    stage.press(KeyPress(.function(1)))
    #expect(start != stage.app)
    stage.press(KeyPress(.escape))
    #expect(start == stage.app)
    // The text is the same again, but there is now something to redo.
    stage.type("x")
    stage.press(KeyPress(.character("z"), .control))
    #expect(start != stage.app && start.session.document == stage.app.session.document)
  }

  /// What is chosen while an example is shown is in force for the user's own text too: the title
  /// says so.
  @Test func whatIsChosenMeanwhileStaysChosen() {
    var stage = Stage("abc DEF")
    stage.act(.edit(.wordPolicy(.hull)))
    stage.act(.show(text: "12 \u{5D0}", name: "an example"))
    #expect(stage.app.session.wordPolicy == .hull)
    stage.act(.edit(.selectionPolicy(.snap)))
    stage.app.choose(.fixed(.rightToLeft), stage.analyser)
    stage.app.choose(LetterStyle.names)
    stage.act(.resize(Size(rows: 20, columns: 60)))
    stage.act(.putBack)
    let session = stage.app.session
    #expect(stage.text == "abc DEF" && session.selectionPolicy == .snap)
    #expect(session.layout.direction(of: ParagraphIndex(0)) == .rightToLeft)
    #expect(session.settings.namesLetters)
    var direct = Stage("abc DEF", rows: 20, columns: 60)
    direct.app.choose(LetterStyle.names)
    #expect(session.settings.width == direct.app.session.settings.width)
  }

  @Test func documentsAreEqualThatAreWrittenAlike() {
    #expect(Document(text: "ab\nCD") == Document(text: "ab\nCD"))
    #expect(Document(text: "ab\nCD") != Document(text: "ab\nCE"))
    #expect(Document(text: "ab\n") != Document(text: "ab\r"))
    #expect(Document(bytes: [0xEF, 0xBB, 0xBF, 0x61]) != Document(bytes: [0x61]))
    #expect(Document(bytes: [0xFF, 0x61]) != Document(bytes: [0xFE, 0x61]))
    #expect(
      Document(bytes: [0xFF, 0xFE, 0x61, 0, 0x62]) != Document(bytes: [0xFF, 0xFE, 0x61, 0]))
  }

  @Test func aNewAnalyserDrawsTheSame() {
    var stage = Stage("ab (CD 12) {RLI}x Y{PDI}\nEF", rows: 30, columns: 100)
    for key in [
      KeyPress(.function(3)), KeyPress(.down), KeyPress(.function(8)),
      KeyPress(.character("s"), .alt),
      KeyPress(.function(4)), KeyPress(.function(9)), KeyPress(.function(1)),
    ] {
      stage.press(key)
      #expect(stage.frame == render(stage.app, Analyser()), "\(key.name)")
    }
  }

  @Test func whatAnAnalyserKeepsGoesWithIt() {
    let app = Stage("ab (CD 12)", rows: 30, columns: 100).app
    weak var memory: Memory?
    do {
      let analyser = Analyser()
      _ = render(app, analyser)
      memory = analyser.memory
    }
    let isGone = memory == nil
    #expect(isGone)
  }

  /// The layouts that a state keeps are asked for by several threads at once.
  @Test func aStateIsReadByManyThreads() async {
    let text = (0..<40).map { "line \($0) ABC def GHI \($0 * 7) jkl" }.joined(separator: "\n")
    let app = Stage(text, rows: 40, columns: 60).app
    let expected = render(app, Analyser())
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<5).allSatisfy { _ in render(app, Analyser()) == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func otherKeysAreTakenAtOnce() {
    var stage = Stage("ab", columns: 160)
    let isBound = stage.app.commands.bind([KeySequence(KeyPress(.function(12)))], to: "undo")
    #expect(isBound)
    let isNothing = stage.app.commands.bind([], to: "no such command")
    #expect(!isNothing)
    stage.type("x")
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "xab")
    stage.press(KeyPress(.function(12)))
    #expect(stage.text == "ab")
    #expect(stage.shows("F12 undo"))
    // A key that another command had is no more that one's.
    _ = stage.app.commands.bind([KeySequence(KeyPress(.function(1)))], to: "Save")
    stage.press(KeyPress(.function(1)))
    #expect(stage.app.overlay != nil && stage.shows("Save to file"))
  }

  /// Commands are named by their titles where they are given other keys: one title, one thing to
  /// do.
  @Test func commandsOfOneTitleDoTheSame() {
    let all = Registry.standard.commands.all
    for (title, commands) in Dictionary(grouping: all, by: { $0.title.english.lowercased() }) {
      #expect(Set(commands.map(\.action)).count == 1, "\(title)")
    }
    var table = Registry.standard.commands
    let key = KeyPress(.function(12))
    let isBound = table.bind([KeySequence(key)], to: "last scalar")
    #expect(isBound)
    #expect(
      table.all.filter { $0.title == "Last scalar" }.map(\.keys) == [
        [KeySequence(key)], [KeySequence(key)],
      ])
  }

  /// A pane that reads all of a paragraph has a bound; the keyboard's does not.
  @Test func aLongParagraphRefusesWhatWouldReadAllOfIt() {
    let text = Array(repeating: UInt8(ascii: "a"), count: 4_200_000)
    var stage = Stage(Document(bytes: text), size: Size(rows: 40, columns: 100))
    stage.pass(.arrange(.keyboard))
    #expect(stage.app.arrangement == .keyboard)
    stage.pass(.arrange(.explain))
    #expect(stage.shows("this shows paragraphs of up to 4194304."))
  }

  @Test func everyKeyOfACommandHasANameThatIsReadAgain() {
    for command in Registry.standard.commands.all {
      for key in command.keys { #expect(KeySequence(name: key.name) == key, "\(key.name)") }
    }
    for word in ["", "Ctrl+", "Ctl+S", "F0", "F99", "Shift", "^PgDn", "PgDown"] {
      #expect(KeyPress(name: word) == nil, "\(word)")
    }
  }

  /// Keys by the names that are on keyboards and in other programs, with and without modifiers.
  @Test func otherNamesOfKeysAreRead() {
    let names: [(name: String, press: KeyPress)] = [
      ("Escape", KeyPress(.escape)), ("ESC", KeyPress(.escape)), ("Return", KeyPress(.enter)),
      ("Shift+Escape", KeyPress(.escape, .shift)), ("Alt+Return", KeyPress(.enter, .alt)),
      ("Del", KeyPress(.delete)), ("Backspace", KeyPress(.backspace)),
      ("Control+S", KeyPress(.character("s"), .control)),
      ("Option+Control+Left", KeyPress(.left, [.control, .alt])),
      ("Meta+x", KeyPress(.character("x"), .alt)), ("ArrowUp", KeyPress(.up)),
      ("Page-Down", KeyPress(.pageDown)), ("Spacebar", KeyPress(.character(" "))),
    ]
    for (name, press) in names {
      #expect(KeyPress(name: name) == press, "\(name)")
      #expect(KeySequence(name: "Ctrl+X \(name)")?.rest.last == press, "\(name)")
    }
    for name in ["Escapes", "Control", "Option+", "Retur"] {
      #expect(KeyPress(name: name) == nil, "\(name)")
    }
  }

  /// Whatever name of a key stands on the screen, in full or as the key bar has it, is one for
  /// `--keys` and for settings.
  @Test func everyNameOfAKeyIsReadAgain() {
    let named: [KeyPress.Key] = [
      .enter, .tab, .backspace, .delete, .escape, .insert, .left, .right, .up, .down, .home, .end,
      .pageUp, .pageDown,
    ]
    let letters = "abz09 ^+-=/\\?.".unicodeScalars.map { KeyPress.Key.character($0) }
    let all: [Modifiers] = [.control, .alt, .shift]
    for key in named + letters + (1...24).map({ .function($0) }) {
      for set in 0..<8 {
        let modifiers = all.indices.filter { set >> $0 & 1 == 1 }.reduce(into: Modifiers()) {
          $0.formUnion(all[$1])
        }
        let press = KeyPress(key, modifiers)
        for name in [press.name, press.shortName] {
          #expect(KeyPress(name: name) == press, "\(name)")
          #expect(!name.contains(" "), "\(name)")
        }
      }
    }
    for command in Registry.standard.commands.all {
      for keys in command.keys {
        #expect(KeySequence(name: keys.shortName) == keys, "\(keys.shortName)")
      }
    }
  }

  /// Scripts take the arrows' signs, and names of keys as the explorer writes them.
  @Test func scriptsTakeTheNamesOfTheExplorer() throws {
    let more = Registry.standard.commands.scriptSteps
    let arrows = [
      ("\u{2190}", "left"), ("\u{2191}", "up"), ("\u{2192}", "right"), ("\u{2193}", "down"),
    ]
    func steps(_ script: String) throws -> [SessionStep] {
      try KeyScript.steps(script, and: more).map(\.step)
    }
    for (sign, word) in arrows {
      #expect(try steps(sign) == steps(word))
      #expect(try steps("S-\(sign) C-\(sign)") == steps("S-\(word) C-\(word)"))
      #expect(try steps("Shift+\(sign)") == steps("S-\(word)"))
      #expect(try steps("Ctrl+Shift+\(sign)") == steps("C-S-\(word)"))
    }
    #expect(
      try steps("Home Shift+End Ctrl+Z Alt+D Return PageUp")
        == steps("home S-end C-z A-d enter pageup"))
    // A text is typed as it is, and what is no key is none.
    #expect(try steps("\"\u{2190} Shift+End\"") == [.type("\u{2190} Shift+End")])
    for script in ["\u{2190}x", "Shift+", "Hyper+left", "\u{2194}"] {
      #expect(throws: KeyScript.Mistake.self, "\(script)") { try steps(script) }
    }
  }

  @Test func everyEditOfACommandIsThereForScripts() throws {
    let more = Registry.standard.commands.scriptSteps
    let script = "delete-word-backward A-d C-z wrap-in-lri-and-pdi A-w selection-policy"
    let steps = try KeyScript.steps(script, and: more).map(\.step)
    #expect(
      steps == [
        .deleteWord(backward: true), .deleteWord(backward: false), .undo, .wrap(.lri),
        .toggleReadOnly, .nextSelectionPolicy,
      ])
    #expect(throws: KeyScript.Mistake.self) { try KeyScript.steps("A-d") }
  }

  @Test func anotherTextIsShownAndTheOwnOneComesBackAsItWas() {
    var stage = Stage("ab CD\nef")
    stage.type("x")
    stage.press(KeyPress(.down))
    let own = stage.app
    stage.act(.show(text: "12 \u{5D0}", name: "an example"))
    #expect(stage.text == "12 A" && stage.shows("an example") && stage.shows("Esc: back"))
    stage.type("y")
    #expect(stage.app.ownSession.document == own.session.document)
    stage.act(.show(text: "other", name: "another"))
    #expect(stage.text == "other")
    stage.press(KeyPress(.escape))
    #expect(stage.app.session == own.session && stage.app.name == own.name)
    // Saving and leaving are about the user's own text.
    stage.act(.show(text: "example", name: "example"))
    stage.press(KeyPress(.character("q"), .control))
    #expect(stage.app.session == own.session && stage.shows("There are unsaved changes."))
    stage.press(KeyPress(.character("c")))
    stage.act(.show(text: "example", name: "example"))
    let end = stage.act(.terminate, .outside)
    #expect(end == [.feature(FilesFeature.self, .keepForNextStart), .quit])
    #expect(stage.app.session == own.session)
  }
}
