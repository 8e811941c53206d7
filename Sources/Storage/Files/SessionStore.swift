internal import BidiAlgorithm
internal import FoundationEssentials
internal import Glibc
internal import SystemPackage
package import TextModel

/// What is remembered of a file beside its text: the directions that were pinned, and what features
/// want to know.
///
/// One file for each text, `KEY.session`, in the ``StateFolder``. It counts only while the text's
/// own file is the one it was written for: pins of a text that another program has changed would
/// stand at wrong paragraphs.
package struct SessionStore {
  package let folder: StateFolder

  /// What is remembered in a folder.
  package init(folder: StateFolder) { self.folder = folder }

  /// A pinned paragraph.
  private struct Pin: Codable {
    var paragraph: Int
    var direction: String
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

  /// Keeps a session's pins and what is remembered, or forgets them where there are none.
  ///
  /// The document must be as it stands in the file. What cannot be kept is left: nothing of the
  /// text is lost.
  package func keep(_ session: EditingSession, memory: [String: String], of path: String) {
    let path = StateFolder.absolute(path)
    guard let (size, time) = Self.stamp(path) else { return }
    let pins = session.notes.pinned.compactMap { paragraph in
      session.notes[paragraph].pinned.map {
        Pin(paragraph: paragraph.rawValue, direction: $0.shortName)
      }
    }
    guard !pins.isEmpty || !memory.isEmpty else {
      try? FilePath(text: file(path)).remove()
      return
    }
    let saved = Saved(
      path: path, size: size, time: time, pins: pins, memory: memory.isEmpty ? nil : memory)
    guard let json = try? JSONEncoder().encode(saved) else { return }
    folder.make()
    try? TextFile.replace(file(path), isPrivate: true) { $0.write(json) }
  }

  /// Pins again what was pinned when the file was last left.
  ///
  /// - Returns: what features wanted to know again.
  package func restore(_ session: inout EditingSession, of path: String) -> [String: String] {
    let path = StateFolder.absolute(path)
    guard let bytes = try? TextFile.read(file(path), atMost: 1 << 24, isOurs: true),
      let saved = try? JSONDecoder().decode(Saved.self, from: Data(bytes)),
      let (size, time) = Self.stamp(path), saved.path == path, saved.size == size,
      saved.time == time
    else { return [:] }
    for pin in saved.pins where (0..<session.document.paragraphCount).contains(pin.paragraph) {
      let index = ParagraphIndex(pin.paragraph)
      session.remember(
        TextDirection(shortName: pin.direction) ?? .leftToRight, of: index)
    }
    return saved.memory ?? [:]
  }

  private func file(_ path: String) -> String {
    "\(folder.path)/\(StateFolder.key(path)).session"
  }

  private static func stamp(_ path: String) -> (size: Int, time: Int)? {
    guard let status = try? Stat(FilePath(text: path)) else { return nil }
    return (
      Int(status.size), status.st_mtim.tv_sec * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    )
  }
}
