internal import CPseudoTerminal
internal import Foundation

/// The built program in a pseudo-terminal that answers what a terminal must, measured from outside.
final class RunningProgram {
  /// What came of a key or of the start.
  struct Turn {
    /// Processor time, in nanoseconds.
    var processorTime: Int64 = 0
    /// From the beginning to the last byte written, in nanoseconds.
    var wallTime: Int64 = 0
    /// Bytes written to the terminal.
    var bytes = 0
  }

  private let process: pid_t
  private let terminal: Int32
  /// A home of its own: what one program leaves behind when it is killed is offered to no other.
  private let home: URL?
  private var unanswered: [UInt8] = []
  /// What the terminal has not taken yet.
  private var unsent: [UInt8] = []
  /// What it took to start and draw the first frame.
  private(set) var start = Turn()

  /// Starts the program and waits for its first frame; nil where it cannot be started. Without a
  /// home it keeps no journal.
  init?(
    _ path: String, _ arguments: [String], rows: Int = 30, columns: Int = 100, hasHome: Bool = true
  ) {
    home =
      hasHome
      ? FileManager.default.temporaryDirectory
        .appendingPathComponent("bidiscope-bench-home-\(UUID().uuidString)") : nil
    if let home {
      try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }
    let environment =
      ["TERM=xterm-256color", "LANG=C.UTF-8"] + (home.map { ["HOME=\($0.path)"] } ?? [])
    let began = pseudo_terminal_now()
    var terminal: Int32 = -1
    process = Self.withCStrings([path] + arguments) { argv in
      Self.withCStrings(environment) { envp in
        pseudo_terminal_start(argv, envp, Int32(rows), Int32(columns), &terminal)
      }
    }
    self.terminal = terminal
    guard process > 0 else { return nil }
    start = settle(since: began, before: 0)
    guard start.bytes > 0 else { return nil }
  }

  deinit {
    pseudo_terminal_end(process, terminal)
    if let home { try? FileManager.default.removeItem(at: home) }
  }

  /// The most memory it ever had, in bytes.
  var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }

  /// Sends bytes as the keyboard does and waits until the program has drawn and waits again.
  func send(_ keys: String) -> Turn {
    let began = pseudo_terminal_now()
    let before = pseudo_terminal_processor_time(process)
    unsent += keys.utf8
    return settle(since: began, before: before)
  }

  /// Writes what is to be sent and reads what the program writes, until it does no work any more.
  ///
  /// Both at once: a program whose output nobody reads does not read its keys either.
  private func settle(since began: Int64, before: Int64) -> Turn {
    var turn = Turn()
    var last: Int64 = -1
    var quiet = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while quiet < 3 {
      write()
      let count = read(terminal, &buffer, buffer.count)
      if count > 0 {
        turn.bytes += count
        turn.wallTime = pseudo_terminal_now() - began
        answer(buffer[..<count])
        quiet = 0
        continue
      }
      if count == 0 || (errno != EAGAIN && errno != EINTR) { break }
      guard unsent.isEmpty else {
        usleep(100)
        continue
      }
      let now = pseudo_terminal_processor_time(process)
      if now < 0 { break }
      quiet = now == last && isWaiting ? quiet + 1 : 0
      last = now
      usleep(500)
    }
    turn.processorTime = last - before
    return turn
  }

  /// Whether the process sleeps.
  private var isWaiting: Bool {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    guard let end = line.lastIndex(of: ")") else { return true }
    return line[end...].dropFirst(2).first == "S"
  }

  /// A terminal's answer to the one question that all answer: DA1.
  private func answer(_ bytes: ArraySlice<UInt8>) {
    unanswered = unanswered.suffix(2) + bytes
    let question = Array("\u{1B}[c".utf8)
    for index in unanswered.indices.dropLast(2)
    where unanswered[index..<index + 3].elementsEqual(question) {
      unsent += "\u{1B}[?62;22c".utf8
    }
  }

  /// Writes as much as the terminal takes now.
  private func write() {
    guard !unsent.isEmpty else { return }
    let count = unsent.withUnsafeBytes { Foundation.write(terminal, $0.baseAddress, $0.count) }
    if count > 0 { unsent.removeFirst(count) }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    let list = pointers.map { UnsafePointer<CChar>($0) } + [nil]
    return list.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
