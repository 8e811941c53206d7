internal import Foundation
internal import Glibc

/// A command run to its end with no file of ours left open in it.
///
/// Foundation's `Process` waits for whoever holds its sockets, and a server that a command leaves behind would.
enum SpawnedCommand {
  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: the command, looked up in `PATH`, and what it gets.
  ///   - environment: its environment.
  ///   - output: the file that gets what it prints and complains of.
  /// - Returns: its status as `waitpid` tells it, or nil if it could not be started.
  static func run(_ arguments: [String], environment: [String: String], output: String) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    for descriptor in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // Threads of a test hold signals back, and what is started would go on doing so.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = pointers(arguments)
    let settings = pointers(environment.map { "\($0)=\($1)" })
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, &attributes, words, settings) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }

  private static func pointers(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}
