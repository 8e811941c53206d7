internal import Glibc
internal import SystemPackage

/// Tells the instances that have one file open from each other: the first has the lock.
///
/// A file in the state folder carries it, because the text's own file is another after each save.
package final class FileLock {
  private let folder: StateFolder
  private let name: String
  private let file: FilePath
  private var held: OpenFile?
  /// The process that has the file open already; nil where this one has the lock, 0 where its
  /// number is not known.
  package private(set) var holder: Int32?

  /// Takes the lock of a text's file, or finds who has it. Where there can be none, nobody is in
  /// the way.
  package init(folder: StateFolder, path: String) {
    self.folder = folder
    name = "\(folder.path)/\(StateFolder.key(StateFolder.absolute(path))).lock"
    file = FilePath(text: name)
    folder.make()
    take()
  }

  /// Tries once more where another process had the file open, or where somebody has removed the
  /// lock.
  package func keep() {
    switch held {
    case .some(let opened): if isStillThere(opened) { return }
    case .none: if holder == nil { return }
    }
    holder = nil
    folder.make()
    take()
  }

  private func take() {
    // A holder that ends removes the file: then what was opened is no longer what stands there. One
    // that only sweeps the folder has it for a moment.
    for round in 0..<8 {
      guard
        let opened = try? OpenFile(
          file, .readWrite, options: [.create, .noFollow, .nonBlocking],
          permissions: .ownerReadWrite)
      else { return }
      do throws(Errno) {
        try opened.lock()
      } catch {
        guard error == .wouldBlock else { return }
        if round < 2 {
          usleep(2000)
          continue
        }
        let text = (try? TextFile.read(name, atMost: 64, isOurs: true)) ?? []
        holder = Int32(String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)) ?? 0
        return
      }
      if isStillThere(opened) {
        try? opened.resize(to: 0)
        try? opened.write("\(getpid())\n".utf8, at: 0)
        held = consume opened
        return
      }
    }
  }

  deinit { release() }

  /// Lets the file go.
  package func release() {
    guard held != nil else { return }
    try? file.remove()
    held = nil
  }

  private func isStillThere(_ opened: borrowing OpenFile) -> Bool {
    guard let own = try? opened.status(), let there = try? Stat(file) else { return false }
    return own.inode == there.inode && own.deviceID == there.deviceID
  }
}
