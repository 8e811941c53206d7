internal import UnicodeData

/// A path that is being typed: the folder with its last slash, and the beginning of a name.
struct TypedPath: Hashable {
  @Exact var folder: String
  @Exact var beginning: String

  /// A path as it was typed. A slash counts also where a mark follows it.
  init(_ path: String) {
    let scalars = path.unicodeScalars
    let start = scalars.lastIndex(of: "/").map { scalars.index(after: $0) } ?? scalars.startIndex
    folder = String(scalars[..<start])
    beginning = String(scalars[start...])
  }
}
