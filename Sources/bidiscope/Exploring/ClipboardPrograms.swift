@unsafe @preconcurrency internal import Dispatch
internal import Engines
internal import Glibc
internal import SystemPackage

/// Fills the clipboards beside the terminal's own, on a queue: the loop waits for none of them.
final class ClipboardPrograms: Sendable {
  /// Of each row the first that does it is enough.
  private let rows: [[ClipboardProgram]]
  private let queue = DispatchQueue(label: "clipboard")
  /// How long a program may take that does not leave its work to a process of its own.
  private let patience: Duration

  init(
    _ rows: [[ClipboardProgram]] = ClipboardProgram.ofThisProcess(),
    patience: Duration = .seconds(5)
  ) {
    self.rows = rows
    self.patience = patience
  }

  /// Whether there is none.
  var isEmpty: Bool { rows.isEmpty }

  /// Gives a text to all clipboards there are, in the order of the calls.
  func copy(_ text: String) {
    guard !rows.isEmpty else { return }
    let patience = patience
    queue.async { [rows] in
      for row in rows { _ = row.first { Self.run($0, text, patience) } }
    }
  }

  /// Waits until what was copied was taken, or its time is over.
  func finish() { queue.sync {} }

  /// Whether a program took a text and ended well.
  private static func run(_ program: ClipboardProgram, _ text: String, _ patience: Duration) -> Bool
  {
    // A socket: writing to a program that reads no more would raise SIGPIPE on a pipe.
    var pair: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &pair) == 0 else { return false }
    let (ours, theirs) = (FileDescriptor(rawValue: pair[0]), FileDescriptor(rawValue: pair[1]))
    defer { try? ours.close() }
    let started = start(program, reading: theirs)
    try? theirs.close()
    guard let started else { return false }
    let deadline = SuspendingClock.now + patience
    send(text, to: ours, by: deadline)
    shutdown(ours.rawValue, Int32(SHUT_WR))
    return ends(started, by: deadline)
  }

  private static func start(_ program: ClipboardProgram, reading input: FileDescriptor) -> pid_t? {
    guard let nothing = try? FileDescriptor.open(FilePath("/dev/null"), .writeOnly) else {
      return nil
    }
    defer { try? nothing.close() }
    return try? ProgramStart.start(program.arguments, streams: [input, nothing, nothing])
  }

  private static func send(
    _ text: String, to socket: FileDescriptor, by deadline: SuspendingClock.Instant
  ) {
    var unsent = ArraySlice(text.utf8)
    while !unsent.isEmpty, SuspendingClock.now < deadline {
      var wait = pollfd(fd: socket.rawValue, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&wait, 1, 100) > 0 else { continue }
      let sent = unsafe unsent.withUnsafeBytes {
        unsafe Glibc.send(
          socket.rawValue, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if sent >= 0 {
        unsent = unsent.dropFirst(sent)
      } else if ![EINTR, EAGAIN].contains(errno) {
        return
      }
    }
  }

  /// Whether a process ended well in time; one that did not end is ended.
  private static func ends(_ process: pid_t, by deadline: SuspendingClock.Instant) -> Bool {
    var status: Int32 = 0
    while SuspendingClock.now < deadline {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      usleep(2000)
    }
    kill(process, SIGKILL)
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return false
  }
}
