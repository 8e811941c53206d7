internal import Foundation
internal import Glibc
internal import TestSupport
import Testing

/// A real terminal for one test: a tmux server of its own, without a window, that runs a line of
/// shell.
///
/// What is typed reaches the program as bytes from a terminal, and what the program draws is read
/// back from tmux's grid, cell by cell.
final class TmuxTerminal {
  /// What went wrong between the test and tmux.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// An empty folder, gone at the end; `$FOLDER` in the line of shell.
  let folder: URL
  private let socket: String

  /// How long anything may take, in seconds: long enough for a busy machine, as nothing waits so
  /// long unless the test fails.
  private static let patience = 120.0

  /// Runs a line of shell in a terminal for as long as `body` takes.
  ///
  /// - Parameters:
  ///   - line: the line; `$BIDISCOPE` is the program, `$FOLDER` the test's own folder.
  ///   - columns: the width in cells.
  ///   - rows: the height in cells.
  ///   - files: what is put into the folder beforehand, by name.
  ///   - isKnownUser: whether the program was used before; else it begins with the tour.
  ///   - body: what to do in it.
  /// - Throws: what `body` throws, or a failure of tmux.
  static func run(
    _ line: String, columns: Int = 80, rows: Int = 24, files: [String: [UInt8]] = [:],
    isKnownUser: Bool = true, body: (TmuxTerminal) throws -> Void
  ) throws {
    let terminal = try TmuxTerminal()
    defer { terminal.close() }
    if isKnownUser { try KnownUser.write(to: terminal.folder.appending(path: "state").path) }
    for (name, bytes) in files {
      try Data(bytes).write(to: terminal.folder.appending(path: name))
    }
    try terminal.start(line, columns: columns, rows: rows)
    try body(terminal)
  }

  private init() throws {
    var template = Array("/tmp/bidiscope-end-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(description: "no folder") }
    folder = URL(filePath: String(cString: made), directoryHint: .isDirectory)
    socket = folder.path + "/tmux"
  }

  /// The line's output stays on the screen, as nothing after it ends.
  private func start(_ line: String, columns: Int, rows: Int) throws {
    let script = "BIDISCOPE='\(Program.path)' FOLDER='\(folder.path)'\n\(line)\nexec cat >/dev/null"
    try tmux(
      "start-server", ";", "set", "-g", "status", "off", ";", "set", "-g", "remain-on-exit", "on",
      ";", "set", "-g", "default-terminal", "tmux-256color", ";", "set", "-sg", "escape-time", "0",
      ";", "new-session", "-d", "-x", String(columns), "-y", String(rows), "/bin/sh", "-c", script)
  }

  private func close() {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs tmux with a command of its own and returns what it printed.
  @discardableResult
  func tmux(_ arguments: String...) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    for name in ["TMUX", "TMUX_PANE", "NO_COLOR", "COLORTERM"] { environment[name] = nil }
    environment["LC_ALL"] = "C.UTF-8"
    environment["XDG_STATE_HOME"] = folder.path + "/state"
    let result = try SpawnedCommand.run(
      ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments, environment: environment,
      limit: Self.patience)
    let said = String(decoding: result.output + result.errors, as: UTF8.self)
    guard result.status == 0 else { throw Failure(description: "tmux \(arguments): \(said)") }
    return said
  }

  // MARK: - What a user does

  /// Types a text as it stands; escape sequences reach the program verbatim.
  func type(_ text: String) throws {
    guard !text.isEmpty else { return }
    try tmux("send-keys", "-l", "--", Self.argument(text))
  }

  /// Presses keys by tmux's names: `Left`, `S-Right`, `C-z`, `F1`.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
  }

  /// Pastes a text, in brackets if the program asked for them.
  func paste(_ text: String) throws {
    try tmux("set-buffer", "--", Self.argument(text))
    try tmux("paste-buffer", "-p", "-d")
  }

  /// The argument that tmux takes for a text: a semicolon at its end would end the command.
  private static func argument(_ text: String) -> String {
    text.hasSuffix(";") ? text.dropLast() + "\\;" : text
  }

  /// Reports the mouse by SGR sequences; columns and rows count from 0.
  func mouse(_ button: Int, at point: ScreenPoint, isReleased: Bool = false) throws {
    try type("\u{1B}[<\(button);\(point.column + 1);\(point.row + 1)\(isReleased ? "m" : "M")")
  }

  /// Presses the left button at a cell, moves over every cell on the way, and lets go at another.
  func drag(from start: ScreenPoint, to end: ScreenPoint) throws {
    try mouse(0, at: start)
    let step = end.column < start.column ? -1 : 1
    for column in stride(from: start.column, to: end.column, by: step) {
      try mouse(32, at: ScreenPoint(row: end.row, column: column + step))
    }
    try mouse(0, at: end, isReleased: true)
  }

  /// Clicks a cell.
  func click(_ point: ScreenPoint) throws {
    try mouse(0, at: point)
    try mouse(0, at: point, isReleased: true)
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", String(columns), "-y", String(rows))
  }

  /// Sends a signal to a process.
  func kill(_ signal: Int32, _ process: pid_t) throws {
    guard process > 1, Glibc.kill(process, signal) == 0 else {
      throw Failure(description: "no process \(process)")
    }
  }

  /// The process that has the terminal's foreground, as its number.
  func foreground() throws -> pid_t {
    let shell = try state("pane_pid")
    let text = try String(contentsOfFile: "/proc/\(shell)/stat", encoding: .utf8)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 5, let group = pid_t(fields[5]) else {
      throw Failure(description: "no foreground")
    }
    return group
  }

  // MARK: - What a user sees

  /// One of tmux's own facts about the terminal, such as `cursor_x` or `alternate_on`.
  func state(_ name: String) throws -> String {
    try tmux("display-message", "-p", "#{\(name)}").trimmingCharacters(in: .newlines)
  }

  /// What is on the screen now.
  func screen() throws -> CapturedScreen { CapturedScreen(try tmux("capture-pane", "-p")) }

  /// What is on the screen now, with the sequences that colour it.
  func colouredScreen() throws -> String { try tmux("capture-pane", "-p", "-e") }

  /// Where the program's cursor stands.
  func cursor() throws -> ScreenPoint {
    let parts = try state("cursor_y} #{cursor_x").split(separator: " ").compactMap { Int($0) }
    guard parts.count == 2 else { throw Failure(description: "no cursor") }
    return ScreenPoint(row: parts[0], column: parts[1])
  }

  /// Looks at the screen until it is as it should be, and returns it; an expectation fails if it
  /// never is.
  @discardableResult
  func see(
    _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: (CapturedScreen) throws -> Bool
  ) throws -> CapturedScreen {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var screen = try screen()
    while !(try isSo(screen)) {
      if Date() > end {
        Issue.record(
          "not seen: \(expectation)\n\(screen.text)", sourceLocation: sourceLocation)
        throw Failure(description: "not seen: \(expectation)")
      }
      usleep(20_000)
      screen = try self.screen()
    }
    return screen
  }

  /// Waits until something outside the screen holds, such as what is in a file.
  func wait(
    _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: () throws -> Bool
  ) throws {
    try see(expectation, sourceLocation: sourceLocation) { _ in try isSo() }
  }
}
