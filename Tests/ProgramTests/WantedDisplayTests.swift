import Testing
import UnicodeData

/// `fix --want` where the line looks so already.
@Suite struct WantedDisplayTests {
  /// Brackets as they are stored, and as they are seen: nothing is offered, and the text is written
  /// as it is. The JSON has what gives the order of what is stored.
  @Test(arguments: [("(A)", ")A("), ("(A)", "(A)"), ("A(1)", "(1)A"), ("A()", "()A")])
  func whatLooksSoIsOfferedNothing(_ pseudo: String, _ wanted: String) throws {
    let arguments = ["fix", "--pseudo", "--text", pseudo, "--want", wanted]
    let told = try Program.run(arguments)
    #expect(told.status == 0 && told.output.contains("\nIt looks like this already."))
    #expect(!told.output.contains("\n1. "))
    let json = try Program.run(arguments + ["--format", "json"])
    #expect(json.status == 0 && json.output.contains("\"candidates\":[{"))
    #expect(json.output.contains("\"reason\":\"It looks like this already."))
    let plain = try Program.run(arguments + ["--as", "plain"])
    #expect(plain.status == 0 && plain.output == PseudoText.decode(pseudo) + "\n")
    let html = try Program.run(arguments + ["--as", "html"])
    #expect(html.status == 0 && !html.output.isEmpty)
  }

  /// What no controls give is still not written, and the reason is told.
  @Test func whatCannotBeIsNotWritten() throws {
    let none = try Program.run(["fix", "--as", "plain", "--text", "abcd", "--want", "bdac"])
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errors.hasPrefix("bidiscope: a, b, c and d stand so in the text."))
  }
}
