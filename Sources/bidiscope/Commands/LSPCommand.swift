internal import ArgumentParser
internal import Glibc

/// `bidiscope lsp`: the findings of `lint` in an editor.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings as one types, fixes, and what mixed text does.",
    discussion: """
      A language server (LSP 3.17) on the standard input and output; editors start it. It ends with status 0 after \
      shutdown and exit.
      """)

  func run() throws {
    var stream = MessageStream()
    var server = LanguageServer(rules: LintSettings.rules(of:))
    while server.status == nil, let content = stream.next() {
      guard let message = try? JSONValue(bytes: content) else {
        try stream.write(LanguageServer.notJSON)
        continue
      }
      for answer in server.handle(message) { try stream.write(answer) }
    }
    server.end()
    if let status = server.status, status != 0 { throw ExitStatus.found }
  }
}
