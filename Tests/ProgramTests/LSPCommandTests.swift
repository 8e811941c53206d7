import Foundation
import Testing

/// `bidiscope lsp` with a client that is a script.
@Suite struct LSPCommandTests {
  private static let uri = "file:///a.js"
  private static let text =
    "let x = 1\n/*\u{202E} } \u{2066}if (isAdmin)\u{2069} \u{2066} begin */\n"

  private func frame(_ message: [String: Any]) throws -> [UInt8] {
    let body = try JSONSerialization.data(withJSONObject: message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
  }

  /// What is answered to messages, and how the server ends.
  private func talk(
    _ messages: [[String: Any]], last: [UInt8] = []
  ) throws -> (answers: [[String: Any]], status: Int32, bytes: [UInt8]) {
    let input = try messages.flatMap { try frame($0.merging(["jsonrpc": "2.0"]) { $1 }) } + last
    let run = try Program.run(["lsp"], input: input)
    var answers: [[String: Any]] = []
    var rest = Array(run.output.utf8)[...]
    while let head = String(decoding: rest, as: UTF8.self).firstMatch(
      of: /^Content-Length: (\d+)\r\n\r\n/), let count = Int(head.output.1)
    {
      rest = rest.dropFirst(head.output.0.utf8.count)
      let body = Data(rest.prefix(count))
      answers.append(try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:])
      rest = rest.dropFirst(count)
    }
    #expect(rest.isEmpty)
    return (answers, run.status, Array(run.output.utf8))
  }

  private func start(_ encodings: [String] = []) -> [[String: Any]] {
    let general: [String: Any] = encodings.isEmpty ? [:] : ["positionEncodings": encodings]
    return [
      ["id": 1, "method": "initialize", "params": ["capabilities": ["general": general]]],
      ["method": "initialized", "params": [String: Any]()],
      [
        "method": "textDocument/didOpen",
        "params": [
          "textDocument": [
            "uri": Self.uri, "languageId": "javascript", "version": 1, "text": Self.text,
          ]
        ],
      ],
    ]
  }

  private let end: [[String: Any]] = [["id": 99, "method": "shutdown"], ["method": "exit"]]

  private func place(_ line: Int, _ character: Int) -> [String: Any] {
    ["line": line, "character": character]
  }

