import Foundation
import Testing

/// What `ARCHITECTURE.md` says of the code, held against the code.
@Suite struct DocumentTests {
  /// The document's table of rooms: each room in backquotes in the first column, what it may import in
  /// backquotes in the last.
  static func rooms(of document: String) -> [String: Set<String>] {
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

  private static func document(_ name: String) throws -> String {
    try ArchitectureTests.text(ArchitectureTests.root.appending(path: name))
  }

  @Test func theDocumentsTableOfRoomsIsTheTests() throws {
    var expected = ArchitectureTests.table
    expected["CICU"] = []
    expected["CNcurses"] = []
    #expect(try Self.rooms(of: Self.document("ARCHITECTURE.md")) == expected)
  }

  @Test func everyRuleOfTheEngineIsInTheDocument() throws {
    let text = try Self.document("ARCHITECTURE.md")
    let rules = ArchitectureTests.swiftFiles(under: "Sources/BidiAlgorithm/Rules")
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(!rules.isEmpty)
    let missing = rules.filter { !text.contains("`\($0).swift`") }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// A viewer would reorder such a line; capitals stand for right-to-left letters.
  @Test func noDocumentHoldsARightToLeftLetterOrABidiControl() throws {
    for name in ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"] {
      let found = try Self.document(name).unicodeScalars.filter(
        ArchitectureTests.isReorderedByViewers)
      #expect(found.isEmpty, "\(name)")
    }
  }
}
