package import TextModel
internal import UnicodeData

/// A text from a recovery file. Two are equal if they come from the same file.
package struct RecoveredText: Hashable, Sendable {
  /// The text.
  package let document: Document
  /// The file that it was found in.
  @Exact private(set) var file: String
  /// What it is a text of.
  package let origin: Origin

  /// What a text was recovered from.
  package enum Origin: Hashable, Sendable {
    /// The open file, unchanged since.
    case file
    /// The open file, which has changed since.
    case changedFile
    /// The open file under a former name.
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

  package static func == (a: RecoveredText, b: RecoveredText) -> Bool {
    Exact(a.file) == Exact(b.file)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(Exact(file)) }
}
