import Foundation
import Testing

/// A comment is read beside its code, in a window of a hundred columns, in whatever language.
@Suite struct CommentTests {
  /// A source, by what begins its comments.
  private struct Source {
    var file: URL
    var comment: Regex<Substring>
    /// Whether a literal of several lines that stands alone is a comment too.
    var isPython = false

    /// The source in a file; nil where it is none. A script says in its first line what reads it.
    init?(_ file: URL) throws {
      self.file = file
      let name = file.lastPathComponent
      let isScript = file.path.hasPrefix(SourceTree.root.appending(path: "Scripts").path + "/")
      switch file.pathExtension {
      case "swift", "c", "h", "cpp", "js": comment = /^\s*(?:\/\/|\/\*|\* )/
      case "el": comment = /^\s*;/
      case "py", "rb": comment = /^\s*#/
      case "" where isScript || name == "Makefile", "txt" where isScript: comment = /^\s*#/
      default: return nil
      }
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      let first = try SourceTree.text(file).prefix { $0 != "\n" }
      isPython = file.pathExtension == "py" || first.hasPrefix("#!") && first.contains("python")
    }

    /// The lines of comments that are wider.
    func wideComments() throws -> [Substring] {
      var isInLiteral = false
      var isComment = false
      return try SourceTree.text(file).split(separator: "\n").filter { line in
        // In a literal of several lines nothing else is a comment.
        let marks = line.matches(of: /"""/).count
        let wasInLiteral = isInLiteral
        if marks % 2 == 1 { isInLiteral.toggle() }
        if !wasInLiteral, marks > 0 { isComment = isPython && line.contains(/^\s*"""/) }
        guard line.count > 100 else { return false }
        return wasInLiteral || marks > 0 ? isComment : line.contains(comment)
      }
    }
  }

  private static func sources() throws -> [Source] {
    let folders = ["Sources", "Tests", "Benchmarks", "Scripts"]
    let single = ["Makefile", "Package.swift"].map { SourceTree.root.appending(path: $0) }
    return try (folders.flatMap { SourceTree.files(under: $0) } + single).compactMap {
      try Source($0)
    }
  }

  @Test func noCommentIsWiderThan100Columns() throws {
    let sources = try Self.sources()
    let kinds = Set(sources.map(\.file.pathExtension))
    #expect(kinds.isSuperset(of: ["swift", "c", "h", "cpp", "js", "el", "py", "rb", "", "txt"]))
    var wide: [String] = []
    for source in sources {
      wide += try source.wideComments().map { "\(source.file.lastPathComponent): \($0)" }
    }
    #expect(wide.isEmpty, "\(wide.prefix(20).joined(separator: "\n"))")
  }
}
