package import TextModel
package import UnicodeData

/// An open text, as lists show it.
package struct OpenText: Equatable, Sendable {
  package let id: TextID
  @Exact package private(set) var name: String
  /// The path of its file; nil for a text that came from elsewhere.
  @Exact package private(set) var path: String?
  /// Whether it differs from its file.
  package let isModified: Bool
  /// The text itself.
  package let document: Document
}
