import Foundation
import TestSupport
import Testing

/// `bidiscope identify` as users run it.
@Suite struct IdentifyCommandTests {
  /// Many lines are shared out among cores; each is answered in its place as it is answered alone.
  @Test func linesAreAnsweredInTheirOrder() throws {
    let kinds = [
      "Enregistrer le fichier", "", "See you at the office tomorrow", "123",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} hello", "mar7aba ya 7abibi",
      "\u{6CC}\u{6C1} \u{6A9}\u{6CC}\u{627} \u{6C1}\u{6D2}",
    ]
    var alone: [String] = []
    for text in kinds {
      let result = try Program.run(["identify", "--format", "json"], input: Array(text.utf8))
      alone.append(result.line)
    }
    var random = SeededGenerator(seed: 18)
    let order = (0..<5000).map { _ in Int.random(in: kinds.indices, using: &random) }
    let input = order.map { kinds[$0] + "\n" }.joined()
    let result = try Program.run(
      ["identify", "--lines", "--format", "json"], input: Array(input.utf8))
    #expect(result.status == 0)
    let lines = result.line.split(separator: "\n").map(String.init)
    #expect(lines == order.map { alone[$0] })
  }

  /// The language marks the text: each paragraph, and each run in another language from its first
  /// to its last letter.
  @Test func htmlHasTheLanguageOfEachRun() throws {
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DC}"
    let result = try Program.run(
      ["identify", "--html"],
      input: Array("please send <\(hebrew)> and go home\n\n12\u{202E}3\n".utf8))
    #expect(
      result.output == """
        <p dir="auto" lang="en">please send &lt;<span lang="he">\(hebrew)</span>&gt; and go home</p>
        <p dir="auto"></p>
        <p dir="auto">12&#x202E;3</p>

        """)
    let both = try Program.run(["identify", "--html", "--format", "json", "--text", "a"])
    #expect(both.status == 64 && both.errors.hasPrefix("bidiscope: "))
  }

  /// What the explorer counted is shown and erased; other things that it remembers stay.
  @Test func typedLettersAreShownAndErased() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-typed-\(ProcessInfo.processInfo.processIdentifier)")
    let own = folder.appending(path: "bidiscope")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = own.appending(path: "memory.json")
    try Data(#"{"typed":"ar=120 en=5 bad","counts-typed":"yes","declined":"fr"}"#.utf8).write(
      to: file)
    func run(_ options: String) throws -> String {
      try Program.shell("XDG_STATE_HOME='\(folder.path)' $BIDISCOPE locales \(options)").output
    }
    #expect(try run("--typed").contains("120"))
    #expect(
      try run("--typed --format json")
        == #"{"counting":true,"typed":[{"language":"ar","letters":120},{"language":"en","letters":5}]}"#
        + "\n")
    #expect(try run("--erase-typed --format json") == #"{"counting":true,"typed":[]}"# + "\n")
    let left = try String(contentsOf: file, encoding: .utf8)
    #expect(!left.contains("120") && left.contains("declined"))
  }

  /// Errors are in the language of the screen, in one line without controls; what machines read is
  /// not.
  @Test func errorsSpeakTheLanguageOfTheEnvironment() throws {
    let hebrew = try Program.shell("LC_ALL=he_IL.UTF-8 $BIDISCOPE --text a ./b")
    #expect(hebrew.status != 0 && hebrew.errors.hasPrefix("bidiscope: "))
    #expect(hebrew.errors.unicodeScalars.contains { (0x5D0...0x5EA).contains($0.value) })
    #expect(!hebrew.errors.unicodeScalars.contains { $0.properties.generalCategory == .format })
    let english = try Program.shell("LC_ALL=C.UTF-8 $BIDISCOPE --text a ./b")
    #expect(english.errors.contains("not both"))
  }
}
