import Foundation
import Testing

/// What the documents say of the code, held against the code.
@Suite struct DocumentTests {
  /// The document's table of rooms: each room in backquotes in the first column, what it may import
  /// in the last.
  static func rooms() throws -> [String: Set<String>] {
    let document = try SourceTree.text("ARCHITECTURE.md")
    var rooms: [String: Set<String>] = [:]
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let defined = try #require(lines.first { $0.hasPrefix("*base*: ") })
    let base = Set(quoted(defined))
    let body = lines.drop { !$0.hasPrefix("| room |") }.dropFirst(2)
    for line in body.prefix(while: { $0.hasPrefix("|") }) {
      let cells = line.split(separator: "|").map(String.init)
      guard let first = cells.first, let last = cells.last, let room = quoted(first).first
      else { continue }
      // A room in Swift is not named as one in C: `CICU`, but `Calendars`.
      let above = rooms.keys.filter { $0.prefixMatch(of: /C[A-Z]/) == nil }
      rooms[room] = modules(in: last, base: base, above: Set(above))
    }
    return rooms
  }

  /// What a cell of the last column stands for: the modules in backquotes, and those of the base
  /// where it names that. `all above` is for every room in Swift of the rows above, but for those
  /// named before a semicolon; what follows that comes in addition.
  private static func modules(
    in cell: String, base: Set<String>, above: Set<String>
  ) -> Set<String> {
    guard cell.contains("all above") else {
      return Set(quoted(cell)).union(cell.contains("base") ? base : [])
    }
    let parts = cell.split(separator: ";", maxSplits: 1).map { Set(quoted($0)) }
    return above.subtracting(parts.first ?? []).union(parts.dropFirst().first ?? [])
  }

  /// The pages for users, by task.
  private static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.root.appending(path: "docs").path
    )
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }

  /// What is written for people who read and change the code, and for users.
  private static func documents() throws -> [String] {
    try [
      "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md",
      "Sources/README.md", "Tests/README.md",
    ] + pages()
  }

  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Where the links of a document lead to in the source tree, but for those to other sites.
  private static func links(of name: String) throws -> [String] {
    let folder = URL(filePath: "/" + name).deletingLastPathComponent()
    return try SourceTree.text(name).matches(of: /\]\(([^)\s#]+)(?:#[^)]*)?\)/)
      .map { String($0.output.1) }.filter { !$0.contains("://") }
      .map { String(folder.appending(path: $0).standardized.path.dropFirst()) }
  }

  /// What a loop of a script goes through.
  private static func listed(_ start: String, in script: String) throws -> [String] {
    let lines = script.replacing("\\\n", with: " ").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(start) })
    return line.dropFirst(start.count).prefix { $0 != ";" }.split(separator: " ").map(String.init)
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
    for name in try Self.documents() {
      let found = try SourceTree.text(name).unicodeScalars.filter(
        ArchitectureTests.isReorderedByViewers)
      #expect(found.isEmpty, "\(name)")
    }
  }

  /// The first page is read in two screens of 100 columns, the dependencies below them; what is
  /// longer stands beside the code.
  @Test func theFirstPageIsShort() throws {
    let page = try SourceTree.text("ARCHITECTURE.md")
    #expect(page.utf8.count < 9_000)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.prefix { $0 != "## Dependencies" }
      .reduce(0) { $0 + max(1, ($1.count + 99) / 100) }
    #expect(rows <= 110)
    #expect(try SourceTree.text("README.md").count { $0.isNewline } <= 120)
  }

  /// A user finds every page from the first one.
  @Test func everyPageIsLinkedFromTheFirst() throws {
    let first = try SourceTree.text("README.md")
    let pages = try Self.pages()
    #expect(pages.count >= 14)
    #expect(pages.filter { !first.contains("](\($0))") } == [])
  }

  /// `make help` has every target that is meant for people.
  @Test func everyTargetIsInTheHelp() throws {
    let lines = try SourceTree.text("Makefile").replacing("\\\n", with: " ")
      .split(separator: "\n")
    let targets = try #require(lines.first { $0.hasPrefix(".PHONY: ") })
      .split(whereSeparator: \.isWhitespace).dropFirst()
    #expect(targets.count > 20)
    for target in targets {
      let place = lines.firstIndex { $0.hasPrefix("\(target):") }
      let words = place.map { lines[lines.index(before: $0)] } ?? ""
      #expect(words.hasPrefix("## "), "\(target)")
    }
  }

  /// Every link in a document leads to a file that is there.
  @Test func everyLinkLeadsSomewhere() throws {
    var broken: [String] = []
    for name in try Self.documents() + ["KEYS.md"] {
      for path in try Self.links(of: name) {
        let file = SourceTree.root.appending(path: path).path
        if !FileManager.default.fileExists(atPath: file) { broken.append("\(name): \(path)") }
      }
    }
    #expect(broken == [])
  }

  /// What a page links to is installed with it, and the package for Debian has all of that.
  @Test func everyLinkOfAnInstalledPageLeadsToWhatIsInstalled() throws {
    let script = try SourceTree.text("Scripts/install")
    let listed = try Self.listed("for page in ", in: script)
    #expect(listed.contains("docs/*.md"))
    let pages = try listed.filter { $0 != "docs/*.md" } + Self.pages()
    let folders = try Self.listed("for folder in ", in: script)
    #expect(folders.contains("Samples"))
    func isAmong(_ path: String, _ places: [String]) -> Bool {
      places.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    for page in pages {
      let dead = try Self.links(of: page).filter { !isAmong($0, pages + folders) }
      #expect(dead == [], "\(page)")
    }
    let packaged = try Self.listed("for each in ", in: SourceTree.text("Scripts/deb"))
    #expect((pages + folders).filter { !isAmong($0, packaged) } == [])
    // The package takes away none of them.
    let rules = try SourceTree.text("Packaging/debian/rules")
    #expect(!rules.contains("rm -f"))
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
