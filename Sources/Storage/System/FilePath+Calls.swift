internal import Glibc
package import SystemPackage
internal import UnicodeData

/// Paths as the program has them, and what swift-system has no calls for.
extension FilePath {
  /// The path that a text stands for (``UnicodeData/PathText``), with every byte of it.
  ///
  /// No path holds a NUL: a text with one gives the empty path, which names no file. A slash at the
  /// end asks for a folder.
  package init(text: String) {
    let bytes = PathText.bytes(text)
    let slash = UInt8(ascii: "/")
    self.init(platformString: (bytes.contains(0) ? [] : bytes).map { CChar(bitPattern: $0) } + [0])
    if bytes.last == slash, !bytes.allSatisfy({ $0 == slash }) { append(".") }
  }

  /// The text that stands for it.
  package var text: String { unsafe withPlatformString { unsafe PathText.of(cString: $0) } }

  /// Whether there is no such file, whatever else may keep it from being opened.
  package var isMissing: Bool {
    do throws(Errno) {
      try checkAccess(F_OK)
      return false
    } catch {
      return error == .noSuchFileOrDirectory
    }
  }

  /// Throws where this process may not do something with the file: `F_OK`, `R_OK`, `W_OK`, `X_OK`.
  package func checkAccess(_ mode: Int32) throws(Errno) {
    try Errno.check { unsafe withPlatformString { unsafe access($0, mode) } }
  }

  /// Makes a folder that its owner alone can enter.
  package func makeFolder() throws(Errno) {
    try Errno.check { unsafe withPlatformString { unsafe mkdir($0, 0o700) } }
  }

  /// Gives the file another name, which replaces the file that has it.
  package func rename(to other: FilePath) throws(Errno) {
    try Errno.check {
      unsafe withPlatformString { old in
        unsafe other.withPlatformString { new in unsafe Glibc.rename(old, new) }
      }
    }
  }

  /// Removes the file's name.
  package func remove() throws(Errno) {
    try Errno.check { unsafe withPlatformString { unsafe unlink($0) } }
  }

  /// Where a symbolic link leads.
  package func linkTarget() throws(Errno) -> FilePath {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    try Errno.check {
      unsafe withPlatformString { unsafe Int32(clamping: readlink($0, &target, target.count - 1)) }
    }
    return FilePath(platformString: target)
  }

  /// The same file, without links, from the root.
  package func resolved() throws(Errno) -> FilePath {
    guard let real = unsafe withPlatformString({ unsafe realpath($0, nil) }) else { throw .last }
    defer { unsafe free(real) }
    return unsafe FilePath(platformString: real)
  }

  /// The working folder; nil where it is gone.
  package static var workingFolder: FilePath? {
    guard let working = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(working) }
    return unsafe FilePath(platformString: working)
  }

  /// The names in a folder; none where it cannot be read.
  package var names: [String] {
    guard let folder = unsafe withPlatformString({ unsafe opendir($0) }) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe PathText.of($0.prefix { $0 != 0 })
        })
    }
    return names
  }
}
