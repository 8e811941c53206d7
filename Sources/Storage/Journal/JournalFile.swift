internal import SystemPackage
internal import TextModel
internal import Wording

/// A journal's file, open and locked as long as this is there.
///
/// Unchecked: used on one queue at a time, but for ``synchronize()``, which needs nothing that
/// changes.
package final class JournalFile: @unchecked Sendable {
  /// The longest journal, in bytes; twice the longest text, and as much for the edits.
  package static let longest = 4 * TextFile.longest
  package private(set) var path: String
  private let open: OpenFile
  package private(set) var length: Int
  package private(set) var recordCount: Int

  /// Makes a file of this name, readable by its owner alone.
  package init(creating path: String) throws(FileFailure) {
    self.path = path
    open = try FileFailure.of(path) { () throws(Errno) in
      try OpenFile(
        FilePath(text: path), .readWrite, options: [.create, .exclusiveCreate, .noFollow],
        permissions: .ownerReadWrite)
    }
    length = 0
    recordCount = 0
    try? open.lock(patience: 50)
  }

  /// Goes on with a journal whose open file holds its lock; a last record that is torn gives way.
  package init(continuing path: String, _ open: consuming OpenFile, _ contents: JournalContents) {
    self.path = path
    self.open = open
    length = contents.length
    recordCount = contents.recordCount
    try? self.open.resize(to: length)
  }

  /// Appends records. A failure leaves the file as it was.
  package func append(_ records: [JournalRecord]) throws(FileFailure) {
    let start = length
    var bytes = length == 0 ? JournalRecord.mark : []
    do throws(FileFailure) {
      for (offset, record) in records.enumerated() {
        bytes += record.encoded(number: recordCount + offset)
        guard bytes.count >= 1 << 20 || offset == records.count - 1 else { continue }
        try write(bytes)
        bytes = []
      }
    } catch {
      length = start
      try? open.resize(to: length)
      throw error
    }
    recordCount += records.count
  }

  private func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard length + bytes.count <= Self.longest else {
      throw FileFailure(path, "no more than 4 GiB of a text and its edits can be kept")
    }
    do throws(Errno) {
      try open.write(bytes, at: length)
    } catch {
      throw FileFailure(path, error)
    }
    length += bytes.count
  }

  /// Whether somebody has removed it, put something else in its place, or changed its length: what
  /// is written to it is lost.
  package var isGone: Bool {
    guard let own = try? open.status(),
      let there = try? Stat(FilePath(text: path), followTargetSymlink: false)
    else { return true }
    return own.inode != there.inode || own.deviceID != there.deviceID || own.size != Int64(length)
  }

  /// Waits until everything is on the disk.
  package func synchronize() { try? open.synchronizeBytes() }

  /// Puts this file in the place of another, under its name, once it is on the disk; false where
  /// something else, such as a folder, stands there.
  package func replace(_ other: JournalFile) -> Bool { move(to: other.path) }

  /// Gives this file a name, once it is on the disk.
  package func move(to new: String) -> Bool {
    do throws(Errno) {
      try open.synchronizeBytes()
      try FilePath(text: path).rename(to: FilePath(text: new))
    } catch {
      return false
    }
    path = new
    return true
  }

  /// Removes the file.
  package func remove() { try? FilePath(text: path).remove() }
}
