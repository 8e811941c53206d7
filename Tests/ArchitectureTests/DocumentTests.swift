import Foundation
import Testing

/// What `ARCHITECTURE.md` says of the code, held against the code.
@Suite struct DocumentTests {
  /// The document's table of rooms: each room in backquotes in the first column, what it may import in
  /// backquotes in the last.
  static func rooms() throws -> [String: Set<String>] {
    let document = try SourceTree.text("ARCHITECTURE.md")
    var rooms: [String: Set<String>] = [:]
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasPrefix("| room |") }.dropFirst(2)
    for line in body.prefix(while: { $0.hasPrefix("|") }) {
      let cells = line.split(separator: "|").map(String.init)
      guard let first = cells.first, let last = cells.last, let room = quoted(first).first
      else { continue }
      rooms[room] = Set(quoted(last))
    }
    return rooms
  }

  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func everyRuleOfTheEngineIsInTheDocument() throws {
    let text = try SourceTree.text("ARCHITECTURE.md")
    let rules = SourceTree.swiftFiles(under: "Sources/BidiAlgorithm/Rules")
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(!rules.isEmpty)
    let missing = rules.filter { !text.contains("`\($0).swift`") }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// A viewer would reorder such a line; capitals stand for right-to-left letters.
  @Test func noDocumentHoldsARightToLeftLetterOrABidiControl() throws {
    for name in ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"] {
      let found = try SourceTree.text(name).unicodeScalars.filter(
        ArchitectureTests.isReorderedByViewers)
      #expect(found.isEmpty, "\(name)")
    }
  }
}
