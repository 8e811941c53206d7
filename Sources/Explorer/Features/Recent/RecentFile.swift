package import UnicodeData

/// A file that was opened before.
package struct RecentFile: Hashable, Sendable {
  /// Its whole path.
  @Exact package private(set) var path: String
  /// Its name and its folder for users.
  @Exact package private(set) var name: String
  @Exact package private(set) var folder: String
  /// Whether it is still there.
  package let isThere: Bool

  /// A file that was opened before.
  package init(path: String, name: String, folder: String, isThere: Bool) {
    self.path = path
    self.name = name
    self.folder = folder
    self.isThere = isThere
  }
}
