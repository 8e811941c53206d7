import Linting
import Testing

/// Where text stands in files, and that it is found there.
@Suite struct PlaceTests {
  /// Hebrew letters with a phone number that is torn among them.
  private static let torn = "\u{5D0}\u{5D1}\u{5D2}: (800) 955-2292 \u{5D3}\u{5D4}"
  private static let number = "(800) 955-2292"

  @Test(
    arguments: [
      (.yaml, "key: \(torn)\n"), (.yaml, "key: |\n  x\n  \(torn)\nother: y\n"),
      (.yaml, "- >-\n    \u{5D0}\u{5D1}\u{5D2}:\n    \(number)\n    \u{5D3}\u{5D4}\n- b"),
      (.yaml, "a:\n  b: |+2 # note\n    \(torn)\n\n    c: d\n"),
      (.json, "{\"\(torn)\": 1}"), (.json, "{\"a\": {\"b\": [\"\(torn)\"]}}"),
      (.html, "<img alt=\"\(torn)\">"), (.html, "<div dir=rtl><p title='\(torn)'>a</p></div>"),
      (.html, "<p>a<input disabled placeholder = 'x' aria-label=\"\(torn)\" /></p>"),
      (.html, "<p dir=rtl>\(torn)</p>"),
    ] as [(SourceKind, String)])
  func aNumberIsFoundWhereItStands(_ kind: SourceKind, _ text: String) {
    let found = Linted.findings(text, kind, only: ["torn"])
    #expect(found.count == 1)
    let scalars = Array(text.unicodeScalars)
    let place = found.first.map { String(String.UnicodeScalarView(scalars[$0.range])) }
    #expect(place == Self.number)
    let fixed = Linted.repaired(text, kind)
    #expect(fixed.findings.filter { $0.rule == "torn" } == [])
  }

  /// What is no text of a reader's, and what only looks like it.
  @Test(
    arguments: [
      (.html, "<script>var a = \"<p title='\(torn)'>\"</script>"),
      (.html, "<p data-x=\"\(torn)\">a</p>"), (.html, "<p title=\"\u{5D0} 5\">"),
      (.yaml, "# \(torn)\n"), (.yaml, "a: |"), (.yaml, "|\n"), (.yaml, ""),
      (.yaml, "a: |\n\n\nb: c"), (.json, "{\"a\": \"b\"}"),
    ] as [(SourceKind, String)])
  func elsewhereNothingIsFound(_ kind: SourceKind, _ text: String) {
    #expect(Linted.findings(text, kind, only: ["torn"]) == [])
  }

  @Test func aDiffEndsWhereTheTextEnds() {
    func diff(_ old: String, _ new: String) -> String {
      String(
        decoding: UnifiedDiff.bytes(
          from: FileText(Array(old.utf8)), to: FileText(Array(new.utf8)), path: "a b"),
        as: UTF8.self)
    }
    #expect(diff("x\n", "x\n") == "")
    #expect(diff("x\ny\n", "x\nz\n") == "--- a b\t\n+++ a b\t\n@@ -1,2 +1,2 @@\n x\n-y\n+z\n")
    #expect(
      diff("x\r\ny", "z\r\ny")
        == "--- a b\t\n+++ a b\t\n@@ -1,2 +1,2 @@\n-x\r\n+z\r\n y\n\\ No newline at end of file\n")
  }

  /// What is put in is named by its place in the file, as editors count: from 1, in the line.
  @Test func marksAreNamedByLineAndColumn() {
    let data = Linted.findings("{\n\"b\": \"\u{5D0}\u{5D1}: (800) 955-2292\"}", .json)
    #expect(data.first?.fixes.map(\.name).contains("LRM at line 2, column 11") == true)
    let code = Linted.findings("let x = 1\n// \u{5D0}\u{5D1}: (800) 955-2292 \u{5D2}\n", .swift)
    let names = code.flatMap(\.fixes).map(\.name)
    #expect(names.contains { $0.contains("RLM at line 2, column 4") })
    #expect(!names.contains { $0.contains("at the start") })
  }

  /// What is shown of a finding does not grow with its paragraph.
  @Test func aLongParagraphIsCutAroundWhatIsFound() {
    let text = String(repeating: "\u{5D0}\u{5D1} ", count: 400) + Self.torn
    let found = Linted.findings(text, .plain, only: ["torn"])
    #expect(found.count == 1)
    let shown = found.first?.display ?? []
    #expect(shown.count <= 242 && shown.contains("\u{2026}") && shown.contains("8"))
    #expect(found.first?.fixes.allSatisfy { $0.display.count <= 242 } == true)
  }
}
