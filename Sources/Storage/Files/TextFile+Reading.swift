internal import Glibc
internal import SystemPackage
package import TextModel
internal import Wording

/// Reading and writing whole files, by system calls alone: Foundation would take its time at every
/// start.
package enum TextFile {
  /// The longest file that is opened, in bytes.
  package static let longest = 1 << 30
  /// The most that is read from what says no length: a pipe, a device.
  package static let longestStream = 1 << 28

  /// The bytes of a file; of a pipe or a device, all that comes from it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: the most bytes that it may have.
  ///   - isOurs: whether it can only be a regular file; anything else is refused, and not waited
  ///     for.
  /// - Returns: the bytes.
  /// - Throws: why it cannot be read, or that it is too long.
  package static func read(
    _ path: String, atMost limit: Int = longest, isOurs: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    let file = try FileFailure.of(path) { () throws(Errno) in
      try OpenFile(
        FilePath(text: path), .readOnly,
        options: isOurs ? [.noTerminal, .nonBlocking] : .noTerminal)
    }
    return try read(file.descriptor, path, limit, isOurs)
  }

  /// The first bytes of a regular file; anything else is refused, and not waited for.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - count: the most bytes that are read.
  /// - Returns: the bytes.
  /// - Throws: why it cannot be read.
  package static func beginning(
    _ path: String, atMost count: Int
  ) throws(FileFailure) -> [UInt8] {
    let file = try FileFailure.of(path) { () throws(Errno) in
      try OpenFile(FilePath(text: path), .readOnly, options: [.noTerminal, .nonBlocking])
    }
    let status = try FileFailure.of(path) { () throws(Errno) in try Stat(file.descriptor) }
    guard status.type == .regular else { throw FileFailure(path, "not a regular file") }
    return try append(to: [], upTo: count, file.descriptor, path).bytes
  }

  /// The bytes of the standard input, to its end.
  package static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try read(.standardInput, "standard input", longest, false)
  }

  /// What tells whether a file is still as it is now; nil where there is none.
  package static func stamp(_ path: String) -> FileStamp? {
    guard let status = try? Stat(FilePath(text: path)) else { return nil }
    let changed = status.st_mtim
    return FileStamp([
      Int(truncatingIfNeeded: status.deviceID.rawValue),
      Int(truncatingIfNeeded: status.inode.rawValue), Int(status.size), changed.tv_sec,
      changed.tv_nsec,
    ])
  }

  private static func read(
    _ descriptor: FileDescriptor, _ path: String, _ limit: Int, _ isOurs: Bool
  ) throws(FileFailure) -> [UInt8] {
    let status = try FileFailure.of(path) { () throws(Errno) in try Stat(descriptor) }
    guard status.type != .directory else { throw FileFailure(path, .isDirectory) }
    let isRegular = status.type == .regular
    let size = Int(status.size)
    guard isRegular || !isOurs else { throw FileFailure(path, "not a regular file") }
    guard size <= limit else {
      throw FileFailure(path, "longer than \(verbatim: words(limit)), the limit")
    }
    let most = isRegular && size > 0 ? limit : min(limit, longestStream)
    // One byte more than the file should have, so that its end is met without another allocation.
    var capacity = isRegular ? size + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (next, isAtEnd) = try append(to: bytes, upTo: capacity, descriptor, path)
      bytes = next
      if bytes.count > most {
        throw FileFailure(path, "no end after \(verbatim: words(most)), the limit")
      }
      if isAtEnd { return bytes }
      capacity = min(bytes.count * 2, most + 1)
    }
  }

  private static func words(_ limit: Int) -> String {
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where limit >= 1 << shift {
      return "\(limit >> shift) \(unit)"
    }
    return "\(limit) bytes"
  }

  /// The bytes so far and what follows, until a capacity is full or the end is met.
  private static func append(
    to bytes: [UInt8], upTo capacity: Int, _ descriptor: FileDescriptor, _ path: String
  ) throws(FileFailure) -> (bytes: [UInt8], isAtEnd: Bool) {
    var isAtEnd = false
    let result = try FileFailure.of(path) { () throws(Errno) in
      try Errno.only {
        try unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          _ = unsafe buffer.initialize(from: bytes)
          count = bytes.count
          while count < capacity, !isAtEnd {
            let rest = unsafe UnsafeMutableRawBufferPointer(
              rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
            let got = try unsafe descriptor.read(into: rest)
            isAtEnd = got == 0
            count += got
          }
        }
      }
    }
    return (result, isAtEnd)
  }
}
