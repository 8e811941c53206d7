import BidiAlgorithm
import Fixing
import Testing

/// What is drawn as its reader wants it, though the order of storage might say otherwise.
@Suite struct TypedAsSeenTests {
  /// Signs that were typed before a Latin name, and are drawn behind it.
  @Test(arguments: [
    "\u{5E7}\u{5D5}\u{5E8}\u{5E1} ++C \u{5DE}\u{5EA}\u{5D7}\u{5D9}\u{5DC} \u{5D1}\u{5E7}\u{5D9}\u{5E5}",
    "\u{5E2}\u{5D5}\u{5D1}\u{5D3}\u{5D9}\u{5DD} \u{5D1}-++C \u{5D5}\u{5D1}-Rust",
    "\u{5DE}\u{5E4}\u{5EA}\u{5D7} #C \u{5D5}\u{5EA}\u{5D9}\u{5E7}",
    "\u{5D0}\u{5E0}\u{5D9} \u{5DC}\u{5D5}\u{5DE}\u{5D3} #F \u{5D4}\u{5E9}\u{5E0}\u{5D4}",
    "\u{5E1}\u{5D5}\u{5D2} \u{5D4}\u{5D3}\u{5DD} \u{5E9}\u{5DC}\u{5D9} -AB",
    "\u{5E6}\u{5D9}\u{5D5}\u{5DF} -B \u{5D1}\u{5DE}\u{5D1}\u{5D7}\u{5DF}",
    "\u{5E2}\u{5D5}\u{5E8}\u{5DA} ++Notepad \u{5E7}\u{5DC}",
    "\u{5E9}\u{5E4}\u{5EA} ++c \u{5D5}\u{5EA}\u{5D9}\u{5E7}\u{5D4}",
    "\u{5E9}\u{5E4}\u{5D4} \u{5D9}\u{5E9}\u{5E0}\u{5D4} (++C)",
    "\u{5D1}\u{5D3}\u{5E8}\u{5D2}\u{5D4} ++A",
    "\u{62F}\u{648}\u{631}\u{629} ++C \u{644}\u{644}\u{645}\u{628}\u{62A}\u{62F}\u{626}\u{64A}\u{646}",
    "\u{645}\u{637}\u{648}\u{631} #C \u{645}\u{637}\u{644}\u{648}\u{628}",
    "\u{632}\u{645}\u{631}\u{629} \u{627}\u{644}\u{62F}\u{645} -B",
    "\u{62F}\u{631}\u{62C}\u{629} -C \u{641}\u{64A} \u{627}\u{644}\u{627}\u{645}\u{62A}\u{62D}\u{627}\u{646}",
    "\u{622}\u{645}\u{648}\u{632}\u{634} ++C \u{631}\u{627}\u{6CC}\u{6AF}\u{627}\u{646}",
    "\u{628}\u{631}\u{646}\u{627}\u{645}\u{647}\u{200C}\u{646}\u{648}\u{6CC}\u{633}\u{6CC} #C \u{622}\u{633}\u{627}\u{646} \u{627}\u{633}\u{62A}",
    "\u{6AF}\u{631}\u{648}\u{647} \u{62E}\u{648}\u{646}\u{6CC} -A",
    "\u{6A9}\u{648}\u{631}\u{633} ++C \u{634}\u{631}\u{648}\u{639} \u{6C1}\u{648}\u{627}",
    "\u{628}\u{644}\u{688} \u{6AF}\u{631}\u{648}\u{67E} -O \u{686}\u{627}\u{6C1}\u{6CC}\u{6D2}",
    "\u{5D4}\u{5D9}\u{5D0} \u{5E6}\u{5E2}\u{5E7}\u{5D4} \"!Wait\" \u{5D5}\u{5E8}\u{5E6}\u{5D4}",
    "\u{5D4}\u{5D5}\u{5D0} \u{5E9}\u{5D0}\u{5DC} \"?Where is it\" \u{5D5}\u{5D4}\u{5DC}\u{5DA}",
    "\u{5D4}\u{5D9}\u{5D0} \u{5D0}\u{5DE}\u{5E8}\u{5D4} (!Bravo)",
    "\u{635}\u{631}\u{62E} \"!Goal\" \u{648}\u{642}\u{641}\u{632}",
    "\u{633}\u{623}\u{644} \u{AB}?Who\u{BB} \u{62B}\u{645} \u{62E}\u{631}\u{62C}",
    "\u{627}\u{648} \u{6AF}\u{641}\u{62A} \"!Hurry up\" \u{648} \u{631}\u{641}\u{62A}",
    "\u{627}\u{633} \u{646}\u{6D2} \u{6A9}\u{6C1}\u{627} \"!OK\" \u{627}\u{648}\u{631} \u{6AF}\u{6CC}\u{627}",
  ])
  func signsThatAreDrawnBehindANameAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Variables that are counted up, hashtags, flags, names of code that are negated, and signs that
  /// were typed where they are read.
  @Test(arguments: [
    "\u{5D4}\u{5D4}\u{5E4}\u{5E8}\u{5E9} \u{5D1}\u{5D9}\u{5DF} ++i \u{5DC}\u{5D1}\u{5D9}\u{5DF} i++",
    "\u{5DB}\u{5EA}\u{5D1}\u{5D5} ++count \u{5D1}\u{5DC}\u{5D5}\u{5DC}\u{5D0}\u{5D4}",
    "\u{5EA}\u{5D9}\u{5D9}\u{5D2}\u{5D5} #TLV \u{5D1}\u{5E1}\u{5D5}\u{5E3}",
    "\u{5D4}\u{5D5}\u{5E1}\u{5D9}\u{5E4}\u{5D5} -A \u{5DC}\u{5E4}\u{5E7}\u{5D5}\u{5D3}\u{5D4}",
    "\u{5D4}\u{5D3}\u{5D2}\u{5DC} -O \u{5DE}\u{5D0}\u{5D8}",
    "\u{642}\u{628}\u{644} ++x \u{641}\u{64A} \u{627}\u{644}\u{62D}\u{644}\u{642}\u{629}",
    "\u{648}\u{633}\u{645} #UAE \u{627}\u{644}\u{64A}\u{648}\u{645}",
    "\u{67E}\u{631}\u{686}\u{645} -A \u{631}\u{627} \u{628}\u{632}\u{646}\u{6CC}\u{62F}",
    "\u{6C1}\u{6CC}\u{634} \u{679}\u{6CC}\u{6AF} #PSL \u{644}\u{6AF}\u{627}\u{626}\u{6CC}\u{6BA}",
    "\u{5D4}\u{5DB}\u{5DC}\u{5DC} \"!important\" \u{5D0}\u{5E1}\u{5D5}\u{5E8}",
    "\u{627}\u{644}\u{62A}\u{639}\u{628}\u{64A}\u{631} \"!isValid\" \u{635}\u{62D}\u{64A}\u{62D}",
    "\u{5D4}\u{5D5}\u{5D0} \u{5D0}\u{5DE}\u{5E8} \"Stop!\"",
    "\u{5DE}\u{5E4}\u{5EA}\u{5D7} ++C/C \u{5D5}\u{5EA}\u{5D9}\u{5E7}",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D3} \"++i\" \u{5E8}\u{5E5}",
  ])
  func otherSignsAreTorn(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// The last digits of a second line behind a phone number, and in Arabic all of it as one piece.
  @Test(arguments: [
    "\u{5D8}\u{5DC}' 03-7654321/2, \u{5E4}\u{5E7}\u{5E1} 03-7654320",
    "\u{5DC}\u{5E4}\u{5E8}\u{5D8}\u{5D9}\u{5DD}: 052-1234567/8",
    "\u{5DE}\u{5E9}\u{5E8}\u{5D3} 08-6712345/46 \u{5E7}\u{5D5}\u{5DE}\u{5D4} 2",
    "\u{5D7}\u{5E0}\u{5D5}\u{5EA} 04-8765432/3/4",
  ])
  func otherLinesOfAPhoneAreWhole(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  @Test func otherLinesGoWithAPhoneInArabic() {
    LineExpectations.expectFirst(
      text: "\u{647}\u{627}\u{62A}\u{641} 06-7654321/2",
      "06-7654321/2 \u{641}\u{62A}\u{627}\u{647}", LineExpectations.right)
  }

  /// More digits behind the slash are those of a year or another number.
  @Test(arguments: [
    "\u{5D7}\u{5D5}\u{5E7} 03-7654321/2020",
    "\u{62A}\u{644}\u{641}\u{646} 021-88776655/2020",
  ])
  func otherNumbersBehindAPhoneAreNoLines(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }

  /// The number of a song, a film, a clip or a book before its colon and its title, and awards that
  /// are counted.
  @Test(arguments: [
    "\u{5E9}\u{5D9}\u{5E8} 7: Yesterday (2:05)",
    "\u{5E1}\u{5E8}\u{5D8}\u{5D5}\u{5DF} 3: Hello Again",
    "\u{5E1}\u{5E4}\u{5E8} 5: Dune Messiah",
    "\u{5D1}\u{5E1}\u{5E8}\u{5D8} 2: Inception Again",
    "\u{623}\u{63A}\u{646}\u{64A}\u{629} 4: Thriller",
    "\u{641}\u{64A}\u{644}\u{645} 2: Gladiator",
    "\u{622}\u{647}\u{646}\u{6AF} 6: Bohemian Rhapsody",
    "\u{641}\u{6CC}\u{644}\u{645} 3: Alien",
    "\u{6A9}\u{62A}\u{627}\u{628} 2: Emma",
    "\u{646}\u{627}\u{648}\u{644} 4: Ivanhoe",
    "\u{5D2}\u{5DD} \u{5D4}\u{5E1}\u{5E8}\u{5D8} \u{5E7}\u{5D9}\u{5D1}\u{5DC} \u{5E9}\u{5E0}\u{5D9} \u{5E4}\u{5E8}\u{5E1}\u{5D9}\u{5DD}, \u{5D4}\u{5E1}\u{5E8}\u{5D8} 2 Emmys",
  ])
  func theNumberOfAWorkIsTheSentences(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.right])
  }

  /// Titles with a year, behind an article or without a colon.
  @Test(arguments: [
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8} 2001: A Space Odyssey \u{5DE}\u{5D5}\u{5E7}\u{5E8}\u{5DF}",
    "\u{641}\u{64A}\u{644}\u{645} 2010: The Year We Make Contact \u{62C}\u{645}\u{64A}\u{644}",
    "\u{5D4}\u{5E1}\u{5E8}\u{5D8} 300: Rise of an Empire \u{5D0}\u{5E8}\u{5D5}\u{5DA}",
    "\u{5D1}\u{5E1}\u{5E8}\u{5D8} 12 Angry Men \u{5D9}\u{5E9} \u{5E9}\u{5D5}\u{5E4}\u{5D8}",
    "\u{622}\u{647}\u{646}\u{6AF} 99 Luftballons \u{642}\u{62F}\u{6CC}\u{645}\u{6CC} \u{627}\u{633}\u{62A}",
    "\u{641}\u{644}\u{645} 12 Monkeys \u{627}\u{686}\u{6BE}\u{6CC} \u{6C1}\u{6D2}",
  ])
  func aTitleThatBeginsWithANumberIsOnePiece(_ text: String) {
    LineExpectations.expectSomething(text: text, LineExpectations.right)
  }
}
