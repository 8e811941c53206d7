internal import Glibc
package import SystemPackage

/// An open file, closed at the end of this value's life; and what swift-system has no calls for.
package struct OpenFile: ~Copyable {
  package let descriptor: FileDescriptor

  /// Opens a file; no program that is started inherits it.
  package init(
    _ path: FilePath, _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions = [], permissions: FilePermissions? = nil
  ) throws(Errno) {
    descriptor = try Errno.only {
      try FileDescriptor.open(
        path, mode, options: options.union(.closeOnExec), permissions: permissions)
    }
  }

  /// Makes a file of a name that there is not yet, for its owner alone.
  ///
  /// - Parameters:
  ///   - beginning: how its path begins, as text; six characters follow.
  ///   - path: takes its path.
  /// - Returns: the file, open to read and write.
  /// - Throws: why there can be none.
  package static func temporary(
    _ beginning: String, path: inout FilePath
  ) throws(Errno) -> OpenFile {
    for _ in 0..<100 {
      path = FilePath(text: beginning + sixCharacters())
      do {
        return try OpenFile(
          path, .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
      } catch .fileExists {
        continue
      }
    }
    throw .fileExists
  }

  /// Makes a file without a name, which is gone when the process ends.
  ///
  /// - Parameter folder: whose file system it is on.
  /// - Returns: the file, open for reading and writing.
  /// - Throws: why there can be none, as on file systems that have none such.
  static func unnamed(in folder: String) throws(Errno) -> OpenFile {
    try OpenFile(
      FilePath(text: folder), .readWrite, options: .unnamed, permissions: .ownerReadWrite)
  }

  /// Gives a file without a name one that there is not yet.
  ///
  /// - Parameters:
  ///   - beginning: how its path begins, as text; six characters follow.
  ///   - path: takes its path.
  /// - Throws: why it can have none.
  func name(_ beginning: String, path: inout FilePath) throws(Errno) {
    for _ in 0..<100 {
      path = FilePath(text: beginning + Self.sixCharacters())
      do {
        let own = "/proc/self/fd/\(descriptor.rawValue)"
        let new = path
        return try Errno.check {
          unsafe new.withPlatformString {
            unsafe linkat(AT_FDCWD, own, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
          }
        }
      } catch .fileExists {
        continue
      }
    }
    throw .fileExists
  }

  private static func sixCharacters() -> Substring {
    String(UInt32.random(in: 0x4000_0000...UInt32.max), radix: 36).suffix(6)
  }

  deinit { try? descriptor.close() }

  /// What the system knows of the file.
  package func status() throws(Errno) -> Stat { try Stat(descriptor) }

  /// Takes the file's lock, or throws ``SystemPackage/Errno/wouldBlock`` where another process has
  /// it.
  ///
  /// - Parameter patience: how often it is tried again, every two milliseconds: whoever only looks
  ///   whether somebody has it takes it for a moment.
  /// - Throws: why there is no lock.
  package func lock(patience: Int = 0) throws(Errno) {
    for _ in 0..<patience {
      if flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 { return }
      guard Errno(rawValue: errno) == .wouldBlock else { break }
      usleep(2000)
    }
    try Errno.check { flock(descriptor.rawValue, LOCK_EX | LOCK_NB) }
  }

  /// Finds out whether a process has the file's lock, without being in the way of others who look;
  /// throws ``SystemPackage/Errno/wouldBlock`` where one has.
  package func testLock() throws(Errno) {
    try Errno.check { flock(descriptor.rawValue, LOCK_SH | LOCK_NB) }
    try Errno.check { flock(descriptor.rawValue, LOCK_UN) }
  }

  /// Whether it begins with some bytes.
  package func begins(with bytes: [UInt8]) -> Bool {
    let read = try? unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = try unsafe descriptor.read(
        fromAbsoluteOffset: 0, into: UnsafeMutableRawBufferPointer(buffer))
    }
    return read == bytes
  }

  /// Waits until all of it is on the disk.
  package func synchronize() throws(Errno) { try Errno.check { fsync(descriptor.rawValue) } }

  /// Waits until its bytes are on the disk.
  package func synchronizeBytes() throws(Errno) {
    try Errno.check { fdatasync(descriptor.rawValue) }
  }

  /// Changes what its owner, its group and others may do.
  package func change(_ permissions: FilePermissions) throws(Errno) {
    try Errno.check { fchmod(descriptor.rawValue, permissions.rawValue) }
  }

  /// Gives it to the owner and the group of another file.
  package func changeOwner(as other: Stat) throws(Errno) {
    try Errno.check { fchown(descriptor.rawValue, other.userID.rawValue, other.groupID.rawValue) }
  }

  /// Cuts it to so many bytes, or fills it up to them.
  package func resize(to count: Int) throws(Errno) {
    try Errno.only { try descriptor.resize(to: Int64(count)) }
  }

  /// Writes all bytes from an offset on.
  package func write(_ bytes: some Sequence<UInt8>, at offset: Int) throws(Errno) {
    _ = try Errno.only { try descriptor.writeAll(toAbsoluteOffset: Int64(offset), bytes) }
  }
}

extension FileDescriptor {
  /// Reads once, as many bytes as fit.
  ///
  /// - Returns: how many came; 0 at the end.
  package func read(into bytes: inout [UInt8]) throws(Errno) -> Int {
    try Errno.only {
      try unsafe bytes.withUnsafeMutableBytes { try unsafe read(into: $0) }
    }
  }

  /// The bytes from an offset on, so many at most; fewer where the file ends before.
  package func bytes(from offset: Int, atMost limit: Int) throws(Errno) -> [UInt8] {
    try Errno.only {
      try unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        while count < limit {
          let rest = unsafe UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let read = try unsafe read(fromAbsoluteOffset: Int64(offset + count), into: rest)
          if read == 0 { break }
          count += read
        }
      }
    }
  }
}

extension FileDescriptor.OpenOptions {
  /// Makes a file without a name in a folder: O_TMPFILE, which the C library's header gives no
  /// Swift name.
  static let unnamed = FileDescriptor.OpenOptions(rawValue: 0o20_200_000)
  /// Does not make a terminal that is opened the process's own.
  package static let noTerminal = FileDescriptor.OpenOptions(rawValue: O_NOCTTY)
}
