import Linting
import Testing
import UnicodeData

/// The families of CVE-2021-42574 in seven languages: by override, embedding and isolate, as
/// characters and as escapes.
@Suite struct TrojanSourceTests {
  /// A language: its comments and strings, and how it escapes a scalar.
  struct Language: Sendable, CustomTestStringConvertible {
    var kind: SourceKind
    var comment: (open: String, close: String)
    var string: (open: String, close: String) = ("\"", "\"")
    var escape: @Sendable (Unicode.Scalar) -> String

    var testDescription: String { kind.rawValue }
  }

  private static func four(_ scalar: Unicode.Scalar) -> String {
    "\\u" + String(scalar.value, radix: 16)
  }

  private static func braces(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  /// In small letters, which no placeholder of a line is.
  private static func named(_ scalar: Unicode.Scalar) -> String {
    "\\N{" + ScalarFacts.name(of: scalar).lowercased() + "}"
  }

  static let languages: [Language] = [
    Language(kind: .swift, comment: ("/*", "*/"), escape: braces),
    Language(kind: .c, comment: ("/*", "*/"), escape: four),
    Language(kind: .js, comment: ("/*", "*/"), escape: four),
    Language(kind: .python, comment: ("#", ""), escape: four),
    Language(kind: .python, comment: ("#", ""), escape: named),
    Language(kind: .rust, comment: ("/*", "*/"), escape: braces),
    Language(kind: .go, comment: ("/*", "*/"), escape: four),
    Language(kind: .java, comment: ("/*", "*/"), escape: four),
  ]

  /// What turns the line: an override, an embedding, an isolate.
  static let turns: [Unicode.Scalar] = ["\u{202E}", "\u{202B}", "\u{2067}"]

  /// The lines of the three families; `T` stands for what turns, `L` and `P` for the isolates
  /// within.
  static func lines(_ language: Language) -> [String] {
    let (open, close) = language.comment
    let (quote, unquote) = language.string
    return [
      // Early return.
      language.kind == .python
        ? "'''Subtract funds T''' ;return" : "\(open) Subtract funds T\(close) ;return",
      language.kind == .python
        ? "'''Subtract funds TL''' ;return" : "\(open) Subtract funds TL return; \(close)",
      // Commenting out.
      "\(open)T } Lif (isAdmin)P L begin admins only \(close)",
      // Stretched string.
      "if access_level != \(quote)userT L// Check if adminP L\(unquote) {",
    ]
  }

  static func written(_ line: String, _ turn: Unicode.Scalar, _ language: Language, escaped: Bool)
    -> String
  {
    func write(_ scalar: Unicode.Scalar) -> String {
      escaped ? language.escape(scalar) : String(scalar)
    }
    return line.replacing("T", with: write(turn)).replacing("L", with: write("\u{2066}"))
      .replacing("P", with: write("\u{2069}"))
  }

  @Test(arguments: languages) func familiesAreFound(_ language: Language) {
    for line in Self.lines(language) {
      for turn in Self.turns {
        for escaped in [false, true] {
          let text = "x = 1\n" + Self.written(line, turn, language, escaped: escaped) + "\ny = 2\n"
          let found = Linted.findings(text, language.kind)
          #expect(
            found.contains { $0.rule == "trojan-source" },
            "\(language.kind) \(line) \(turn.value) \(escaped): \(found.map(\.rule))")
        }
      }
    }
  }

  /// The first thing that an editor offers is to take the control out.
  @Test(arguments: languages) func theControlsCanBeRemoved(_ language: Language) throws {
    for line in Self.lines(language) {
      for turn in Self.turns {
        let text = Self.written(line, turn, language, escaped: false)
        let finding = try #require(Linted.findings(text, language.kind).first)
        let fix = try #require(finding.fixes.first)
        #expect(!fix.isSafe)
        let after = TextEdit.applied(fix.edits, to: Array(text.unicodeScalars))
        #expect(
          !after.contains {
            (0x202A...0x202E).contains($0.value) || $0.value >= 0x2066 && $0.value <= 0x2069
          })
      }
    }
  }

  /// What is closed within a string or a comment, and what only speaks of controls.
  @Test(arguments: [
    (SourceKind.swift, "let a = \"\u{2068}\u{5D0}\u{2069}\""),
    (.js, "const a = \"\\u2068x\\u2069 is here\""),
    (.python, "BIDI = re.compile('[\\u202a-\\u202e\\u2066-\\u2069]')"),
    (.c, "case 0x202E: /* \\u202E is an override */ break;"),
    (.java, "char c = '\\u202E';"),
    (.rust, "// strips \\u{202E} and \\u{202D}"),
    (.go, "const controls = \"\\u202a\\u202b\\u202c\\u202d\\u202e\""),
    (.js, "const a = /[\"'`]/; const b = \"\u{5D0}\u{5D1}\""),
    (.swift, "let a = \"\\(f(\"x\")) \u{5D0}\u{5D1}\" // \u{5D2}\u{5D3}"),
  ])
  func whatIsNone(_ kind: SourceKind, _ text: String) {
    #expect(Linted.rules(text, kind) == [])
  }

  /// A comment that is closed, but whose own sign is drawn as if it ended.
  @Test func signsInTurnedTextAreFound() {
    let text = "/* \u{202E} */ ) (tsrif fi /* \u{202C} */"
    #expect(Linted.rules(text, .c).contains("trojan-source"))
  }

  /// CVE-2021-42694: names that look alike, written as characters and, where the language has them,
  /// as escapes.
  @Test(arguments: languages) func lookAlikesAreFoundWhereAskedFor(_ language: Language) {
    for other in ["say\u{41D}ello", "s\u{430}yHello", "sayHell\u{3BF}"] {
      let text = "sayHello()\n\(other)()\n"
      #expect(Linted.rules(text, language.kind) == [])
      #expect(Linted.rules(text, language.kind, only: ["look-alike"]) == ["look-alike"], "\(other)")
    }
    if [.js, .java, .c].contains(language.kind) {
      let text = "sayHello()\ns\\u0430yHello()\n"
      #expect(Linted.rules(text, language.kind, only: ["look-alike"]) == ["look-alike"])
    }
  }
}
