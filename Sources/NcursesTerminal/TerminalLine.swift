internal import CNcurses
internal import Glibc

/// The two ends of the line to the terminal: where keys are read and where the screen is written.
struct TerminalLine {
  let input: Int32
  let output: Int32
  private let ownsInput: Bool

  /// The line of standard input and output; where the input is a file or a pipe, keys come from the
  /// controlling terminal.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNotATerminal }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
      ownsInput = false
    } else {
      input = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
      guard input >= 0 else { throw .noTerminalToReadFrom }
      ownsInput = true
    }
  }

  /// A line whose both ends are one descriptor of the caller's.
  init(both descriptor: Int32) {
    input = descriptor
    output = descriptor
    ownsInput = false
  }

  func close() {
    if ownsInput { _ = Glibc.close(input) }
  }

  /// Writes all bytes; what cannot be written is lost, as on a terminal that is gone.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let done = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(output, $0.baseAddress, $0.count)
      }
      if done < 0, errno == EINTR { continue }
      if done < 0, errno == EAGAIN {
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wait, 1, 1000)
        continue
      }
      guard done > 0 else { return }
      rest = rest.dropFirst(done)
    }
  }

  /// Whether something waits to be read.
  var hasInput: Bool {
    var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, 0) > 0
  }

  /// What waits to be read.
  enum Arrival {
    case bytes([UInt8])
    case woken
    case nothing
    case gone
  }

  /// Waits until there are bytes to read, or the other descriptor is readable, or the time has passed.
  func read(orWake wake: Int32, timeoutMilliseconds: Int?) -> Arrival {
    var polled = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = timeoutMilliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    let ready = unsafe poll(&polled, nfds_t(wake >= 0 ? 2 : 1), timeout)
    // An interrupted wait is a signal's doing, and a signal that matters has written to `wake`.
    if ready < 0 { return errno == EINTR ? .woken : .gone }
    if ready == 0 { return .nothing }
    if polled[1].revents != 0 { return .woken }
    return readNow()
  }

  private func readNow() -> Arrival {
    let size = 65536
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = unsafe Glibc.read(input, buffer.baseAddress, size)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .woken }
    return .gone
  }
}
