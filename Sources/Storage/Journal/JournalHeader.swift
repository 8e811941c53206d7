/// The beginning of a journal: whose it is, and of which text.
package struct JournalHeader: Equatable {
  /// The process that writes it.
  package var owner: ProcessIdentity
  /// The text's file, as bytes; nil for a text without one.
  package var path: [UInt8]?
  /// When the journal was begun, in seconds since 1970.
  package var time: Int
  /// The SHA-256 of the text's file before the edits, or nothing where it was not known yet, and
  /// its length in bytes.
  package var digest: [UInt8]
  package var count: Int
  /// Whether the file's bytes follow.
  package var keepsBase: Bool
  /// The file's bytes without its text: a byte order mark, and the last byte of a UTF-16 file that
  /// is half a unit.
  package var frame: [UInt8]

  package init(
    owner: ProcessIdentity, path: [UInt8]?, time: Int, digest: [UInt8], count: Int,
    keepsBase: Bool, frame: [UInt8]
  ) {
    self.owner = owner
    self.path = path
    self.time = time
    self.digest = digest
    self.count = count
    self.keepsBase = keepsBase
    self.frame = frame
  }

  package init?(_ payload: ArraySlice<UInt8>) {
    var source = ByteSource(payload)
    guard let process = source.number(), let boot = source.counted(),
      let namespace = source.number(), let start = source.number(), let hasPath = source.number(),
      let path = source.counted(), let time = source.number(), let digest = source.counted(),
      let count = source.number(), let keepsBase = source.number(), let frame = source.counted(),
      source.isAtEnd
    else { return nil }
    owner = ProcessIdentity(
      process: Int32(truncatingIfNeeded: process), boot: boot, namespace: namespace, start: start)
    self.path = hasPath == 1 ? path : nil
    self.time = time
    self.digest = digest
    self.count = count
    self.keepsBase = keepsBase == 1
    self.frame = frame
  }

  package var bytes: [UInt8] {
    var sink = ByteSink()
    sink.number(Int(owner.process))
    sink.counted(owner.boot)
    sink.number(owner.namespace)
    sink.number(owner.start)
    sink.number(path == nil ? 0 : 1)
    sink.counted(path ?? [])
    sink.number(time)
    sink.counted(digest)
    sink.number(count)
    sink.number(keepsBase ? 1 : 0)
    sink.counted(frame)
    return sink.bytes
  }
}
