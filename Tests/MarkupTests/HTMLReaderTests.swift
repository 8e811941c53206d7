import BidiAlgorithm
import Markup
import Testing
import UnicodeData

/// HTML as a browser displays it, in the pseudo alphabet.
@Suite struct HTMLReaderTests {
  /// The paragraphs of HTML in the pseudo alphabet: direction and text each.
  static func read(_ html: String) -> [String] {
    HTMLReader.paragraphs(of: Array(PseudoText.decode(html).unicodeScalars)).map {
      let direction: String =
        switch $0.direction {
        case .auto: "auto"
        case .explicit(let direction): direction.shortName
        }
      return direction + ":" + PseudoText.encode($0.text)
    }
  }

  /// Examples of the HTML Standard and of CSS Writing Modes, and what follows from their rules.
  static let cases: [(String, [String])] = [
    // CSS Writing Modes, section 2.4.2: the controls of each value.
    ("<p>a<span style='unicode-bidi:embed'>b</span>c", ["ltr:a{LRE}b{PDF}c"]),
    ("<p>a<span style='direction:rtl;unicode-bidi:embed'>b</span>c", ["ltr:a{RLE}b{PDF}c"]),
    ("<p>a<span style='unicode-bidi:isolate'>b</span>c", ["ltr:a{LRI}b{PDI}c"]),
    (
      "<p>a<span style=' direction : rtl!important;unicode-bidi:isolate'>b</span>",
      ["ltr:a{RLI}b{PDI}"]
    ),
    ("<p>a<span style='unicode-bidi:bidi-override'>b</span>c", ["ltr:a{LRO}b{PDF}c"]),
    (
      "<p>a<span style='direction:rtl;unicode-bidi:isolate-override'>b</span>c",
      ["ltr:a{FSI}{RLO}b{PDF}{PDI}c"]
    ),
    ("<p>a<span style='unicode-bidi:plaintext'>B</span>c", ["ltr:a{FSI}B{PDI}c"]),
    ("<p>a<span style='direction:rtl'>b<i dir>c</i></span>", ["ltr:abc"]),
    ("<p>a<span style='direction:rtl'>b<bdi dir=ltr>c</bdi></span>", ["ltr:ab{LRI}c{PDI}"]),
    // HTML Standard, section 15.3.6.
    ("<p>a <span dir=rtl>b</span>", ["ltr:a {RLI}b{PDI}"]),
    ("<p>a <bdo dir=rtl>b</bdo>", ["ltr:a {FSI}{RLO}b{PDF}{PDI}"]),
    ("<p dir=rtl>A <bdo>b</bdo>", ["rtl:A {FSI}{RLO}b{PDF}{PDI}"]),
    ("<p>a<br dir=rtl>b", ["ltr:a", "ltr:b"]),
    ("<pre dir=auto>abc\nDEF</pre>", ["auto:abc", "auto:DEF"]),
    ("<p><output>A</output>", ["ltr:{LRI}A{PDI}"]),
    // HTML Standard, section 4.5.24, the example of bdi, and what its text says.
    (
      "<ul><li>User <bdi>jcranmer</bdi>: 12 posts.<li>User <bdi>ABCD</bdi>: 3 posts.</ul>",
      ["ltr:User {FSI}jcranmer{PDI}: 12 posts.", "ltr:User {FSI}ABCD{PDI}: 3 posts."]
    ),
    ("<p dir=rtl>A <bdi>1 2</bdi>", ["rtl:A {FSI}1 2{PDI}"]),
    ("<p><bdi dir=rtl>a</bdi><bdi dir=ltr>A</bdi>", ["ltr:{RLI}a{PDI}{LRI}A{PDI}"]),
    // HTML Standard, section 3.2.6.4: dir=auto does not look into bdi and dir.
    ("<p dir=auto><bdi>abc</bdi> DEF", ["rtl:{FSI}abc{PDI} DEF"]),
    ("<p dir=auto><span dir=ltr>abc</span> DEF", ["rtl:{LRI}abc{PDI} DEF"]),
    ("<p dir=auto><b>12 ABC</b> def", ["rtl:12 ABC def"]),
    ("<p dir=auto>123", ["ltr:123"]),
    ("<div dir=rtl><p dir=auto>123</div>", ["ltr:123"]),
    ("<div dir=rtl><p>A<p dir=sideways>B</div>c", ["rtl:A", "rtl:B", "ltr:c"]),
    // Where UAX #9 would look where HTML does not, the isolate says its direction.
    (
      "<p><span dir=auto><i style='unicode-bidi:isolate'>A</i> b</span>",
      ["ltr:{RLI}{RLI}A{PDI} b{PDI}"]
    ),
    ("<p>x <bdi>a<br>B</bdi> y", ["ltr:x {FSI}a{PDI}", "ltr:{LRI}B{PDI} y"]),
    // CSS Writing Modes, section 2.4.2: a break ends what is open and begins it again, and so does
    // a block inside.
    (
      "<p>a<span dir=rtl>B<bdo dir=ltr>C<br>D</bdo></span>e",
      ["ltr:a{RLI}B{FSI}{LRO}C{PDF}{PDI}{PDI}", "ltr:{RLI}{FSI}{LRO}D{PDF}{PDI}{PDI}e"]
    ),
    (
      "<div>a<span dir=rtl>B<div>C</div>D</span>e</div>",
      ["ltr:a{RLI}B{PDI}", "rtl:C", "ltr:{RLI}D{PDI}e"]
    ),
    (
      "<div style='unicode-bidi:bidi-override;direction:rtl'>ab<br>c<p>d</div>",
      ["rtl:{RLO}ab{PDF}", "rtl:{RLO}c{PDF}", "rtl:d"]
    ),
    // CSS Text, section 4.1: white space.
    ("  <p>  a \n\t b  <i> c </i> d  </p>  ", ["ltr:a b c d"]),
    ("<p>a <bdi> B </bdi> c", ["ltr:a {FSI}B {PDI}c"]),
    ("<p>a <bdi>B </bdi>", ["ltr:a {FSI}B{PDI}"]),
    ("<p>a&rlm; <br> b", ["ltr:a{RLM}", "ltr:b"]),
    ("<p>{RLM} a", ["ltr:{RLM}a"]),
    ("<pre>\n a\n  b\n</pre>", ["ltr: a", "ltr:  b"]),
    ("<p style='white-space:pre-line'> a  b \n c", ["ltr:a b", "ltr:c"]),
    ("a<br><br>b<br>", ["ltr:a", "ltr:", "ltr:b"]), ("<p>a&nbsp; b", ["ltr:a{NBSP} b"]),
    ("a{PS}b", ["ltr:a", "ltr:b"]),
    // What is no text.
    (
      "<!DOCTYPE html><title>{U+0041}</title><style>p{}</style><script>x<y</script><!-- a --><p>b",
      ["ltr:b"]
    ),
    ("<head><title>t</title>a", ["ltr:a"]),
    ("<p hidden>a</p><p style='display: none'>b</p>c", ["ltr:c"]),
    ("a<?php x ?>b</3>c<!x>d<![CDATA[e]]>f", ["ltr:abcdf"]), ("", []), ("<p></p><div> </div>", []),
    ("<p><bdi></bdi></p>", []),
    // Boxes in the line are U+FFFC to it, and their text is a paragraph of its own.
    ("<p>A<img src=x>B", ["ltr:A{U+FFFC}B"]),
    ("<p dir=rtl>A<button>b C</button>D", ["rtl:A{U+FFFC}D", "rtl:b C"]),
    ("<input value='A b' dir=auto>c<input type=hidden value=d>", ["ltr:{U+FFFC}c", "auto:A b"]),
    (
      "<p dir=rtl><input type=tel value=1><input type=TEL dir=rtl value=2><input value=3>",
      ["rtl:{U+FFFC}{U+FFFC}{U+FFFC}", "ltr:1", "rtl:2", "rtl:3"]
    ),
    // Of a field each choice is a line of its own, of which the bare text is displayed.
    (
      "<p>a<select dir=rtl>x<option>b!<option dir=ltr> C  <b dir=rtl>d</b></select>e",
      ["ltr:a{U+FFFC}e", "rtl:b!", "ltr:C d"]
    ),
    (
      "<select><optgroup label=x><option>a<option hidden>b</optgroup></select>",
      ["ltr:{U+FFFC}", "ltr:a"]
    ),
    ("<select hidden><option>a</select>b", ["ltr:b"]),
    ("<datalist><option>a</datalist>b", ["ltr:b"]),
    // Of a picture each text is a paragraph with the direction that SVG gives it.
    (
      "<p dir=rtl>A<svg><text>B!</text><text direction=ltr>C <tspan>d</tspan></text></svg>E",
      ["rtl:A{U+FFFC}E", "rtl:B!", "ltr:C d"]
    ),
    (
      "<svg direction=rtl><g><text>a!<title>t</title></text></g><text dir=ltr>b!</text></svg>",
      ["ltr:{U+FFFC}", "rtl:a!", "rtl:b!"]
    ),
    (
      "<svg><text style='direction:rtl;unicode-bidi:bidi-override'>a!</text></svg>",
      ["ltr:{U+FFFC}", "rtl:{RLO}a!{PDF}"]
    ),
    (
      "<svg><text>a<tspan direction=rtl unicode-bidi=embed>b!</tspan></text></svg>",
      ["ltr:{U+FFFC}", "ltr:a{RLE}b!{PDF}"]
    ),
    (
      "<svg><text>a<bdi>b</bdi><tspan display=none>c</tspan>d</text><text display=none>e</svg>",
      ["ltr:{U+FFFC}", "ltr:ad"]
    ),
    (
      "<svg><title>a</title><defs><text>b</text></defs></svg>d",
      ["ltr:{U+FFFC}d"]
    ),
    ("<math><text>a</text></math><text>b</text>", ["ltr:{U+FFFC}b"]),
    ("<object><svg><text>a</text></svg></object>b", ["ltr:{U+FFFC}b"]),
    ("<textarea dir=auto>\na\nB</textarea>", ["ltr:{U+FFFC}", "auto:a", "auto:B"]),
    ("<p>a<span style='display:inline-block;direction:rtl'>b</span>", ["ltr:a{U+FFFC}", "rtl:b"]),
    ("<p>a <q>b <q>c</q></q>", ["ltr:a {U+201C}b {U+2018}c{U+2019}{U+201D}"]),
    // Tags that are left out, wrong and unclosed.
    ("<ul><li>a<li>b<ul><li>c</ul>d</ul>", ["ltr:a", "ltr:b", "ltr:c", "ltr:d"]),
    ("<table><tr><td dir=rtl>A<td>b<tr><td>c</table>d", ["rtl:A", "ltr:b", "ltr:c", "ltr:d"]),
    ("<dl><dt>a<dd>b<dt>c</dl>", ["ltr:a", "ltr:b", "ltr:c"]),
    ("a</p>b</div></span>c", ["ltr:a", "ltr:bc"]),
    ("<p dir=rtl>A<div>b</div>c", ["rtl:A", "ltr:b", "ltr:c"]),
    ("<span dir=rtl>A</b></i>B", ["ltr:{RLI}AB{PDI}"]),
    ("<bdi>a<p>B</bdi>C</p>d", ["ltr:{FSI}a{PDI}", "ltr:BC", "ltr:{FSI}d{PDI}"]),
    ("a < b <3 &lt; & &x; <", ["ltr:a < b <3 < & &x; <"]), ("<p dir=\"rtl", []), ("a<b", ["ltr:a"]),
    ("<p dir = rtl class>A", ["rtl:A"]),
    ("<p/dir=rtl />A", ["rtl:A"]), ("<p dir=ltr dir=rtl>A", ["ltr:A"]),
    ("a{U+0000}b&#0;c&#x80;&#xd800;", ["ltr:ab{U+FFFD}c{U+20AC}{U+FFFD}"]),
    ("&notit; &notin; &amp &ampx &copy2", ["ltr:{U+00AC}it; {U+2209} & &x {U+00A9}2"]),
    ("<p title='&copy=1' dir='&#114;tl'>A", ["rtl:A"]),
  ]

