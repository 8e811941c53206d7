internal import CNcurses
internal import Glibc

/// The unsaved text that a crash writes, in memory that stays where it is.
struct RecoveryBuffer {
  private var path: UnsafeMutablePointer<CChar>?
  private var bytes: UnsafeMutablePointer<UInt8>?

  /// Keeps a copy of the contents, or of nothing. O(*n*).
  mutating func keep(path newPath: String, contents: [UInt8]?) {
    guard let contents, let pathCopy = strdup(newPath) else { return clear() }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, contents.count))
    contents.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { copy.update(from: base, count: source.count) }
    }
    cncurses_set_recovery(pathCopy, copy, contents.count)
    release()
    path = pathCopy
    bytes = copy
  }

  mutating func clear() {
    cncurses_set_recovery(nil, nil, 0)
    release()
  }

  private mutating func release() {
    if let path { free(path) }
    bytes?.deallocate()
    path = nil
    bytes = nil
  }
}
