internal import CNcurses
internal import Foundation
internal import Glibc
internal import NcursesTerminal
internal import Screen

/// A small program that the tests run under a pseudo-terminal: it draws a known frame, writes each
/// event into a log file, and ends in the way that a key names.
@main
struct TerminalProbe {
  static func main() {
    let arguments = CommandLine.arguments
    let log = EventLog(path: arguments.count > 1 ? arguments[1] : "/dev/null")
    let recovery = arguments.count > 2 ? arguments[2] : nil
    do throws(TerminalError) {
      var options = TerminalOptions()
      if let patience = getenv("PROBE_PATIENCE").flatMap({ Int(String(cString: $0)) }) {
        options.answerLimitMilliseconds = patience
      }
      let terminal = try NcursesTerminal(options: options)
      if let recovery { writeWhenAwaited(recovery) }
      run(terminal, log)
    } catch {
      log.write("error \(error)")
      exit(1)
    }
  }

  /// Has something to be written at the last moment, on another thread, as a journal has.
  private static func writeWhenAwaited(_ path: String) {
    PendingWrites.begin()
    let log = EventLog(path: path)
    let words = Array("unsaved\n".utf8)
    let writer = Thread {
      // As a dispatch queue's threads do; and no memory is asked for, whose lock a signal may have
      // met.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      while cncurses_guard_waits() == 0 { usleep(1000) }
      PendingWrites.perform { log.write(words) }
    }
    writer.start()
  }

  private static func run(_ terminal: NcursesTerminal, _ log: EventLog) {
    log.write("open \(terminal.size.columns)x\(terminal.size.rows)")
    var frame = ProbeFrame.make(terminal.size)
    terminal.present(frame)
    log.write("presented")
    mark()
    while let event = terminal.nextEvent(timeoutMilliseconds: nil) {
      // An answer comes when it comes: no test waits for it.
      if case .clusters = event { continue }
      log.write(describe(event))
      switch event {
      case .key(let press): act(on: press, terminal, &frame, log)
      case .resize(let size):
        frame = ProbeFrame.make(size)
        terminal.present(frame)
      case .terminate(let signal):
        terminal.close()
        NcursesTerminal.end(by: signal)
      default: break
      }
      log.write("handled")
      mark()
    }
  }

  /// Tells through the terminal itself that all that was written before has come.
  private static func mark() {
    var separator: UInt8 = 0x1C
    _ = Glibc.write(STDOUT_FILENO, &separator, 1)
  }

  private static func act(
    on press: KeyPress, _ terminal: NcursesTerminal, _ frame: inout Frame, _ log: EventLog
  ) {
    switch (press.key, press.modifiers) {
    case (.character("q"), []):
      terminal.close()
      exit(0)
    case (.character("z"), .control): terminal.suspend()
    case (.character("T"), []): trap(Array(CommandLine.arguments.dropFirst(99)))
    case (.character("A"), []): abort()
    case (.character("+"), []):
      frame[1, 0] = Cell(.glyph("X"))
      terminal.present(frame)
    case (.character("-"), []):
      frame.cursor = nil
      frame.wantsMouse = false
      terminal.present(frame)
    case (.character("M"), []): for line in FrameCost.measure(terminal) { log.write(line) }
    case (.character("W"), []):
      // More than a terminal takes that does not read.
      log.write("writing")
      while true {
        frame[1, 0] = Cell(.glyph(frame[1, 0].content == .glyph("X") ? "Y" : "X"))
        terminal.present(frame)
      }
    case (.character("B"), []):
      // Too busy to hear of a signal.
      while true { usleep(100_000) }
    default: break
    }
  }

  /// A Swift trap: an index out of range.
  @inline(never)
  private static func trap(_ empty: [String]) {
    print(empty[7])
  }

  private static func describe(_ event: InputEvent) -> String {
    switch event {
    case .paste(let text):
      let count = text.unicodeScalars.count
      return count > 100 ? "paste of \(count)" : "paste \(text.unicodeScalars.map(\.value))"
    case .key(let press): return "key \(press.key) \(press.modifiers.rawValue)"
    case .mouse(let mouse):
      return "mouse \(mouse.kind) \(mouse.at.row),\(mouse.at.column) \(mouse.modifiers.rawValue)"
    case .resize(let size): return "resize \(size.columns)x\(size.rows)"
    case .clusters(let metrics): return "clusters \(metrics)"
    case .focus(let gained): return "focus \(gained)"
    case .pastePaused: return "paste paused"
    case .terminate(let signal): return "terminate \(signal)"
    case .unknown(let bytes): return "unknown \(bytes)"
    }
  }
}

/// A file to which each line is written at once.
struct EventLog {
  private let descriptor: Int32

  init(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
  }

  func write(_ line: String) {
    write(Array((line + "\n").utf8))
  }

  func write(_ bytes: [UInt8]) {
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
