import Foundation
import Testing
import UnicodeData

/// `bidiscope fix` as users run it.
@Suite struct FixCommandTests {
  private static let phone = "\u{5D8}\u{5DC}: (800) 955-2292"
  private static let texts = [
    phone, "Results: \u{5D0}\u{5D1}\u{5D2} (3)",
    "iPhone \u{5D4}\u{5D5}\u{5D0} \u{5D8}\u{5D5}\u{5D1}.",
    "photo_high_re\u{202E}gnp.js", "\u{645}\u{646} C++.", "\u{5D0}\u{301}\t-5 \u{5D1} \u{1F600}",
    "\u{2764}\u{FE0F} \u{5D0}\u{5D1} C++ \u{5D2}\u{5D3}",
    "\u{5D0}\u{5D1} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} C++ \u{26A0}\u{FE0F}\u{5D2}\u{200D}",
    "\u{5D0} \u{FE0F} a\u{200D}b \u{1F1EE}\u{1F1F1}, 1\u{FE0F}\u{20E3}-5.",
  ]

  private struct Fixed: Decodable {
    struct Problem: Decodable { var kind: String }
    struct Insertion: Decodable {
      var at: Int
      var scalars: [String]
    }
    struct Candidate: Decodable {
      var name: String
      var text: String
      var direction: String?
      var insertions: [Insertion]
      var display: String
      var problems: Int
      var holds: [String]
      var fails: [String]
    }
    var text: String
    var display: String
    var problems: [Problem]
    var candidates: [Candidate]
    var reason: String?
  }

