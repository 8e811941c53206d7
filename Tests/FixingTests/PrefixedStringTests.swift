import BidiAlgorithm
import Fixing
import Testing

/// Strings of code with letters or a sign right before their mark.
@Suite struct PrefixedStringTests {
  /// A sentence in one is read from right to left.
  @Test(
    arguments: [
      (
        "print(f\"\u{5E9}\u{5DC}\u{5D5}\u{5DD} {name}, \u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0}!\")",
        "print(f\"!\u{5D0}\u{5D1}\u{5D4} \u{5DA}\u{5D5}\u{5E8}\u{5D1} ,{name} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\")"
      ),
      (
        "return f\"\u{645}\u{631}\u{62D}\u{628}\u{627} {name}\u{60C} \u{623}\u{647}\u{644}\u{627} \u{628}\u{643}!\"",
        "return f\"!\u{643}\u{628} \u{627}\u{644}\u{647}\u{623} \u{60C}{name} \u{627}\u{628}\u{62D}\u{631}\u{645}\""
      ),
      (
        "msg = f'\u{633}\u{644}\u{627}\u{645} {user}\u{60C} \u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F}!'",
        "msg = f'!\u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E} \u{60C}{user} \u{645}\u{627}\u{644}\u{633}'"
      ),
      (
        "Console.WriteLine($\"\u{62E}\u{648}\u{634} \u{622}\u{645}\u{62F}\u{6CC}\u{62F} {id}\u{60C} \u{622}\u{67E} \u{6A9}\u{627} \u{634}\u{6A9}\u{631}\u{6CC}\u{6C1}!\");",
        "Console.WriteLine($\"!\u{6C1}\u{6CC}\u{631}\u{6A9}\u{634} \u{627}\u{6A9} \u{67E}\u{622} \u{60C}{id} \u{62F}\u{6CC}\u{62F}\u{645}\u{622} \u{634}\u{648}\u{62E}\");"
      ),
      (
        "auto s = L\"\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} \u{5E0}\u{5E9}\u{5DE}\u{5E8} \u{5D1}\u{5D4}\u{5E6}\u{5DC}\u{5D7}\u{5D4}!\";",
        "auto s = L\"!\u{5D4}\u{5D7}\u{5DC}\u{5E6}\u{5D4}\u{5D1} \u{5E8}\u{5DE}\u{5E9}\u{5E0} \u{5E5}\u{5D1}\u{5D5}\u{5E7}\u{5D4}\";"
      ),
      (
        "NSString *s = @\"\u{644}\u{627} \u{64A}\u{648}\u{62C}\u{62F} \u{627}\u{62A}\u{635}\u{627}\u{644}!\";",
        "NSString *s = @\"!\u{644}\u{627}\u{635}\u{62A}\u{627} \u{62F}\u{62C}\u{648}\u{64A} \u{627}\u{644}\";"
      ),
    ] as [(String, String)])
  func aPrefixedSentenceIsOneText(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// What parts a sentence behind a placeholder is drawn with its words.
  @Test(
    arguments: [
      (
        "x = f\"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DA} {name}, \u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0}\"",
        "x = f\"\u{5D0}\u{5D1}\u{5D4} \u{5DA}\u{5D5}\u{5E8}\u{5D1} ,{name} \u{5DA}\u{5DC} \u{5DD}\u{5D5}\u{5DC}\u{5E9}\""
      ),
      (
        "x = \"\u{5D1}\u{5E8}\u{5D5}\u{5DA} \u{5D4}\u{5D1}\u{5D0} {user}, \u{5D4}\u{5E1}\u{5D9}\u{5E1}\u{5DE}\u{5D4} \u{5E4}\u{5D2}\u{5D4}\"",
        "x = \"\u{5D4}\u{5D2}\u{5E4} \u{5D4}\u{5DE}\u{5E1}\u{5D9}\u{5E1}\u{5D4} ,{user} \u{5D0}\u{5D1}\u{5D4} \u{5DA}\u{5D5}\u{5E8}\u{5D1}\""
      ),
      (
        "print(\"\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{60C} {name}\u{60C} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{648}\u{642}\u{639}\")",
        "print(\"\u{639}\u{642}\u{648}\u{645}\u{644}\u{627} \u{64A}\u{641} \u{60C}{name} \u{60C}\u{643}\u{628} \u{627}\u{628}\u{62D}\u{631}\u{645}\")"
      ),
    ] as [(String, String)])
  func commasStayInTheSentence(_ text: String, _ wanted: String) {
    LineExpectations.expectFirst(text: text, wanted, LineExpectations.left)
  }

  /// Strings that are drawn in their own order, and marks that open no string.
  @Test(arguments: [
    "names = [f\"\u{5D3}\u{5E0}\u{5D4}\", f\"\u{5D9}\u{5D5}\u{5E1}\u{5D9}\"]",
    "NSLog(@\"\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}\");",
    "print(u\"\u{633}\u{644}\u{627}\u{645} \u{62F}\u{646}\u{6CC}\u{627}\")",
    "x = f\"{name} \u{5E9}\u{5DC}\u{5D5}\u{5DD}\"",
    "WHERE name = N'\u{5D3}\u{5E0}\u{5D4}' AND city = N'\u{5D7}\u{5D9}\u{5E4}\u{5D4}'",
    "raise ValueError(r\"\u{62E}\u{637}\u{623} \u{641}\u{64A} \u{627}\u{644}\u{645}\u{644}\u{641}\")",
  ])
  func stringsInTheirPlaceStay(_ text: String) {
    LineExpectations.expectNothing(text: text, [LineExpectations.left])
  }
}
