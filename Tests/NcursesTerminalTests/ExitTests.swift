import CVTerm
import Foundation
import Screen
import Testing

/// On every way out the terminal is left as it was found.
@Suite struct ExitTests {
  /// Waits until the line's settings, the screen, the cursor, and every mode that was set are as
  /// they were.
  private func expectRestored(
    _ terminal: PseudoTerminal, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    terminal.run("the terminal as it was: \(comment)", sourceLocation: sourceLocation) {
      whatIsLeft(on: terminal).isEmpty
    }
    #expect(whatIsLeft(on: terminal) == [], comment, sourceLocation: sourceLocation)
  }

  private func whatIsLeft(on terminal: PseudoTerminal) -> [String] {
    var left: [String] = []
    if terminal.lineNow != terminal.line { left.append("the line's settings") }
    let state = terminal.state
    if state.alternate_screen != 0 { left.append("the other screen") }
    if state.cursor_visible != 1 { left.append("no cursor") }
    if state.mouse != 0 { left.append("the mouse") }
    left += ["?2004", "?1004", "?1002", "?1006", "?1016", "?1"].filter { !lastIsOff(terminal, $0) }
    // Mode 8 is set again after the screen has closed, or the shell's rows would stay explicit.
    let text = terminal.writtenText
    let bidi = text.range(of: "\u{1B}[8h", options: .backwards)
    let screen = text.range(of: "\u{1B}[?1049l", options: .backwards)
    if let bidi, let screen, screen.lowerBound < bidi.lowerBound { return left }
    return left + ["mode 8"]
  }

  private func lastIsOff(_ terminal: PseudoTerminal, _ mode: String) -> Bool {
    let text = terminal.writtenText
    guard let on = text.range(of: "\u{1B}[\(mode)h", options: .backwards) else { return true }
    guard let off = text.range(of: "\u{1B}[\(mode)l", options: .backwards) else { return false }
    return on.lowerBound < off.lowerBound
  }

  @Test func quitting() throws {
    let terminal = try PseudoTerminal(answers: .pixels)
    #expect(terminal.opened())
    #expect(terminal.state.alternate_screen == 1)
    terminal.send("q")
    #expect(terminal.finished())
    #expect(terminal.ended == 0)
    expectRestored(terminal, "quit")
    #expect(terminal.recovered == nil)
  }

