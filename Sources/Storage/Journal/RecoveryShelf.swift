internal import TextModel
internal import UnicodeData

/// The journals in the state folder.
package struct RecoveryShelf {
  package let folder: StateFolder

  /// The journals of a folder.
  package init(folder: StateFolder) { self.folder = folder }

  /// All of them that a process writes or that have something to recover, the latest first.
  package func all() -> [Recovery] {
    journals().compactMap(seen).sorted { $0.time > $1.time }
  }

  private func seen(_ file: String) -> Recovery? {
    Recovery(file: file, isToBeHeld: false).flatMap { $0.isOpen || !$0.contents.isEmpty ? $0 : nil }
  }

  /// One of them by its name; held as long as it is there, where nobody writes it.
  package func find(name: String) -> Recovery? {
    journals().filter { Recovery.name(ofFile: $0) == name }
      .compactMap(seen).max { $0.time < $1.time }
      .flatMap { Recovery(file: $0.file) }
  }

  /// Those that nobody writes and that are of a text, each held as long as it is there.
  ///
  /// - Parameters:
  ///   - path: the text's file, as every working folder sees it; nil for a text without one.
  ///   - count: how many bytes it has.
  ///   - bytes: its bytes, asked for as often as they are needed.
  /// - Returns: the latest first.
  ///
  /// What gives the text as it already is, or has no edit, has nothing to recover, and is removed.
  /// Of the journals of other texts no more is read than tells that.
  package func find(path: String?, count: Int, bytes: () -> [UInt8]) -> [Recovery] {
    let path = path.map { StateFolder.bytes(of: $0) }
    lazy var digest = SHA256.digest(bytes())
    let held = held {
      mayBe(of: path, count, $0) { digest }
    } where: { recovery in
      let header = recovery.contents.header
      // Only where the digest was not known yet does more tell than the header.
      return header.path == path && path != nil || count == 0 || !header.digest.isEmpty
        || recovery.contents.isBase(bytes())
    }
    return held.filter { recovery in
      guard
        recovery.contents.isEmpty
          || recovery.contents.document(file: bytes)?.encoded() == bytes()
      else { return true }
      recovery.remove()
      return false
    }.sorted { $0.time > $1.time }
  }

  /// Keeps whole what was left of a file and is known only with its help, before the file changes.
  ///
  /// - Parameter path: the file, as every working folder sees it.
  package func keepWhole(of path: String) {
    let name = StateFolder.bytes(of: path)
    for recovery in held({ $0.path == name }, where: { $0.needsItsFile }) {
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

  /// Those that nobody writes and that are wanted, by their headers and then by all that is in
  /// them, each held as long as it is there.
  private func held(
    _ mayBeWanted: (JournalHeader) -> Bool, where isWanted: (Recovery) -> Bool
  ) -> [Recovery] {
    func wanted(_ file: String, isToBeHeld: Bool) -> Recovery? {
      Recovery(file: file, isToBeHeld: isToBeHeld, where: mayBeWanted).flatMap {
        !$0.isOpen && isWanted($0) ? $0 : nil
      }
    }
    return journals().compactMap { file in
      // Looked at first: what is not wanted stays free for a process that wants it.
      wanted(file, isToBeHeld: false) == nil ? nil : wanted(file, isToBeHeld: true)
    }
  }

  /// Whether a journal may be of a text by its header: of a file by its name, and by its bytes
  /// where the file has another name now, or there was none.
  private func mayBe(
    of path: [UInt8]?, _ count: Int, _ header: JournalHeader, digest: () -> [UInt8]
  ) -> Bool {
    if header.path == path, path != nil { return true }
    guard header.count == count else { return false }
    // A file that is still there has its text for itself.
    if let name = header.path, TextFile.stamp(PathText.of(name)) != nil { return false }
    // Every new text begins empty, so that tells nothing of two files.
    if count == 0 { return path == nil && header.path == nil }
    return header.digest.isEmpty || header.digest == digest()
  }

  private func journals() -> [String] {
    folder.names.filter { $0.hasSuffix(".journal") }.map { "\(folder.path)/\($0)" }
  }
}
