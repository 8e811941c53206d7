import BidiAlgorithm
import Fixing
import Testing

/// Commands and code that begin with a sign inside right-to-left sentences.
@Suite struct CommandTests {
  @Test(
    arguments: [
      "./configure --prefix=/usr && make", "./build.sh --out=dist -v", "./run --help | less",
      "/usr/bin/python3 -m venv env", "~/bin/tool --a=1 --b=2", "$HOME/bin/x -v",
      #"\frac{a}{b}"#, #"\sqrt[3]{x}"#, #"\textbf{bold}"#, ".then(x => x+1)",
      ".btn:hover { color: #fff }", "#include <stdio.h>", "./run.sh file",
    ])
  func aCommandIsOnePiece(_ command: String) throws {
    let text = Self.sentence("\u{2066}\(command)\u{2069}")
    let fixed = Fixer().fix(Self.sentence(command), direction: .explicit(.rightToLeft))
    let first = try #require(fixed.candidates.first)
    #expect(first.text == text)
    #expect(first.problems == 0)
  }

  /// What is drawn in order stays so, also where no piece goes that far.
  @Test func anIsolateDoesNotTurnLatinTextRound() {
    let fixed = Fixer().fix(
      Self.sentence(".NET (Core) x"), direction: .explicit(.rightToLeft))
    let wanted = DrawnParagraph(
      Self.sentence("\u{2066}.NET (Core) x\u{2069}"), .explicit(.rightToLeft)
    ).display
    #expect(fixed.candidates.first?.display == wanted)
  }

  private static func sentence(_ inside: String) -> [Unicode.Scalar] {
    Array("\u{5D0}\u{5D1}\u{5D2} \(inside) \u{5D3}\u{5D4}\u{5D5}".unicodeScalars)
  }
}
