@unsafe @preconcurrency package import Glibc
package import SystemPackage

/// The start of another program.
package enum ProgramStart {
  /// POSIX_SPAWN_SETSID, which the C library's header gives no Swift name.
  private static let newSession: Int32 = 0x80

  /// Starts a program, its name looked up in PATH, in a session of its own: there is no /dev/tty in
  /// it to write to the user's screen, and no key of the terminal stops or ends it.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments.
  ///   - streams: what it has as its descriptors 0, 1, 2 and so on.
  /// - Returns: the process, which the caller reaps.
  /// - Throws: why it could not be started.
  package static func start(
    _ arguments: [String], streams: [FileDescriptor]
  ) throws(Errno) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // In two steps: none may be overwritten before it is copied.
    let aside = (streams.map(\.rawValue).max() ?? 0) + 1 + Int32(streams.count)
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream.rawValue, aside + Int32(number))
    }
    for number in streams.indices {
      unsafe posix_spawn_file_actions_adddup2(&actions, aside + Int32(number), Int32(number))
      unsafe posix_spawn_file_actions_addclose(&actions, aside + Int32(number))
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Signals are as a fresh program expects them.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTSTP, SIGHUP, SIGTERM] {
      unsafe sigaddset(&defaults, signal)
    }
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var vector = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe vector.forEach { unsafe free($0) } }
    var started: pid_t = 0
    let code = unsafe posix_spawnp(&started, vector[0]!, &actions, &attributes, &vector, environ)
    guard code == 0 else { throw Errno(rawValue: code) }
    return started
  }
}
