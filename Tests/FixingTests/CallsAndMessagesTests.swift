import BidiAlgorithm
import Fixing
import Testing

/// Lines that are told by a word or two: what people call out in Latin letters before a sentence of
/// their own, and English around names.
@Suite struct CallsAndMessagesTests {
  private static let left = LineExpectations.left
  private static let right = LineExpectations.right

  @Test(
    arguments: [
      ("ok, ABCDE.", ".EDCBA ,ok"), ("okay, ABCD EFGH", "HGFE DCBA ,okay"),
      ("wow, ABCDE!", "!EDCBA ,wow"),
      (
        "yes, {U+0641}{U+0647}{U+0645}{U+062A}.", ".{U+062A}{U+0645}{U+0647}{U+0641} ,yes"
      ),
      (
        "sorry, {U+0644}{U+0627} {U+0623}{U+0642}{U+062F}{U+0631}.",
        ".{U+0631}{U+062F}{U+0642}{U+0623} {U+0627}{U+0644} ,sorry"
      ),
      (
        "lol, {U+0627}{U+06CC}{U+0646} {U+0686}{U+06CC}{U+0647}!",
        "!{U+0647}{U+06CC}{U+0686} {U+0646}{U+06CC}{U+0627} ,lol"
      ),
      (
        "thanks, {U+06CC}{U+06C1} {U+0627}{U+0686}{U+06BE}{U+0627} {U+06C1}{U+06D2}!",
        "!{U+06D2}{U+06C1} {U+0627}{U+06BE}{U+0686}{U+0627} {U+06C1}{U+06CC} ,thanks"
      ),
    ])
  func aCallBeforeASentenceIsPartOfIt(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, .auto)
  }

  /// A greeting to somebody, a word without an end, and lines with other Latin words.
  @Test(arguments: [
    "hello, ABCD!", "hi, ABCD EFGH", "thanks, ABCD.", "hi ABCD,", "ok, ABCD", "ok, dana ABCD.",
    "bye, {U+0645}{U+0631}{U+064A}{U+0645}!", "hey, {U+0646}{U+06CC}{U+0645}{U+0627}",
    "rome, ABCD.", "ok, {RLI}ABCD.{PDI}",
  ])
  func anotherWordBeforeANameSaysNothing(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto])
  }

  @Test func whereTheDirectionIsSetACallBeforeAWordStays() {
    LineExpectations.expectNothing(pseudo: "ok, ABCD.", [Self.left])
  }

  @Test(
    arguments: [
      (
        "ABCD EFGH was born in IJKL and lived in MNOP.",
        "HGFE DCBA was born in LKJI and lived in PONM."
      ),
      ("ABCD are used in EFGH and IJKL.", "DCBA are used in HGFE and LKJI."),
      (
        "{U+0634}{U+0627}{U+0645} is known as {U+062F}{U+0645}{U+0634}{U+0642} (not {U+062D}{U+0644}{U+0628}).",
        "{U+0645}{U+0627}{U+0634} is known as {U+0642}{U+0634}{U+0645}{U+062F} (not {U+0628}{U+0644}{U+062D})."
      ),
    ])
  func aNameThatEnglishDescribesBeginsIt(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, .auto)
    LineExpectations.expectFirst(pseudo: line, wanted, Self.right)
  }

  @Test(arguments: ["ABCD is EFGH IJKL MNOP.", "ABCD EFGH is IJKL of MNOP QRST UVAB."])
  func anEnglishWordThatASentenceSpeaksOfTurnsNothing(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [.auto, Self.right])
  }

  @Test(
    arguments: [
      (#"cannot read folder "ABCD EFGH"."#, #"cannot read folder "HGFE DCBA"."#),
      (#"unable to load "ABCDE FGHIJ.png"!"#, #"unable to load "JIHGF EDCBA.png"!"#),
      (
        #"{U+0043}ould not send "{U+062A}{U+0642}{U+0631}{U+064A}{U+0631} {U+0633}{U+0646}{U+0648}{U+064A}"."#,
        #"{U+0043}ould not send "{U+064A}{U+0648}{U+0646}{U+0633} {U+0631}{U+064A}{U+0631}{U+0642}{U+062A}"."#
      ),
    ])
  func whatCannotBeDoneWithAQuotationIsEnglish(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.right)
  }

  /// Titles before their translations.
  @Test(arguments: [
    #"the lord of it "ABCD EFGH"."#, #"say "ABCD EFGH"."#, #"let it be "ABCD EFGH""#,
    #"{U+004C}et {U+0049}t {U+0042}e "ABCD EFGH"."#,
  ])
  func aTitleBeforeAQuotationStays(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.right])
  }

  @Test(
    arguments: [
      ("{U+0049} saw ABCD today.", "{U+0049} saw DCBA today."),
      ("{U+0057}e visited ABC DEF twice!", "{U+0057}e visited FED CBA twice!"),
      (
        "{U+0053}he called {U+0645}{U+0631}{U+064A}{U+0645} again.",
        "{U+0053}he called {U+0645}{U+064A}{U+0631}{U+0645} again."
      ),
    ])
  func whatIsToldOfSomebodyIsEnglish(_ line: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: line, wanted, Self.right)
  }

  /// A numeral, a title before other words, and a sentence that goes on.
  @Test(arguments: [
    "{U+0049} ABCD EFGH today", "{U+0057}e {U+0042}ought ABCD today.", "saw ABCD today.",
  ])
  func otherLatinWordsAroundAWordStay(_ line: String) {
    LineExpectations.expectNothing(pseudo: line, [Self.right])
  }

  @Test func theNumberOfASecondOrderIsTheLines() {
    LineExpectations.expectFirst(
      pseudo: "order #7 for ABC, #8 for DEF", "order #7 for CBA, #8 for FED", Self.left)
    LineExpectations.expectNothing(pseudo: "order #7 for ABC #8 done", [Self.left])
  }
}
