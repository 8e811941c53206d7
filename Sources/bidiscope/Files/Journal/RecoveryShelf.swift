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
  ///   - bytes: its bytes, asked for as often as they are needed.
  /// - Returns: the latest first.
  ///
  /// What gives the text as it already is has nothing to recover, and is removed.
  func find(path: String?, bytes: () -> [UInt8]) -> [Recovery] {
    let path = path.map { StateFolder.bytes(of: $0) }
    return held { isOf(path, bytes, $0) }.filter { recovery in
      guard recovery.contents.document(file: bytes)?.encoded() == bytes() else { return true }
      recovery.remove()
      return false
    }.sorted { $0.time > $1.time }
  }

  /// Keeps whole what was left of a file and is known only with its help, before the file changes.
  ///
  /// - Parameter path: the file, as every working folder sees it.
  func keepWhole(of path: String) {
    let name = StateFolder.bytes(of: path)
    for recovery in held(where: { $0.needsItsFile && $0.contents.header.path == name }) {
      guard let bytes = try? TextFile.read(path),
        let document = recovery.contents.document(file: { bytes })
      else { continue }
      let base = JournalBase(
        document: Document(bytes: bytes), path: path, limit: 0, isAsOpened: true)
      let writer = JournalWriter(folder: folder, base: base)
      writer.adopt(recovery, path: path)
      writer.compact(document)
    }
  }

  /// Those that nobody writes and that are wanted, each held as long as it is there.
  private func held(where isWanted: (Recovery) -> Bool) -> [Recovery] {
    func wanted(_ file: String, isToBeHeld: Bool) -> Recovery? {
      Recovery(file: file, isToBeHeld: isToBeHeld).flatMap {
        !$0.isOpen && isWanted($0) ? $0 : nil
      }
    }
    return journals().compactMap { file in
      // Looked at first: what is not wanted stays free for a process that wants it.
      wanted(file, isToBeHeld: false) == nil ? nil : wanted(file, isToBeHeld: true)
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
