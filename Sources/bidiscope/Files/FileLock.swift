internal import Glibc

/// Tells the instances that have one file open from each other: the first has the lock.
///
/// A file in the state folder carries it, because the text's own file is another after each save.
package final class FileLock {
  private let file: String
  private var descriptor: Int32 = -1
  /// The process that has the file open already; nil where this one has the lock, 0 where its number is not known.
  package private(set) var holder: Int32?

  /// Takes the lock of a text's file, or finds who has it. Where there can be none, nobody is in the way.
  package init(folder: StateFolder, path: String) {
    file = "\(folder.path)/\(StateFolder.key(StateFolder.absolute(path))).lock"
    folder.make()
    // A holder that ends removes the file: then what was opened is no longer what stands there. One that only sweeps
    // the folder has it for a moment.
    for round in 0..<8 {
      let opened = SystemPath.call(file) {
        open($0, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
      }
      guard opened >= 0 else { return }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        if errno == EWOULDBLOCK {
          if round < 2 {
            close(opened)
            usleep(2000)
            continue
          }
          let text = (try? TextFile.read(file, atMost: 64, isOurs: true)) ?? []
          holder = Int32(String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)) ?? 0
        }
        close(opened)
        return
      }
      if isStillThere(opened) {
        descriptor = opened
        let number = Array("\(getpid())\n".utf8)
        ftruncate(opened, 0)
        _ = pwrite(opened, number, number.count, 0)
        return
      }
      close(opened)
    }
  }

  deinit { release() }

  /// Lets the file go.
  package func release() {
    guard descriptor >= 0 else { return }
    SystemPath.call(file) { _ = unlink($0) }
    close(descriptor)
    descriptor = -1
  }

  private func isStillThere(_ opened: Int32) -> Bool {
    var own = stat()
    var there = stat()
    return fstat(opened, &own) == 0 && SystemPath.call(file) { stat($0, &there) } == 0
      && own.st_ino == there.st_ino && own.st_dev == there.st_dev
  }
}
