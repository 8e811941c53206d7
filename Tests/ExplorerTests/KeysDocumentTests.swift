import Explorer
import ExplorerCore
import Foundation
import Testing
import Wording

/// `KEYS.md` is made from the command table; a stale copy fails.
///
/// `RECORD_SNAPSHOTS=1` writes it anew and fails.
@Suite struct KeysDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "KEYS.md")

  private static var document: String {
    var text = """
      # Commands and keys

      Made from the command table, as are the help (F1) and the palette (Ctrl+P), in which every command is found by its
      name. Alt may be Escape before the key.

      """
    for group in Command.Group.allCases {
      text += "\n## \(group.title.english)\n\n| keys | command | what it does |\n|---|---|---|\n"
      for command in Registry.standard.commands.all where command.group == group {
        let keys = command.keys.map { cell($0.name) }.joined(separator: ", ")
        text += "| \(keys) | \(cell(command.title.english)) | \(cell(command.summary.english)) |\n"
      }
    }
    return text
  }

  private static func cell(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
  }

  @Test func everyCommandIsInTheDocumentAsItIs() throws {
    let copy = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
    if copy != Self.document, ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Self.document.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(copy == Self.document, "KEYS.md is stale; RECORD_SNAPSHOTS=1 writes it anew")
  }
}
