import BidiAlgorithm
import Fixing
import Testing

/// Items of lists, the arguments of commands behind a prompt, and the blanks of strings.
@Suite struct ItemsAndArgumentsTests {
  /// An item of one stretch stays in a direction from left to right that was set, whatever marks
  /// it.
  @Test(arguments: [
    "- ABC", "* ABC DEF", "+ ABC", "\u{2022} \u{645}\u{62D}\u{645}\u{62F} \u{639}\u{644}\u{64A}",
    "\u{2013} \u{62A}\u{647}\u{631}\u{627}\u{646}", "\u{25AA} \u{644}\u{627}\u{6C1}\u{648}\u{631}",
    "1. ABC DEF", "2) \u{645}\u{635}\u{631}", "a) ABC DEF", "(a) ABC",
  ])
  func anItemOfOneStretchStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// A sentence with its end is one, whatever marks it.
  @Test(
    arguments: [
      ("- ABC DEF!", "!FED CBA -"), ("1. ABC DEF!", "!FED CBA .1"),
      ("a) ABC DEF GHI.", ".IHG FED CBA (a"), ("(b) ABC DEF 30 GHI.", ".IHG 30 FED CBA (b)"),
      (
        "\u{2022} \u{645}\u{627} \u{647}\u{630}\u{627}\u{61F}",
        "\u{61F}\u{627}\u{630}\u{647} \u{627}\u{645} \u{2022}"
      ),
      (
        "d) \u{6CC}\u{6C1} \u{679}\u{6BE}\u{6CC}\u{6A9}\u{6D4}",
        "\u{6D4}\u{6A9}\u{6CC}\u{6BE}\u{679} \u{6C1}\u{6CC} (d"
      ),
    ] as [(String, String)])
  func anItemThatIsASentenceIsTurned(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Three words or more are rather a sentence than a name, with its end or without one.
  @Test(
    arguments: [
      ("1. ABC DEF GHI", "IHG FED CBA .1"), ("12) ABC-DEF GHI JKL", "LKJ IHG FED-CBA (12"),
      ("- ABC DEF GHI", "IHG FED CBA -"), ("* ABC DEF GHI JKL", "LKJ IHG FED CBA *"),
      ("\u{2022} ABC \"DEF GHI\" JKL", "LKJ \"IHG FED\" CBA \u{2022}"),
      ("\u{25CF} ABC DEF GHI", "IHG FED CBA \u{25CF}"),
      ("- ABC DEF GHI (JKL)", "(LKJ) IHG FED CBA -"), ("b) ABC DEF GHI", "IHG FED CBA (b"),
      (
        "\u{2013} \u{627}\u{641}\u{62A}\u{62D} \u{645}\u{644}\u{641} \u{627}\u{644}\u{635}\u{648}\u{631}",
        "\u{631}\u{648}\u{635}\u{644}\u{627} \u{641}\u{644}\u{645} \u{62D}\u{62A}\u{641}\u{627} \u{2013}"
      ),
      (
        "\u{6F2}. \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} \u{62A}\u{627}\u{632}\u{647}",
        "\u{647}\u{632}\u{627}\u{62A} \u{646}\u{627}\u{646} \u{62F}\u{6CC}\u{631}\u{62E} .\u{6F2}"
      ),
      (
        "\u{25AA} \u{6AF}\u{6BE}\u{631} \u{62C}\u{644}\u{62F}\u{6CC} \u{622}\u{626}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{626}\u{622} \u{6CC}\u{62F}\u{644}\u{62C} \u{631}\u{6BE}\u{6AF} \u{25AA}"
      ),
    ] as [(String, String)])
  func anItemOfThreeWordsIsTurned(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Names that a dash or a letter joins, a key with its value, what brackets or marks hold, a
  /// ticket, a commit, lines of a comparison, the sign of rights, and an Arabic number.
  @Test(arguments: [
    "- ABC DEF - GHI JKL", "1. ABC DEF GHI \u{2013} JKL", "- ABC: DEF GHI JKL",
    "- (ABC DEF GHI)", "- **ABC DEF GHI**", "- #12 ABC DEF GHI",
    "#12 ABC DEF GHI", "3f2a91c ABC DEF GHI", "- ABC DEF (GHI)", "+ ABC DEF GHI",
    "+1. ABC DEF GHI", "+- ABC DEF GHI", " * ABC DEF GHI JKL", "(c) ABC DEF GHI",
    "\u{2713} ABC DEF GHI (12 ms)",
    "- \u{639}\u{644}\u{64A} \u{648} \u{62D}\u{633}\u{646}",
    "\u{661}. \u{62E}\u{631}\u{6CC}\u{62F} \u{646}\u{627}\u{646} \u{62A}\u{627}\u{632}\u{647}",
  ])
  func otherItemsOfThreeWordsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// Where nobody set a direction, what begins the line keeps an item where it is drawn.
  @Test(arguments: ["1. ABC DEF GHI", "- ABC DEF GHI"])
  func anItemStaysWhereNobodySetADirection(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto])
  }

