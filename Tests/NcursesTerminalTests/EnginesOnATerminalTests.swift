import Foundation
import Testing

/// Engines that are programs, where Bidiscope runs on a terminal: the terminal is not theirs.
@Suite final class EnginesOnATerminalTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.path + "/bidiscope-engines-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The command of an engine that is a script; `$FOLDER` in it is the test's folder.
  private func engine(_ script: String) throws -> String {
    try ("FOLDER='\(folder)'\n" + script).write(
      toFile: folder + "/engine", atomically: true, encoding: .utf8)
    return "sh '\(folder)/engine'"
  }

  /// What an engine wrote into a file, once it has written it.
  private func said(_ name: String) -> String? {
    try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  /// Sets the window's title through the controlling terminal, and tells whether that went well.
  private static let intruder = """
    if printf '\\033]0;title\\007' > /dev/tty; then answer=written; else answer=refused; fi
    echo $answer > "$FOLDER/new"
    mv "$FOLDER/new" "$FOLDER/said"
    exit 3
    """
  private static let title = "\u{1B}]0;title"

  @Test func anEngineCannotWriteOnTheScreen() throws {
    let terminal = try PseudoTerminal(
      program: ["--text", "a", "--engine", try engine(Self.intruder)])
    terminal.run("the key bar") { !terminal.text(23).isEmpty }
    terminal.send("\u{1B}[15~")
    terminal.run("the engine's end") { terminal.screenText.contains("status 3") }
    #expect(said("said") == "refused\n")
    #expect(!terminal.writtenText.contains(Self.title))
  }

  @Test func anEngineCannotWriteBesideACheck() throws {
    let terminal = try PseudoTerminal(
      program: ["check", "--engine", try engine(Self.intruder), "--case", "0061;0"])
    #expect(terminal.finished())
    #expect(terminal.writtenText.contains("status 3"))
    #expect(said("said") == "refused\n")
    #expect(!terminal.writtenText.contains(Self.title))
  }

  /// Control-Z stops the program that asks and not the engine, whose answer is there when the
  /// program goes on.
  @Test func aStopOfACheckIsNoneOfTheEngine() throws {
    let script = """
      read line
      echo yes > "$FOLDER/asked"
      while [ ! -s "$FOLDER/go" ]; do sleep 0.01; done
      echo '0;0;0'
      echo yes > "$FOLDER/answered"
      read line
      """
    let terminal = try PseudoTerminal(
      program: [
        "check", "--engine", try engine(script), "--deadline", "600", "--case", "0061;0",
      ])
    terminal.run("the question") { said("asked") == "yes\n" }
    terminal.send("\u{1A}")
    terminal.run("the stop") { terminal.stops == [SIGTSTP] }
    try "yes\n".write(toFile: folder + "/go", atomically: true, encoding: .utf8)
    terminal.run("the answer") { said("answered") == "yes\n" }
    #expect(terminal.ended == nil)
    terminal.signal(SIGCONT)
    #expect(terminal.finished())
    #expect(terminal.ended == 0)
  }
}
