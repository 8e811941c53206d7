package import TextModel

/// An open text, as lists show it.
package struct OpenText: Equatable, Sendable {
  package let id: TextID
  package let name: String
  /// The path of its file; nil for a text that came from elsewhere.
  package let path: String?
  /// Whether it differs from its file.
  package let isModified: Bool
  /// The text itself.
  package let document: Document
}
