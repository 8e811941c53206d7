import Foundation
import Testing

/// How folders need each other and where types are found, as `Scripts/structure` tells it.
@Suite struct StructureTests {
  private static func run(on root: URL) throws -> (status: Int32, words: String) {
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/env")
    script.arguments = [
      "python3", SourceTree.root.appending(path: "Scripts/structure").path, root.path,
    ]
    let pipe = Pipe()
    script.standardOutput = pipe
    try script.run()
    let words = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    script.waitUntilExit()
    return (script.terminationStatus, words)
  }

  /// No folders need each other in a circle, and a type that several files use is in a file of its
  /// name.
  @Test func foldersNeedEachOtherOneWayAndTypesAreFoundByName() throws {
    let found = try Self.run(on: SourceTree.root)
    #expect(found.status == 0, "\(found.words)")
    #expect(found.words.contains("lines: BidiAlgorithm"))
  }

  /// What the script is there to find, in a small room: folders that need each other by types (A
  /// and B; C, D and E in a circle) and by members (F and G). G and H do not: each only has words
  /// that the other has as well.
  @Test func whatIsWrongIsNamed() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "structure-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "A/One.swift": "struct One { var two: Two }\nstruct Hidden {}\nfunc f() { \"Six\" }",
      "A/Other.swift": "let a = Hidden() // Two",
      "B/Two.swift": "struct Two { let text = \"\\(Hidden())\" }\nprivate struct Four {}",
      "B/Three.swift": "enum Three { static let b = Hidden() }",
      "C/First.swift": "struct First { var second: Second }",
      "D/Second.swift": "struct Second { var third: Third }",
      "E/Third.swift": "struct Third {}\nextension Int { var third: First { First() } }",
      "F/Upper.swift": "extension Int {\n  func shared() -> Int { lower }\n}",
      "G/Lower.swift":
        "extension Int {\n  var lower: Int { shared() }\n  private var own: Int { 1 }\n}",
      "G/Other.swift": "extension Int { func fits() { let upper = clamped(to: own) } }",
      "H/Names.swift":
        "extension Int {\n  var upper: Int { fits() }\n  func clamped() {}\n  var own: Int { 2 }\n}",
    ]
    for (name, text) in files {
      let file = root.appending(path: "Sources/Room/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try Self.run(on: root)
    #expect(found.status == 1)
    #expect(
      found.words.contains(
        "Sources/Room/A needs Sources/Room/B (Two) and the other way (Hidden)"))
    #expect(
      found.words.contains(
        "Sources/Room/C needs Sources/Room/D (Second), which needs Sources/Room/E (Third), "
          + "which needs Sources/Room/C (First)"))
    #expect(
      found.words.contains(
        "Sources/Room/F needs Sources/Room/G (lower) and the other way (shared)"))
    #expect(!found.words.contains("Room/H"))
    #expect(found.words.contains("Hidden, which 3 files use, is in Sources/Room/A/One.swift"))
    #expect(!found.words.contains("Four") && !found.words.contains("Three,"))
  }
}
