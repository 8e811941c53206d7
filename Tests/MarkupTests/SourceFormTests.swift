import BidiAlgorithm
import Foundation
import Markup
import TestSupport
import Testing
import UnicodeData

/// What is written is read back: by the language itself where it is at hand, else by the readers of
/// escapes and HTML.
@Suite struct SourceFormTests {
  /// Hard texts of one paragraph, by a seed.
  static let texts: [[Unicode.Scalar]] = {
    var generator = SeededGenerator(seed: 1304)
    let pieces = [
      "a", "Z", "9", " ", "  ", "'", "\"", "\\", "&", "<", ">", "{", "}", "$", "%", "#", "_", "*",
      "`", "@",
      "?", "~", "^", "{0}", "\u{5D0}", "\u{5D1}", "\u{627}", "\u{5B0}", "\u{1F600}", "\u{200C}",
      "\u{200D}",
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}",
      "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{A0}", "\u{AD}", "\u{E0001}", "u05D0", "n",
      "-", "1.",
    ]
    return (0..<2000).map { _ in
      (0..<Int.random(in: 1...14, using: &generator)).flatMap { _ in
        Array(pieces.randomElement(using: &generator)!.unicodeScalars)
      }
    }
  }()

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Scalars as numbers, which nothing normalises.
  private static func numbers(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { "\($0.value)" }.joined(separator: " ")
  }

  @Test func pythonReadsItsLiterals() throws {
    let script = "import sys,ast\nfor l in sys.stdin: print(*map(ord, ast.literal_eval(l)))"
    let input = Self.texts.map { SourceForm.python.write($0, direction: nil) }.joined(
      separator: "\n")
    let result = try SpawnedCommand.run(["python3", "-c", script], input: Array(input.utf8))
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(lines == Self.texts.map(Self.numbers))
  }

  @Test func foundationReadsJSON() throws {
    for text in Self.texts {
      let json = SourceForm.json.write(text, direction: nil)
      let read = try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8))
      #expect(Array(read[0].unicodeScalars) == text)
    }
  }

  /// The languages whose escapes are ours to read: what stands between the quotes is the text
  /// again.
  @Test(arguments: [
    (SourceForm.swift, EscapeForm.braces), (.rust, .braces), (.js, .utf16), (.java, .utf16),
    (.python, .long), (.json, .utf16),
  ]) func literalsAreReadBack(_ form: SourceForm, _ escapes: EscapeForm) {
    for text in Self.texts {
      let literal = Array(form.write(text, direction: nil).unicodeScalars)
      let forms: Set<EscapeForm> = escapes == .long ? [.utf16, .long] : [escapes]
      let read = UnescapedText(Array(literal.dropFirst().dropLast()), forms: forms)
      #expect(read.scalars == text && read.illFormed.isEmpty)
    }
  }

  /// No form but plain text holds a character that hides.
  @Test(arguments: SourceForm.allCases.filter { $0 != .plain })
  func nothingHides(_ form: SourceForm) {
    for text in Self.texts {
      let written = form.write(text, direction: .rightToLeft)
      let hidden = written.unicodeScalars.filter { ScalarFacts.mustBeLabelled($0) && $0 != "\n" }
      #expect(hidden.isEmpty, "\(PseudoText.encode(written))")
    }
  }

  /// HTML is the text again, control by control, with its direction; so it has the same levels.
  @Test(arguments: [TextDirection.leftToRight, .rightToLeft, nil])
  func htmlIsReadBack(_ direction: TextDirection?) {
    for text in Self.texts {
      let html = SourceForm.html.write(text, direction: direction)
      let read = HTMLReader.paragraphs(of: Array(html.unicodeScalars))
      // Text without anything to see makes a line all the same.
      #expect(read.count == 1 && read[0].scalars == text, "\(PseudoText.encode(html))")
      let wanted = direction.map(BaseDirection.explicit) ?? .auto
      let level = resolve(BidiInput(scalars: text), direction: wanted).paragraphLevel
      #expect(read[0].direction == .explicit(level.direction), "\(PseudoText.encode(html))")
    }
  }

  /// A reference to U+0080 to U+009F would be read as another character.
  @Test func whatHasNoReferenceStandsAsItIs() {
    let text: [Unicode.Scalar] = ["a", "\u{80}", "\u{9F}", "b"]
    let html = SourceForm.html.write(text, direction: .leftToRight)
    #expect(html == "<p dir=\"ltr\">a\u{80}\u{9F}b</p>")
    #expect(HTMLReader.paragraphs(of: Array(html.unicodeScalars)).map(\.scalars) == [text])
    let markdown = SourceForm.markdown.write(text, direction: nil)
    #expect(Array(markdown.unicodeScalars) == text)
  }

  @Test func markdownIsReadBack() {
    for text in Self.texts {
      let markdown = SourceForm.markdown.write(text, direction: nil)
      // Without the backslashes it is HTML.
      var html: [Unicode.Scalar] = []
      var isEscaped = false
      for scalar in markdown.unicodeScalars {
        if scalar == "\\", !isEscaped {
          isEscaped = true
        } else {
          html.append(scalar)
          isEscaped = false
        }
      }
      let wrapped = Array("<p style='white-space:pre'>".unicodeScalars) + html
      #expect(HTMLReader.paragraphs(of: wrapped).first?.scalars == text)
    }
  }

  /// Apostrophes and braces as ICU's MessagePattern reads them by default.
  @Test func messagesAreReadBack() {
    for text in Self.texts {
      let message = UnescapedText(
        Array(SourceForm.icu.write(text, direction: nil).unicodeScalars), forms: [.utf16]
      ).scalars
      var read: [Unicode.Scalar] = []
      var isQuoted = false
      var index = 0
      while index < message.count {
        let scalar = message[index]
        let next = index + 1 < message.count ? message[index + 1] : " "
        index += 1
        if scalar == "{", !isQuoted {
          // An argument stands for itself.
          let end = message[index...].firstIndex(of: "}") ?? message.count - 1
          let argument = Array(message[(index - 1)...end])
          #expect(Self.isArgument(Self.string(argument)), "\(Self.string(message))")
          read += argument
          index = end + 1
        } else if scalar != "'" {
          #expect(isQuoted || scalar != "}")
          read.append(scalar)
        } else if next == "'" {
          read.append("'")
          index += 1
        } else if isQuoted || next == "{" || next == "}" {
          isQuoted.toggle()
        } else {
          read.append("'")
        }
      }
      #expect(read == text && !isQuoted)
    }
  }

  private static func isArgument(_ text: String) -> Bool {
    text.wholeMatch(of: /\{ *(0|[1-9][0-9]*|[\p{L}_][\p{L}_0-9]*) *\}/) != nil
  }

  /// What is an argument of ICU stays one, and other braces and apostrophes are letters.
  @Test(arguments: [
    ("{name}", "{name}"), ("it's {0}'s", "it''s {0}''s"), ("{}", "'{}'"), ("{00}", "'{'00'}'"),
    ("{a b}", "'{'a b'}'"), ("{ n , number , #,##0 }", "{ n , number , #,##0 }"),
    ("{n, number", "'{'n, number"), ("{{name}}", "'{'{name}'}'"), ("{'{name}", "'{'''{name}"),
    ("{d, date, 'x'}", "'{'d, date, ''x'''}'"), ("{n, words}", "'{'n, words'}'"),
    (
      "{n, plural, offset:1 one {it's # {a}} other {# '{'}}'s",
      "{n, plural, offset:1 one {it's # {a}} other {# '{'}}''s"
    ),
    ("{g, select, he {a}}", "'{'g, select, he {a}'}'"),
    ("{g, select, other {a}", "'{'g, select, other {a}"),
    ("'{'", "'''{'''"), (" a", "\\u0020a"), ("a.b {a.b} \\", "a.b '{'a.b'}' \\\\"),
  ])
  func argumentsStayArguments(_ text: String, _ message: String) {
    #expect(SourceForm.icu.write(Array(text.unicodeScalars), direction: nil) == message)
  }

  /// What TeX's fonts would put together stays apart, and spaces stay.
  @Test(arguments: [
    ("--help 'a'", "-{}-help \\textquotesingle{}a\\textquotesingle{}"),
    ("`?,,<<>>", "\\textasciigrave{}?,{},<{}<>{}>"),
    (" a  b ", "\\ a \\ b\\ "),
    ("\"\u{0}\u{7F}", "\\textquotedbl{}\\char\"0{}\\char\"7F{}"),
  ])
  func latexKeepsCharactersApart(_ text: String, _ source: String) {
    #expect(SourceForm.latex.write(Array(text.unicodeScalars), direction: nil) == source)
  }

  /// Beside places of the text's own no others are spoken of.
  @Test func placesOfAndroidKeepTheirNumbers() {
    let own = Array("a \u{2068}%1$s\u{2069} b".unicodeScalars)
    #expect(
      SourceForm.android.write(own, direction: nil)
        == #"<string name="text">a \u2068%1$s\u2069 b</string>"#)
  }

  @Test func resourcesOfAndroidAreReadBack() {
    for text in Self.texts {
      let xml = SourceForm.android.write(text, direction: nil).unicodeScalars
      // A left bracket of the text is a reference.
      let inner = xml.dropFirst(#"<string name="text">"#.count).prefix { $0 != "<" }
      // XML's references, then the backslashes.
      let references = UnescapedText(Array(inner), forms: [.html]).scalars
      let read = UnescapedText(references, forms: [.utf16]).scalars.map { $0 }
      let plain = read.enumerated().filter { index, scalar in
        !(index == 0 && scalar == "\\" && (text[0] == "@" || text[0] == "?"))
      }.map(\.element)
      #expect(plain == text, "\(xml)")
    }
  }

  @Test func eachFormIsAsPeopleWriteIt() {
    let text = Array(PseudoText.decode("Results: {FSI}ABC{PDI} (3) it's {LRM}5%").unicodeScalars)
    let expected: [(SourceForm, String)] = [
      (.plain, "Results: {FSI}ABC{PDI} (3) it's {LRM}5%"),
      (.html, #"<p dir="rtl">Results: <bdi>ABC</bdi> (3) it's &lrm;5%</p>"#),
      (.swift, #""Results: \u{2068}ABC\u{2069} (3) it's \u{200E}5%""#),
      (
        .attributed,
        #"AttributedString("Results: \u{2068}ABC\u{2069} (3) it's \u{200E}5%", attributes: AttributeContainer().writingDirection(.rightToLeft))"#
      ),
      (.json, #""Results: \u2068ABC\u2069 (3) it's \u200E5%""#),
      (
        .android,
        #"<string name="text">Results: \u2068ABC\u2069 (3) it\'s \u200E5%</string>"#
      ),
      (.icu, #"Results: \u2068ABC\u2069 (3) it''s \u200E5%"#),
      (.rust, #""Results: \u{2068}ABC\u{2069} (3) it's \u{200E}5%""#),
      (
        .latex,
        "\\begin{RTL}\nR\\LR{esults: \\RL{ABC} (3) it\\textquotesingle{}s ^^^^200e5\\%}\n\\end{RTL}"
      ),
      (.markdown, "<div dir=\"rtl\">\n\nResults: <bdi>ABC</bdi> (3) it's &lrm;5%\n\n</div>"),
    ]
    for (form, source) in expected {
      let written = form.write(text, direction: .rightToLeft)
      #expect(Self.shown(written) == source)
    }
  }

  /// Letters of Hebrew as capitals, the controls in braces; other capitals as they are.
  private static func shown(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : PseudoText.encode($0) }.joined()
  }
}
