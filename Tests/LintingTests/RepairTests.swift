import Linting
import TestSupport
import Testing
import Wording

/// The fixes that are made unseen: verified, and none is left for a second time.
@Suite struct RepairTests {
  static let texts: [(SourceKind, String)] = [
    (.plain, "\u{5D0}\u{200F}\u{5D1}"), (.plain, "\u{5D0} \u{202A}abc\u{202C} \u{5D1}"),
    (.plain, "\u{5D0}\u{5D1}: (800) 955-2292 \u{5D2}"), (.plain, "a \u{2069} b"),
    (.plain, "\u{5D0} \u{2067}\u{5D1}"),
    (.json, "{\"a\": \"\u{5D0}\u{5D1}: (800) 955-2292\"}"),
    (
      .po,
      "msgid \"\"\nmsgstr \"Language: he\\n\"\n\n#, c-format\nmsgid \"%s (%d)\"\nmsgstr \"%s (%d) \u{5D0}\u{5D1}\"\n"
    ),
  ]

  @Test(arguments: texts.indices) func fixesAreMadeOnce(_ index: Int) {
    let (kind, text) = Self.texts[index]
    let repair = Linted.repaired(text, kind)
    #expect(repair.count > 0, "\(text.unicodeScalars.map(\.value))")
    #expect(repair.findings == [])
    let again = Repair.of(repair.text, repair.findings, path: "text", kind: kind, Linter())
    #expect(again.count == 0 && again.text.scalars == repair.text.scalars)
  }

  /// In data with escapes, what is put in is an escape.
  @Test func controlsAreEscapedWhereTheyCanBe() {
    let repair = Linted.repaired(Self.texts[5].1, .json)
    let text = String(String.UnicodeScalarView(repair.text.scalars))
    #expect(text.contains("\\u2066(800) 955-2292\\u2069") || text.contains("\\u200E"))
  }

  @Test func whatIsNotSafeStays() {
    let text = "/*\u{202E} } */"
    let repair = Linted.repaired(text, .c)
    #expect(repair.count == 0 && repair.findings.count == 1)
  }

  /// What is told first of a finding is what is made, and nothing else is.
  @Test(arguments: [
    (SourceKind.plain, "\u{5D0}\u{5D1}\u{200E} x \u{2066}abc"),
    (.plain, "\u{5D0} \u{2067}\u{5D1}"), (.json, "[\"\\u202b\", \"x\"]"),
    (.json, "{\"a\": \"\\u202bx\"}"), (.plain, "abc \u{202E}def"), (.plain, "\u{5D0} \u{202A}b"),
  ])
  func whatIsToldIsMade(_ kind: SourceKind, _ text: String) throws {
    let findings = Linted.findings(text, kind)
    let fix = try #require(findings.first?.fixes.first)
    #expect(findings.count == 1)
    let repair = Linted.repaired(text, kind)
    let told = TextEdit.applied(fix.edits, to: Array(text.unicodeScalars))
    #expect(repair.text.scalars == (fix.isSafe ? told : Array(text.unicodeScalars)))
  }

  /// A fix that does not pass holds back none behind it in its line.
  @Test func aFixThatFailsBlocksNoOther() {
    let text = "{\"a\": \"x\", \"b\": \"\u{5D0}\u{5D1}: (800) 955-2292\"}"
    let file = FileText(Array(text.utf8))
    let linter = Linter()
    let wrong = LintFix("x", [TextEdit(7..<8, ["\u{202E}"])], display: [], isSafe: true)
    let found =
      [Finding("torn", 7..<8, "x", display: [], fixes: [wrong])]
      + linter.findings(in: file, path: "text", kind: .json)
    let repair = Repair.of(file, found, path: "text", kind: .json, linter)
    #expect(repair.count == 1 && repair.findings == [])
    #expect(
      Linted.repaired(String(String.UnicodeScalarView(repair.text.scalars)), .json).count == 0)
  }

  /// Fixes of one line wait for each other, however many they are.
  @Test func aLineOfManyFixesIsMendedAtOnce() {
    let message = "\"\u{5D0}\u{5D1}: (800) 955-2292\""
    let repair = Linted.repaired(
      "[" + Array(repeating: message, count: 12).joined(separator: ",") + "]", .json)
    #expect(repair.count == 12 && repair.findings == [])
  }

  /// What is no text stays as its bytes are, and so does all around a fix.
  @Test func whatIsIllFormedStays() {
    func repaired(_ bytes: [UInt8]) -> [UInt8] {
      let linter = Linter()
      let text = FileText(bytes)
      let found = linter.findings(in: text, path: "text", kind: .plain)
      return Repair.of(text, found, path: "text", kind: .plain, linter).text.bytes
    }
    let before: [UInt8] = [0x63, 0xE9, 0x0A] + Array("\u{FFFD}\n".utf8)
    let after: [UInt8] = [0x0A, 0xE2, 0x80]
    let useless = Array("\u{5D0}\u{200F}\u{5D1}".utf8)
    let mended = Array("\u{5D0}\u{5D1}".utf8)
    #expect(repaired(before + useless + after) == before + mended + after)
    let wide: [UInt8] = [0xFF, 0xFE, 0x00, 0xD8, 0x0A, 0x00]
    #expect(
      repaired(wide + [0xD0, 0x05, 0x0F, 0x20, 0xD1, 0x05, 0x0A])
        == wide + [0xD0, 0x05, 0xD1, 0x05, 0x0A])
  }

  /// Where the parts of a character would meet, the text is linted as it is then.
  @Test func partsOfACharacterMeet() {
    let text = FileText([0xE2, 0x80] + Array("x".utf8) + [0xAE])
    #expect(text.edited(by: [TextEdit(2..<3)]).scalars == ["\u{202E}"])
    #expect(text.edited(by: []).bytes == text.bytes && text.bytes.count == 4)
  }
}
