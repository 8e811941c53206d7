import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// What stands over the panes takes the keys: nothing that is typed there gets into the text.
@Suite struct OverlayTests {
  private func key(_ letter: Unicode.Scalar, _ modifiers: Modifiers = []) -> KeyPress {
    KeyPress(.character(letter), modifiers)
  }

  /// Types letters as they are.
  private func write(_ text: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars { stage.press(key(scalar)) }
  }

  // MARK: - Help

  @Test func whatIsTypedInTheHelpSearchesIt() {
    var stage = Stage("abc", columns: 100)
    stage.press(KeyPress(.function(1)))
    stage.type("w4")
    #expect(stage.text == "abc" && stage.app.overlay != nil)
    #expect(stage.shows("Go to rule") && !stage.shows("Undoes"))
    for _ in 0..<2 { stage.press(KeyPress(.backspace)) }
    stage.type("wrap in rli")
    #expect(stage.shows("Wrap in RLI") && !stage.shows("Wrap in LRI"))
    #expect(stage.frame.cursor == Point(row: 2, column: 4 + 11))
    stage.press(KeyPress(.escape))
    #expect(stage.text == "abc" && stage.app.overlay == nil)
    // A key is found by its name; what is not there is told.
    stage.press(KeyPress(.function(1)))
    stage.type("alt+j")
    #expect(stage.shows("Go to rule"))
    stage.type("xyz")
    #expect(stage.shows("There is no such command yet."))
  }

  @Test func helpGoesToItsEndsAndPages() {
    var stage = Stage("abc")
    stage.press(KeyPress(.function(1)))
    let top = stage.rows
    stage.press(KeyPress(.end))
    let bottom = stage.rows
    #expect(bottom != top)
    stage.press(KeyPress(.down), KeyPress(.pageDown))
    #expect(stage.rows == bottom)
    stage.press(KeyPress(.home))
    #expect(stage.rows == top)
    stage.press(key(" "))
    #expect(stage.rows != top && stage.text == "abc")
  }

  // MARK: - Keys of commands

  /// A stage with unsaved changes and a question on it.
  private func question() -> Stage {
    var stage = Stage("abc")
    stage.type("x")
    stage.app.open(FilesFeature.Questions.overwrite("a", isOwn: true, then: .stay))
    return stage
  }

  /// Quit leaves a question and asks its own; its keys are those that it has now.
  @Test func quittingFromAQuestionTakesTheKeysOfQuit() {
    for given in [key("q", .alt), key("z", .control), KeyPress(.end, .control)] {
      var stage = question()
      let isBound = stage.app.commands.bind([KeySequence(given)], to: "Quit")
      #expect(isBound)
      let before = stage.rows
      stage.press(key("q", .control))
      #expect(stage.rows == before && stage.text == "xabc")
      stage.press(given)
      #expect(stage.shows("There are unsaved changes.") && stage.text == "xabc", "\(given.name)")
    }
    var stage = question()
    stage.press(key("q", .control))
    #expect(stage.shows("There are unsaved changes."))
  }

  @Test func everyKeyOfHelpClosesIt() {
    for given in [KeyPress(.function(1)), KeyPress(.function(12))] {
      var stage = Stage("abc")
      stage.press(given, given)
      #expect(stage.app.overlay == nil)
    }
    var stage = Stage("abc")
    let isBound = stage.app.commands.bind([KeySequence(KeyPress(.function(11)))], to: "help")
    #expect(isBound)
    stage.press(KeyPress(.function(11)), KeyPress(.function(1)))
    #expect(stage.shows("Help: type to search"))
    stage.press(KeyPress(.function(11)))
    #expect(stage.app.overlay == nil)
  }

  /// What every overlay lives by stays, even where a command has been given that key.
  @Test func noCommandTakesTheKeysOfOverlays() {
    for given in [KeyPress(.escape), KeyPress(.enter), KeyPress(.down), key("y")] {
      var stage = Stage("abc", columns: 100)
      stage.press(key("p", .control))
      let isBound = stage.app.commands.bind([KeySequence(given)], to: "quit")
      #expect(isBound)
      #expect(stage.press(given).isEmpty, "\(given.name)")
    }
  }

