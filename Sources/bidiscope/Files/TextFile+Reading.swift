package import Explorer
internal import Glibc

/// Reading and writing whole files, by system calls alone: Foundation would take its time at every start.
package enum TextFile {
  /// The bytes of a file; of a pipe or a device, all that comes from it.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure(path, errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor, path)
  }

  /// The bytes of the standard input, to its end.
  package static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try read(STDIN_FILENO, "standard input")
  }

  /// What tells whether a file is still as it is now; nil where there is none.
  package static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let changed = status.st_mtim
    return FileStamp([
      Int(bitPattern: UInt(status.st_dev)), Int(bitPattern: UInt(status.st_ino)),
      Int(status.st_size), changed.tv_sec, changed.tv_nsec,
    ])
  }

  private static func read(_ descriptor: Int32, _ path: String) throws(FileFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure(path, errno: EISDIR) }
    // One byte more than the file should have, so that its end is met without another allocation.
    var capacity = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (next, isAtEnd) = try append(to: bytes, upTo: capacity, descriptor, path)
      bytes = next
      if isAtEnd { return bytes }
      capacity = bytes.count * 2
    }
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
