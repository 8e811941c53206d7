internal import TextModel

/// The journals in the state folder.
struct RecoveryShelf {
  let folder: StateFolder

  /// All of them, the latest first. Each that nobody writes is held until it is let go.
  func all() -> [Recovery] {
    journals().compactMap { Recovery(file: $0) }.sorted { $0.time > $1.time }
  }

  /// Those that nobody writes and that are of a text: of a file by its name, of whatever text by its bytes.
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
    var digest: [UInt8]?
    return found.filter { recovery in
      let header = recovery.contents.header
      if header.path != path {
        // The file may have another name now; of a text without a file there is no other sign.
        guard header.count == bytes.count else { return false }
        if digest == nil { digest = SHA256.digest(bytes) }
        guard digest == header.digest else { return false }
      }
      guard recovery.contents.document(file: { bytes })?.encoded() == bytes else { return true }
      recovery.remove()
      return false
    }
  }

  private func journals() -> [String] {
    folder.names.filter { $0.hasSuffix(".journal") }.map { "\(folder.path)/\($0)" }
  }
}