  /// The keys of job control end and stop every program; other keys for Copy and Undo do not move
  /// them.
  @Test func jobControlStaysWhereItIs() {
    var stage = Stage("abc")
    for title in ["copy", "undo"] {
      let isBound = stage.app.commands.bind([], to: title)
      #expect(isBound)
    }
    stage.press(key("p", .control), key("z", .control))
    #expect(stage.app.overlay != nil)
    stage.press(key("c", .control))
    #expect(stage.app.overlay == nil)
    stage.act(.feature(CalibrationFeature.self, .show(.init(title: "a", tried: []))))
    #expect(
      stage.press(key("z", .control)) == [.feature(CalibrationFeature.self, .suspend)])
  }

  /// Where a terminal keeps a key to itself, help and key bar show another one.
  @Test func aTakenKeyIsNotShown() {
    var stage = Stage("abc")
    #expect(stage.rows.last?.contains(" F1 help") == true)
    stage.app.commands.avoid([KeyPress(.function(1)), KeyPress(.function(10), .shift)])
    #expect(stage.rows.last?.contains("  F12 help") == true)
    stage.press(KeyPress(.function(12)))
    #expect(stage.shows("Help: type to search"))
    stage.type("selection menu")
    #expect(stage.rows.first { $0.contains("Selection menu") }?.contains("Alt+Enter") == true)
  }

  // MARK: - Palette

  @Test func thePaletteTakesTheMouse() {
    var stage = Stage("abc")
    stage.press(key("p", .control))
    stage.send(.mouse(MouseEvent(.wheelDown, at: Point(row: 5, column: 5))))
    #expect(stage.rows.first { $0.contains("\u{25B8} Commands") } != nil)
    stage.type("arrange")
    let row = stage.rows.firstIndex { $0.contains("Arrange: select") } ?? 0
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 20))))
    #expect(stage.app.overlay == nil && stage.app.arrangement == .select)
    stage.press(key("p", .control))
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 0, column: 0))))
    #expect(stage.app.overlay == nil && stage.text == "abc")
  }

  @Test(arguments: [80, 100, 120])
  func aLineOfThePaletteThatIsCutSaysSo(_ columns: Int) throws {
    var stage = Stage("abc", rows: 40, columns: columns)
    stage.press(key("p", .control))
    for command in stage.app.commands.all.prefix(15) {
      guard let row = stage.rows.first(where: { $0.contains("  \(command.title.english)  ") })
      else {
        continue
      }
      #expect(
        row.contains(command.summary.english) || row.contains("\u{2026}"),
        "\(command.title.english)")
    }
  }

  // MARK: - Questions, notes and messages

  @Test(arguments: 40...120)
  func aQuestionKeepsItsWords(_ columns: Int) {
    var stage = Stage("abc", columns: columns)
    stage.app.open(FilesFeature.Questions.recover(.file))
    let words = stage.rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for part in [
      "unsaved text of this file from an earlier session.", "[r] recover it", "[d] discard it",
      "[c] decide later",
    ] {
      #expect(words.contains(part), "\(part) at \(columns)")
    }
  }

  /// Whatever letter a text begins with that is pasted, it answers nothing.
  @Test func aPasteIsNoAnswer() {
    for question in [
      FilesFeature.Questions.recover(.file), FilesFeature.Questions.discardRecovery,
      FilesFeature.Questions.quitUnsaved(of: .first),
      FilesFeature.Questions.overwrite("x", isOwn: true, then: .stay),
    ] {
      for text in ["d", "r", "y", "q", "o", "different words", "s\nq"] {
        var stage = Stage("abc")
        stage.app.open(question)
        #expect(stage.send(.paste(text)) == [], "\(text)")
        #expect(stage.app.overlay == AnyOverlay(question), "\(text)")
        #expect(stage.text == "abc")
      }
    }
  }

  /// A file that has changed since is not overwritten by what was recovered before saving asks.
  @Test func savingWhatWasRecoveredAsksWhereTheFileHasChanged() {
    for (origin, isKept) in [(RecoveredText.Origin.file, true), (.changedFile, false)] {
      var stage = Stage("abc")
      stage.app.path = "x"
      stage.app[FilesFeature.self].stamp = FileStamp([1])
      let lost = RecoveredText(Document(text: "lost"), file: "journal", of: origin)
      stage.act(.feature(FilesFeature.self, .foundLost(lost, notice: nil)))
      stage.press(key("r"))
      #expect(stage.text == "lost")
      #expect((stage.app[FilesFeature.self].stamp != nil) == isKept)
    }
  }

  /// The end is meant, not an answer; and nothing typed after it gets into the text.
  @Test func theKeyThatEndsTheProgramEndsItAtAQuestionToo() {
    var stage = Stage("abc")
    stage.app.open(FilesFeature.Questions.recover(.file))
    #expect(stage.press(key("q", .control)) == [.quit])
    stage.type("x")
    stage.press(key("q", .control), key("q", .control), key("r"))
    #expect(stage.app.overlay == AnyOverlay(FilesFeature.Questions.quitUnsaved(of: .first)))
    #expect(stage.text == "xabc")
  }

  @Test func aNoteIsAsHighAsItsLines() {
    var stage = Stage("", rows: 30, columns: 100)
    stage.press(key("d", .control))
    #expect(stage.shows("There is nothing before the gap."))
    #expect(stage.rows[1].contains("Text"), "the panes are still there")
    stage.press(key("x"))
    #expect(stage.text.isEmpty)
  }

  @Test(arguments: [40, 60, 80, 120])
  func aMessageKeepsItsWords(_ columns: Int) {
    var stage = Stage("abc", columns: columns)
    let words = "There is no rule W9; the rules are P1-P3, X1-X10, W1-W7, N0-N2, I1, I2, L1-L4."
    stage.act(.say(Words(verbatim: words)))
    let shown = stage.rows.suffix(3).joined(separator: " ").split(separator: " ")
    #expect(shown.joined(separator: " ").hasSuffix(words))
    stage.press(KeyPress(.right))
    #expect(stage.rows.last?.contains(" F1 help") == true)
  }

  @Test func aKeyThatDoesNothingSaysSo() {
    var stage = Stage("abc")
    for (pressed, words) in [
      (KeyPress(.function(5), .alt), "Alt+F5 has no command"),
      (key("z", .control), "There is nothing to undo."),
      (key("y", .control), "There is nothing to redo."),
      (key("v", .control), "Nothing has been cut or copied yet."),
    ] {
      stage.press(pressed)
      #expect(stage.rows.last?.contains(words) == true)
    }
    #expect(stage.text == "abc")
  }

  // MARK: - Warnings

  private func warned(_ columns: Int) -> Stage {
    var stage = Stage("abc", columns: columns)
    stage.app[CalibrationFeature.self].terminal = "kitty"
    stage.app.warning = CalibrationFeature.warning(
      of: "kitty",
      inFull: Words(
        verbatim: "kitty reorders right-to-left text: " + String(repeating: "x", count: 60))
    )
    return stage
  }

  @Test func aWarningSaysWhatToDoAndIsDismissed() {
    for columns in [60, 80, 100] {
      var stage = warned(columns)
      #expect(stage.shows("kitty may reorder text: Alt+T tests it, Esc dismisses this"))
      stage.press(KeyPress(.escape), KeyPress(.right))
      #expect(stage.rows.last?.contains(" F1 help") == true)
    }
    #expect(warned(40).rows.last?.contains("\u{2026}") == true)
    #expect(warned(160).rows.last?.contains("xxx (Alt+T tests it, Esc dismisses this)") == true)
  }

  @Test func aWarningThatWasAnsweredDoesNotComeBack() {
    var stage = warned(80)
    stage.pass(.feature(CalibrationFeature.self, .ended(.right(words: "It reads right."))))
    #expect(stage.app.warning == nil)
    let memory = stage.app.memory(for: .user)
    var next = warned(80)
    next.app.recall(memory, for: .user, next.analyser)
    #expect(next.app.warning == nil)
    // Another terminal is another question, and giving up is no answer.
    var other = warned(80)
    other.app[CalibrationFeature.self].terminal = "putty"
    other.app.recall(memory, for: .user, other.analyser)
    other.pass(.feature(CalibrationFeature.self, .ended(.stopped)))
    #expect(other.app.warning != nil)
  }

  @Test func aCardAloneEndsTheProgramWithItsOutcome() {
    for outcome in [
      CalibrationFeature.Outcome.right(words: "It does."), .noWay(words: "It does not."), .stopped,
    ] {
      var stage = Stage("abc")
      stage.app[CalibrationFeature.self].isAlone = true
      #expect(stage.act(.feature(CalibrationFeature.self, .ended(outcome)), .outside) == [.quit])
      #expect(stage.app[CalibrationFeature.self].outcome == outcome)
    }
  }

  // MARK: - The rule reference

  @Test func theReferenceAnswersClassesAndTermsAndSaysWhatIsNotFound() {
    var stage = Stage("ab AB", rows: 40, columns: 100)
    stage.press(key("r", .alt))
    for (typed, summary) in [
      ("W4", "W4:"), ("AL", "AL: right-to-left Arabic"), ("sos", "sos: start of sequence"),
      ("bd16", "BD16:"), ("level run", "BD7:"), ("max_depth", "max_depth: 125"),
    ] {
      stage.press(key("r", .alt), KeyPress(.escape), key("r", .alt))
      write(typed, &stage)
      #expect(stage.shows(summary), "\(typed)")
    }
    stage.press(KeyPress(.escape), key("r", .alt))
    write("W9", &stage)
    #expect(
      stage.shows("There is no rule, definition, class or term 'W9'; the nearest are "), "\(stage)")
    // The title is not that of the entry before.
    #expect(stage.shows("W9: not found; type another rule") && !stage.shows("max_depth"))
    stage.press(KeyPress(.backspace))
    write("4", &stage)
    #expect(
      stage.shows("W4: type a rule") && !stage.shows("There is no rule, definition"), "\(stage)")
    // After a whole name another one begins.
    write("N1", &stage)
    #expect(stage.shows("N1:"))
    #expect(stage.text == "ab AB")
  }

  /// A word that only a longer name begins with is no entry: that is said above the nearest one.
  @Test func aBeginningIsSaidToBeNoEntry() {
    for open in [key("r", .alt), key("?", .alt)] {
      var stage = Stage("ab AB", rows: 40, columns: 100)
      stage.press(open)
      write("wrongl", &stage)
      #expect(stage.shows("class or term 'wrongl'; the nearest are wrongly"), "\(stage)")
      #expect(stage.shows("wrongly: What one range"), "\(stage)")
      write("y", &stage)
      #expect(
        !stage.shows("There is no rule, definition") && stage.shows("wrongly: What"), "\(stage)")
    }
  }

  @Test func anExampleIsShownInLettersBeforeAndAfter() {
    var stage = Stage("ab AB", rows: 40, columns: 100)
    stage.press(key("r", .alt))
    write("I1", &stage)
    #expect(stage.shows("stored  ab A 12") && stage.shows("shown   ab 12 A"))
    #expect(!stage.shows("U+0061 U+0062"))
  }

  /// What people call things finds the commands, in the language of the screen and in English.
  @Test(
    arguments: [
      "wrong", "fix", "broken", "why", "lesson", "glossary", "export", "Apple", "iOS", "flip",
      "selectedRanges", "TextKit", "UITextView", "NSTextView", "SwiftUI", "RangeSet",
      "preferredLocales", "arabizi", "transliteration", "twitter", "hebrew-phonetic", "tamil",
    ]) func whatThingsAreCalledFindsThem(_ word: String)
  {
    var stage = Stage("abc", columns: 100)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(word))
    #expect(!stage.shows("There is no such command yet."), "\(stage)")
  }

  @Test(arguments: ["theme"])
  func whatIsNotThereIsSaid(_ word: String) {
    var stage = Stage("abc", columns: 100)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert(word))
    #expect(stage.shows("There are no ") || stage.shows("bidiscope"), "\(stage)")
  }

  /// What stands in a line already is selected: what is typed takes its place.
  @Test func whatIsTypedReplacesWhatStandsThere() {
    var stage = Stage("abc abc", columns: 100)
    stage.act(.feature(SearchFeature.self, .openReplace))
    stage.act(.insert("abc"))
    stage.press(KeyPress(.enter), KeyPress(.escape))
    stage.act(.feature(SearchFeature.self, .openReplace))
    stage.act(.insert("x"))
    #expect(stage.rows[23].contains(": x") && !stage.rows[23].contains("abcx"), "\(stage)")
  }
}
