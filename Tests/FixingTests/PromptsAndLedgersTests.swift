import BidiAlgorithm
import Fixing
import Testing

/// Lines that run from left to right whatever their names are: commands behind a prompt, amounts,
/// addresses, links of Markdown, names with numbers, and code.
@Suite struct PromptsAndLedgersTests {
  private static let left = LineExpectations.left

  @Test(arguments: [
    "$ ls ABC", "$ cd {U+0645}{U+0644}{U+0641}", "$ python run.py ABCD", "$ npm run ABCDE",
    "$ cp ABC1 src", "$ mv {U+067E}{U+0648}{U+0634}{U+0647} a.txt", "$ git checkout ABCDE",
    "$ echo ABC DEF", ">>> ABC", ">>> ABC + 5", ">>> {U+0646}{U+0627}{U+0645}",
  ])
  func aCommandBehindAPromptStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  @Test func aCommandStaysWhereNobodySetADirection() {
    LineExpectations.expectNothing(pseudo: "$ git checkout ABCDE", [.auto])
  }

  @Test(arguments: [
    "$50 ABC", "\u{20AC} 50 ABC", "\u{20AA}1,250 ABC DEF", "12.50 \u{20AC} ABC",
    "$50 {U+0633}{U+0627}{U+0631}{U+0629}", "$7 {U+0645}{U+06CC}{U+0646}{U+0627}",
  ])
  func aNameBehindAnAmountStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  @Test(arguments: [
    "12 {U+004D}ain {U+0053}treet, ABCDE", "7 {U+0048}igh {U+0052}oad, ABCD EFG",
    "350 {U+0046}ifth {U+0041}venue, {U+0646}{U+064A}{U+0648}{U+064A}{U+0648}{U+0631}{U+0643}",
  ])
  func aTownBehindAStreetStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.left])
  }

  @Test(arguments: [
    "[ABC](https://example.com)", "- [ABC](https://example.com)",
    "[ABC DEF](https://example.com): 5", "* [ABC](https://example.com/a) - 5",
    "![ABC](pictures/a.png)", "- [{U+0633}{U+0644}{U+0627}{U+0645}](https://example.com)",
    "[ABC](https://example.com), [DEF](https://example.org)",
  ])
  func aLineOfLinksStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }

  /// A sentence behind an amount or a link, and one behind three signs, is turned as ever.
  @Test(arguments: [
    "$50 ABCD EFGH IJKL MNOP.", "[ABC](https://example.com) DEFG HIJK LMNO PQRS.",
    ">>> ABCD EFGH IJKL.", "$ 50 ABCD EFGH IJKL MNOP.",
  ])
  func aSentenceIsTurned(_ line: String) {
    let problems = Judge().problems(of: BrokenString.scalars(line), direction: Self.left)
    #expect(!problems.isEmpty)
  }

  @Test(
    arguments: [
      ("total for ABC: 12, DEF: 14", "total for CBA: 12, FED: 14"),
      ("hours for ABC: 10:30, DEF: 11:30", "hours for CBA: 10:30, FED: 11:30"),
      ("paid by ABC: 12, DEF: 14, GHI: 15", "paid by CBA: 12, FED: 14, IHG: 15"),
      (
        "age of {U+0645}{U+062D}: 12, {U+0631}{U+0636}: 14",
        "age of {U+062D}{U+0645}: 12, {U+0636}{U+0631}: 14"
      ),
    ])
  func eachNumberStandsBehindItsName(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.left)
  }

  @Test func namesWithNumbersByThemselvesAreOneStretch() {
    LineExpectations.expectNothing(pseudo: "ABC: 12, DEF: 14", [Self.left])
  }

  @Test(
    arguments: [
      (#"if ABC == "DEF" and GHI > 5:"#, [#"if CBA == "FED" and IHG > 5:"#]),
      (#"while ABC != "DEF":"#, [#"while CBA != "FED":"#]),
      ("if ABC > 18 and ABC < 65:", ["if CBA > 18 and CBA < 65:"]),
      ("if ABC > 18 && DEF < 65 {", ["if CBA > 18 && FED < 65 {"]),
      (
        #"return "ABC: " + DEF + " GHI""#,
        [#"return "CBA: " + FED + " IHG""#]
      ),
    ])
  func eachPartOfAnExpressionStandsInItsPlace(_ line: String, _ wanted: [String]) {
    let fixed = Fixer().fix(BrokenString.scalars(line), direction: Self.left)
    let displays = wanted.map { BrokenString.scalars($0) }
    #expect(!fixed.candidates.isEmpty)
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 && displays.contains($0.display) })
  }

  @Test(arguments: [
    "while ABC < 10:", "if x < ABC < y:", "if you open ABC > DEF and GHI:",
    "if ABC > DEF and GHI == 5:", #"return "ABC: " + x"#, #"if x == "ABC":"#,
  ])
  func otherCodeStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.left])
  }
}
