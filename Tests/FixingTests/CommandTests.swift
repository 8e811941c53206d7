import BidiAlgorithm
import Fixing
import Testing
import Wording

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

  @Test(
    arguments: [
      ":-D", ":-P", ":attribute", "dGVzdA==", "Windows\u{2122}", "Smith et al.",
      "2024_report(final).pdf", "2.7 < Python <= 3.8", "0 <= i < n",
      "00:01:02,500 --> 00:01:05,000", "-3x + 2", "4 + y = 9", "$y_1$", "$B$7", "$A1:$B9",
      "=B2*3", "=MAX(C1:C9)", "60 x 80 x 30", "12 x 30 cm", "3 x LR", "6.1.0-18-amd64",
      "MAIN_HEAD^", "main~", "[Co(NH3)6]3+", "///apple.pear.plum", "9 a.m.", "8 PM",
      "sudo !!", "cat !$",
    ])
  func itsSignsBelongToIt(_ piece: String) throws {
    let fixed = Fixer().fix(Self.sentence(piece), direction: .explicit(.rightToLeft))
    let wanted = DrawnParagraph(
      Self.sentence("\u{2066}\(piece)\u{2069}"), .explicit(.rightToLeft)
    ).display
    let first = try #require(fixed.candidates.first)
    #expect(first.display == wanted)
    #expect(first.problems == 0)
  }

  @Test func subtitlesTimesAreOnePieceByThemselves() throws {
    let times = "00:01:02,500 --> 00:01:05,000"
    let fixed = Fixer().fix(Array(times.unicodeScalars), direction: .explicit(.rightToLeft))
    let first = try #require(fixed.candidates.first)
    #expect(first.display == Array(times.unicodeScalars))
  }

  /// A face without letters, the name of an emoji, brackets; what may be read either way.
  @Test(arguments: [
    ";-)", ":smile:", "(abc)", "1 = a", "5 - A", "\u{B1}3%", "13 PM5", "[Note]-", "$5", "$5-$10",
    "python !!",
  ])
  func nothingIsTorn(_ inside: String) {
    let problems = Judge().problems(
      of: Self.sentence(inside), direction: .explicit(.rightToLeft))
    #expect(problems.isEmpty)
  }

  /// Who pastes a mended command is told that the shell gets the controls, too; who mends a
  /// sentence is not.
  @Test func aCommandWithControlsIsGivenThem() {
    let warning: Words = "The controls would be part of what the shell is given."
    for command in [
      #"git commit -m "ABC -5""#, #"echo "ABC (5)" > DEF.txt"#, #"$ echo "ABC (5)" > DEF.txt"#,
    ] {
      let fixed = Fixer().fix(
        BrokenString.scalars(command), direction: .explicit(.leftToRight))
      #expect(!fixed.candidates.isEmpty)
      #expect(fixed.reason == warning)
    }
    for line in [#"ABC DEF git commit -m "GHI" JKL"#, "lunch with ABC, 12:00", "ABC +5 DEF"] {
      #expect(Fixer().fix(BrokenString.scalars(line)).reason == nil)
    }
  }

  /// A quoted message that is one right-to-left text of its own, with a number, a ticket, a
  /// version, a date or a time at its end.
  @Test(
    arguments: [
      #"git commit -m "ABC DEF #42""#, #"git commit -m "ABC (#7)""#, #"git commit -m "ABC: #7""#,
      #"git tag -m "ABC 1.2.3""#, #"git commit -m "ABC 2024-01-15""#, #"echo "ABC DEF 10:30""#,
      "git tag -m \"\u{625}\u{635}\u{62F}\u{627}\u{631} 1.2.3\"",
      "git tag -m \"\u{646}\u{633}\u{62E}\u{647} 2.0.1\"",
      #"git commit -m "ABC DEF 3""#, #"echo "ABC (12)""#, #"echo "ABC 1,250""#, #"echo "ABC 5%""#,
      #"echo "ABC $20""#,
      "git commit -m \"\u{625}\u{635}\u{644}\u{627}\u{62D} 7\"",
      "echo \"\u{641}\u{6CC}\u{644}\u{645} 12.5\"",
    ])
  func aMessageThatEndsInATicketIsWhole(_ command: String) {
    LineExpectations.expectNothing(pseudo: command, [.auto, LineExpectations.left])
  }

  /// Behind Arabic letters the sign of a ticket or a percentage is drawn elsewhere, and hyphens
  /// turn a date round (W2); a sign before a number goes behind it; Latin words cut a message.
  @Test(arguments: [
    "git commit -m \"\u{625}\u{635}\u{644}\u{627}\u{62D} #42\"",
    "git commit -m \"\u{625}\u{635}\u{644}\u{627}\u{62D} 2024-01-15\"",
    #"git commit -m "ABC abc DEF #42""#, #"git commit -m "ABC +7""#,
    "echo \"\u{646}\u{633}\u{628}\u{629} 5%\"",
  ])
  func aMessageThatIsCutIsTorn(_ command: String) {
    let problems = Judge().problems(
      of: BrokenString.scalars(command), direction: LineExpectations.left)
    #expect(!problems.isEmpty)
  }

  @Test func aCommandInASentenceKeepsItsMessage() {
    LineExpectations.expectFirst(
      pseudo: #"ABC git commit -m "DEF #42" GHI"#, ##"IHG git commit -m "#42 FED" CBA"##,
      LineExpectations.right)
  }

  /// A hyphen or a slash behind a program's name alone is one of the sentence.
  @Test func aHyphenBehindANameIsNoArgument() {
    func isWhole(_ inside: String) -> Bool {
      Judge().problems(of: Self.sentence(inside), direction: .explicit(.rightToLeft)).isEmpty
    }
    #expect(isWhole("python -") && isWhole("docker /") && isWhole("git -"))
    #expect(!isWhole("cat -") && !isWhole("ls /") && !isWhole("git add .") && !isWhole("nix run ."))
  }

  @Test func aKeyMayHaveAValueOfTheOtherDirection() {
    let text = Array("msgid_12 = \u{5D0}\u{5D1}\u{5D2}\u{5D3}".unicodeScalars)
    #expect(Judge().problems(of: text, direction: .explicit(.leftToRight)).isEmpty)
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
