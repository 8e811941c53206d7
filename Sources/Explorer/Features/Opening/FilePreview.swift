package import UnicodeData
package import Wording

/// The beginning of a file.
package struct FilePreview: Hashable, Sendable {
  /// What there is to see of it.
  package enum Content: Hashable, Sendable {
    /// Its first lines.
    case lines([String])
    /// Why there are none.
    case nothing(Words)

    /// Whether both are the same, scalar by scalar. O(*n*).
    package static func == (a: Content, b: Content) -> Bool {
      switch (a, b) {
      case (.lines(let a), .lines(let b)): Exact(a) == Exact(b)
      case (.nothing(let a), .nothing(let b)): a == b
      case (.lines, .nothing), (.nothing, .lines): false
      }
    }

    /// Hashes the scalars. O(*n*).
    package func hash(into hasher: inout Hasher) {
      switch self {
      case .lines(let lines): hasher.combine(Exact(lines))
      case .nothing(let words): hasher.combine(words)
      }
    }
  }

  @Exact package var path: String
  package var content: Content

  /// The beginning of a file.
  package init(path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}