  /// A letter is a word of English before others.
  @Test(arguments: ["a) dana loves ABC.", "a) ABC.", "b) ABC DEF", "(c) ABC DEF GHI"])
  func otherLetteredItemsStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// Behind a prompt the names of files are several.
  @Test(
    arguments: [
      ("$ cp ABC DEF", "$ cp CBA FED"), ("$ git mv ABC DEF", "$ git mv CBA FED"),
      ("$ sudo mv ABC DEF", "$ sudo mv CBA FED"),
      ("dana@pc:~$ cp ABC DEF", "dana@pc:~$ cp CBA FED"),
      ("$ rm -r ABC DEF GHI", "$ rm -r CBA FED IHG"), ("$ cp ABC1 DEF2", "$ cp 1CBA 2FED"),
      (
        "$ mkdir \u{635}\u{648}\u{631}1 \u{641}\u{6CC}\u{644}\u{645}2",
        "$ mkdir 1\u{631}\u{648}\u{635} 2\u{645}\u{644}\u{6CC}\u{641}"
      ),
      (
        "$ touch \u{686}\u{627}\u{626}\u{6D2} \u{62F}\u{648}\u{62F}\u{6BE}",
        "$ touch \u{6D2}\u{626}\u{627}\u{686} \u{6BE}\u{62F}\u{648}\u{62F}"
      ),
      ("$ rsync -a ABC/ DEF/", "$ rsync -a CBA/ FED/"),
    ] as [(String, String)])
  func argumentsBehindAPromptAreSeveralNames(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// What is written, one name, and commands that are perhaps none.
  @Test(arguments: [
    "$ echo ABC DEF", "$ ls ABC", "$ cp ABC src", "$ cp src ABC", "mkdir ABC DEF",
    "rm ABC DEF GHI", "$ git commit ABC", "dana@pc:~$ ls",
    "$ python \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{641}\u{627}\u{6CC}\u{644}",
  ])
  func otherCommandsBehindAPromptStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  @Test func controlsWouldBePartOfAPromptedCommand() {
    let fixed = Fixer().fix(
      BrokenString.scalars("$ cp ABC DEF"), direction: LineExpectations.left)
    #expect(fixed.reason != nil)
  }

  /// Joined strings are drawn alike, each in its own direction with its blanks.
  @Test(
    arguments: [
      ("alert(\"ABC \" + 5 + \" DEF\");", "alert(\" CBA\" + 5 + \"FED \");"),
      ("x = \"ABC \" + 5 + \" DEF\";", "x = \" CBA\" + 5 + \"FED \";"),
      ("alert(\"ABC\" + 5 + \" DEF\");", "alert(\"CBA\" + 5 + \"FED \");"),
      ("print(\"ABC \" + 5 + \" DEF\")", "print(\" CBA\" + 5 + \"FED \")"),
      ("print('ABC ' + 5 + ' DEF')", "print(' CBA' + 5 + 'FED ')"),
      (
        "x = \"ABC \" + 5 + \" DEF \" + 7 + \" GHI\";",
        "x = \" CBA\" + 5 + \" FED \" + 7 + \"IHG \";"
      ),
      (
        "alert(\"\u{644}\u{62F}\u{64A}\u{643} \" + 3 + \" \u{635}\u{648}\u{631}\");",
        "alert(\" \u{643}\u{64A}\u{62F}\u{644}\" + 3 + \"\u{631}\u{648}\u{635} \");"
      ),
    ] as [(String, String)])
  func joinedStringsAreDrawnAlike(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// A call with a string that is joined is code, also without a semicolon and by a member.
  @Test(
    arguments: [
      ("print(\"ABC\" + 5)", "print(\"CBA\" + 5)"),
      ("console.log(\"ABC \" + 5);", "console.log(\" CBA\" + 5);"),
      ("f(\"ABC\" + \"DEF\")", "f(\"CBA\" + \"FED\")"),
    ] as [(String, String)])
  func aCallWithAJoinedStringIsCode(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.left)
  }

  /// Whole as they are: a string beside a Latin name, and one alone behind a number.
  @Test(arguments: ["alert(\"ABC \" + x + \" DEF\");", "alert(5 + \" ABC\");"])
  func joinedStringsThatAreWholeStay(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.left])
  }

  /// No candidate draws the sign that ends a string on one side of its words and the blank behind
  /// the sign on the other.
  @Test(
    arguments: [
      ("print(\"ABC: \" + DEF)", ":CBA \""), ("x = \"ABC! \" + DEF;", "!CBA \""),
      ("return \"ABC, \" + DEF", ",CBA \""),
      (
        "print(\"\u{627}\u{633}\u{645}\u{60C} \" + \u{646}\u{627}\u{645})",
        "\u{60C}\u{645}\u{633}\u{627} \""
      ),
      (
        "print(\"\u{646}\u{62A}\u{6CC}\u{62C}\u{6C1}: \" + \u{639}\u{62F}\u{62F})",
        ":\u{6C1}\u{62C}\u{6CC}\u{62A}\u{646} \""
      ),
    ] as [(String, String)])
  func aBlankStaysBesideItsSign(_ pseudo: String, _ never: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.left)
    #expect(!fixed.candidates.isEmpty)
    for candidate in fixed.candidates {
      #expect(candidate.problems == 0)
      #expect(!candidate.display.contains(BrokenString.scalars(never)))
    }
  }
}
