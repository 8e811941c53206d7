internal import Linting
internal import Storage
internal import SystemPackage

/// The files of a tree in a fixed order, found while they are asked for.
///
/// What `.gitignore` names is left out, and what is hidden; links are not followed, so that none
/// leads in a circle.
struct TreeWalk: Sequence, IteratorProtocol {
  /// A file to be read.
  struct File: Sendable {
    var path: String
    var settings: LintSettings
    /// Whether a user named it, so that it has to be there.
    var isNamed = false
  }

  private struct Level {
    var folder: String
    /// The names that are left, the next one last.
    var names: [String]
    var ignored: IgnoreChain
    var settings: LintSettings
  }

  private var levels: [Level] = []

  /// Folders are entered so deep.
  private static let deepest = 256

  /// The files below a folder.
  ///
  /// - Throws: what is wrong in a file of settings.
  init(_ folder: String) throws {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    try push(root, IgnoreChain(root: root), LintSettings.above(root))
  }

  private mutating func push(
    _ folder: String, _ ignored: IgnoreChain, _ settings: LintSettings
  ) throws {
    var ignored = ignored
    ignored.enter(folder)
    let settings = try LintSettings.own(of: folder) ?? settings
    let names = FilePath(text: folder).names.filter { !$0.hasPrefix(".") }
    levels.append(
      Level(
        folder: folder,
        names: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.reversed(),
        ignored: ignored, settings: settings))
  }

  /// What is wrong in a file of settings that the walk met; it ends there.
  private(set) var failure: (any Error)?

  mutating func next() -> File? {
    while failure == nil, !levels.isEmpty {
      let top = levels.count - 1
      guard let name = levels[top].names.popLast() else {
        levels.removeLast()
        continue
      }
      let folder = levels[top].folder
      let path = folder == "/" ? "/" + name : folder == "." ? name : folder + "/" + name
      // What is gone in the meantime is passed over.
      guard let status = try? Stat(FilePath(text: path), followTargetSymlink: false) else {
        continue
      }
      let isFolder = status.type == .directory
      let ignored = levels[top].ignored
      if ignored.leavesOut(folder == "." ? "./" + path : path, isFolder: isFolder) { continue }
      let settings = levels[top].settings
      if settings.leavesOut(path) { continue }
      if isFolder {
        guard levels.count < Self.deepest else { continue }
        do { try push(path, ignored, settings) } catch { failure = error }
      } else if status.type == .regular {
        return File(path: path, settings: settings)
      }
    }
    return nil
  }
}
