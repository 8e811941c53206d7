import BidiAlgorithm
import Explorer
import ExplorerCore
import Keyboards
import Screen
import TestSupport
import Testing
import TextModel

// An open word is settled by everything that is not typing, and what is typed next goes behind it.
extension KeyboardsTests {
  private func typed(_ text: String, on keyboard: SpellingKeyboard) -> String {
    TypedWords.parts(typing: text, on: keyboard, count: 5).map(\.text).joined()
  }

  private func pressed(_ text: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars {
      stage.press(scalar == "\n" ? KeyPress(.enter) : KeyPress(.character(scalar)))
    }
  }

  /// Saves as Ctrl+S does with a file that has a name.
  private func save(_ stage: inout Stage) {
    stage.press(KeyPress(.character("s"), .control))
    stage.press(KeyPress(.escape))
    stage.app.session.markSaved()
  }

  /// What is saved in the middle of typing is what `type` prints for a text that ends there.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "ana b7ebbak", " ktir"), (.arabizi, "ma fi", " shi"),
    (.romanHebrew, "ani ohev", " otach"),
    (.romanUrdu, "main theek", " hoon"), (.romanHindi, "main theek", " hoon"),
  ])
  func savingSettlesTheWord(_ keyboard: SpellingKeyboard, _ head: String, _ rest: String) {
    var stage = stage(on: keyboard.name)
    pressed(head, &stage)
    save(&stage)
    let saved = typed(head, on: keyboard)
    #expect(text(stage) == saved)
    pressed(rest + " ", &stage)
    #expect(text(stage).hasPrefix(saved + " "), "\(text(stage))")
    #expect(text(stage) == typed(head + rest + " ", on: keyboard))
  }

  /// A Latin word that was accepted stays, and what is typed next goes behind it.
  @Test func aLatinWordThatWasSavedStays() {
    var stage = stage(on: "arabizi")
    pressed("ana w Beirut", &stage)
    save(&stage)
    let saved = text(stage)
    #expect(saved == "\u{627}\u{646}\u{627} \u{648} Beirut")
    pressed(" ktir ", &stage)
    #expect(text(stage) == saved + " \u{643}\u{62A}\u{64A}\u{631} ")
  }

  /// Enter accepts the word and breaks the line, in every language.
  @Test(arguments: SpellingKeyboard.allCases)
  func enterBreaksTheLineBehindAWord(_ keyboard: SpellingKeyboard) {
    for lines in [
      "Shopping list\nmilk\nbread\ntwo lemons\n", "ana\nkifak\nshalom Beirut\nmain theek\n",
    ] {
      var stage = stage(on: keyboard.name)
      pressed(lines, &stage)
      #expect(text(stage) == typed(lines, on: keyboard))
    }
  }

  /// Enter takes a candidate only where one was moved to; the next breaks the line.
  @Test func enterTakesACandidateThatWasMovedTo() throws {
    var stage = stage(on: "arabizi")
    pressed("kifak", &stage)
    let second = try #require(stage.app[KeyboardsFeature.self].composition?.choices[1].text)
    stage.press(KeyPress(.down), KeyPress(.enter))
    #expect(text(stage) == second)
    stage.press(KeyPress(.enter))
    #expect(text(stage) == second + "\n")
  }

  /// Whatever is done between letters, the text is as if the word had been settled there
  /// first.
  @Test(arguments: SpellingKeyboard.allCases)
  func whateverIsDoneSettlesTheWord(_ keyboard: SpellingKeyboard) {
    let actions: [ExplorerCore.Action] = [
      .focus(.text), .zoom, .edit(.move(.left, extending: false)),
      .edit(.move(.right, extending: false)), .edit(.move(.lineStart, extending: false)),
      .edit(.paste("X")), .edit(.paste("\n")), .edit(.delete), .edit(.selectAll), .escape,
      .edit(.move(.logicalBackward, extending: true)), .scroll(rows: 1),
    ]
    let words = ["kifak", "ana", "Beirut", "shalom", "ani", "theek", "hoon", "coffee", "7abibi"]
    var generator = SeededGenerator(seed: 76)
    for _ in 0..<24 {
      var (stage, other) = (stage(on: keyboard.name), stage(on: keyboard.name))
      for _ in 0..<3 {
        let word = words.randomElement(using: &generator) ?? ""
        pressed(word, &stage)
        pressed(word, &other)
        guard let action = actions.randomElement(using: &generator) else { continue }
        other.act(.focus(.text))
        stage.act(action)
        other.act(action)
        #expect(stage.app[KeyboardsFeature.self].composition == nil)
        #expect(text(stage) == text(other), "\(keyboard): \(word), \(action)")
        #expect(stage.app.session.selection == other.app.session.selection)
      }
    }
  }

  /// A press in the text means the place that is shown there: the word is settled behind the caret.
  @Test func aPressInTheTextSettlesTheWordBehindIt() {
    var stage = stage("abc def ", on: "arabizi")
    pressed("marhaba", &stage)
    let area = stage.app.textArea
    stage.send(
      .mouse(
        MouseEvent(.press(.left), at: Point(row: area?.row ?? 2, column: (area?.column ?? 1) + 1))))
    #expect(text(stage).hasPrefix("abc def "))
    #expect(!text(stage).contains("marhaba"))
    #expect(stage.app.session.selection.focus.offset < ScalarOffset(8))
  }

  /// What undo leaves is gone on with behind it.
  @Test func whatUndoLeavesIsGoneOnWith() {
    var stage = stage(on: "arabizi")
    pressed("ana kifak ", &stage)
    let undo = KeyPress(.character("z"), .control)
    stage.press(undo, undo)
    let left = text(stage)
    #expect(left.hasSuffix("kifak"))
    pressed(" ktir ", &stage)
    #expect(text(stage).hasPrefix(left + " "), "\(text(stage))")
  }
}
