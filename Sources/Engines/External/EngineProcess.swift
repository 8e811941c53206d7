@unsafe @preconcurrency internal import Glibc
internal import Synchronization
internal import SystemPackage
internal import Wording

/// A running program with a line of text in and a line of text out.
///
/// It runs under an ``EngineSupervisor``, so that ending it ends all that came of it. Its standard
/// error is read and kept for its last words; it never reaches our terminal.
struct EngineProcess: ~Copyable {
  /// The supervisor, which is reaped at the end of this value's life and not before: the number
  /// stays its own.
  private let pid: pid_t
  /// Closing it ends the program.
  private let control: EngineControl
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let errors: FileDescriptor
  private var received: [UInt8] = []
  private var lastWords: [UInt8] = []

  /// Starts a program, its name looked up in PATH, under a supervisor.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments.
  ///   - supervisor: the command line that becomes an ``EngineSupervisor`` of what follows it.
  ///   - control: takes the descriptor that ends the program.
  /// - Throws: why it could not be started.
  init(
    _ arguments: [String], supervisor: [String], control: EngineControl
  ) throws(EngineFailure) {
    // Sockets: writing to a dead program through a pipe would raise SIGPIPE, and a pipe made here
    // could be inherited by a program that another thread starts at this moment.
    var pairs: [[FileDescriptor]] = []
    for _ in 0..<4 {
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard unsafe socketpair(AF_UNIX, type, 0, &pair) == 0 else {
        let reason = Errno(rawValue: errno)
        for descriptor in pairs.joined() { try? descriptor.close() }
        throw .notStarted(Words(systemError: reason.rawValue))
      }
      pairs.append(pair.map { FileDescriptor(rawValue: $0) })
    }
    defer { for pair in pairs { try? pair[1].close() } }
    let spawned: pid_t
    do {
      spawned = try ProgramStart.start(supervisor + arguments, streams: pairs.map { $0[1] })
    } catch {
      for pair in pairs { try? pair[0].close() }
      throw .notStarted(Words(systemError: error.rawValue))
    }
    (pid, input, output, errors) = (spawned, pairs[0][0], pairs[1][0], pairs[2][0])
    self.control = control
    control.open(pairs[3][0])
    for descriptor in [output, errors] {
      let number = descriptor.rawValue
      _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }
  }

  /// The longest line, in bytes, that may answer a question of so many bytes. A code point takes
  /// five bytes of a question and, with its level and its place in the order, at most a few more of
  /// the answer; editors tell of texts into which keys have typed.
  private static func longestAnswer(to question: ArraySlice<UInt8>) -> Int {
    question.count * 16 + (1 << 20)
  }

