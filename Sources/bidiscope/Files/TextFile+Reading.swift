package import Explorer
internal import Glibc

/// Reading and writing whole files, by system calls alone: Foundation would take its time at every start.
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
  ///   - isOurs: whether it can only be a regular file; anything else is refused, and not waited for.
  /// - Returns: the bytes.
  /// - Throws: why it cannot be read, or that it is too long.
  package static func read(
    _ path: String, atMost limit: Int = longest, isOurs: Bool = false
  ) throws(FileFailure) -> [UInt8] {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isOurs ? O_NONBLOCK : 0)
    let descriptor = SystemPath.call(path) { open($0, flags) }
    guard descriptor >= 0 else { throw FileFailure(path, errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor, path, limit, isOurs)
  }

  /// The bytes of the standard input, to its end.
  package static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try read(STDIN_FILENO, "standard input", longest, false)
  }

  /// What tells whether a file is still as it is now; nil where there is none.
  package static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard SystemPath.call(path, { stat($0, &status) }) == 0 else { return nil }
    let changed = status.st_mtim
    return FileStamp([
      Int(bitPattern: UInt(status.st_dev)), Int(bitPattern: UInt(status.st_ino)),
      Int(status.st_size), changed.tv_sec, changed.tv_nsec,
    ])
  }

  private static func read(
    _ descriptor: Int32, _ path: String, _ limit: Int, _ isOurs: Bool
  ) throws(FileFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure(path, errno: EISDIR) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard isRegular || !isOurs else { throw FileFailure(path, "not a regular file") }
    guard Int(status.st_size) <= limit else {
      throw FileFailure(path, "longer than \(words(limit)), the limit")
    }
    let most = min(limit, isRegular && status.st_size > 0 ? longest : longestStream)
    // One byte more than the file should have, so that its end is met without another allocation.
    var capacity = isRegular ? Int(status.st_size) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (next, isAtEnd) = try append(to: bytes, upTo: capacity, descriptor, path)
      bytes = next
      if bytes.count > most {
        throw FileFailure(path, "no end after \(words(most)), the limit")
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
    to bytes: [UInt8], upTo capacity: Int, _ descriptor: Int32, _ path: String
  ) throws(FileFailure) -> (bytes: [UInt8], isAtEnd: Bool) {
    var failure: Int32 = 0
    var isAtEnd = false
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      _ = buffer.initialize(from: bytes)
      count = bytes.count
      while count < capacity {
        let got = Glibc.read(descriptor, buffer.baseAddress! + count, capacity - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        isAtEnd = got == 0
        guard got > 0 else { return }
        count += got
      }
    }
    guard failure == 0 else { throw FileFailure(path, errno: failure) }
    return (result, isAtEnd)
  }
}
