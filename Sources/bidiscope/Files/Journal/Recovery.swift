internal import Glibc
internal import TextModel
internal import UnicodeData

/// A journal that was left behind, or that another process writes.
///
/// As long as this is there it holds the lock of a journal that nobody writes, so that no other process takes it.
package final class Recovery {
  let file: String
  let contents: JournalContents
  /// Whether a process writes it now.
  package let isOpen: Bool
  private var descriptor: Int32

  /// Reads a journal; nil where the file is none.
  package init?(file: String) {
    self.file = file
    let descriptor = SystemPath.call(file) {
      open($0, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    let isRefused = !isLocked && errno == EWOULDBLOCK
    guard let bytes = try? TextFile.read(file, isOurs: true), let contents = JournalContents(bytes)
    else {
      close(descriptor)
      self.descriptor = -1
      return nil
    }
    self.contents = contents
    // Where the file system knows no locks, the owner is looked for.
    if !isLocked, !isRefused { isLocked = contents.header.owner.isRunning == false }
    isOpen = !isLocked
    if isOpen {
      close(descriptor)
      self.descriptor = -1
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What the user calls it by.
  var name: String {
    let parts = file.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 2]) : file
  }

  /// The text's file as text; nil for a text without one.
  var path: String? { contents.header.path.map { PathText.of($0) } }

  /// When the last edit was kept, in seconds since 1970.
  var time: Int {
    var status = stat()
    guard SystemPath.call(file, { stat($0, &status) }) == 0 else { return contents.header.time }
    return status.st_mtim.tv_sec
  }

  /// The text that was lost, from the journal, or with the help of its file.
  func document(in path: String? = nil) -> Document? {
    contents.document { (path ?? self.path).flatMap { try? TextFile.read($0) } }
  }

  /// Whether the text's file is as it was before the edits.
  func isOfItsFile() -> Bool {
    guard let bytes = path.flatMap({ try? TextFile.read($0) }) else { return false }
    return bytes.count == contents.header.count && SHA256.digest(bytes) == contents.header.digest
  }

  /// The open file with its lock, for whoever goes on with it.
  func takeDescriptor() -> Int32? {
    defer { descriptor = -1 }
    return descriptor >= 0 ? descriptor : nil
  }

  /// Lets another process have it.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Removes it for good.
  func remove() { SystemPath.call(file) { _ = unlink($0) } }
}
