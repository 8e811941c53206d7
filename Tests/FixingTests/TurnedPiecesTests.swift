import BidiAlgorithm
import Fixing
import Testing
import Wording

/// What is told of lines that are laid out against their words: nothing that nobody sees, and each
/// sentence true of the line as it is.
@Suite struct TurnedPiecesTests {
  /// What would be torn only in the direction of the words is no problem of the line. The first
  /// candidate keeps it whole.
  @Test(
    arguments: [
      (
        "Notepad++ \u{5D4}\u{5D5}\u{5D0} \u{5E2}\u{5D5}\u{5E8}\u{5DA} \u{5E0}\u{5D5}\u{5D7} \u{5DE}\u{5D0}\u{5D5}\u{5D3} \u{5DC}\u{5DB}\u{5EA}\u{5D9}\u{5D1}\u{5EA} \u{5E7}\u{5D5}\u{5D3}.",
        ".\u{5D3}\u{5D5}\u{5E7} \u{5EA}\u{5D1}\u{5D9}\u{5EA}\u{5DB}\u{5DC} \u{5D3}\u{5D5}\u{5D0}\u{5DE} \u{5D7}\u{5D5}\u{5E0} \u{5DA}\u{5E8}\u{5D5}\u{5E2} \u{5D0}\u{5D5}\u{5D4} Notepad++"
      ),
      (
        "Canal+ \u{645}\u{62A}\u{648}\u{641}\u{631} \u{627}\u{644}\u{622}\u{646} \u{641}\u{64A} \u{62C}\u{645}\u{64A}\u{639} \u{627}\u{644}\u{645}\u{646}\u{627}\u{637}\u{642}.",
        ".\u{642}\u{637}\u{627}\u{646}\u{645}\u{644}\u{627} \u{639}\u{64A}\u{645}\u{62C} \u{64A}\u{641} \u{646}\u{622}\u{644}\u{627} \u{631}\u{641}\u{648}\u{62A}\u{645} Canal+"
      ),
      (
        "C# \u{632}\u{628}\u{627}\u{646} \u{62E}\u{648}\u{628}\u{6CC} \u{628}\u{631}\u{627}\u{6CC} \u{633}\u{627}\u{62E}\u{62A}\u{646} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{627}\u{633}\u{62A}.",
        ".\u{62A}\u{633}\u{627} \u{647}\u{645}\u{627}\u{646}\u{631}\u{628} \u{646}\u{62A}\u{62E}\u{627}\u{633} \u{6CC}\u{627}\u{631}\u{628} \u{6CC}\u{628}\u{648}\u{62E} \u{646}\u{627}\u{628}\u{632} C#"
      ),
      (
        "16 GB \u{631}\u{6CC}\u{645} \u{627}\u{633} \u{641}\u{648}\u{646} \u{645}\u{6CC}\u{6BA} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{6C1}\u{6D2}\u{6D4}",
        "\u{6D4}\u{6D2}\u{6C1} \u{62F}\u{648}\u{62C}\u{648}\u{645} \u{6BA}\u{6CC}\u{645} \u{646}\u{648}\u{641} \u{633}\u{627} \u{645}\u{6CC}\u{631} 16 GB"
      ),
    ] as [(String, String)])
  func whatIsWholeIsNotTold(_ text: String, _ wanted: String) {
    let fixed = Fixer().fix(Array(text.unicodeScalars))
    #expect(fixed.problems.map(\.kind) == [.paragraph])
    #expect(fixed.candidates.first?.display == Array(wanted.unicodeScalars))
    #expect(fixed.candidates.allSatisfy { $0.problems == 0 })
  }

  /// What is torn as it is and stays so for the same reason is told once, with both.
  @Test(arguments: [
    "ABCD EFGH IJKL (03) 555-1234 MNOP QRST.",
    "\u{627}\u{62A}\u{635}\u{644} \u{628}\u{646}\u{627} \u{639}\u{644}\u{649} (02) 555-4321 \u{628}\u{639}\u{62F} \u{627}\u{644}\u{638}\u{647}\u{631}.",
  ])
  func whatStaysTornIsTold(_ pseudo: String) throws {
    let problems = Judge().problems(
      of: BrokenString.scalars(pseudo), direction: LineExpectations.left)
    let phone = try #require(problems.last)
    #expect(problems.map(\.kind) == [.paragraph, .phone] && phone.tear.staysOnceTurned)
    #expect(phone.sentence.english.contains(", also with the paragraph's direction put right: "))
  }