  /// Sends a line and waits for the line that answers it.
  ///
  /// - Parameters:
  ///   - question: the line, without a line feed.
  ///   - milliseconds: how long both together may take.
  /// - Returns: the answer, without its line feed.
  /// - Throws: the death or the silence of the program, or that it writes without end.
  mutating func ask(_ question: String, milliseconds: Int) throws(EngineFailure) -> String {
    let deadline = SuspendingClock.now + .milliseconds(milliseconds)
    var unsent = ArraySlice((question + "\n").utf8)
    let longest = Self.longestAnswer(to: unsent)
    received.removeAll(keepingCapacity: true)
    if readAnswer(), !received.isEmpty {
      let line = String(decoding: received.prefix(256), as: UTF8.self)
      throw .noAnswer("something was written before it was asked", in: line)
    }
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0x0A) {
        // Read later, it would be taken for the answer to another question.
        guard end == received.count - 1 else {
          let more = String(decoding: received[(end + 1)...].prefix(256), as: UTF8.self)
          throw .noAnswer("more than one line for one question", in: more)
        }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      searched = received.count
      guard searched <= longest else {
        let start = String(decoding: received.prefix(256), as: UTF8.self)
        throw .noAnswer("more than \(verbatim: longest) bytes without a line feed", in: start)
      }
      let left = Int((deadline - SuspendingClock.now) / .milliseconds(1))
      guard left > 0 else { throw .silent(seconds: Double(milliseconds) / 1000) }
      var waits = [
        pollfd(fd: output.rawValue, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.rawValue, events: Int16(POLLIN), revents: 0),
        pollfd(fd: unsent.isEmpty ? -1 : input.rawValue, events: Int16(POLLOUT), revents: 0),
      ]
      if unsafe poll(&waits, 3, Int32(clamping: left)) < 0 {
        let reason = Errno(rawValue: errno)
        if reason != .interrupted { throw .died(Words(systemError: reason.rawValue)) }
        continue
      }
      if waits[1].revents != 0 { readLastWords() }
      if waits[0].revents != 0, !readAnswer() { throw death(by: deadline) }
      if waits[2].revents != 0, !send(&unsent) { throw death(by: deadline) }
    }
  }

  /// Sends as much as goes; false where nobody reads any more.
  private func send(_ unsent: inout ArraySlice<UInt8>) -> Bool {
    let sent = unsafe unsent.withUnsafeBytes {
      unsafe Glibc.send(
        input.rawValue, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    if sent < 0 { return Errno(rawValue: errno).passes }
    unsent = unsent.dropFirst(sent)
    return true
  }

  /// Reads what there is; false where the program has closed its output.
  private mutating func readAnswer() -> Bool {
    Self.read(output, into: &received)
  }

  private mutating func readLastWords() {
    _ = Self.read(errors, into: &lastWords)
    if lastWords.count > 4096 { lastWords.removeFirst(lastWords.count - 4096) }
  }

  private static func read(_ descriptor: FileDescriptor, into bytes: inout [UInt8]) -> Bool {
    do {
      return try unsafe withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
        let count = try unsafe descriptor.read(into: buffer, retryOnInterrupt: false)
        unsafe bytes.append(contentsOf: buffer[..<count])
        return count > 0
      }
    } catch {
      return (error as? Errno)?.passes ?? false
    }
  }

  /// How long a program that has closed its output has to end: the end of its output is its own,
  /// and how it ended is told where it is known by then.
  private static let timeToEnd = Duration.seconds(1)

  /// How the program ended, waiting a moment for it to do so, and not beyond the one at which its
  /// answer was due. A shell and `env` end with 126 or 127 where there is no such program.
  private mutating func death(by due: SuspendingClock.Instant) -> EngineFailure {
    let deadline = min(due, SuspendingClock.now + Self.timeToEnd)
    var status: Int32 = 0
    var waited = pid_t(0)
    repeat {
      // WNOWAIT leaves the program to be reaped at the end of this value's life.
      var information = unsafe siginfo_t()
      waited =
        unsafe waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0
        ? information._sifields._sigchld.si_pid : -1
      if waited != 0 {
        status = unsafe information._sifields._sigchld.si_status
        readLastWords()
        if unsafe information.si_code == Self.exited, status == 126 || status == 127 {
          return .notStarted(lastLine.map { Words(verbatim: $0) } ?? "status \(number: status)")
        }
        return unsafe .died(told(Self.ending(information.si_code, status)))
      }
      usleep(1000)
    } while SuspendingClock.now < deadline
    readLastWords()
    return .died(told("closed its output"))
  }

  /// CLD_EXITED, which the C library's header gives no Swift name.
  private static let exited: Int32 = 1

  private static func ending(_ code: Int32, _ status: Int32) -> Words {
    if code == exited { return "ended with status \(number: status)" }
    return
      unsafe "ended by signal \(number: status) (\(verbatim: String(cString: strsignal(status))))"
  }

  private func told(_ end: Words) -> Words {
    lastLine.map { "\(end); it said: \(verbatim: $0)" } ?? end
  }

  /// The last line that the program wrote to its standard error.
  private var lastLine: String? {
    let lines = String(decoding: lastWords, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map { EngineProtocol.excerpt(String($0)) }
  }

  deinit {
    for descriptor in [input, output, errors] { try? descriptor.close() }
    control.close()
    var status: Int32 = 0
    // The supervisor ends at once; one that is stopped is killed, as nothing else would end it.
    for _ in 0..<5000 {
      let ended = unsafe waitpid(pid, &status, WNOHANG)
      if ended == pid || ended < 0 && Errno(rawValue: errno) != .interrupted { return }
      usleep(1000)
    }
    kill(pid, SIGKILL)
    while unsafe waitpid(pid, &status, 0) < 0, Errno(rawValue: errno) == .interrupted {}
  }
}

/// The descriptor by which the supervisor of a running program learns that it is to end; safe from
/// any thread.
///
/// What ends a program is never a number that the system may have given to another process by then.
final class EngineControl: Sendable {
  private let descriptor = Mutex<FileDescriptor?>(nil)

  /// Takes the descriptor of a program that was started.
  func open(_ new: FileDescriptor) { descriptor.withLock { $0 = new } }

  /// Asks for the end of the program, if one runs.
  func end() {
    descriptor.withLock { if let open = $0 { _ = shutdown(open.rawValue, Int32(SHUT_RDWR)) } }
  }

  /// The same, and lets go of the descriptor.
  func close() {
    descriptor.withLock {
      try? $0?.close()
      $0 = nil
    }
  }
}

extension Errno {
  /// Whether the same call may go well a moment later.
  fileprivate var passes: Bool { self == .resourceTemporarilyUnavailable || self == .interrupted }
}
