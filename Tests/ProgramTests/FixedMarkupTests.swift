import BidiAlgorithm
import Explorer
import ExplorerCore
import Fixing
import Foundation
import TestSupport
import Testing
import TextModel
import UnicodeData
import bidiscope

/// HTML that `fix` writes: what mends it stands on the right element, and all else stays.
@Suite struct FixedMarkupTests {
  private struct Fixed: Decodable {
    struct Problem: Decodable { var kind: String }
    struct Candidate: Decodable {
      var direction: String?
      var display: String
      var problems: Int
    }
    var text: String
    var problems: [Problem]
    var candidates: [Candidate]
  }

  private static func fixed(_ html: String, _ options: [String] = []) throws -> [Fixed] {
    let run = try Program.run(
      ["fix", "--markup", "html", "--format", "json"] + options, input: Array(html.utf8))
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Fixed.self, from: Data($0.utf8))
    }
  }

  private static func written(_ html: String, _ options: [String] = []) throws -> Program.Result {
    try Program.run(
      ["fix", "--markup", "html", "--as", "html"] + options, input: Array(html.utf8))
  }

  private static let greeting = "ABCD EFGHI, JK LMNOP!"
  private static let arabic =
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{62C}\u{645}\u{64A}\u{639}\u{627}!"

  /// Where nobody says a direction, the block that the paragraph makes says it.
  @Test(
    arguments: [
      ("<div>ABCD EFGHI, JK LMNOP!</div>", #"<div dir="rtl">ABCD EFGHI, JK LMNOP!</div>"#),
      ("<h2 class=a>\(arabic)</h2>", "<h2 dir=\"rtl\" class=a>\(arabic)</h2>"),
      (
        "<ul><li>ABCD EFGHI, JK LMNOP!<li>abc</ul>",
        #"<ul><li dir="rtl">ABCD EFGHI, JK LMNOP!<li>abc</ul>"#
      ),
      (
        "<html><head><title>a</title></head><body>\n<p>ABCD <b>EFGHI!</b></p><p>abc</p></body></html>",
        "<html><head><title>a</title></head><body>\n<p dir=\"rtl\">ABCD <b>EFGHI!</b></p><p>abc</p></body></html>"
      ),
      ("<p>ABCD EFGHI, JK LMNOP!<br></p>", #"<p dir="rtl">ABCD EFGHI, JK LMNOP!<br></p>"#),
      // One that says nothing gives way.
      ("<p dir>ABCD EFGHI!</p>", #"<p dir="rtl">ABCD EFGHI!</p>"#),
      (#"<p dir="">ABCD EFGHI!</p>"#, #"<p dir="rtl">ABCD EFGHI!</p>"#),
      ("<p class=a dir=foo>ABCD EFGHI!</p>", #"<p class=a dir="rtl">ABCD EFGHI!</p>"#),
      ("<div dir  class=a>ABCD EFGHI!</div>", #"<div dir="rtl"  class=a>ABCD EFGHI!</div>"#),
      ("<li dir = 'left' dir=ltr>ABCD EFGHI!", #"<li dir="rtl" dir=ltr>ABCD EFGHI!"#),
      ("<table><tr><td>ABCD EFGHI!", #"<table><tr><td dir="rtl">ABCD EFGHI!"#),
      // What else is torn then is isolated inside.
      (
        "<div>ABCD <b>c++</b> EFGHI, JK LMNOP!</div>",
        #"<div dir="rtl">ABCD <b dir="ltr">c++</b> EFGHI, JK LMNOP!</div>"#
      ),
      // The block holds others, too, or there is none.
      (
        "<div>ABCD EFGHI, JK LMNOP!<br>abc</div>",
        #"<div><bdi dir="rtl">ABCD EFGHI, JK LMNOP!</bdi><br>abc</div>"#
      ),
      (
        "<div>ABCD EFGHI, JK LMNOP!<p>abc</p></div>",
        #"<div><bdi dir="rtl">ABCD EFGHI, JK LMNOP!</bdi><p>abc</p></div>"#
      ),
      ("ABCD EFGHI, JK LMNOP!", #"<bdi dir="rtl">ABCD EFGHI, JK LMNOP!</bdi>"#),
    ] as [(String, String)])
  func theBlockSaysADirectionThatNobodySaid(_ pseudo: String, _ expected: String) throws {
    let html = PseudoText.decode(pseudo)
    let run = try Self.written(html)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == PseudoText.decode(expected), "\(run.output)")
    #expect(try Self.fixed(run.output).allSatisfy(\.problems.isEmpty))
    let torn = try #require(try Self.fixed(html).first { !$0.problems.isEmpty })
    #expect(torn.candidates.first?.direction == "rtl" && torn.candidates.first?.problems == 0)
  }

  /// What an author or `--direction` says stays, and so does a line that is right from left to
  /// right.
  @Test(
    arguments: [
      ("<p dir=ltr>ABCD EFGHI, JK LMNOP!</p>", []),
      ("<div dir=ltr><p>ABCD EFGHI, JK LMNOP!</p></div>", []),
      ("<div style='direction: ltr'><p>ABCD EFGHI, JK LMNOP!</p></div>", []),
      ("<p>ABCD EFGHI, JK LMNOP!</p>", ["--direction", "ltr"]),
      ("<p>results: ABC (3)</p>", []),
    ] as [(String, [String])])
  func aDirectionThatIsSetStays(_ pseudo: String, _ options: [String]) throws {
    let html = PseudoText.decode(pseudo)
    let run = try Self.written(html, options)
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.contains("<bdi") && !run.output.contains("<p dir=\"rtl\""), "\(run.output)")
    let torn = try #require(try Self.fixed(html, options).first)
    #expect(!torn.candidates.isEmpty)
    #expect(torn.candidates.prefix(3).allSatisfy { $0.direction == nil })
  }

  /// Elements with a direction of their own at the ends of what is isolated are in it.
  @Test(
    arguments: [
      (
        "<p dir=ltr><bdi>ABCD</bdi> EFGHI, JK LMNOP?</p>",
        #"<p dir=ltr><bdi dir="rtl"><bdi>ABCD</bdi> EFGHI, JK LMNOP?</bdi></p>"#
      ),
      (
        "<p dir=ltr>ABCD EFGHI, JK <span dir=rtl>LMNOP?</span></p>",
        #"<p dir=ltr><bdi dir="rtl">ABCD EFGHI, JK <span dir=rtl>LMNOP?</span></bdi></p>"#
      ),
      (
        "<p dir=ltr><span dir=rtl>ABCD</span> EFGHI, JK <i><bdi>LMNOP!</bdi></i></p>",
        #"<p dir=ltr><bdi dir="rtl"><span dir=rtl>ABCD</span> EFGHI, JK <i><bdi>LMNOP!</bdi></i></bdi></p>"#
      ),
      (
        "<p dir=ltr><bdi>ABCD</bdi> c++ EFGHI, JK <bdi>LMNOP</bdi></p>",
        #"<p dir=ltr><bdi dir="rtl"><bdi>ABCD</bdi> <bdi dir="ltr">c++</bdi> EFGHI, JK <bdi>LMNOP</bdi></bdi></p>"#
      ),
      (
        "<p dir=ltr>ABCD EFGHI, JK <img src=x></p>",
        #"<p dir=ltr><bdi dir="rtl">ABCD EFGHI, JK <img src=x></bdi></p>"#
      ),
      // A sign in a value is no tag.
      (
        #"<p dir=ltr><b title="a<b>">ABCD</b> EFGHI, JK LMNOP?</p>"#,
        #"<p dir=ltr><bdi dir="rtl"><b title="a<b>">ABCD</b> EFGHI, JK LMNOP?</bdi></p>"#
      ),
    ] as [(String, String)])
  func elementsAtTheEndsAreIsolatedWithTheRest(_ pseudo: String, _ expected: String) throws {
    let run = try Self.written(PseudoText.decode(pseudo))
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == PseudoText.decode(expected), "\(run.output)")
  }

  /// Where a tag would be none, controls are references: in a field's value, in a `textarea` and in
  /// SVG, which has no such element.
  @Test(arguments: [
    (#"<input value="ABC c++ DEF">"#, #"<input value="ABC &#x2066;c++&#x2069; DEF">"#),
    ("<textarea>ABC c++ DEF</textarea>", "<textarea>ABC &#x2066;c++&#x2069; DEF</textarea>"),
    (
      "<svg><text>ABC c++ DEF</text></svg>", "<svg><text>ABC &#x2066;c++&#x2069; DEF</text></svg>"
    ),
  ])
  func noTagIsPutWhereNoneIsRead(_ pseudo: String, _ expected: String) throws {
    let run = try Self.written(PseudoText.decode("<p dir=rtl>\(pseudo)</p>"))
    #expect(run.output == PseudoText.decode("<p dir=rtl>\(expected)</p>"), "\(run.output)")
  }

  /// Browsers check the values of some fields: there the field says the direction. That of a
  /// phone's number has one of its own.
  @Test(arguments: [
    (#"<input type=number value="-5">"#, #"<input dir="ltr" type=number value="-5">"#),
    (
      #"<input type=URL dir=x value="https://example.com/">"#,
      #"<input type=URL dir="ltr" value="https://example.com/">"#
    ),
    (#"<input type=number dir=rtl value="-5">"#, #"<input type=number dir=rtl value="-5">"#),
    (
      #"<input type=tel value="+972 54 123 4567">"#, #"<input type=tel value="+972 54 123 4567">"#
    ),
    (#"<input type=password value="-5">"#, #"<input type=password value="-5">"#),
  ])
  func noControlsComeIntoCheckedFields(_ html: String, _ expected: String) throws {
    let run = try Self.written("<div dir=rtl>\(html)</div>")
    #expect(run.output == "<div dir=rtl>\(expected)</div>", "\(run.output)")
    let candidates = try Self.fixed("<div dir=rtl>\(html)</div>").flatMap(\.candidates)
    #expect(candidates.allSatisfy { $0.direction == "ltr" && $0.problems == 0 })
  }

  /// An element that ends in the middle of what is torn stays, and that is said.
  @Test(arguments: [
    "<p dir=rtl>ABCD EFGH&lt;br <bdi>/>IJKL</bdi> MNOP</p>",
    "<p dir=rtl>ABCD EF v2<bdi>.1 KLM</bdi> NOP</p>",
  ])
  func noIsolateCrossesAnElement(_ pseudo: String) throws {
    let html = PseudoText.decode(pseudo)
    let run = try Self.written(html)
    #expect(run.status == 1 && run.output == html, "\(run.output)")
    #expect(!run.errors.isEmpty)
  }

  /// What the explorer writes into a page is what the command writes into it.
  @Test(arguments: [
    "<h1>x</h1><p dir=rtl class=a>AB <b>c++</b> GD</p><p>y",
    "<p dir=rtl class=a>AB c++ GD<br>abc</p><p>y", "<ul dir=rtl><li>a<li>AB c++ GD</ul>",
  ]) func theExplorerWritesWhatTheCommandWrites(_ pseudo: String) throws {
    let html = PseudoText.decode(pseudo)
    let paragraphs = try Self.fixed(html)
    let torn = try #require(paragraphs.firstIndex { !$0.candidates.isEmpty })
    let candidate = try #require(
      Fixer().fix(
        Array(paragraphs[torn].text.unicodeScalars), direction: .explicit(.rightToLeft)
      ).candidates.first)
    let page = Document(text: html)
    let markup = ReadMarkup(source: page, shown: page, inserted: [], direction: "auto")
    let written = try #require(MarkupFix(markup, paragraph: torn, candidate).written)
    #expect(written == (try Self.written(html).output) && written != html)
    let elsewhere = MarkupFix(markup, paragraph: 1000, candidate).written
    #expect(elsewhere == html)
  }

  /// What is not mended stays byte for byte: letters without a picture, line ends, bytes that are
  /// no text.
  @Test func otherBytesStay() throws {
    let before =
      Array("\u{FEFF}<p dir=rtl>\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}</p>".utf8)
      + Array("\r\n<!-- \0".utf8) + [0xFF] + Array(" -->\u{C}<p dir=rtl>\u{5D0}\u{200F} ".utf8)
    let after = Array("</p>\r\n\r<i title='\u{200E}'>\u{200B}a</i>".utf8)
    let fine = try Program.run(
      ["fix", "--markup", "html", "--as", "html"], input: before + after)
    #expect(fine.status == 0 && fine.bytes == before + after)
    let torn = try Program.run(
      ["fix", "--markup", "html", "--as", "html"], input: before + Array("-5".utf8) + after)
    #expect(torn.status == 1)
    #expect(torn.bytes == before + Array("<bdi dir=\"ltr\">-5</bdi>".utf8) + after)
  }

  /// Real strings without controls, as paragraphs of HTML with a tag around a random word.
  private static func paragraphs(_ generator: inout SeededGenerator) throws -> [String] {
    let folder = InspectTests.root.appending(path: "Tests/FixingTests/Strings")
    let lines = try ["broken", "reported", "written", "later"].flatMap { name in
      try String(contentsOf: folder.appending(path: "\(name).tsv"), encoding: .utf8)
        .split(separator: "\n").filter { !$0.hasPrefix("# ") }
    }
    return lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let text = PseudoText.decode(String(fields[0]))
      guard fields.count == 4, !text.unicodeScalars.contains(where: isControlOrSpace) else {
        return nil
      }
      // What has tags or references of its own is HTML already, and no tag comes into those.
      let own = text.ranges(of: tagOrReference)
      let html =
        own.isEmpty ? text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") : text
      let parts = html.split(separator: " ")
      let free = parts.indices.filter { part in
        own.isEmpty
          || !own.contains { $0.overlaps(parts[part].startIndex..<parts[part].endIndex) }
      }
      guard let word = free.randomElement(using: &generator) else { return nil }
      var words = parts.map { String($0) }
      let tags = [
        ("b", ""), ("bdi", ""), ("span", " dir=rtl"), ("span", " dir=ltr"), ("a", " href=x"),
      ]
      guard let (name, attribute) = tags.randomElement(using: &generator) else { return nil }
      words[word] = "<\(name)\(attribute)>\(words[word])</\(name)>"
      let isSaid = Bool.random(using: &generator)
      let dir = isSaid ? " dir=\(fields[1])" : ""
      return "<p\(dir)>\(words.joined(separator: " "))</p>"
    }
  }

  private static var tagOrReference: Regex<Substring> {
    /<[\/!]?[A-Za-z][^>]*>|&(?:[A-Za-z]+|#[0-9]+|#[Xx][0-9A-Fa-f]+);/
  }

  private static func isControlOrSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\n" || scalar == "\r"
      || BidiProperties.isControl(scalar.value) || BidiProperties.bidiClass(of: scalar) == .b
  }

  /// A page without what mends it, and without the elements that may be of that.
  private static func withoutIsolates(_ html: String) -> String {
    html.replacing(
      /<bdi(?: dir="(?:ltr|rtl)")?>|<\/bdi>| dir="(?:ltr|rtl|auto)"|&(?:lrm|rlm);|&#x(?:20[0-9A-F]{2}|61C);/,
      with: "")
  }

  /// What is written is drawn as its first candidate said, with the same letters and tags.
  @Test(arguments: [1, 2] as [UInt64]) func whatIsWrittenIsDrawnAsItWasSaid(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let html = try Self.paragraphs(&generator).joined(separator: "\n")
    let fixed = try Self.fixed(html)
    let run = try Self.written(html)
    #expect(Self.withoutIsolates(run.output) == Self.withoutIsolates(html))
    let read = try Program.run(
      ["inspect", "--markup", "html", "--format", "json"], input: Array(run.output.utf8))
    let paragraphs = try JSONDecoder().decode(Inspected.self, from: Data(read.output.utf8))
      .paragraphs
    try #require(paragraphs.count == fixed.count && fixed.count > 500)
    var torn = 0
    for (paragraph, was) in zip(paragraphs, fixed) {
      guard let first = was.candidates.first, first.problems == 0 else { continue }
      torn += 1
      #expect(paragraph.lines.map(\.display).joined() == first.display, "\(was.text)")
    }
    #expect(torn > 300)
  }
}
