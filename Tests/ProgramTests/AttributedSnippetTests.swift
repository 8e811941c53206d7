import Foundation
import TestSupport
import Testing
import TextModel
import UnicodeData

/// The Swift source of a text with attributes, held against the compiler.
@Suite struct AttributedSnippetTests {
  private static func source() throws -> String {
    var session = EditingSession(
      Document(text: PseudoText.decode("say \"abc\" \\ ABC {RLI}def{PDI} {U+1F600}\nnext")),
      settings: LayoutSettings(), directions: .automatic)
    let keys = "drag 1:2..1:14 bold"
    for (_, step) in try KeyScript.steps(keys) { session.perform(step) }
    session.perform(.mark(.note("a \"note\" \u{5D0}")))
    session.perform(.mark(.language("fi")))
    #expect(session.ranges.ranges.count > 1)
    return AttributedSnippet.source(
      session.document.range(of: ParagraphIndex(0)), of: session.document, session.attributes,
      selected: session.ranges)
  }

  @Test func itCompiles() throws {
    let source = try Self.source()
    #expect(source.utf8.allSatisfy { $0 < 0x7F })
    for part in [
      "RangeSet", "removeSubranges", "[Bold.self] = true", "[Note.self]",
      "languageIdentifier = \"fi\"",
    ] {
      #expect(source.contains(part))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift").path
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let compiler = try SpawnedCommand.run([
      "/usr/bin/env", "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", file,
    ])
    #expect(
      compiler.status == 0, "\(String(decoding: compiler.errors, as: UTF8.self))\n\(source)")
  }
}
