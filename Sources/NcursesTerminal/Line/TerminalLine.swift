internal import CNcurses
internal import Glibc
internal import SystemPackage

/// The two ends of the line to the terminal: where keys are read and where the screen is written.
struct TerminalLine {
  let input: FileDescriptor
  let output: FileDescriptor
  private let ownsInput: Bool

  /// The line of standard input and output; where the input is a file or a pipe, keys come from the
  /// controlling terminal.
  init() throws(TerminalError) {
    output = .standardOutput
    guard isatty(output.rawValue) == 1 else { throw .outputIsNotATerminal }
    if isatty(FileDescriptor.standardInput.rawValue) == 1 {
      input = .standardInput
      ownsInput = false
    } else {
      guard let terminal = Self.openTerminal() else { throw .noTerminalToReadFrom }
      input = terminal
      ownsInput = true
    }
  }

  /// The controlling terminal, for the caller to close; nil where there is none.
  static func openTerminal() -> FileDescriptor? {
    let noTerminal = FileDescriptor.OpenOptions(rawValue: O_NOCTTY)
    return try? .open(FilePath("/dev/tty"), .readWrite, options: [.closeOnExec, noTerminal])
  }

  /// A line whose both ends are one descriptor of the caller's.
  init(both descriptor: FileDescriptor) {
    input = descriptor
    output = descriptor
    ownsInput = false
  }

  func close() {
    if ownsInput { try? input.close() }
  }

  /// Writes all bytes; what cannot be written is lost, as on a terminal that is gone.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        let done = try unsafe rest.withUnsafeBytes { try unsafe output.write($0) }
        guard done > 0 else { return }
        rest = rest.dropFirst(done)
      } catch Errno.resourceTemporarilyUnavailable {
        var wait = pollfd(fd: output.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wait, 1, 1000)
      } catch {
        return
      }
    }
  }

  /// Whether something waits to be read.
  var hasInput: Bool {
    var polled = pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, 0) > 0
  }

  /// What waits to be read.
  enum Arrival {
    case bytes([UInt8])
    case woken
    case nothing
    case gone
  }

  /// Waits until there are bytes to read, or the other descriptor is readable, or the time has
  /// passed.
  func read(orWake wake: Int32, timeoutMilliseconds: Int?) -> Arrival {
    var polled = [
      pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = timeoutMilliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    let ready = unsafe poll(&polled, nfds_t(wake >= 0 ? 2 : 1), timeout)
    // An interrupted wait is a signal's doing, and a signal that matters has written to `wake`.
    if ready < 0 { return Errno(rawValue: errno) == .interrupted ? .woken : .gone }
    if ready == 0 { return .nothing }
    if polled[1].revents != 0 { return .woken }
    return readNow()
  }

  private func readNow() -> Arrival {
    do {
      let bytes = try unsafe [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
        count = try unsafe input.read(
          into: UnsafeMutableRawBufferPointer(buffer), retryOnInterrupt: false)
      }
      return bytes.isEmpty ? .gone : .bytes(bytes)
    } catch Errno.interrupted, Errno.resourceTemporarilyUnavailable {
      return .woken
    } catch {
      return .gone
    }
  }
}