  /// The program hears of these, and ends by them itself.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func requests(_ number: Int32) throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.signal(number)
    #expect(terminal.finished())
    #expect(terminal.ended == number)
    #expect(terminal.events == ["terminate \(number)"])
    #expect(terminal.recovered == nil)
    expectRestored(terminal, "signal \(number)")
  }

  /// These leave no time; the guard restores, and keeps what was unsaved.
  @Test(arguments: [
    SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGVTALRM, SIGPROF, SIGSTKFLT, SIGIO, SIGPWR, SIGALRM, 34, 64,
  ])
  func crashes(_ number: Int32) throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.signal(number)
    #expect(terminal.finished())
    #expect(terminal.ended == number)
    #expect(terminal.recovered == "unsaved\n")
    expectRestored(terminal, "signal \(number)")
  }

  @Test func aSwiftTrap() throws {
    let terminal = try PseudoTerminal(answers: .pixels)
    #expect(terminal.opened())
    terminal.send("T")
    #expect(terminal.finished())
    #expect([SIGILL, SIGTRAP].contains(terminal.ended ?? 0))
    #expect(terminal.recovered == "unsaved\n")
    expectRestored(terminal, "trap")
  }

  @Test func abort() throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.send("A")
    #expect(terminal.finished())
    #expect(terminal.ended == SIGABRT)
    expectRestored(terminal, "abort")
  }

  /// A program too busy to listen is ended by the second request.
  @Test func aBusyProgram() throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.send("B")
    terminal.run("the program busy") { terminal.events.count == 1 }
    terminal.signal(SIGTERM)
    terminal.signal(SIGINT)
    #expect(terminal.finished())
    #expect([SIGTERM, SIGINT].contains(terminal.ended ?? 0))
    #expect(terminal.recovered == "unsaved\n")
    expectRestored(terminal, "busy")
  }

  @Test func hangingUp() throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.hangUp()
    #expect(terminal.finished())
    #expect(terminal.ended == SIGHUP)
    #expect(terminal.events == ["terminate 1"])
  }

  @Test(arguments: [true, false]) func stoppingAndGoingOn(_ byKey: Bool) throws {
    let terminal = try PseudoTerminal(answers: .pixels)
    #expect(terminal.opened())
    if byKey { terminal.send("\u{1A}") } else { terminal.signal(SIGTSTP) }
    #expect(terminal.run("the stop") { !terminal.stops.isEmpty })
    #expect(terminal.stops == [SIGTSTP])
    expectRestored(terminal, "stopped")
    terminal.resize(Size(rows: 30, columns: 90))
    terminal.signal(SIGCONT)
    #expect(terminal.run("the new size") { terminal.log.contains("resize 90x30") })
    terminal.sendAndWait("x")
    #expect(terminal.state.alternate_screen == 1)
    #expect(terminal.row(2) == ["0 5d2", "1 5d1", "2 5d0"])
    #expect(terminal.row(29, columns: 90) == ["89 5a"])
    #expect(terminal.lineNow != terminal.line)
    terminal.send("q")
    #expect(terminal.finished())
    expectRestored(terminal, "after going on")
  }

  /// mlterm forgets the order of what stands on its screen when its switch is thrown there: it is
  /// thrown on ours.
  @Test func theSwitchOfMltermIsThrownOnTheOtherScreenOnly() throws {
    for signal in [SIGTERM, SIGSEGV] {
      let terminal = try PseudoTerminal(answers: .mlterm)
      #expect(terminal.opened())
      terminal.signal(SIGTSTP)
      #expect(terminal.run { !terminal.stops.isEmpty })
      terminal.signal(SIGCONT)
      terminal.sendAndWait("x")
      terminal.signal(signal)
      #expect(terminal.finished())
      let marks = ["\u{1B}[?1049h", "use_ctl=false", "use_ctl=true", "\u{1B}[?1049l"]
      let seen = occurrences(of: marks, in: terminal.writtenText)
      #expect(seen == marks + marks, "signal \(signal)")
    }
  }

  /// Those of the marks that occur, in the order in which they do; a mark that follows itself
  /// counts once.
  private func occurrences(of marks: [String], in text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let next = marks.compactMap({ rest.range(of: $0) }).min(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      if result.last.map({ $0 != rest[next] }) ?? true { result.append(String(rest[next])) }
      rest = rest[next.upperBound...]
    }
    return result
  }

  @Test func theKeyboardProtocolIsPoppedOnItsOwnScreen() throws {
    let terminal = try PseudoTerminal(answers: .kitty)
    #expect(terminal.opened())
    terminal.send("q")
    #expect(terminal.finished())
    let text = terminal.writtenText
    let push = try #require(text.range(of: "\u{1B}[>5u"))
    let pop = try #require(text.range(of: "\u{1B}[<u"))
    let entered = try #require(text.range(of: "\u{1B}[?1049h"))
    let left = try #require(text.range(of: "\u{1B}[?1049l"))
    #expect(entered.upperBound <= push.lowerBound)
    #expect(push.upperBound <= pop.lowerBound)
    #expect(pop.upperBound <= left.lowerBound)
  }

  private func count(_ part: String, _ terminal: PseudoTerminal) -> Int {
    terminal.writtenText.components(separatedBy: part).count - 1
  }

  /// What is pushed or kept is popped or put back as often, however often the program is stopped.
  @Test(arguments: [
    (PseudoTerminal.Answers.kitty, "\u{1B}[>5u", "\u{1B}[<u"),
    (
      PseudoTerminal.Answers(text: "\u{1B}P>|XTerm(379)\u{1B}\\"), "\u{1B}[?1036;1039s",
      "\u{1B}[?1036;1039r"
    ),
  ])
  func stopsLeaveNothingOnTheTerminalsStacks(
    _ answers: PseudoTerminal.Answers, _ on: String, _ off: String
  ) throws {
    let terminal = try PseudoTerminal(answers: answers)
    #expect(terminal.opened())
    for (number, signal) in [SIGTSTP, SIGSTOP, SIGTSTP].enumerated() {
      terminal.signal(signal)
      terminal.run("the stop") { terminal.stops.count == number + 1 }
      terminal.signal(SIGCONT)
      terminal.sendAndWait("x")
    }
    #expect(count(on, terminal) == 3)
    terminal.send("q")
    #expect(terminal.finished())
    #expect(count(on, terminal) == 3)
    #expect(count(off, terminal) == 3)
  }

  /// Stopped by a signal that none can catch: the shell takes the line's modes, and gives none
  /// back.
  @Test(arguments: [SIGSTOP, SIGTTIN, SIGTTOU]) func aStopThatIsNotSeenCostsNoModes(
    _ signal: Int32
  ) throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    let modes = terminal.lineNow
    terminal.signal(signal)
    terminal.run("the stop") { terminal.stops.count == 1 }
    terminal.takeLineAsAShell()
    #expect(terminal.lineNow != modes)
    terminal.signal(SIGCONT)
    terminal.run("the modes") { terminal.lineNow == modes }
    terminal.sendAndWait("x")
    terminal.send("q")
    #expect(terminal.finished())
    expectRestored(terminal, "after signal \(signal)")
  }

  /// A terminal that does not read gets what puts it back when it reads again.
  @Test(arguments: [SIGSEGV, SIGUSR1]) func aTerminalThatDoesNotRead(_ number: Int32) throws {
    let terminal = try PseudoTerminal(answers: .vte)
    #expect(terminal.opened())
    terminal.isReading = false
    terminal.send("W")
    terminal.run("the line full") { terminal.log.contains("writing") && terminal.isStuck }
    terminal.signal(number)
    terminal.run("the end") { terminal.ended == number }
    terminal.isReading = true
    #expect(terminal.finished())
    expectRestored(terminal, "after not reading, signal \(number)")
  }
}
