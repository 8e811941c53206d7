internal import Linting
internal import Storage
internal import SystemPackage

/// What the `.gitignore` of a folder and of those above it leave out.
struct IgnoreChain {
  private struct Level {
    /// The folder, as a path that the walk's paths begin with.
    var folder: String
    var patterns: [PathPattern]
  }

  private var levels: [Level] = []

  /// The longest such file, in bytes.
  private static let longest = 1 << 20

  /// The chain of a folder that a walk begins in: its repository's files from the root down.
  init(root folder: String) {
    // What stands above only counts within one repository.
    var above: [String] = []
    var path = folder
    guard let full = try? FilePath(text: folder).resolved() else { return }
    var real = full
    while !Self.isThere(real.appending(".git")) {
      guard real.components.count > 0, above.count < 64 else { return }
      real.removeLastComponent()
      path += "/.."
      above.append(path)
    }
    var relative = ""
    var components = Array(full.components.suffix(above.count).map(\.string))
    for parent in above.reversed() {
      // Patterns above are for paths from there.
      relative = components.joined(separator: "/")
      if let patterns = Self.patterns(in: parent) {
        levels.append(Level(folder: folder, patterns: patterns))
        prefixes.append(relative)
      }
      if !components.isEmpty { components.removeFirst() }
    }
  }

  /// What stands before the walk's paths for each level above its root.
  private var prefixes: [String] = []

  private static func isThere(_ path: FilePath) -> Bool { (try? path.checkAccess(0)) != nil }

  private static func patterns(in folder: String) -> [PathPattern]? {
    let path = folder + "/.gitignore"
    guard isThere(FilePath(text: path)),
      let bytes = try? TextFile.read(path, atMost: longest, isOurs: true)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { PathPattern(line: String($0)) }
  }

  /// Adds what a folder's own file says.
  mutating func enter(_ folder: String) {
    guard let patterns = Self.patterns(in: folder) else { return }
    levels.append(Level(folder: folder, patterns: patterns))
  }

  /// Whether a file or a folder is left out: the last pattern that matches decides.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    for (number, level) in levels.enumerated().reversed() {
      guard path.hasPrefix(level.folder) else { continue }
      var relative = path.dropFirst(level.folder.count)
      while relative.hasPrefix("/") { relative = relative.dropFirst() }
      let before = number < prefixes.count ? prefixes[number] + "/" : ""
      for pattern in level.patterns.reversed()
      where (isFolder || !pattern.isForFolders) && pattern.matches(before + relative) {
        return !pattern.isNegated
      }
    }
    return false
  }
}
