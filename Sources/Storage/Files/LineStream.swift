internal import SystemPackage
internal import Wording

/// The lines of a descriptor as they arrive, however the reads cut them. A file is closed with it.
package final class LineStream {
  private let descriptor: FileDescriptor
  /// Where the lines are not those of the standard input.
  private let file: OpenFile?
  private let path: String
  private var pending: [UInt8] = []
  /// Where the next bytes are read to: enough lines at a time for all processors.
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)

  /// The lines of a file, or of the standard input where there is no path.
  package init(path: String?) throws(FileFailure) {
    self.path = path ?? "standard input"
    guard let path else {
      descriptor = .standardInput
      file = nil
      return
    }
    let opened = try FileFailure.of(path) { () throws(Errno) in
      try OpenFile(FilePath(text: path), .readOnly, options: .noTerminal)
    }
    descriptor = opened.descriptor
    file = consume opened
  }

  /// The lines that have arrived, each without its LF or CR LF, or nil at the end. Waits for more
  /// only if none has; a last line without an end counts as one.
  package func next() throws(FileFailure) -> [ArraySlice<UInt8>]? {
    while true {
      let count = try fill()
      // What was there before has no line's end.
      let fresh = pending.suffix(count)
      guard let end = count == 0 ? pending.endIndex : fresh.lastIndex(of: 0x0A) else { continue }
      if count == 0, pending.isEmpty { return nil }
      let lines = Self.lines(of: Array(pending[..<end]) + [0x0A])
      pending.removeSubrange(..<min(end + 1, pending.endIndex))
      return lines
    }
  }

  /// The lines of bytes, each without its LF or CR LF. What follows the last LF is a line if it is
  /// not empty.
  package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
  }

  /// Reads once; returns how many bytes came.
  private func fill() throws(FileFailure) -> Int {
    let count = try FileFailure.of(path) { () throws(Errno) in
      try descriptor.read(into: &buffer)
    }
    pending.append(contentsOf: buffer[..<count])
    guard pending.count <= TextFile.longestStream else {
      throw FileFailure(path, "a line is longer than 256 MiB, the limit")
    }
    return count
  }
}
