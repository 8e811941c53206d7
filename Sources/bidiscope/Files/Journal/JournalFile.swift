internal import Glibc
internal import TextModel

/// A journal's file, open and locked as long as this is there. Used on one queue at a time.
final class JournalFile {
  let path: String
  private(set) var descriptor: Int32
  private(set) var length: Int
  private(set) var recordCount: Int

  /// Makes a file of this name, readable by its owner alone.
  init(creating path: String) throws(FileFailure) {
    self.path = path
    descriptor = SystemPath.call(path) {
      open($0, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw FileFailure(path, errno: errno) }
    length = 0
    recordCount = 0
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// Goes on with a journal whose descriptor holds its lock; a last record that is torn gives way.
  init(continuing path: String, _ descriptor: Int32, _ contents: JournalContents) {
    self.path = path
    self.descriptor = descriptor
    length = contents.length
    recordCount = contents.recordCount
  }

  /// The same open file, under the name that it has now.
  init(renaming file: JournalFile, to path: String) {
    self.path = path
    descriptor = file.descriptor
    length = file.length
    recordCount = file.recordCount
    file.descriptor = -1
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends records. A failure leaves the file as it was.
  func append(_ records: [JournalRecord]) throws(FileFailure) {
    var bytes = length == 0 ? JournalRecord.mark : []
    for (offset, record) in records.enumerated() {
      bytes += record.encoded(number: recordCount + offset)
    }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(length + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        ftruncate(descriptor, off_t(length))
        throw FileFailure(path, errno: reason)
      }
      done += count
    }
    length += bytes.count
    recordCount += records.count
  }

  /// Waits until everything is on the disk.
  func synchronize() { _ = fdatasync(descriptor) }

  /// Puts this file in the place of another's name, once it is on the disk.
  func replace(_ other: JournalFile) -> Bool {
    fdatasync(descriptor) == 0
      && SystemPath.call(path) { from in SystemPath.call(other.path) { rename(from, $0) } } == 0
  }

  /// Removes the file.
  func remove() { SystemPath.call(path) { _ = unlink($0) } }
}
