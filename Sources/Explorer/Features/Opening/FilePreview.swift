package import UnicodeData
package import Wording

/// The beginning of a file.
package struct FilePreview: Hashable, Sendable {
  /// What there is to see of it.
  package enum Content: Hashable, Sendable {
    /// Its first lines.
    case lines(Exact<[String]>)
    /// Why there are none.
    case nothing(Words)
  }

  @Exact package var path: String
  package var content: Content

  /// The beginning of a file.
  package init(path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}
