internal import BidiAlgorithm
internal import FoundationEssentials
internal import Glibc
internal import SystemPackage
package import TextModel
internal import UnicodeData

/// What is remembered of a file beside its text: the directions that were pinned, and what features
/// want to know.
///
/// One file for each text, `KEY.session`, in the ``StateFolder``. Pins count only while the text's
/// own file is the one they were written for: those of a text that another program has changed
/// would stand at wrong paragraphs. What features know they hold against the text themselves.
package struct SessionStore {
  package let folder: StateFolder
  /// The most files of which something is remembered; then those that were left first are
  /// forgotten, but no pins.
  private let most: Int

  private static let suffix = ".session"
  private static let longest = 1 << 24

  /// What is remembered in a folder, of so many files.
  package init(folder: StateFolder, atMost most: Int = 500) {
    (self.folder, self.most) = (folder, most)
  }

  /// A pinned paragraph.
  private struct Pin: Codable {
    var paragraph: Int
    var direction: String
    /// Whether markup set it; nil where nobody said that.
    var isFromMarkup: Bool?
    /// Whether markup has it by default; nil where nobody said that.
    var isDefault: Bool?
  }

  private struct Saved: Codable {
    var path: String
    var size: Int
    /// When the text's file was written, in nanoseconds since 1970.
    var time: Int
    var pins: [Pin]
    /// What features want to know again.
    var memory: [String: String]?
  }

  /// Keeps a session's pins and what is remembered, or forgets them where there are none. What
  /// cannot be kept is left: nothing of the text is lost.
  ///
  /// - Parameters:
  ///   - session: the text.
  ///   - isSaved: whether it is as it stands in the file; if not, pins stay as they were kept.
  ///   - memory: what features want to know again; nil leaves what they wanted before.
  ///   - path: the text's file.
  package func keep(
    _ session: EditingSession, isSaved: Bool = true, memory: [String: String]?, of path: String
  ) {
    let path = StateFolder.absolute(path)
    guard let stamp = Self.stamp(path) else { return }
    let former = saved(of: path)
    var next =
      former ?? Saved(path: path, size: stamp.size, time: stamp.time, pins: [], memory: nil)
    if isSaved {
      (next.size, next.time) = (stamp.size, stamp.time)
      next.pins = session.notes.pinned.compactMap { paragraph in
        let note = session.notes[paragraph]
        return note.pinned.map {
          Pin(
            paragraph: paragraph.rawValue, direction: $0.shortName,
            isFromMarkup: note.isFromMarkup ? true : nil, isDefault: note.isDefault ? true : nil)
        }
      }
    }
    if let memory { next.memory = memory.isEmpty ? nil : memory }
    write(next, to: file(path))
    if former == nil { forgetOldest() }
  }

  /// Pins again what was pinned when the file was last left.
  ///
  /// - Returns: what features wanted to know again; the file may have changed since.
  package func restore(_ session: inout EditingSession, of path: String) -> [String: String] {
    let path = StateFolder.absolute(path)
    guard let saved = saved(of: path) else { return [:] }
    if let stamp = Self.stamp(path), saved.size == stamp.size, saved.time == stamp.time {
      for pin in saved.pins where (0..<session.document.paragraphCount).contains(pin.paragraph) {
        let index = ParagraphIndex(pin.paragraph)
        session.remember(
          TextDirection(shortName: pin.direction) ?? .leftToRight, of: index,
          isFromMarkup: pin.isFromMarkup ?? false, isDefault: pin.isDefault ?? false)
      }
    }
    return saved.memory ?? [:]
  }

  /// Forgets what features wanted to know of any file; pins stay.
  package func forget() {
    for file in files { drop(file) }
  }

  // MARK: - Files

  private var files: [String] {
    folder.names.filter { $0.hasSuffix(Self.suffix) }.map { folder.path + "/" + $0 }
  }

  private func file(_ path: String) -> String {
    "\(folder.path)/\(StateFolder.key(path))\(Self.suffix)"
  }

  private func saved(of path: String) -> Saved? {
    read(file(path)).flatMap { Exact($0.path) == Exact(path) ? $0 : nil }
  }

  private func read(_ file: String) -> Saved? {
    guard let bytes = try? TextFile.read(file, atMost: Self.longest, isOurs: true) else {
      return nil
    }
    return try? JSONDecoder().decode(Saved.self, from: Data(bytes))
  }

  private func write(_ saved: Saved, to file: String) {
    guard !saved.pins.isEmpty || saved.memory != nil else {
      try? FilePath(text: file).remove()
      return
    }
    guard let json = try? JSONEncoder().encode(saved) else { return }
    folder.make()
    try? TextFile.replace(file, isPrivate: true) { $0.write(json) }
  }

  /// Drops what features know of a file; one that cannot be read holds nothing.
  private func drop(_ file: String) {
    guard var saved = read(file) else {
      try? FilePath(text: file).remove()
      return
    }
    saved.memory = nil
    write(saved, to: file)
  }

  private func forgetOldest() {
    let files = files
    guard files.count > most else { return }
    let byAge = files.map { (file: $0, time: Self.stamp($0)?.time ?? 0) }.sorted {
      $0.time < $1.time
    }
    var left = files.count - most
    for (file, _) in byAge where left > 0 && read(file)?.pins.isEmpty ?? true {
      try? FilePath(text: file).remove()
      left -= 1
    }
  }

  private static func stamp(_ path: String) -> (size: Int, time: Int)? {
    guard let status = try? Stat(FilePath(text: path)) else { return nil }
    return (
      Int(status.size), status.st_mtim.tv_sec * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    )
  }
}
