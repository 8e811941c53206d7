import Foundation

/// A page of the documentation, such as `docs/commands.md`.
struct DocumentPage {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: InspectTests.root.appending(path: path), encoding: .utf8)
  }

  /// The README and the pages beside it, by task.
  static func all() throws -> [DocumentPage] {
    let folder = InspectTests.root.appending(path: "docs").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }.sorted()
    return try (["README.md"] + pages.map { "docs/" + $0 }).map(DocumentPage.init)
  }

  /// The lines of all blocks between fences with a mark, such as `sh`.
  func blocks(_ mark: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: (mark: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open, line == "```" {
        if block.mark == mark { blocks.append(block.lines) }
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3), [])
      }
    }
    return blocks
  }

  /// Whether the page names something in backquotes.
  func names(_ name: String) -> Bool { text.contains("`\(name)`") }
}
