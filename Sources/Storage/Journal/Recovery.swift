internal import Glibc
internal import SystemPackage
package import TextModel
internal import UnicodeData

/// A journal that was left behind, or that another process writes.
package final class Recovery {
  package let file: String
  package let contents: JournalContents
  /// Whether a process writes it now.
  package let isOpen: Bool
  private var held: OpenFile?

  /// Reads a journal; nil where the file is none.
  ///
  /// - Parameters:
  ///   - file: its path.
  ///   - isToBeHeld: whether the lock of a journal that nobody writes is held as long as this is
  ///     there, so that no other process takes it. Else nobody is kept from it: many may look at
  ///     once.
  ///   - isWanted: whether it is wanted, by its header; the rest of another is not read.
  package init?(
    file: String, isToBeHeld: Bool = true, where isWanted: (JournalHeader) -> Bool = { _ in true }
  ) {
    // Where nothing may be written, it can be read all the same.
    func open(_ mode: FileDescriptor.AccessMode) -> OpenFile? {
      try? OpenFile(FilePath(text: file), mode, options: [.noFollow, .nonBlocking])
    }
    guard let opened = open(.readWrite) ?? open(.readOnly),
      opened.begins(with: JournalRecord.mark),
      let outline = JournalOutline(of: opened), isWanted(outline.header)
    else { return nil }
    var isLocked = true
    var isRefused = false
    do throws(Errno) {
      if isToBeHeld { try opened.lock(patience: 20) } else { try opened.testLock() }
    } catch {
      isLocked = false
      isRefused = error == .wouldBlock
    }
    // Before its lock was taken somebody may have written more.
    guard let outline = JournalOutline(of: opened),
      outline.length <= JournalFile.longest,
      let bytes = try? opened.descriptor.bytes(from: 0, atMost: outline.length),
      let contents = JournalContents(bytes)
    else { return nil }
    self.file = file
    self.contents = contents
    // Where the file system knows no locks, the owner is looked for.
    if !isLocked, !isRefused { isLocked = contents.header.owner.isRunning == false }
    isOpen = !isLocked
    if isLocked, isToBeHeld { held = consume opened }
  }

  /// What the user calls it by.
  package var name: String { Self.name(ofFile: file) }

  /// What the user calls a journal by.
  package static func name(ofFile file: String) -> String {
    let parts = file.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 2]) : file
  }

  /// The text's file as text; nil for a text without one.
  package var path: String? { contents.header.path.map { PathText.of($0) } }

  /// When the last edit was kept, in seconds since 1970.
  package var time: Int {
    (try? Stat(FilePath(text: file)))?.st_mtim.tv_sec ?? contents.header.time
  }

  /// The text that was lost, from the journal, or with the help of its file.
  package func document(in path: String? = nil) -> Document? {
    contents.document { (path ?? self.path).flatMap { try? TextFile.read($0) } }
  }

  /// Whether the text's file is as it was before the edits.
  package func isOfItsFile() -> Bool {
    guard let bytes = path.flatMap({ try? TextFile.read($0) }) else { return false }
    return contents.isBase(bytes)
  }

  /// Whether the text is known only with the help of its file as it is now.
  package var needsItsFile: Bool { contents.text == nil && contents.base == nil }

  /// The open file with its lock, for whoever goes on with it.
  package func takeFile() -> OpenFile? { held.take() }

  /// Removes it for good.
  package func remove() { try? FilePath(text: file).remove() }

  /// Whether it could not be removed.
  package var isThere: Bool { (try? Stat(FilePath(text: file))) != nil }
}
