package import TextModel

/// What there is to say of one of the open texts.
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
