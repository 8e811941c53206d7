internal import Foundation
internal import Glibc

/// A command that a test runs to its end, with nothing of the test's own open in it, and with a
/// limit.
///
/// What it reads and prints goes through files: no pipe fills up, and nobody waits for a process
/// that the command leaves behind.
public enum SpawnedCommand {
  /// What a command printed, and how it ended.
  public struct Result {
    /// The exit status; 128 and the signal's number where a signal ended it.
    public var status: Int32
    /// What it printed.
    public var output: [UInt8]
    /// What it printed on the standard error.
    public var errors: [UInt8]
  }

  /// A command that could not be started, or was ended because it took too long.
  public struct Failure: Error, CustomStringConvertible {
    /// The command, and what is wrong.
    public var description: String
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: the command, looked up in `PATH`, and what it gets.
  ///   - environment: its environment, to which ``sanitizerOptions`` come; nil for that of the
  ///     test.
  ///   - input: what stands on its standard input.
  ///   - limit: the seconds after which it is killed with its process group, and a failure thrown.
  ///     It is there to end a test that hangs, so it is far longer than any machine needs.
  /// - Returns: what it printed.
  /// - Throws: a ``Failure``.
  public static func run(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [],
    limit: Double = 300
  ) throws -> Result {
    let (reading, output, errors) = (try file(input), try file(), try file())
    defer { for descriptor in [reading, output, errors] { close(descriptor) } }
    let process = try start(arguments, environment, [reading, output, errors])
    let end = Date(timeIntervalSinceNow: limit)
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      if found < 0, errno != EINTR { throw Failure(description: "\(arguments): lost") }
      guard Date() < end else {
        kill(-process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let said = String(decoding: contents(output) + contents(errors), as: UTF8.self)
        throw Failure(
          description: "\(arguments) had not ended after \(limit) seconds; it said: \(said)")
      }
      usleep(1000)
    }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: contents(output),
      errors: contents(errors))
  }

  /// Where a sanitizer reports what it finds (`make sanitize`), which what a test starts has to
  /// know as well.
  public static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  private static func start(
    _ arguments: [String], _ environment: [String: String]?, _ descriptors: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    for descriptor in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // Threads of a test hold signals back, and what is started would go on doing so.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    // Nor does it ignore those that whoever started the test ignores.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let words = pointers(arguments)
    let variables =
      environment?.merging(sanitizerOptions) { $1 } ?? ProcessInfo.processInfo.environment
    let settings = pointers(variables.map { "\($0)=\($1)" })
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, arguments[0], &actions, &attributes, words, settings)
    guard code == 0 else {
      throw Failure(description: "\(arguments): \(String(cString: strerror(code)))")
    }
    return process
  }

  private static func pointers(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  /// A file without a name that holds these bytes, to be read from its start.
  private static func file(_ bytes: [UInt8] = []) throws -> Int32 {
    var template = Array("/tmp/bidiscope-command-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(description: "no temporary file") }
    unlink(template)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "no space for a temporary file") }
      rest = rest.dropFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func contents(_ descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
      while count < size {
        let got = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        guard got > 0 else { return }
        count += got
      }
    }
  }
}
