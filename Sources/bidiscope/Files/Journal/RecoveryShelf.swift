internal import TextModel

/// The journals in the state folder.
struct RecoveryShelf {
  let folder: StateFolder

  /// All of them, the latest first. Each that nobody writes is held until it is let go.
  func all() -> [Recovery] {
    journals().compactMap { Recovery(file: $0) }.sorted { $0.time > $1.time }
  }

  /// Those that nobody writes and that are of a text.
  ///
  /// - Parameters:
  ///   - path: the text's file, as every working folder sees it; nil for a text without one.
  ///   - text: its bytes, asked for where there is a journal at all.
  /// - Returns: the latest first.
  ///
  /// What gives the text as it already is has nothing to recover, and is removed.
  func find(path: String?, bytes text: () -> [UInt8]) -> [Recovery] {
    let found = all().filter { !$0.isOpen }
    guard !found.isEmpty else { return [] }
    let path = path.map { StateFolder.bytes(of: $0) }
    let bytes = text()
    return found.filter { recovery in
      guard isOf(path, bytes, recovery) else { return false }
      guard recovery.contents.document(file: { bytes })?.encoded() == bytes else { return true }
      recovery.remove()
      return false
    }
  }

  /// Whether a journal is of a text: of a file by its name, and by its bytes where the file has another name now, or
  /// there was none.
  private func isOf(_ path: [UInt8]?, _ bytes: [UInt8], _ recovery: Recovery) -> Bool {
    let header = recovery.contents.header
    if header.path == path, path != nil { return true }
    // A file that is still there has its text for itself.
    if let name = recovery.path, TextFile.stamp(name) != nil { return false }
    // Every new text begins empty, so that tells nothing of two files.
    if header.count == 0 { return path == nil && header.path == nil && bytes.isEmpty }
    return recovery.contents.isBase(bytes)
  }

  private func journals() -> [String] {
    folder.names.filter { $0.hasSuffix(".journal") }.map { "\(folder.path)/\($0)" }
  }
}
