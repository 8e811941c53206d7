package import UnicodeData
package import Wording

/// What a folder holds, by names in their order.
package struct FolderListing: Hashable, Sendable {
  /// A name in it.
  package struct Entry: Hashable, Sendable {
    @Exact package var name: String
    package var isFolder: Bool

    /// A name in a folder.
    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The folder as it was typed, with its last slash; empty for the one that the program runs in.
  @Exact package var folder: String
  package var entries: [Entry]
  /// Why names are missing; nil where none are.
  package var notice: Words?

  /// The names of a folder.
  package init(folder: String, entries: [Entry], notice: Words? = nil) {
    self.folder = folder
    self.entries = entries
    self.notice = notice
  }

  /// The entries that complete a beginning, in any case: first those that begin with it, then those
  /// that contain it. Names that begin with a dot only where the beginning does. O(*n*).
  package func completions(of beginning: String) -> [Entry] {
    let wanted = beginning.lowercased()
    var (begun, held): ([Entry], [Entry]) = ([], [])
    for entry in entries where !entry.name.hasPrefix(".") || wanted.hasPrefix(".") {
      let name = entry.name.lowercased()
      if name.hasPrefix(wanted) {
        begun.append(entry)
      } else if name.contains(wanted) {
        held.append(entry)
      }
    }
    return begun + held
  }
}
