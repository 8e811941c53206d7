import BidiAlgorithm
import Linting
import Testing

/// Short messages of both directions in catalogues and documents whose language is known.
@Suite struct ReaderTests {
  private static let hebrew = "PDF \u{5E7}\u{5D5}\u{5D1}\u{5E5}"
  private static let arabic = "BBC \u{639}\u{631}\u{628}\u{64A}"
  private static let persian = "Acme \u{634}\u{628}\u{6A9}\u{647}"
  private static let urdu = "VIP \u{641}\u{627}\u{626}\u{644}"
  /// What is a right-to-left line where nobody knows its readers.
  private static let firm = "Google \u{5DE}\u{5E4}\u{5D5}\u{5EA} \u{5D7}\u{5D9}\u{5E4}\u{5D4}"

  private static func xcstrings(_ language: String, _ text: String) -> String {
    "{\"strings\":{\"k\":{\"localizations\":{\"\(language)\":{\"stringUnit\":{\"value\":\"\(text)\"}}}}}}"
  }

  private static func po(_ language: String, _ text: String) -> String {
    "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"a b\"\nmsgstr \"\(text)\"\n"
  }

  private func torn(_ text: String, _ kind: SourceKind, _ path: String) -> Int {
    Linted.findings(text, kind, path: path, only: ["torn"]).count
  }

  @Test(
    arguments: [
      (SourceKind.po, "a.po", po("he", hebrew)), (.po, "a.po", po("ur_PK", urdu)),
      (.po, "ar/a.po", "msgid \"a\"\nmsgstr \"\(arabic)\"\n"),
      (.strings, "he.lproj/a.strings", "\"k\" = \"\(hebrew)\";\n"),
      (.xcstrings, "a.xcstrings", xcstrings("fa", persian)),
      (
        .android, "values-iw/strings.xml",
        "<resources><string name=\"a\">\(hebrew)</string></resources>"
      ),
      (
        .android, "values-b+ar/strings.xml",
        "<resources><string name=\"a\">\(arabic)</string></resources>"
      ),
      (
        .xml, "a.xlf",
        "<xliff><file target-language=\"ar\"><trans-unit><source>a</source><target>\(arabic)</target></trans-unit></file></xliff>"
      ),
      (
        .xml, "a.xlf",
        "<xliff trgLang=\"ur\"><file><unit><segment><source>a</source><target>\(urdu)</target></segment></unit></file></xliff>"
      ),
      (
        .xml, "a.ts",
        "<TS language=\"he_IL\"><message><source>a</source><translation>\(hebrew)</translation></message></TS>"
      ),
      (.markdown, "README.he.md", hebrew), (.plain, "docs/fa/start.txt", persian),
    ] as [(SourceKind, String, String)])
  func aKnownLanguageTells(_ kind: SourceKind, _ path: String, _ text: String) {
    #expect(torn(text, kind, path) == 1)
  }

  /// Where no language is known, nobody can tell; and where it decides the direction of the page,
  /// nothing is torn.
  @Test(
    arguments: [
      (SourceKind.po, "a.po", "msgid \"a\"\nmsgstr \"\(hebrew)\"\n"),
      (.po, "a.po", po("en", hebrew)), (.xcstrings, "a.xcstrings", xcstrings("en", arabic)),
      (
        .xml, "a.xlf",
        "<xliff><trans-unit><source>a</source><target>\(arabic)</target></trans-unit></xliff>"
      ),
      (.markdown, "README.md", hebrew), (.plain, "docs/start.txt", persian),
      (.json, "he.json", "{\"k\": \"\(hebrew)\"}"),
      (.properties, "messages_ar.properties", "k=\(arabic)"),
    ] as [(SourceKind, String, String)])
  func withoutOneNothingIsTold(_ kind: SourceKind, _ path: String, _ text: String) {
    #expect(torn(text, kind, path) == 0)
  }

  @Test func aCatalogueOfEnglishIsReadFromLeftToRight() {
    #expect(torn("msgid \"a\"\nmsgstr \"\(Self.firm)\"\n", .po, "a.po") == 1)
    #expect(torn(Self.po("he", Self.firm), .po, "a.po") == 1)
    #expect(torn(Self.po("en", Self.firm), .po, "a.po") == 0)
  }
}