  /// What is torn in another way then is told as it is now.
  @Test(arguments: [
    "https://he.example.org/wiki/\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} \u{5D4}\u{5D5}\u{5D0} \u{5D3}\u{5E3} \u{5E9}\u{5DB}\u{5D3}\u{5D0}\u{5D9} \u{5DC}\u{5E7}\u{5E8}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.",
    "https://ar.example.org/wiki/\u{62F}\u{645}\u{634}\u{642} \u{635}\u{641}\u{62D}\u{629} \u{645}\u{641}\u{64A}\u{62F}\u{629} \u{644}\u{643}\u{644} \u{642}\u{627}\u{631}\u{626}.",
    "https://fa.example.org/wiki/\u{62A}\u{647}\u{631}\u{627}\u{646} \u{631}\u{627} \u{62D}\u{62A}\u{645}\u{627}\u{64B} \u{628}\u{62E}\u{648}\u{627}\u{646}\u{6CC}\u{62F}.",
    "https://ur.example.org/wiki/\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{67E}\u{631} \u{6CC}\u{6C1} \u{645}\u{636}\u{645}\u{648}\u{646} \u{67E}\u{691}\u{6BE}\u{6CC}\u{6BA}\u{6D4}",
  ])
  func whatIsTornOtherwiseIsToldAsItIs(_ text: String) throws {
    let problems = Judge().problems(of: Array(text.unicodeScalars))
    #expect(problems.map(\.kind) == [.paragraph, .url])
    let said = try #require(problems.last).sentence.english
    #expect(said.hasPrefix("The web address is one piece, but other text is drawn inside it: "))
  }

  /// As many problems are counted as are told, before a change and after it.
  @Test(arguments: [
    "Notepad++ \u{5D4}\u{5D5}\u{5D0} \u{5E2}\u{5D5}\u{5E8}\u{5DA} \u{5E0}\u{5D5}\u{5D7} \u{5DE}\u{5D0}\u{5D5}\u{5D3} \u{5DC}\u{5DB}\u{5EA}\u{5D9}\u{5D1}\u{5EA} \u{5E7}\u{5D5}\u{5D3}.",
    "Canal+ \u{645}\u{62A}\u{648}\u{641}\u{631} \u{627}\u{644}\u{622}\u{646} \u{641}\u{64A} \u{62C}\u{645}\u{64A}\u{639} \u{627}\u{644}\u{645}\u{646}\u{627}\u{637}\u{642}.",
    "C# \u{632}\u{628}\u{627}\u{646} \u{62E}\u{648}\u{628}\u{6CC} \u{628}\u{631}\u{627}\u{6CC} \u{633}\u{627}\u{62E}\u{62A}\u{646} \u{628}\u{631}\u{646}\u{627}\u{645}\u{647} \u{627}\u{633}\u{62A}.",
    "16 GB \u{631}\u{6CC}\u{645} \u{627}\u{633} \u{641}\u{648}\u{646} \u{645}\u{6CC}\u{6BA} \u{645}\u{648}\u{62C}\u{648}\u{62F} \u{6C1}\u{6D2}\u{6D4}",
    "https://he.example.org/wiki/\u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} \u{5D4}\u{5D5}\u{5D0} \u{5D3}\u{5E3} \u{5E9}\u{5DB}\u{5D3}\u{5D0}\u{5D9} \u{5DC}\u{5E7}\u{5E8}\u{5D5}\u{5D0} \u{5D4}\u{5D9}\u{5D5}\u{5DD}.",
    "https://ar.example.org/wiki/\u{62F}\u{645}\u{634}\u{642} \u{635}\u{641}\u{62D}\u{629} \u{645}\u{641}\u{64A}\u{62F}\u{629} \u{644}\u{643}\u{644} \u{642}\u{627}\u{631}\u{626}.",
    "https://fa.example.org/wiki/\u{62A}\u{647}\u{631}\u{627}\u{646} \u{631}\u{627} \u{62D}\u{62A}\u{645}\u{627}\u{64B} \u{628}\u{62E}\u{648}\u{627}\u{646}\u{6CC}\u{62F}.",
    "https://ur.example.org/wiki/\u{644}\u{627}\u{6C1}\u{648}\u{631} \u{67E}\u{631} \u{6CC}\u{6C1} \u{645}\u{636}\u{645}\u{648}\u{646} \u{67E}\u{691}\u{6BE}\u{6CC}\u{6BA}\u{6D4}",
  ])
  func candidatesCountWhatIsTold(_ text: String) {
    for candidate in Fixer().fix(Array(text.unicodeScalars)).candidates {
      let direction = candidate.direction.map(BaseDirection.explicit) ?? .auto
      let left = Judge().problems(of: candidate.text, direction: direction)
      #expect(left.count == candidate.problems)
    }
  }
}
