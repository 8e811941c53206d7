import BidiAlgorithm
import Fixing
import Testing

/// Lines of code with right-to-left names that no semicolon ends, and rows of data that begin with
/// a key, as editors lay them out from left to right; each with what looks like it and is whole.
@Suite struct CodeWithoutEndTests {
  /// Names, numbers and strings follow each other.
  @Test(
    arguments: [
      ("obj.ABC = 5", "obj.CBA = 5"),
      ("obj.ABC = DEF", "obj.CBA = FED"),
      ("obj.ABC = \"DEF\"", "obj.CBA = \"FED\""),
      ("obj.ABC > 5", "obj.CBA > 5"),
      ("a.b.ABC(5)", "a.b.CBA(5)"),
      ("obj.ABC(DEF, 5)", "obj.CBA(FED, 5)"),
      ("foo(ABC, 1)", "foo(CBA, 1)"),
      ("x = A ? B : C", "x = A ? B : C"),
      ("x = ABC > 5 ? DEF : 7", "x = CBA > 5 ? FED : 7"),
      ("x = ABC - DEF", "x = CBA - FED"),
      ("x = ABC / 2", "x = CBA / 2"),
      ("while ABC < 10 do DEF", "while CBA < 10 do FED"),
      ("if ABC > 5 then DEF", "if CBA > 5 then FED"),
      ("class ABC(DEF):", "class CBA(FED):"),
      ("export ABC=5", "export CBA=5"),
      ("export ABC=DEF", "export CBA=FED"),
      ("name,ABC,30", "name,CBA,30"),
      ("id,ABC,30", "id,CBA,30"),
    ] as [(String, String)])
  func operandsFollowEachOther(_ pseudo: String, _ wanted: String) {
    for direction in [BaseDirection.auto, LineExpectations.left] {
      LineExpectations.expectFirst(pseudo: pseudo, wanted, direction)
    }
  }

  /// The dot of a sentence or of a short word is none of a member.
  @Test(arguments: [
    "etc. ABC = 5", "hello ABC.", "see ABC. DEF", "obj ABC = 5", "{U+004F}bj.ABC = 5", "obj.ABC",
    "obj.ABC()", "x.ABC + y", "obj.ABC DEF", "ABC = 5", "etc. ABC > 5",
  ])
  func othersAreNoMembers(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// Without blanks or without all of its parts what is asked is a question.
  @Test(arguments: [
    "x = ABC? DEF: GHI", "what ABC ? DEF : GHI", "title = ABC", "q = ABC ?", "why ABC? DEF!",
    "x = ABC : DEF", "name = ABC: DEF", "x ? ABC : DEF", "x = ABC ? DEF", "so ABC?",
  ])
  func othersAreNoChoices(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A setting may have a title with a dash, and a sum means the same from either side.
  @Test(arguments: [
    "title = ABC - DEF", "x = ABC + DEF", "x = ABC * 3", "name = ABC / DEF", "x = ABC",
    "x ABC - DEF", "x: ABC - DEF", "x = ABC DEF - GHI", "subject = ABC - DEF", "x - ABC - DEF",
  ])
  func othersAreNoDifferences(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// English has such words, too, and a comparison alone means the same from either side.
  @Test(arguments: [
    "while ABC do DEF", "if ABC then DEF", "while ABC < 10", "do ABC then DEF",
    "if you do ABC DEF", "while ABC was here, DEF", "if ABC, then DEF", "until ABC do DEF",
    "what if ABC then DEF?", "if ABC < 10 DEF",
  ])
  func othersLeadToNoBlock(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A class of a school, and what stands in brackets behind a blank.
  @Test(arguments: [
    "class ABC", "class ABC:", "class ABC (DEF):", "class 5 (ABC):", "struct ABC",
    "the class ABC(DEF)", "class of ABC: DEF", "class ABC, DEF", "interface ABC",
    "in class ABC (DEF)",
  ])
  func othersDefineNoType(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A label has blanks beside its sign.
  @Test(arguments: [
    "export ABC = 5", "export ABC", "export of ABC in 2020", "declare ABC = 5", "export ABC DEF",
    "{U+0045}xport ABC=5", "export price=ABC", "import ABC=5", "set ABC=5", "export ABC, DEF",
  ])
  func othersGiveAShellNothing(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A comma of a sentence has a blank behind it.
  @Test(arguments: [
    "name, ABC, 30", "hello,ABC", "hello, ABC, 5", "yes,ABC,DEF", "a,ABC,30", "name ABC,30",
    "hello there,ABC,30", "name,ABC", "{U+0044}ana, ABC, 30", "hello,ABC!",
  ])
  func othersAreNoRows(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A remark in brackets, and a call whose number stands first.
  @Test(arguments: [
    "foo(ABC)", "foo(ABC, DEF)", "foo (ABC, 1)", "{U+0046}oo(ABC, 1)", "note(see ABC, 5)",
    "foo(ABC DEF, 1)", "hello (ABC, 5)", "x(ABC)", "email (ABC, DEF)", "foo(1, ABC)",
  ])
  func othersAreNoCalls(_ pseudo: String) { Self.expectNothing(pseudo) }

  /// A condition and its block, which are a whole line, run from left to right wherever they stand.
  @Test func aBlockRunsFromLeftToRight() {
    for direction in [LineExpectations.right, LineExpectations.left] {
      LineExpectations.expectFirst(
        text: "if (\u{5D0}\u{5D1}\u{5D2} == \"\u{5D3}\u{5D4}\u{5D5}\") { return 1; }",
        "if (\u{5D2}\u{5D1}\u{5D0} == \"\u{5D5}\u{5D4}\u{5D3}\") { return 1; }", direction)
    }
    LineExpectations.expectSomething(
      text: "while (\u{5D0}\u{5D1}\u{5D2} > 5) { \u{5D3}\u{5D4}\u{5D5} -= 1; }",
      LineExpectations.right)
  }

  /// Brackets and braces around words of a sentence.
  @Test(arguments: [
    "if \u{5D0}\u{5D1}\u{5D2} {\u{5D3}\u{5D4}\u{5D5}}",
    "if (\u{5D0}\u{5D1}\u{5D2}) \u{5D3}\u{5D4}\u{5D5}",
  ])
  func othersAreNoBlocks(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  private static func expectNothing(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }
}
