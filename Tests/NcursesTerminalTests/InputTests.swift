import Foundation
import Screen
import Testing

/// What reaches the program from a terminal.
@Suite struct InputTests {
  @Test func keysMouseFocusAndPaste() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.sendAndWait("\u{1B}[1;5C")
    terminal.sendAndWait("\u{05D0}")
    terminal.sendAndWait("\u{1B}[<0;6;7M")
    terminal.sendAndWait("\u{1B}[<32;8;7M")
    terminal.sendAndWait("\u{1B}[I")
    terminal.sendAndWait("\u{1B}[200~a\u{05D0}\r\u{1B}[201~")
    #expect(
      terminal.events == [
        "key right 4", #"key character("\u{05D0}") 0"#,
        "mouse press(Screen.MouseEvent.Button.left) 6,5 0",
        "mouse drag(Screen.MouseEvent.Button.left) 6,7 0", "focus true", "paste [97, 1488, 13]",
      ])
    #expect(terminal.writtenText.contains("\u{1B}[?1002h"))
    #expect(terminal.writtenText.contains("\u{1B}[?2004h"))
  }

  @Test func aLoneEscapeIsAKey() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.sendAndWait("\u{1B}")
    #expect(terminal.events == ["key escape 0"])
  }

  @Test func aLetterInTwoWritesIsOne() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.send([0xD7])
    terminal.send([0x90])
    terminal.run("the letter") { !terminal.events.isEmpty }
    #expect(terminal.events == [#"key character("\u{05D0}") 0"#])
  }

  @Test func aPasteOfAMegabyteIsOneEvent() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.opened())
    terminal.sendAndWait(
      "\u{1B}[200~" + String(repeating: "\u{05D0} line\r", count: 150_000) + "\u{1B}[201~")
    #expect(terminal.events == ["paste of 1050000"])
  }

  /// What is typed before the screen is open, and among the terminal's answers, is not lost.
  @Test func keysTypedDuringTheDetectionArrive() throws {
    let terminal = try PseudoTerminal(typed: Array("ab\u{1B}[A".utf8))
    #expect(terminal.opened())
    terminal.run("the keys") { terminal.events.count >= 3 }
    #expect(
      terminal.events == ["key character(\"a\") 0", "key character(\"b\") 0", "key up 0"])
  }

  @Test func aTerminalThatNeverAnswersIsOpenedAllTheSame() throws {
    let terminal = try PseudoTerminal(answers: PseudoTerminal.Answers.mute)
    #expect(terminal.opened())
    terminal.send("q")
    #expect(terminal.finished())
    #expect(terminal.ended == 0)
  }

  /// Over a slow line the answers come after the screen is open: they are believed then, and are no
  /// keys.
  @Test func lateAnswersStillCount() throws {
    let terminal = try PseudoTerminal(answers: PseudoTerminal.Answers.mute)
    #expect(terminal.opened())
    #expect(!terminal.writtenText.contains("\u{1B}[8l"))
    terminal.send("\u{1B}[8;1$y\u{1B}[>65;7006;1c\u{1B}[?62c")
    #expect(terminal.run { terminal.writtenText.contains("\u{1B}[8l\u{1B}[1 k") })
    terminal.sendAndWait("x")
    #expect(terminal.events == ["key character(\"x\") 0"])
    #expect(terminal.row(2) == ["0 5d2", "1 5d1", "2 5d0"])
    terminal.signal(SIGSEGV)
    #expect(terminal.finished())
    #expect(terminal.writtenText.hasSuffix("\u{1B}[0 k\u{1B}[8h"))
  }

  /// An answer that stalls behind its ESC until that is taken for the key types nothing.
  @Test func theRestOfAStalledAnswerIsNotTyped() throws {
    let terminal = try PseudoTerminal(answers: PseudoTerminal.Answers.mute)
    #expect(terminal.opened())
    terminal.sendAndWait("\u{1B}")
    terminal.send("[8;1$y\u{1B}[>65;7006;1c\u{1B}[?62c")
    #expect(terminal.run { terminal.writtenText.contains("\u{1B}[8l\u{1B}[1 k") })
    terminal.sendAndWait("x")
    #expect(terminal.events == ["key escape 0", "key character(\"x\") 0"])
  }

  @Test func nothingIsAskedOfTheLinuxConsole() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "linux"])
    #expect(terminal.opened())
    for question in ["\u{1B}[c", "\u{1B}[>c", "\u{1B}[>0q", "$p"] {
      #expect(!terminal.writtenText.contains(question))
    }
    terminal.sendAndWait("\u{1B}[[A")
    #expect(terminal.events == ["key function(1) 0"])
  }

  @Test func keysComeFromTheTerminalWhenStandardInputIsAFile() throws {
    let terminal = try PseudoTerminal(inputFromNull: true)
    #expect(terminal.opened())
    terminal.sendAndWait("a")
    #expect(terminal.events == ["key character(\"a\") 0"])
    terminal.send("q")
    #expect(terminal.finished())
    #expect(terminal.lineNow == terminal.line)
  }
}
