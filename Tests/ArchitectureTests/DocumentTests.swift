import Foundation
import Testing

/// What the documents say of the code, held against the code.
@Suite struct DocumentTests {
  /// The document's table of rooms: each room in backquotes in the first column, what it may import
  /// in backquotes in the last.
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

  /// What is written for people who read and change the code, and for users.
  private static let documents = [
    "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md",
    "Sources/README.md", "Tests/README.md",
  ]

  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func everyRuleOfTheEngineIsInTheDocument() throws {
    let text = try SourceTree.text("Sources/README.md")
    let rules = SourceTree.swiftFiles(under: "Sources/BidiAlgorithm/Rules")
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(!rules.isEmpty)
    let missing = rules.filter { !text.contains("`\($0).swift`") }
    #expect(missing.isEmpty, "\(missing)")
  }

  /// A viewer would reorder such a line; capitals stand for right-to-left letters.
  @Test func noDocumentHoldsARightToLeftLetterOrABidiControl() throws {
    for name in Self.documents {
      let found = try SourceTree.text(name).unicodeScalars.filter(
        ArchitectureTests.isReorderedByViewers)
      #expect(found.isEmpty, "\(name)")
    }
  }

  /// The first page is read in two screens; what is longer stands beside the code.
  @Test func theFirstPageIsShort() throws {
    #expect(try SourceTree.text("ARCHITECTURE.md").utf8.count < 12_000)
  }

  /// Each folder that the map of the sources names is there.
  @Test func theMapNamesFoldersThatAreThere() throws {
    let map = try SourceTree.text("Sources/README.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| folder |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(map.count > 50)
    for line in map {
      let named = line.split(separator: "|").first.map { Self.quoted($0) } ?? []
      // The first may be followed by others of its room by their own names.
      let room = named.first?.split(separator: "/").first ?? ""
      for name in named {
        let places = ["Sources/\(name)", "Sources/\(room)/\(name)", name]
        #expect(
          places.contains {
            FileManager.default.fileExists(atPath: SourceTree.root.appending(path: $0).path)
          }, "\(name)")
      }
    }
  }
}
