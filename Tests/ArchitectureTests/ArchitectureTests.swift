import Foundation
import Testing

/// What each room may import. The compiler does not hold this line: an undeclared import of a
/// sibling builds silently in an incremental build.
@Suite struct ArchitectureTests {
  /// Modules that every Swift room may import.
  private static let everywhere: Set<String> = ["Glibc", "Synchronization"]
  /// Modules of the toolchain, which no package names.
  private static let toolchain: Set<String> = ["Dispatch", "FoundationEssentials", "Foundation"]

  @Test func everyImportIsInTheTable() throws {
    let importLine =
      /^\s*(?:(?:public|internal|package|private|fileprivate|@\w+)\s+)*import\s+(?:(?:struct|enum|func|class|protocol)\s+)?(\w+)/
    let table = try DocumentTests.rooms()
    var broken: [String] = []
    for (room, allowed) in table {
      for file in SourceTree.swiftFiles(under: "Sources/\(room)") {
        for line in try SourceTree.text(file).split(separator: "\n") {
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

  /// `ARCHITECTURE.md` and `Package.swift` say the same of each room, but for modules of the
  /// toolchain.
  @Test func theDocumentsTableIsThePackages() throws {
    let table = try DocumentTests.rooms()
    let package = try PackageManifest(SourceTree.text("Package.swift"))
    #expect(try Set(SourceTree.folders(in: "Sources")) == Set(table.keys))
    #expect(package.rooms["Explorer"]?.contains("Screen") == true)
    for (room, allowed) in table {
      let said = allowed.subtracting(Self.toolchain)
      #expect(said == package.rooms[room] ?? [], "\(room)")
    }
  }

  /// Pure rooms cannot reach a clock, the environment or a file.
  @Test(arguments: [
    "Explorer", "ExplorerCore", "TextModel", "Screen", "BidiAlgorithm", "WritingDirection",
  ])
  func pureRoomsImportNoSystem(_ room: String) throws {
    let reaching = try SourceTree.swiftFiles(under: "Sources/\(room)").filter {
      try SourceTree.code($0).contains(
        /(?m)^[a-z ]*import (Glibc|Foundation|FoundationEssentials|Dispatch)\b/)
    }
    #expect(reaching.isEmpty, "\(reaching.map(\.lastPathComponent))")
  }

  /// Types of libraries in C stay inside their rooms.
  @Test func noInterfaceIsOfALibraryInC() throws {
    let open = try SourceTree.swiftFiles(under: "Sources").filter {
      try SourceTree.code($0).contains(/(?m)^\s*(public|package) import C[A-Z]/)
    }
    #expect(open.isEmpty, "\(open.map(\.lastPathComponent))")
  }

  /// The standard library has tables of its own, of another version of Unicode than ICU's.
  @Test func unicodePropertiesComeFromOneSource() throws {
    let own = try SourceTree.swiftFiles(under: "Sources").filter {
      try SourceTree.code($0).contains(
        /(\.properties\.(is|numeric|name|age|general|canonical|lower|upper|title))|Unicode\.GeneralCategory/
      )
    }
    #expect(own.isEmpty, "\(own.map(\.lastPathComponent))")
  }

  /// Memory that an object owns may be gone after the last use of the object, even in the middle of
  /// a function: a pointer to it is used inside a call that holds the object.
  @Test func noPointerOutlivesItsOwner() throws {
    let returned = /withUnsafe\w*(\([^)]*\))?\s*\{\s*(unsafe\s+)?\$0(\.baseAddress)?\s*\}/
    let kept = /final class [^}]*?let \w+: (OpaquePointer|Unsafe\w*Pointer)/
    let leaving = try SourceTree.swiftFiles(under: "Sources").filter { file in
      let code = try SourceTree.code(file)
      return code.contains(returned)
        || code.contains(kept) && !code.contains("withExtendedLifetime(self)")
    }
    #expect(leaving.isEmpty, "\(leaving.map(\.lastPathComponent))")
    #expect("withUnsafeMutablePointerToElements { unsafe $0 }".contains(returned))
    #expect("final class Handle {\n  private let handle: OpaquePointer?".contains(kept))
  }

  /// Foundation's formatters end the process on some identifiers, so all that are not ours go
  /// through one reader.
  @Test func noLocaleIsMadeOfTextThatIsNotOurs() throws {
    let made = /Locale(\.Language|\.Components)?\(\s*identifier:\s*[a-zA-Z$]/
    let making = try SourceTree.swiftFiles(under: "Sources").filter {
      try !$0.path.contains("/Locales/") && SourceTree.code($0).contains(made)
    }
    #expect(making.isEmpty, "\(making.map(\.lastPathComponent))")
    #expect("Locale.Language(\n  identifier: name)".contains(made))
  }

  /// `print` would go past the gate of output.
  @Test func nothingIsPrintedPastTheGate() throws {
    let printing = try SourceTree.swiftFiles(under: "Sources/bidiscope").filter {
      try SourceTree.code($0).contains(/(?m)^\s*(debugPrint|print)\(/)
    }
    #expect(printing.isEmpty, "\(printing.map(\.lastPathComponent))")
  }

  @Test func noFileIsLongerThan400Lines() throws {
    let long = try (SourceTree.swiftFiles(under: "Sources") + SourceTree.swiftFiles(under: "Tests"))
      .filter {
        try SourceTree.text($0).split(separator: "\n", omittingEmptySubsequences: false).count > 401
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
    let guilty = try
      (SourceTree.swiftFiles(under: "Sources") + SourceTree.swiftFiles(under: "Tests")).filter {
        try SourceTree.text($0).unicodeScalars.contains(where: Self.isReorderedByViewers)
      }
    #expect(guilty.isEmpty, "\(guilty.map(\.lastPathComponent))")
  }
}
