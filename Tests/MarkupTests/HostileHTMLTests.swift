import Markup
import TestSupport
import Testing
import UnicodeData

/// HTML that nobody means well with: it is read to its end, and what it gives is bounded by what it
/// is.
@Suite struct HostileHTMLTests {
  private static func paragraphs(_ html: String) -> [MarkupParagraph] {
    HTMLReader.paragraphs(of: Array(html.unicodeScalars))
  }

  @Test(arguments: [
    "<div>", "<span dir=rtl>", "<bdi>", "<bdo dir=rtl>", "<p>", "<b>", "<table><tr><td>", "<li>",
    "</div>", "</b>", "<", "</", "<!--", "<![CDATA[", "&", "&#", "&#x", "&not", "<a b='", "<a b=",
    "<script>", "<textarea>", "<select>", "<q>", "<br>", "<svg>", "<pre>\n", "<div dir=auto>",
    "<span style='unicode-bidi:plaintext'>", "<p style='((((", "\0", "\u{2029}", "\u{2067}",
    "<b dir=rtl>", "<b dir=rtl><p>", "<i dir=rtl><p>x", "<b><p></b>", "</b><b>", "<a dir=rtl><div>",
    "<table>x", "<table><b dir=rtl>x", "<td>", "<svg><p>", "<template><tr>", "<form><div></form>",
    "<object><b>", "<b><i><u><p>x</b>",
  ]) func repeatedItIsRead(_ piece: String) {
    let html = String(repeating: piece, count: 100_000) + "a"
    let scalars = Self.paragraphs(html).map(\.scalars.count).reduce(0, +)
    #expect(scalars <= html.unicodeScalars.count * 4)
  }

  /// Whatever is opened again in every paragraph, it is bounded by the source.
  @Test func whatIsOpenedAgainIsBounded() {
    let open = (0..<200).map { "<b dir=rtl id=\($0)>" }.joined()
    let html = "<p>" + open + String(repeating: "<p>x", count: 100_000)
    let paragraphs = Self.paragraphs(html)
    #expect(paragraphs.count == 100_000)
    #expect(paragraphs[0].scalars.count == 129)
    #expect(paragraphs.map(\.scalars.count).reduce(0, +) <= html.unicodeScalars.count * 4)
  }

  @Test func breaksInDeepBoxesAreBounded() {
    let html =
      String(repeating: "<bdi dir=rtl>", count: 1000) + String(repeating: "a<br>", count: 2000)
    let paragraphs = Self.paragraphs(html)
    #expect(paragraphs.count == 2000)
    #expect(paragraphs.allSatisfy { $0.scalars.count == 257 })
  }

  /// Whatever is put together, places ascend, and what is not put in is of the source.
  @Test func everyPlaceIsInTheSource() {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "<p>", "</p>", "<bdi>", "</bdi>", "<bdo dir=rtl>", "</bdo>", "<span dir=auto>", "</span>",
      "<br>",
      "<div dir=rtl>", "</div>", "<pre>", "</pre>", "<img>", "<button>", "</button>", "<q>", "</q>",
      "<li>", "<td>", "<table>", "</table>", "<title>", "</title>", "<!--", "-->", "<", ">", "'",
      "\"", " ",
      "\n", "a", "\u{5D0}", "1", "&rlm;", "&amp", "&#x5d0;", "\0", "\r\n", "<b", "<input value=x>",
      "<input value=x style='unicode-bidi:bidi-override;direction:rtl'>",
      "<h1>",
      "<div style='unicode-bidi:bidi-override;float:left'>", "<p style='display:flex'>", "</h2>",
      "<html dir=rtl>", "<body dir=rtl>", "<b dir=rtl>", "</b>", "<a dir=rtl>", "</a>", "<tr>",
      "</td>", "<caption>", "<table style=display:contents>", "<tr style=display:contents>",
      "<td style=display:contents>", "<svg>", "</svg>", "<svg/>",
    ]
    var fault: String?
    for _ in 0..<5000 where fault == nil {
      let html = (0..<Int.random(in: 0...16, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }.joined()
      let source = Array(html.unicodeScalars)
      for paragraph in Self.paragraphs(html) {
        var last = 0
        for (index, scalar) in paragraph.scalars.enumerated() {
          let place = paragraph.places[index]
          if place.lowerBound < last || place.upperBound > source.count { fault = html }
          last = place.lowerBound
          if !place.isEmpty, place.count == 1, scalar != source[place.lowerBound], scalar != " " {
            fault = html
          }
        }
        let controls = paragraph.scalars.enumerated().filter {
          paragraph.places.isInserted($0.offset)
        }
        let opened = controls.filter { (0x2066...0x2068).contains($0.element.value) }.count
        if opened != controls.filter({ $0.element == "\u{2069}" }).count { fault = html }
      }
    }
    #expect(fault == nil, "seed \(seed)")
  }
}
