import Foundation
import Testing

/// What each room may import. The compiler does not hold this line: an undeclared import of a sibling builds
/// silently in an incremental build.
@Suite struct ArchitectureTests {
  /// The table of `ARCHITECTURE.md`, row by row; every Swift room may also import ``everywhere``.
  static let table: [String: Set<String>] = [
    "BidiAlgorithm": [],
    "UnicodeData": ["CICU", "BidiAlgorithm"],
    "TextModel": ["Algorithms", "UnicodeData", "BidiAlgorithm"],
    "WritingDirection": ["UnicodeData", "BidiAlgorithm"],
    "Engines": ["CICU", "BidiAlgorithm"],
    "Explanation": ["UnicodeData", "BidiAlgorithm"],
    "Screen": ["UnicodeData"],
    "Explorer": [
      "Algorithms", "Explanation", "Screen", "TextModel", "WritingDirection", "UnicodeData",
      "BidiAlgorithm",
    ],
    "NcursesTerminal": ["CNcurses", "Screen"],
    "bidiscope": [
      "ArgumentParser", "BidiAlgorithm", "Dispatch", "Engines", "Explanation", "Explorer",
      "FoundationEssentials",
      "NcursesTerminal", "Screen", "TextModel", "UnicodeData", "WritingDirection",
    ],
  ]
  static let everywhere: Set<String> = ["Glibc", "Synchronization"]
  static let cRooms: Set<String> = ["CICU", "CNcurses"]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func swiftFiles(under folder: String) -> [URL] {
    let base = root.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
      .map { base.appending(path: $0) }
  }

  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func everyImportIsInTheTable() throws {
    let importLine =
      /^\s*(?:(?:public|internal|package|private|fileprivate|@\w+)\s+)*import\s+(?:(?:struct|enum|func|class|protocol)\s+)?(\w+)/
    let sources = Self.root.appending(path: "Sources")
    let rooms = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(rooms).subtracting(Self.cRooms) == Set(Self.table.keys))
    var broken: [String] = []
    for (room, allowed) in Self.table {
      for file in Self.swiftFiles(under: "Sources/\(room)") {
        for line in try Self.text(file).split(separator: "\n") {
          guard let match = line.prefixMatch(of: importLine) else { continue }
          let module = String(match.1)
          if !allowed.union(Self.everywhere).contains(module) {
            broken.append("\(room)/\(file.lastPathComponent) imports \(module)")
          }
        }
      }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  @Test func noFileIsLongerThan600Lines() throws {
    let long = try (Self.swiftFiles(under: "Sources") + Self.swiftFiles(under: "Tests")).filter {
      try Self.text($0).split(separator: "\n", omittingEmptySubsequences: false).count > 601
    }
    #expect(long.isEmpty, "\(long.map(\.lastPathComponent))")
  }

  static func isReorderedByViewers(_ scalar: Unicode.Scalar) -> Bool {
    let dangerous: [ClosedRange<UInt32>] = [
      0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x200E...0x200F, 0x202A...0x202E,
      0x2066...0x2069, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    return dangerous.contains { $0.contains(scalar.value) }
  }

  /// A viewer would reorder such a line, so nobody could review it.
  @Test func noSourceHoldsARightToLeftLetterOrABidiControl() throws {
    let guilty = try (Self.swiftFiles(under: "Sources") + Self.swiftFiles(under: "Tests")).filter {
      try Self.text($0).unicodeScalars.contains(where: Self.isReorderedByViewers)
    }
    #expect(guilty.isEmpty, "\(guilty.map(\.lastPathComponent))")
  }
}