  @Test(arguments: cases) func isReadAsDisplayed(_ html: String, _ paragraphs: [String]) {
    #expect(Self.read(html) == paragraphs)
  }

  @Test func capitalsAreSmallLettersInTags() {
    let paragraphs = HTMLReader.paragraphs(
      of: Array("<P DIR='RTL' STYLE='UNICODE-BIDI:Plaintext'>a</P>b".unicodeScalars))
    #expect(paragraphs.map(\.text) == ["a", "b"])
    #expect(paragraphs.map(\.direction) == [.auto, .explicit(.leftToRight)])
  }

  /// An example of UAX #9, section 2.7, both ways: the same levels from markup and from controls.
  @Test(arguments: [
    ("<p>he said <span dir=rtl>CAR MEANS car</span>.", "he said {RLI}CAR MEANS car{PDI}."),
    ("<p>Results: <bdi>ABC</bdi> (3)", "Results: {FSI}ABC{PDI} (3)"),
    ("<p dir=rtl>A &lrm;+1-2&lrm; B", "A {LRM}+1-2{LRM} B"),
  ]) func theSameWordsHaveTheSameLevels(_ html: String, _ text: String) throws {
    let paragraph = try #require(
      HTMLReader.paragraphs(of: Array(PseudoText.decode(html).unicodeScalars)).first)
    let direction: BaseDirection =
      html.contains("p dir=rtl") ? .explicit(.rightToLeft) : .explicit(.leftToRight)
    #expect(paragraph.direction == direction)
    let plain = BidiInput(scalars: PseudoText.decode(text).unicodeScalars)
    let marked = BidiInput(scalars: paragraph.scalars)
    #expect(
      resolve(marked, direction: direction).levels == resolve(plain, direction: direction).levels)
  }

  @Test func placesGoBothWays() throws {
    let source = Array("<p>a <bdi>&rlm;b</bdi> c".unicodeScalars)
    let paragraph = try #require(HTMLReader.paragraphs(of: source).first)
    #expect(PseudoText.encode(paragraph.text) == "a {FSI}{RLM}b{PDI} c")
    #expect(PseudoText.encode(paragraph.plainText) == "a {RLM}b c")
    let places = paragraph.places
    #expect(
      (0..<8).map { places[$0] } == [
        3..<4, 4..<5, 5..<5, 10..<15, 15..<16, 16..<16, 22..<23, 23..<24,
      ])
    #expect((0..<8).filter(places.isInserted) == [2, 5])
    #expect(places.text(ofSource: 12) == 3 && places.text(ofSource: 7) == nil)
    #expect(places.source(of: 2..<6) == 5..<16)
  }

  /// Whose direction a paragraph has, where nobody says one, and which block is all of it.
  @Test(
    arguments: [
      ("<div>a</div>", ["default div"]), ("a", ["default -"]),
      ("<ul class=x><li>a<li dir=rtl>b</ul>", ["default li", "said li"]),
      ("<body><P>a<p><b>b</b><br></body>", ["default P", "default p"]),
      ("<div>a<br>b</div>", ["default -", "default -"]),
      ("<div>a<p>b</p></div>", ["default -", "default p"]),
      ("<div><p>a</p></div>", ["default p"]),
      ("<p>a<button>b</button></p>", ["default -", "default button"]),
      ("<div dir=ltr><p>a</p></div>", ["said p"]), ("<div dir=auto>a</div>", ["said div"]),
      ("<div style='direction:ltr'><p>a</p></div>", ["said p"]),
      ("<div style='direction:inherit'>a</div>", ["default div"]),
      ("<div style='unicode-bidi:plaintext'>a</div>", ["said div"]),
      ("<bdo dir=rtl><p>a</p></bdo>", ["said p"]), ("<p dir=x>a", ["default p"]),
    ] as [(String, [String])])
  func aDirectionOfDefaultIsKnown(_ html: String, _ expected: [String]) {
    let source = Array(html.unicodeScalars)
    let found = HTMLReader.paragraphs(of: source).map { paragraph in
      let name = paragraph.blockName.map { String(String.UnicodeScalarView(source[$0])) } ?? "-"
      return (paragraph.hasDefaultDirection ? "default " : "said ") + name
    }
    #expect(found == expected)
  }

  /// An element with all that it holds, whatever stands behind it.
  @Test(
    arguments: [
      ("<b>a</b>c", 8), ("<b><i title='>'>a</i></b></p>", 25), ("<img src=x>a", 11),
      ("a<b>", nil), ("<b>a", nil), ("<b><i>a</b></i>", nil), ("", nil), ("</b>", nil),
      ("<b><!-- </b> -->a</b>", 21),
    ] as [(String, Int?)])
  func theFirstElementHasAnEnd(_ html: String, _ length: Int?) {
    #expect(HTMLReader.length(ofFirstElement: Array(html.unicodeScalars)) == length)
  }
}
