internal import TextModel

/// The journals in the state folder.
struct RecoveryShelf {
  let folder: StateFolder

  /// All of them, the latest first.
  func all() -> [Recovery] {
    journals().compactMap { Recovery(file: $0, isToBeHeld: false) }.sorted { $0.time > $1.time }
  }

  /// One of them by its name; held as long as it is there, where nobody writes it.
  func find(name: String) -> Recovery? {
    guard let found = all().first(where: { $0.name == name }) else { return nil }
    return Recovery(file: found.file)
  }

  /// Those that nobody writes and that are of a text, each held as long as it is there.
  ///
  /// - Parameters:
  ///   - path: the text's file, as every working folder sees it; nil for a text without one.
  ///   - text: its bytes, asked for where there is a journal at all.
  /// - Returns: the latest first.
  ///
  /// What gives the text as it already is has nothing to recover, and is removed.
  func find(path: String?, bytes text: () -> [UInt8]) -> [Recovery] {
    let path = path.map { StateFolder.bytes(of: $0) }
    var known: [UInt8]?
    func bytes() -> [UInt8] {
      let bytes = known ?? text()
      known = bytes
      return bytes
    }
    func candidate(_ file: String, isToBeHeld: Bool) -> Recovery? {
      guard let recovery = Recovery(file: file, isToBeHeld: isToBeHeld), !recovery.isOpen,
        isOf(path, bytes, recovery)
      else { return nil }
      return recovery
    }
    return journals().compactMap { file in
      // What is of another text stays free for whoever looks for that.
      guard candidate(file, isToBeHeld: false) != nil,
        let recovery = candidate(file, isToBeHeld: true)
      else { return nil }
      guard recovery.contents.document(file: bytes)?.encoded() == bytes() else { return recovery }
      recovery.remove()
      return nil
    }.sorted { $0.time > $1.time }
  }

  /// Keeps whole what was left of a file and is known only with its help, before the file changes.
  ///
  /// - Parameter path: the file, as every working folder sees it.
  func keepWhole(of path: String) {
    let name = StateFolder.bytes(of: path)
    for file in journals() {
      guard let seen = Recovery(file: file, isToBeHeld: false), !seen.isOpen, seen.needsItsFile,
        seen.contents.header.path == name, let recovery = Recovery(file: file), !recovery.isOpen,
        let document = recovery.document()
      else { continue }
      let base = JournalBase(document: document, path: path, limit: 0, isAsOpened: false)
      let writer = JournalWriter(folder: folder, base: base)
      writer.adopt(recovery, path: path)
      writer.compact(document)
    }
  }

  /// Whether a journal is of a text: of a file by its name, and by its bytes where the file has another name now, or
  /// there was none.
  private func isOf(_ path: [UInt8]?, _ bytes: () -> [UInt8], _ recovery: Recovery) -> Bool {
    let header = recovery.contents.header
    if header.path == path, path != nil { return true }
    // A file that is still there has its text for itself.
    if let name = recovery.path, TextFile.stamp(name) != nil { return false }
    // Every new text begins empty, so that tells nothing of two files.
    if header.count == 0 { return path == nil && header.path == nil && bytes().isEmpty }
    return recovery.contents.isBase(bytes())
  }

  private func journals() -> [String] {
    folder.names.filter { $0.hasSuffix(".journal") }.map { "\(folder.path)/\($0)" }
  }
}