  private func fixed(_ arguments: [String]) throws -> (lines: [Fixed], status: Int32) {
    let run = try Program.run(["fix", "--format", "json"] + arguments)
    let lines = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Fixed.self, from: Data($0.utf8))
    }
    return (lines, run.status)
  }

  /// A candidate that leaves something torn says so, as F9 does.
  @Test func whatStaysTornIsSaid() throws {
    let text = "</b> @x (3) $5 \u{5D0}\u{5D1}\u{5D2} @x"
    let candidates = try fixed(["--text", text]).lines[0].candidates
    let told = try Program.run(["fix", "--text", text]).output
    #expect(candidates.contains { $0.problems > 0 })
    for (index, candidate) in candidates.enumerated() {
      let rest = candidate.problems > 0 ? " (\(candidate.problems) still torn)" : ""
      #expect(told.contains("\n\(index + 1). \(candidate.name)\(rest)\n"))
    }
  }

  /// Whose text it is tells how a short line is read that says nothing itself.
  @Test func theReaderTells() throws {
    let text = ["--text", "PDF \u{5E7}\u{5D5}\u{5D1}\u{5E5}"]
    for reader in ["he", "ar-EG", "fa_IR", "rtl"] {
      #expect(try fixed(["--reader", reader] + text).status == 1)
    }
    for reader in ["en", "ltr"] { #expect(try fixed(["--reader", reader] + text).status == 0) }
    #expect(try fixed(text).status == 0)
  }

  /// A reader is a direction or a language that there is.
  @Test(arguments: ["klingon", "hebrew", "xx", "a!", "he_IL.UTF-8", ""])
  func whatIsNoReaderIsRefused(_ reader: String) throws {
    let run = try Program.run(["fix", "--reader", reader, "--text", "a"])
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errors.contains("a reader is ltr, rtl, or a language, such as he"), "\(run.errors)")
  }

  /// What `inspect` shows of a paragraph.
  private func inspected(_ text: String, _ direction: String) throws -> String {
    let run = try Program.run([
      "inspect", "--format", "json", "--direction", direction, "--text", text,
    ])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let paragraphs = json?["paragraphs"] as? [[String: Any]]
    let lines = paragraphs?.first?["lines"] as? [[String: Any]]
    return lines?.first?["display"] as? String ?? ""
  }

  @Test(arguments: texts) func displaysAreThoseOfInspect(_ text: String) throws {
    for direction in ["auto", "ltr", "rtl", "uax9"] {
      let found = try fixed(["--direction", direction, "--text", text])
      let paragraph = try #require(found.lines.first)
      #expect(paragraph.text == text)
      #expect(paragraph.display == (try inspected(text, direction)))
      #expect(found.status == (paragraph.problems.isEmpty ? 0 : 1))
      for candidate in paragraph.candidates {
        let shown = try inspected(candidate.text, candidate.direction ?? direction)
        #expect(candidate.display == shown)
        #expect(candidate.display != paragraph.display)
      }
      if direction != "auto" {
        #expect(paragraph.candidates.prefix(3).allSatisfy { $0.direction == nil })
      }
    }
  }

  /// Under a rule that reads the text a candidate is drawn as the rule lays it out.
  @Test(
    arguments: [
      "return \"\u{5E9}\u{5D2}\u{5D9}\u{5D0}\u{5D4}\"; // \u{5D4}\u{5D5}\u{5D3}\u{5E2}\u{5D4}",
      "x = \"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\" + \"\u{5E2}\u{5D5}\u{5DC}\u{5DD}\";",
      "print(\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\", \"\u{5E2}\u{5D5}\u{5DC}\u{5DD}\")",
      "From \u{5D9}\u{5E8}\u{5D5}\u{5E9}\u{5DC}\u{5D9}\u{5DD} to \u{5D7}\u{5D9}\u{5E4}\u{5D4}: 150 km",
      "\u{644}\u{63A}\u{629} C# \u{648}C++ \u{648}F#.",
      "\u{5DB}\u{5EA}\u{5D5}\u{5D1}\u{5EA} IP: 192.168.1.1/24 \u{5D1}\u{5E8}\u{5E9}\u{5EA}",
    ])
  func candidatesAreDrawnByTheNamedRule(_ text: String) throws {
    for rule in ["steady", "content", "twitter", "html-auto", "pango", "richedit", "emacs"] {
      let found = try fixed(["--direction", rule, "--text", text])
      let paragraph = try #require(found.lines.first)
      for candidate in paragraph.candidates {
        let shown = try inspected(candidate.text, candidate.direction ?? rule)
        #expect(candidate.display == shown, "\(rule)")
      }
    }
  }

  /// A rule that asks the lines around is asked about a change where its line stands: what is said
  /// to hold under it does, and the file with it is whole.
  @Test(
    arguments: ["\u{5D1}\u{5D5}\u{5E7}\u{5E8}", "\u{633}\u{644}\u{627}\u{645}"],
    ["steady", "gtk-textview", "emacs", "draft-js", "icu-base"])
  func neighboursDecideForAChange(_ word: String, _ rule: String) throws {
    let lines = [word, "7 (8) - 9", "-3 (4)"]
    let found = try fixed(["--direction", rule, "--text", lines.joined(separator: "\n")])
    let candidate = try #require(found.lines.last?.candidates.first)
    #expect(candidate.direction == nil && candidate.holds.contains(rule))
    let mended = [word, "7 (8) - 9", candidate.text].joined(separator: "\n")
    #expect(try fixed(["--direction", rule, "--text", mended]).status == 0)
    let again = try fixed(["--direction", rule, "--text", mended])
    #expect(again.lines.last?.display == candidate.display)
    // By itself, and below a line of the other direction, it is drawn otherwise.
    for above in ["", "abc\n"] {
      let other = try fixed(["--direction", "rtl", "--text", above + lines[2]])
      let same = other.lines.last?.candidates.first { $0.text == candidate.text }
      #expect(same?.fails.contains(rule) == true)
    }
  }

  /// The same line is told by each of its places.
  @Test func aLineThatIsWrittenAgainIsAskedAboutInEachPlace() throws {
    let line = "+25 (3)"
    let text = ["\u{5D1}\u{5D5}\u{5E7}\u{5E8}", line, line, "abc", line, line, "\u{5D0}", line]
    let found = try fixed(["--direction", "rtl", "--text", text.joined(separator: "\n")])
    let holding = found.lines.filter { $0.text == line }.map { paragraph in
      paragraph.candidates.first { $0.direction == nil }.map { $0.holds.contains("steady") }
    }
    #expect(holding == [true, true, false, false, true])
  }

  /// What `inspect` prints can be asked for, also without what only chooses glyphs.
  @Test(arguments: texts.suffix(3)) func whatInspectPrintsIsTaken(_ text: String) throws {
    let display = try inspected(text, "auto")
    let bare = String(String.UnicodeScalarView(display.unicodeScalars.filter { $0 != "\u{FE0F}" }))
    for wanted in [display, bare] {
      let found = try fixed(["--want", wanted, "--text", text])
      #expect(found.lines.first?.reason == "It looks like this already.", "\(wanted)")
    }
  }

  /// What Markdown and LaTeX would make one paragraph of has an empty line between.
  @Test(arguments: ["markdown", "latex"]) func paragraphsStayParagraphs(_ form: String) throws {
    let text = PseudoText.decode("ABC\nabc\nDEF")
    let run = try Program.run(["fix", "--as", form, "--text", text])
    let paragraphs = text.split(separator: "\n").map { line in
      form == "latex" && line != "abc" ? "\\begin{RTL}\n\(line)\n\\end{RTL}" : String(line)
    }
    #expect(run.output == paragraphs.joined(separator: "\n\n") + "\n")
    let blocks = try Program.run(["fix", "--as", form, "--direction", "rtl", "--text", text])
    let between = form == "latex" ? "\\end{RTL}\n\n\\begin{RTL}" : "</div>\n\n<div dir=\"rtl\">"
    #expect(blocks.output.split(separator: between).count == 3)
    let lines = try Program.run(["fix", "--as", "html", "--text", text])
    #expect(!lines.output.contains("\n\n"))
  }

  /// A value that begins with a combining mark may stand behind `=`.
  @Test func aWantedDisplayMayBeginWithAMark() throws {
    let run = try Program.run(["fix", "--want=\u{64B}\u{628}", "--text", "\u{628}\u{64B}"])
    #expect(run.status != 64)
  }

  @Test func statusesAreThoseOfTheText() throws {
    #expect(try Program.run(["fix", "--text", "\u{5D0} a"]).status == 0)
    #expect(try Program.run(["fix", "--text", Self.phone]).status == 1)
    #expect(try Program.run(["fix", "/nowhere/text"]).status == 2)
    let folder = try Program.run(["fix", "/"])
    #expect(folder.status == 2 && folder.errors.hasPrefix("bidiscope: /: "))
    #expect(try Program.run(["fix", "-"], input: Array(Self.phone.utf8)).status == 1)
    #expect(try Program.run(["fix", "--direction", "up", "--text", "a"]).status == 64)
    #expect(try Program.run(["fix", "--want", "a", "--text", "a\nb"]).status == 64)
    // Nothing is printed of the first file either.
    #expect(try Program.run(["fix", "--want", "a", "/nowhere/a", "/nowhere/b"]).status == 64)
    #expect(try fixed(["--want", "b\u{5D0}", "--text", "\u{5D0}b"]).status == 0)
    let none = try fixed(["--want", "bdac", "--text", "abcd"])
    #expect(none.status == 1 && none.lines[0].candidates.isEmpty && none.lines[0].reason != nil)
  }

  /// An object a paragraph, in their order.
  @Test func paragraphsAreInTheirOrder() throws {
    let text = (0..<300).map { "\($0) \($0 % 7 == 0 ? Self.phone : "\u{5D0}")" }
    let found = try fixed(["--text", text.joined(separator: "\n")])
    #expect(found.lines.map(\.text) == text)
    for (number, paragraph) in found.lines.enumerated() {
      #expect(paragraph.problems.contains { $0.kind == "phone" } == (number % 7 == 0))
    }
  }

  @Test func readersAreTold() throws {
    let run = try Program.run(["fix", "--direction", "rtl", "--text", Self.phone])
    #expect(run.output.contains("The phone number is read from left to right"))
    #expect(run.output.contains("{LRI}(800) 955-2292{PDI}"))
    #expect(try Program.run(["fix", "--text", "a"]).output == "Nothing is torn here.\n")
  }

  /// Where the first candidate asks for a direction that the form does not say, one in the text is
  /// written.
  @Test(arguments: ["plain", "swift", "json", "js", "java", "icu", "rust", "python"])
  func aFormWithoutADirectionHasControls(_ form: String) throws {
    let text = PseudoText.decode("abc ABC DE FG HI x.")
    let run = try Program.run(["fix", "--as", form, "--text", text])
    #expect(run.status == 1 && run.errors.isEmpty)
    let same = try Program.run(["fix", "--as", form, "--direction", "rtl", "--text", text])
    #expect(run.output != same.output)
  }

  /// The markup stays as it was written; isolates come as elements, or as directions of those.
  @Test func markupStaysAsItWas() throws {
    let html = PseudoText.decode(
      "<div class=\"a\">ABC &amp; <b>+5</b> <a href=\"x\">cd</a></div>\n<!-- e --><p dir=rtl>ABC -5</p>"
    )
    let run = try Program.run(["fix", "--markup", "html", "--as", "html", "--text", html])
    #expect(run.status == 1 && run.errors.isEmpty)
    let isolates = /<bdi(?: dir="(?:ltr|rtl)")?>|<\/bdi>| dir="(?:ltr|rtl|auto)"|&[lr]rm;/
    #expect(run.output.replacing(isolates, with: "") == html + "\n")
    #expect(
      run.output.contains("<p dir=rtl>\(PseudoText.decode("ABC")) <bdi dir=\"ltr\">-5</bdi></p>"))
    let again = try Program.run(["fix", "--markup", "html"], input: Array(run.output.utf8))
    #expect(again.status == 0)
    let fine = try Program.run(["fix", "--markup", "html", "--as", "html", "--text", "<p>a</p>"])
    #expect(fine.status == 0 && fine.output == "<p>a</p>\n")
    let ended = try Program.run(
      ["fix", "--markup", "html", "--as", "html"], input: Array("<p>a</p>\r\n<p>b".utf8))
    #expect(ended.output == "<p>a</p>\r\n<p>b")
  }

  /// An element goes around pairs of tags only.
  @Test func elementsAreNested() throws {
    let html = PseudoText.decode("<p dir=rtl>ABC <b>-</b><i>5</i> DE</p>")
    let run = try Program.run(["fix", "--markup", "html", "--as", "html", "--text", html])
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.contains("<bdi dir=\"ltr\"><b>-</b><i>5</i></bdi>"))
  }

  /// Where an element in the line holds what is isolated and nothing else, it says the direction.
  @Test(
    arguments: [
      ("<p dir=rtl>ABC <b>c++</b> DE</p>", #"<b dir="ltr">c++</b>"#),
      (
        #"<p dir=rtl>ABC <a href="x.html">c++</a> DE</p>"#,
        #"<a href="x.html" dir="ltr">c++</a>"#
      ),
      // It may say one, or it holds more.
      (
        #"<p dir=rtl>ABC <b class="dir">c++</b> DE</p>"#,
        #"<b class="dir"><bdi dir="ltr">c++</bdi></b>"#
      ),
      ("<p dir=rtl>ABC <b>c++ DE</b></p>", #"<b><bdi dir="ltr">c++</bdi> "#),
    ] as [(String, String)])
  func anElementSaysItsDirection(_ pseudo: String, _ written: String) throws {
    let run = try Program.run([
      "fix", "--markup", "html", "--as", "html", "--text", PseudoText.decode(pseudo),
    ])
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.contains(written), "\(run.output)")
    let again = try Program.run(["fix", "--markup", "html"], input: Array(run.output.utf8))
    #expect(again.status == 0)
  }

  /// Nothing of a file changes but what is mended.
  @Test(arguments: [
    "\u{FEFF}a\r\nb\r\n", "a", "", "\n\n", "a\u{2029}b\u{85}c\u{1C}\n\r", "\r\n\r",
  ]) func plainTextStaysAsItWas(_ text: String) throws {
    let run = try Program.run(["fix", "--as", "plain"], input: Array(text.utf8))
    #expect(run.status == 0 && run.bytes == Array(text.utf8))
    let torn = try Program.run(
      ["fix", "--direction", "rtl", "--as", "plain"],
      input: Array((text + "\n" + Self.phone + "\r\nb").utf8))
    let mended = "\n\u{5D8}\u{5DC}: \u{2066}(800) 955-2292\u{2069}\r\nb"
    #expect(torn.status == 1)
    #expect(torn.bytes == Array(text.utf8) + Array(mended.utf8))
  }

  /// Bytes that are no text, and an encoding, stay too.
  @Test func bytesStayAsTheyWere() throws {
    let bytes: [UInt8] = [0xFF, 0x41, 0x0D, 0x0A, 0xC3]
    #expect(try Program.run(["fix", "--as", "plain"], input: bytes).bytes == bytes)
    let utf16: [UInt8] = [0xFF, 0xFE, 0x61, 0x00, 0x0D, 0x00, 0x0A, 0x00, 0x62, 0x00, 0x63]
    #expect(try Program.run(["fix", "--as", "plain"], input: utf16).bytes == utf16)
  }

  /// A text of the command line ends with a line end, which a shell takes away again.
  @Test(arguments: ["a", "a\n"]) func textsOfTheCommandLineAreLines(_ text: String) throws {
    #expect(try Program.run(["fix", "--as", "plain", "--text", text]).output == "a\n")
  }

  /// A display or a sentence may begin with a dash.
  @Test func valuesMayBeginWithADash() throws {
    let found = try fixed(["--want", "-1\u{5D0}", "--direction", "rtl", "--text", "\u{5D0}-1"])
    #expect(found.status == 0 && found.lines[0].candidates.count > 0)
    let typed = try Program.run(["type", "--keyboard", "hebrew", "--text", "-"])
    #expect(!typed.errors.contains("Missing value"))
  }

  /// What a candidate asks beside its text is told with its text.
  @Test func directionsOfCandidatesAreTold() throws {
    let text = PseudoText.decode("abc ABC DE FG HI x.")
    let run = try Program.run(["fix", "--text", text])
    #expect(run.output.contains("   Set the paragraph's direction: right to left.\n"))
  }

  /// In a language nothing but the text itself and names of rules is English.
  @Test(arguments: ["he", "ar"]) func sentencesAreTranslated(_ language: String) throws {
    for text in Self.texts + [PseudoText.decode("abc ABC DE FG HI x.")] {
      let run = try Program.run(["fix", "--language", language, "--text", text])
      for line in run.output.split(separator: "\n") {
        #expect(!line.contains(/\b(the|is|and|around|at|from|to)\b/), "\(line)")
        #expect(!line.contains(/(Now|Then|Text|Not with):/), "\(line)")
      }
    }
  }

  /// Two have a form of their own in other languages, and lists have the comma of the language:
  /// twice, two pieces, both controls.
  @Test(arguments: [
    ("he", "ABC c++ DEF c++ GHI", "\u{5E4}\u{5E2}\u{5DE}\u{5D9}\u{5D9}\u{5DD}"),
    ("ar", "ABC c++ DEF c++ GHI", "\u{645}\u{631}\u{62A}\u{64A}\u{646}"),
    ("he", "ABC c++ DEF -5 GHI", "\u{5E9}\u{5E0}\u{5D9} \u{5D7}\u{5DC}\u{5E7}\u{5D9}\u{5DD}"),
    ("ar", "ABC c++ DEF -5 GHI", "\u{642}\u{637}\u{639}\u{62A}\u{64A}\u{646}"),
    ("he", "ABC {RLO}c++{PDF} DEF", "\u{5E9}\u{5E0}\u{5D9} \u{5EA}\u{5D5}\u{5D5}\u{5D9}"),
    ("ar", "ABC {RLO}c++{PDF} DEF", "\u{645}\u{62D}\u{631}\u{641}\u{64A}"),
    ("he", "see {RLO}abc{PDF} now {RLI}ABC{PDI}", "RLO, PDF"),
    ("ar", "see {RLO}abc{PDF} now {RLI}ABC{PDI}", "RLO\u{60C} PDF"),
  ])
  func candidatesAreCountedAsInTheLanguage(
    _ language: String, _ pseudo: String, _ said: String
  ) throws {
    let run = try Program.run(["fix", "--language", language, "--pseudo", "--text", pseudo])
    let first = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("1. ") })
    #expect(first.contains(said) && !first.contains("2"), "\(first)")
  }

  /// A reference is read as HTML reads it, and no escape that was left.
  @Test func referencesOfMarkupAreNoEscapes() throws {
    let run = try Program.run(["fix", "--markup", "html", "--text", "<p>a &amp; b</p>"])
    #expect(run.output == "Nothing is torn here.\n")
  }

  /// Whoever hands tags over is told what reads them; angle brackets around other things are text.
  @Test func tagsAreNamedWithWhatReadsThem() throws {
    for text in ["<b>ABC</b> DE", "ABC<br>DE", "<p>ABC", "a <b>x</b>", "<i>A</i>", "<em>ABC</em>."]
    {
      let run = try Program.run(["fix", "--text", PseudoText.decode(text)])
      #expect(run.output.contains("--markup html"), "\(text)")
    }
    for text in ["ABC < DE", "a <name> b", "1 < 2 > 0", "ABC", "x<y", "<ABC>"] {
      let run = try Program.run(["fix", "--text", PseudoText.decode(text)])
      #expect(!run.output.contains("--markup html"), "\(text)")
    }
  }
}
