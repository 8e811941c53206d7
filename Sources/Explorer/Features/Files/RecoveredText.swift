package import TextModel

/// A text from a recovery file; two are equal where they are of one file.
package struct RecoveredText: Hashable, Sendable {
  /// The text.
  package let document: Document
  /// The file that it was found in.
  let file: String
  /// Of what it is.
  package let origin: Origin

  /// Of what a text is that was found.
  package enum Origin: Hashable, Sendable {
    /// The file that is open, as it is.
    case file
    /// The file that is open, which has changed since.
    case changedFile
    /// The file that is open, by the name that it had.
    case formerName(String)
    /// A text without a file.
    case noFile
  }

  /// A text that was found in a file.
  package init(_ document: Document, file: String, of origin: Origin = .file) {
    self.document = document
    self.file = file
    self.origin = origin
  }

  package static func == (a: RecoveredText, b: RecoveredText) -> Bool { a.file == b.file }
  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
