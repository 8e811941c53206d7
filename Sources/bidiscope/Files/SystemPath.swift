internal import Glibc
internal import UnicodeData

/// A path as system calls take it.
enum SystemPath {
  /// Calls with the bytes of a path (``UnicodeData/PathText``). No path holds a NUL: such a one is not found.
  static func call<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let bytes = PathText.bytes(path)
    let path = bytes.contains(0) ? [0] : bytes + [0]
    return path.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
    }
  }

  /// The path that a system call gave.
  static func text(_ path: UnsafePointer<CChar>) -> String {
    let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path))
    return PathText.of(bytes)
  }
}
