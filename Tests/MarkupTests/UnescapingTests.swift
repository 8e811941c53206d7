import Foundation
import Markup
import TestSupport
import Testing
import UnicodeData

/// Escapes as people paste them, and what is none.
@Suite struct UnescapingTests {
  private static func read(_ source: String) -> UnescapedText {
    UnescapedText(Array(source.unicodeScalars))
  }

  /// Each with what is meant, in the pseudo alphabet.
  static let meanings: [(String, String)] = [
    (#"\u05D0"#, "A"), (#"\u05d0\u05D1 (3)"#, "AB (3)"), (#"\u{5D0}\u{0005D1}"#, "AB"),
    (#"\U000005D0x\U0001F600"#, "Ax{U+1F600}"), (#"\ud83d\ude00"#, "{U+1F600}"),
    (#"\x{5D0}\x{200f}"#, "A{RLM}"), ("&#x5D0;&#1489;&rlm;", "AB{RLM}"),
    ("&lrm;a&nbsp;b&amp;lt;", "{LRM}a{NBSP}b&lt;"), ("%D7%90%20%d7%91", "A B"),
    (#"\5D0 \5d1 x\202B y"#, "ABx{RLE}y"), (#"\5D0\5D1\5D2"#, "ABC"), (#"\0005D0z"#, "Az"),
    (#"\327\220\040\327\221"#, "A B"), (#"\xD7\x90 and \xd7\x91"#, "A and B"),
    (#"{"a":"\u05D0\n\"\/\\"}"#, "{\"a\":\"A{U+000A}\"/\\\"}"),
    (#"\u200f\u2067\u2069"#, "{RLM}{RLI}{PDI}"),
    (#"\u05D0 &rlm; %D7%91"#, "A {RLM} B"), (#"\u0041"#, "{U+0041}"),
    (#"\\u05D0 \u05D1"#, #"\u05"# + "{U+0044}0 B"),
    (#"\N{HEBREW LETTER ALEF}\N{hebrew letter bet} 1"#, "AB 1"),
    (#"\N{RIGHT-TO-LEFT ISOLATE}x\N{Pop Directional Isolate}\N{RLM}"#, "{RLI}x{PDI}{RLM}"),
    (#"a\N{ARABIC LETTER ALEF}\n\\"#, "a{U+0627}{U+000A}\\"),
    (#"\N{HANGUL SYLLABLE GAG}\N{CJK UNIFIED IDEOGRAPH-672C}"#, "{U+AC01}{U+672C}"),
  ]

  @Test(arguments: meanings) func escapesAreRead(_ source: String, _ meaning: String) {
    #expect(PseudoText.encode(Self.read(source).text) == meaning)
  }

  /// Texts that look like it and hold no escapes.
  @Test(arguments: [
    #"C:\users\new"#, "100%25", "50% %off %20", #"\d+\.\w{2}"#, "AT&T &c; &nosuch;", "a &amp b",
    #"C:\2024\report \1 \b"#, #"\u12 \u{} \u{110000} \x{D800}"#, #"\uD800"#, #"\xZZ \x4"#, "%D7",
    "%C3x",
    #"\101\102"#, "", "&;&#;&#x;%", "\\", #"printf("%d\n")"#, "&#xD800;",
    #"\N{} \N{NO SUCH LETTER} \N{HEBREW LETTER ALEF \N{ALEF}"#, #"\N{CJK UNIFIED IDEOGRAPH-5D0}"#,
    #"C:\N\new"#, #"\N{HEBREW LETTER  ALEF}"#, #"[^\N]{2}"#,
  ]) func othersAreNot(_ source: String) {
    let read = Self.read(source)
    #expect(read.text == source && read.style == nil)
    #expect(read.places == SourceMap(identityOf: source.unicodeScalars.count))
  }

  @Test func whatMeansNothingStaysAndIsNamed() {
    let read = Self.read(#"\u05D0 \uD800 \u{110000} \u12 %D7 \xFF \u{5D0"#)
    #expect(
      PseudoText.encode(read.text)
        == #"A \u{U+0044}800 \u{110000} \u12 %{U+0044}7 \x{U+0046}{U+0046} \u{5{U+0044}0"#)
    #expect(
      read.illFormed.map { "\($0.range) \($0.reason)" } == [
        "7..<13 loneSurrogate",
        "14..<24 notAScalar",
        "25..<27 incomplete",
        "34..<38 notUTF8", "39..<42 incomplete",
      ])
  }

  @Test func eachScalarKnowsItsPlace() {
    let source = #"a\u05D0&rlm;%D7%91b"#
    let read = Self.read(source)
    #expect(read.escapeCount == 3)
    #expect((0..<5).filter { read.isItself($0, in: Array(source.unicodeScalars)) } == [0, 4])
    #expect(read.places.count == 5)
    #expect((0..<5).map { read.places[$0] } == [0..<1, 1..<7, 7..<12, 12..<18, 18..<19])
    #expect(read.places.text(ofSource: 9) == 2 && read.places.text(ofSource: 19) == nil)
    #expect(read.places.source(of: 1..<4) == 1..<18)
    let twice = UnescapedText(Array(Self.read(#"&#92;u05D0"#).scalars))
    #expect(twice.places.through(Self.read(#"&#92;u05D0"#).places)[0] == 0..<10)
  }

  /// The style of a source writes it as it was, where it is written throughout as the style writes.
  @Test(arguments: [
    #"\u05D0\u05D1 (3)"#, #"\u05d0\u05ea \ud83d\ude00"#, #"\u{5D0}\u{200F}"#, #"\u{05D0}\u{05D1}"#,
    #"\x{5D0}"#, "&#x5D0; &#x5D1;", "&#1488; &rlm; &amp; &#8206;", "%D7%90%20%D7%91",
    "https://he.wikipedia.org/wiki/%D7%A2%D7%91%D7%A8%D7%99%D7%AA", #"\5D0 \5D1 x"#,
    #"\327\220\327\221"#, #"\xD7\x90\xD7\x91"#,
    #"{"title":"\u05E9\u05DC\u05D5\u05DD\n(\\)"}"#, #"\u05D0\U0001F600"#, "a\n\\u05D0\tb",
    #"\N{HEBREW LETTER HE}\N{HEBREW LETTER VAV} (3)"#, #"\N{rlm}C++\N{rlm}"#,
    #"\N{HEBREW LETTER HE}\u05D1\u200F"#, #"\u05d1\N{ARABIC LETTER BEH}\U0001f600"#,
  ]) func theFormIsGivenBack(_ source: String) throws {
    let read = Self.read(source)
    #expect(try #require(read.style).write(read.scalars) == source)
  }

  /// Letters that the source writes as they are stay so, and invisible characters do not.
  @Test func lettersStayLetters() throws {
    let source = PseudoText.decode(#"A\u200fB"#)
    let read = Self.read(source)
    #expect(try #require(read.style).write(read.scalars) == source)
  }

  @Test func whatIsWrittenInAnyStyleIsRead() throws {
    let seed: UInt64 = 3205
    var generator = SeededGenerator(seed: seed)
    let pieces: [Unicode.Scalar] = [
      "a", "f", "0", "7", " ", "\\", "&", "%", "u", "x", "{", "}", ";", "\n", "\"", "'", "#",
      "\u{5D0}",
      "\u{5EA}", "\u{627}", "\u{200F}", "\u{2067}", "\u{2069}", "\u{E9}", "\u{1F600}", "\u{10FFFF}",
    ]
    var fault: String?
    var tried = 0
    for _ in 0..<20_000 where fault == nil {
      let text =
        [Unicode.Scalar("\u{5D0}")]
        + (0..<Int.random(in: 0...10, using: &generator)).map { _ in
          pieces.randomElement(using: &generator)!
        }
      var style = EscapeStyle(EscapeForm.allCases.randomElement(using: &generator)!)
      style.hasCapitals = Bool.random(using: &generator)
      style.isDecimal = Bool.random(using: &generator)
      style.fewestDigits = Int.random(in: 1...6, using: &generator)
      style.escapesLetters = true
      // Other forms in the text itself would be read with it.
      let written = style.write(text)
      let forms = EscapeForm.forms(in: Array(written.unicodeScalars))
      let own = EscapeForm.forms(in: text)
      guard own.isEmpty, forms.subtracting([style.form]).isSubset(of: [.utf16, .css]) else {
        continue
      }
      tried += 1
      let read = Self.read(written)
      let again = read.style?.write(read.scalars)
      if read.scalars != text || again != written {
        fault = "\(style.form) \(written) \(PseudoText.encode(read.text)) \(again ?? "-")"
      }
    }
    #expect(fault == nil, "seed \(seed)")
    #expect(tried > 15_000)
  }

  /// The names are HTML's, as Python has them.
  @Test func namesAreThoseOfHTML() throws {
    let script = """
      import html.entities as e
      for n in sorted(e.html5):
        print(n, *("%X" % ord(c) for c in e.html5[n]))
      """
    let result = try SpawnedCommand.run(["python3", "-c", script])
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2231)
    var faults: [Substring] = []
    for line in lines {
      let words = line.split(separator: " ")
      let meant = words.dropFirst().compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let paragraphs = HTMLReader.paragraphs(of: Array("a&\(words[0])<b>z".unicodeScalars))
      let space = [Unicode.Scalar("\n"), "\t"].contains(meant[0])
      let expected = "a" + (space ? " " : String(String.UnicodeScalarView(meant))) + "z"
      if paragraphs.map(\.text) != [expected] { faults.append(line) }
      if words[0].hasSuffix(";"), Self.read("&\(words[0])").scalars != meant { faults.append(line) }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
  }
}
