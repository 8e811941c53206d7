import Linting
import TestSupport
import Testing

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
}
