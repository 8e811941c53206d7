import Foundation
import TestSupport
import Testing

/// The language server in editors, where they are installed: each opens a file, shows the finding,
/// makes its first fix, types, and ends the server.
@Suite struct EditorTests {
  /// An editor without a screen.
  struct Editor: CustomTestStringConvertible {
    var testDescription: String
    /// The line of shell that succeeds where it is installed.
    var check: String
    /// The line of shell that runs it on `$BIDISCOPE_FILE` with its script.
    var line: String
    /// What the script prints where all is well.
    var output: [String]

    /// Whether its program is there.
    var isInstalled: Bool {
      (try? Program.shell(check).status) == 0
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Editors").path

  static let editors = [
    Editor(
      testDescription: "Neovim", check: "command -v nvim >/dev/null",
      line:
        "nvim --headless --clean -n -i NONE \"$BIDISCOPE_FILE\" -c 'luafile \(folder)/neovim.lua'",
      output: [
        "found true", "diagnostic 0 4 invisible ZWSP stands within a word, where nobody sees it.",
        "hover yes", "action Remove ZWSP", "text password", "gone true", "again true",
        "ended true 0",
      ]),
    Editor(
      testDescription: "Emacs",
      check:
        "command -v emacs >/dev/null && ls -d /usr/share/emacs/site-lisp/elpa/eglot-* /usr/share/emacs/*/lisp/progmodes/eglot.elc 2>/dev/null | grep -q .",
      line:
        "emacs --batch -Q -l \(folder)/eglot.el 2>/dev/null",
      output: [
        "found yes",
        "diagnostic 5 bidiscope [invisible]: ZWSP stands within a word, where nobody sees it.",
        "hover yes", "action Remove ZWSP", "text password", "gone yes", "again yes", "ended",
      ]),
  ]

  @Test(arguments: editors.filter(\.isInstalled)) func itIsAtWork(_ editor: Editor) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let file = home.appending(path: "a.txt")
    try Data("pass\u{200B}word\n".utf8).write(to: file)
    let result = try Program.shell(
      """
      export BIDISCOPE HOME='\(home.path)' BIDISCOPE_FILE='\(file.path)' LANG=C.UTF-8
      cd "$HOME" && timeout 120 \(editor.line)
      """)
    let lines = result.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines == editor.output, "\(result.output)\(result.errors)")
  }
}
