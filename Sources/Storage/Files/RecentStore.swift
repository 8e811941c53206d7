internal import FoundationEssentials
internal import SystemPackage
package import Wording

/// The paths of the files that were opened last, the newest first: `recent.json` in the
/// ``StateFolder``.
package struct RecentStore: Sendable {
  /// The most paths that are kept.
  package static let most = 50
  /// The longest path that is taken from the file, in bytes: what Linux opens.
  private static let longestPath = 4096
  private static let longest = 1 << 20

  package let folder: StateFolder

  /// The list in a folder.
  package init(folder: StateFolder) { self.folder = folder }

  private var file: String { folder.path + "/recent.json" }

  /// The paths; none where the list is not there or is none. Whoever can write the file may have
  /// written anything: what is no whole path is passed over.
  package func read() -> [String] {
    guard let bytes = try? TextFile.read(file, atMost: Self.longest, isOurs: true),
      let paths = try? JSONDecoder().decode([String].self, from: Data(bytes))
    else { return [] }
    return Self.bounded(
      paths.filter { $0.hasPrefix("/") && $0.utf8.count <= Self.longestPath && !$0.contains("\0") })
  }

  /// Puts files before all others, the first of them at the front; what is no regular file is left
  /// out. A list that cannot be written stays as it is.
  package func add(_ paths: [String]) {
    let known = read()
    let new = paths.map { StateFolder.absolute($0) }.filter {
      (try? Stat(FilePath(text: $0)))?.type == .regular
    }
    let next = Self.bounded(new + known)
    guard next != known, let json = try? JSONEncoder().encode(next) else { return }
    folder.make()
    try? TextFile.replace(file, isPrivate: true) { $0.write(json) }
  }

  /// Removes the list; why it cannot be removed, where it is there.
  package func forget() -> Words? {
    do throws(Errno) {
      try FilePath(text: file).remove()
      return nil
    } catch {
      return error == .noSuchFileOrDirectory ? nil : FileFailure(file, error).reason
    }
  }

  /// Each path once, by its bytes, and no more than are kept.
  private static func bounded(_ paths: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return Array(paths.filter { seen.insert(StateFolder.bytes(of: $0)).inserted }.prefix(most))
  }
}