  @Test func diagnosticsComeAndTheFirstActionRemovesTheControl() throws {
    let range = ["start": place(1, 2), "end": place(1, 3)]
    let run = try talk(
      start() + [
        [
          "id": 2, "method": "textDocument/codeAction",
          "params": [
            "textDocument": ["uri": Self.uri], "range": range, "context": ["diagnostics": []],
          ],
        ]
      ] + end)
    #expect(run.status == 0)
    let published = try #require(
      run.answers.first { $0["method"] as? String == "textDocument/publishDiagnostics" })
    let parameters = try #require(published["params"] as? [String: Any])
    let diagnostics = try #require(parameters["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["code"] as? String == "trojan-source")
    #expect(parameters["version"] as? Int == 1)
    let actions = try #require(
      run.answers.first { $0["id"] as? Int == 2 }?["result"] as? [[String: Any]])
    let edit = try #require(actions.first?["edit"] as? [String: Any])
    let changes = try #require((edit["changes"] as? [String: Any])?[Self.uri] as? [[String: Any]])
    #expect(changes.count == 4 && changes.allSatisfy { $0["newText"] as? String == "" })
    // Nothing of the text gets out raw.
    #expect(!String(decoding: run.bytes, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
  }

  /// The rules that stand beside a file hold in the editor as in the command; they are read again
  /// at each saving, and what is wrong in them is told.
  @Test func theProjectsRulesHold() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "\u{5D0}\u{200F}\u{5D1} pass\u{200B}word"
    func codes(_ settings: String) throws -> (codes: [[String]], told: [String]) {
      try Data(settings.utf8).write(to: folder.appending(path: ".bidiscope-lint"))
      let uri = folder.appending(path: "a/b.log").absoluteString
      let document = ["uri": uri]
      let open: [String: Any] = [
        "method": "textDocument/didOpen",
        "params": [
          "textDocument": ["uri": uri, "languageId": "log", "version": 1, "text": text]
        ],
      ]
      let save: [String: Any] = [
        "method": "textDocument/didSave", "params": ["textDocument": document],
      ]
      let run = try talk(start() + [open, save] + end)
      let parameters = run.answers.filter { $0["method"] != nil }.map {
        $0["params"] as? [String: Any] ?? [:]
      }
      return (
        parameters.filter { $0["uri"] as? String == uri }.map {
          ($0["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        }, parameters.compactMap { $0["message"] as? String }
      )
    }
    let plain = try codes("{}")
    #expect(plain.codes == [["invisible"], ["invisible"]] && plain.told.isEmpty)
    #expect(
      try codes("{\"as\": {\"*.log\": \"plain\"}}").codes.last == ["useless-mark", "invisible"])
    #expect(try codes("{\"skip\": [\"invisible\"]}").codes == [[], []])
    #expect(try codes("{\"ignore\": [\"*.log\"]}").codes == [[], []])
    let wrong = try codes("{\"frob\": 1}")
    #expect(wrong.codes.last == ["invisible"] && wrong.told.count >= 2)
    #expect(wrong.told.allSatisfy { $0.contains(".bidiscope-lint") && $0.contains("frob") })
  }

  @Test func textIsChangedByRangesInEachEncoding() throws {
    for (encoding, width) in [("utf-16", 2), ("utf-8", 4), ("utf-32", 1)] {
      let open: [String: Any] = [
        "method": "textDocument/didOpen",
        "params": [
          "textDocument": [
            "uri": "file:///b.txt", "languageId": "plaintext", "version": 1, "text": "\u{1F600}ab",
          ]
        ],
      ]
      let change: [String: Any] = [
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": "file:///b.txt", "version": 2],
          "contentChanges": [
            [
              "range": ["start": place(0, width + 1), "end": place(0, width + 1)],
              "text": "\u{200E}",
            ]
          ],
        ],
      ]
      let run = try talk(start([encoding]) + [open, change] + end)
      let last = run.answers.last { $0["method"] != nil }?["params"] as? [String: Any]
      let diagnostics = last?["diagnostics"] as? [[String: Any]] ?? []
      #expect(last?["version"] as? Int == 2)
      #expect(diagnostics.map { $0["code"] as? String } == ["useless-mark"], "\(encoding)")
      let start = (diagnostics.first?["range"] as? [String: Any])?["start"] as? [String: Any]
      #expect(start?["character"] as? Int == width + 1, "\(encoding)")
    }
  }

  @Test func hoverAndHintsTellWhatIsThere() throws {
    let document = ["uri": Self.uri]
    let run = try talk(
      start() + [
        [
          "id": 3, "method": "textDocument/hover",
          "params": ["textDocument": document, "position": place(1, 5)],
        ],
        [
          "id": 4, "method": "textDocument/inlayHint",
          "params": [
            "textDocument": document, "range": ["start": place(0, 0), "end": place(2, 0)],
          ],
        ],
      ] + end)
    let hover = run.answers.first { $0["id"] as? Int == 3 }?["result"] as? [String: Any]
    let words = (hover?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(words.contains("right to left") && words.contains("```"))
    // The bracket has no direction of its own, but goes with nothing around it.
    #expect(words.contains("An override makes it read right to left"), "\(words)")
    let hints = run.answers.first { $0["id"] as? Int == 4 }?["result"] as? [[String: Any]] ?? []
    #expect(hints.map { $0["label"] as? String } == ["RLO", "LRI", "PDI", "LRI"])
  }

  @Test func theProtocolsErrorsAreThose() throws {
    let early = try talk([["id": 1, "method": "textDocument/hover"]] + end)
    #expect((early.answers.first?["error"] as? [String: Any])?["code"] as? Int == -32002)
    let unknown = try talk(start() + [["id": 7, "method": "frob"]] + end)
    let answer = unknown.answers.first { $0["id"] as? Int == 7 }
    #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32601)
    let bad = try talk(start(), last: Array("Content-Length: 3\r\n\r\n{a}".utf8))
    #expect((bad.answers.last?["error"] as? [String: Any])?["code"] as? Int == -32700)
    #expect(bad.status == 1)
    #expect(try talk([["method": "exit"]]).status == 1)
  }
}
