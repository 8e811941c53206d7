/// A file that was opened before.
package struct RecentFile: Hashable, Sendable {
  /// Its whole path.
  package let path: String
  /// Its name and its folder for users.
  package let name: String
  package let folder: String
  /// Whether it is still there.
  package let isThere: Bool

  /// A file that was opened before.
  package init(path: String, name: String, folder: String, isThere: Bool) {
    (self.path, self.name, self.folder, self.isThere) = (path, name, folder, isThere)
  }
}
