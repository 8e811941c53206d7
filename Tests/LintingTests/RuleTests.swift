import Linting
import TestSupport
import Testing

@Suite struct RuleTests {
  @Test func everyRuleFindsItsExample() {
    for rule in RuleCatalogue.all where rule.name != "encoding" {
      let found = Linted.rules(rule.example.text, rule.example.kind, only: [rule.name])
      #expect(!found.isEmpty, "\(rule.name)")
    }
    let bytes = Array("caf".utf8) + [0xE9]
    #expect(
      Linter().findings(in: bytes, path: "a", kind: .plain).findings.map(\.rule) == ["encoding"])
  }

  @Test func namesAreDifferent() {
    #expect(Set(RuleCatalogue.all.map(\.name)).count == RuleCatalogue.all.count)
  }

  @Test(arguments: [
    (SourceKind.plain, "\u{5D0}\u{5D1}: (800) 955-2292 \u{5D2}", ["torn"]),
    (.plain, "\u{5D0}\u{5D1} <b>\u{5D2}</b> \u{5D3}\u{5D4}", ["torn"]),
    (.plain, "photo_high_re\u{202E}gnp.js", ["file-name", "unmatched-control"]),
    (.plain, "pass\u{200B}word", ["invisible"]),
    (.plain, "\u{5D0}\u{200F}\u{5D1}", ["useless-mark"]),
    (.plain, "a\u{200E}b", ["useless-mark"]),
    (.plain, "\u{637}\u{644}\u{628} 2\u{61C}3", ["torn"]),
    (.plain, "\u{5E9}\u{5DC}\u{200E}\u{5D5}\u{5DD}", ["invisible"]),
    (.plain, "\u{202A}abc\u{202C}", ["embedding"]),
    (.plain, "\u{2069} a", ["unmatched-control"]),
    (.js, "let a\u{200B}b = 1", ["control-in-identifier"]),
    (.js, "let a\u{200E}b = 1", ["control-in-identifier"]),
    (.swift, "let a = \"\u{5D0}\u{5D1}: (800) 955-2292\"", ["torn"]),
    (.swift, "// \u{5D0}\u{5D1}: (800) 955-2292 \u{5D2}", ["torn"]),
    (.json, "{\"a\": \"\u{5D0}\u{5D1}: (800) 955-2292\"}", ["torn"]),
    (.markdown, "\u{5D0}\u{5D1}: (800) 955-2292", ["torn"]),
    (.html, "<p>\u{5D0}\u{5D1}: (800) 955-2292</p>", ["torn"]),
  ])
  func whatIsFound(_ kind: SourceKind, _ text: String, _ rules: [String]) {
    let found = Linted.rules(text, kind)
    #expect(found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] } == rules)
  }

  /// What is as it should be, or nobody can say.
  @Test(arguments: [
    (SourceKind.plain, "\u{5D0}\u{5D1}\u{5D2} abc \u{5D3}"),
    (.plain, "hello!\u{200E}\u{5D0}"),
    (.plain, "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}"),
    (.plain, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{2764}\u{FE0F}"),
    (.plain, "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    (.plain, "\u{FEFF}text"),
    // What `fix` does to an Arabic phone number: an isolate with marks before the separators.
    (
      .plain,
      "\u{647}\u{627}\u{62A}\u{641}: \u{2066}\u{660}\u{665}\u{660}\u{200E}-\u{667}\u{661}\u{662}\u{200E}-\u{663}\u{663}\u{664}\u{664}\u{2069}"
    ),
    (.swift, "let a = \"\u{5D0}\u{5D1} \u{5D2}.\""),
    (.swift, "let letters = \"\u{5D0}\u{5D1}1\u{5D2}\" + \"[\u{5D0}-\u{5EA}]\""),
    (.swift, "// \u{5D0}\u{5D1} \u{5D2}."),
    (.python, "x = f\"{a} \u{5D0}\u{5D1} (3)\""),
    (.markdown, "```\n\u{5D0}: (800) 955-2292\n```\n**\u{5D0}\u{5D1}** [\u{5D2}](http://a.b/c)"),
    (.json, "{\"a\": \"caf\\u00e9\"}"),
    // Tags and references that somebody renders.
    (.markdown, "\u{5D0}\u{5D1} <b>\u{5D2}</b> \u{5D3}\u{5D4}"),
    (.json, "{\"a\": \"\u{5D0}\u{5D1} <b>\u{5D2}</b> \u{5D3}\u{5D4}\"}"),
    (.swift, "let a = \"\u{5D0}\u{5D1} &quot;\u{5D2}\u{5D3}&quot; \u{5D4}\u{5D5}\""),
    (.po, "msgid \"a\"\nmsgstr \"\u{5D0}\u{5D1} &quot;\u{5D2}\u{5D3}&quot;\"\n"),
  ])
  func whatIsNot(_ kind: SourceKind, _ text: String) {
    #expect(Linted.rules(text, kind) == [])
  }

  @Test func whatAFileIsNamedCounts() {
    let found = Linted.findings("", .plain, path: "a/photo_re\u{202E}gnp.js")
    #expect(found.map(\.rule) == ["file-name"] && found.allSatisfy(\.isAboutName))
    #expect(Linted.rules("", .plain, path: "a/\u{5D0}\u{5D1}.txt") == [])
  }

  @Test func commentsSuppress() {
    let control = "pass\u{200B}word"
    #expect(Linted.rules("\(control) // bidiscope:ignore invisible", .plain) == [])
    #expect(Linted.rules("// bidiscope:ignore\n\(control)", .plain) == [])
    #expect(Linted.rules("// bidiscope:ignore torn\n\(control)", .plain) == ["invisible"])
    #expect(Linted.rules("// bidiscope:ignore\n\n\(control)", .plain) == ["invisible"])
    #expect(Linted.rules("a\n\(control)\n# bidiscope:ignore-file invisible", .plain) == [])
  }

  /// Whatever is in a file, a linter ends, and its places are in the file.
  @Test func hostileTextsEnd() {
    var random = SeededGenerator(seed: 35)
    let parts = [
      "\"", "'", "/*", "*/", "//", "\n", "\\", "\\u{", "${", "`", "#\"", "{", "}", "<", ">", "<!--",
      "%s",
      "{0}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{202C}", "\u{5D0}", "a", " ", "1", "\u{200F}",
      "\u{FFFD}",
      "msgid \"", "msgstr \"", "&#x202E;", "\u{E0041}", "<string>", "</string>", ":", ",", "[", "]",
    ]
    for kind in SourceKind.allCases.map(Optional.some) + [nil] {
      for _ in 0..<60 {
        let count = Int.random(in: 0..<40, using: &random)
        let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        for finding in Linted.findings(text, kind) {
          #expect(finding.range.upperBound <= text.unicodeScalars.count)
        }
      }
    }
  }
}
