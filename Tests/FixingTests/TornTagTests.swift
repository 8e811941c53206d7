import BidiAlgorithm
import Fixing
import Testing
import Wording

/// Tags and references that are seen, as a text is shown as it stands: each is read from left to
/// right, whether a sentence speaks of it or somebody is to render it.
@Suite struct TornTagTests {
  /// The closing tag of an element with right-to-left words, in which a slash is drawn at the wrong
  /// end, and tags with attributes. Each becomes a stretch, and the words between keep their order.
  @Test(
    arguments: [
      ("ABC <b>DEF</b> GHI", "IHG </b>FED<b> CBA"),
      ("ABC <b> \u{5D5} </b> DEF", "FED </b> \u{5D5} <b> CBA"),
      ("ABC B-<b>DEF</b> GHI", "IHG </b>FED<b>-B CBA"),
      ("ABC <b>DEF V-</b> GHI", "IHG </b>-V FED<b> CBA"),
      ("ABC <b>B-</b>DEF", "FED</b>-B<b> CBA"),
      (
        "\u{5D1}\u{5D9}\u{5DF} <b>\u{5D5}</b> ABC", "CBA </b>\u{5D5}<b> \u{5DF}\u{5D9}\u{5D1}"
      ),
      (
        "\u{645}\u{62B}\u{627}\u{644} <b> \u{623}\u{648} </b> \u{622}\u{62E}\u{631}",
        "\u{631}\u{62E}\u{622} </b> \u{648}\u{623} <b> \u{644}\u{627}\u{62B}\u{645}"
      ),
      (
        "\u{628}\u{64A}\u{646} <b>\u{639}\u{645}\u{631}</b> \u{648} <b>\u{633}\u{645}\u{631}</b>",
        "</b>\u{631}\u{645}\u{633}<b> \u{648} </b>\u{631}\u{645}\u{639}<b> \u{646}\u{64A}\u{628}"
      ),
      (
        "\u{628}\u{6CC}\u{646} <i> \u{645}\u{627} </i> \u{628}\u{648}\u{62F}",
        "\u{62F}\u{648}\u{628} </i> \u{627}\u{645} <i> \u{646}\u{6CC}\u{628}"
      ),
      (
        "\u{6CC}\u{6C1}\u{627}\u{6BA} <em>\u{6A9}\u{644}\u{6A9}</em> \u{6A9}\u{631}\u{6CC}\u{6BA}",
        "\u{6BA}\u{6CC}\u{631}\u{6A9} </em>\u{6A9}\u{644}\u{6A9}<em> \u{6BA}\u{627}\u{6C1}\u{6CC}"
      ),
      (
        #"ABC <a href="https://example.com/x?y=1">DEF GHI</a>, JK"#,
        #"KJ ,</a>IHG FED<a href="https://example.com/x?y=1"> CBA"#
      ),
      (
        #"ABC <span class="x">DEF</span><i>GHI</i> JK"#,
        #"KJ </i>IHG<i></span>FED<span class="x"> CBA"#
      ),
      (
        "\u{627}\u{636}\u{63A}\u{637} <a href='%s'>\u{647}\u{646}\u{627}</a>",
        "</a>\u{627}\u{646}\u{647}<a href='%s'> \u{637}\u{63A}\u{636}\u{627}"
      ),
      ("ABC <br/> DEF", "FED <br/> CBA"), ("ABC.</p>", "</p>.CBA"),
      (
        "\u{633}\u{637}\u{631} <br/> \u{622}\u{62E}\u{631}",
        "\u{631}\u{62E}\u{622} <br/> \u{631}\u{637}\u{633}"
      ),
    ] as [(String, String)])
  func eachTagIsAStretch(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// References to signs, to blanks, by number, inside a word and between words.
  @Test(
    arguments: [
      ("ABC &quot;DEF&quot; GHI", "IHG &quot;FED&quot; CBA"),
      ("ABC &#39;DEF&#39; GHI", "IHG &#39;FED&#39; CBA"), ("&larr; ABC", "CBA &larr;"),
      ("ABC&nbsp;DEF", "FED&nbsp;CBA"), ("ABA &amp; AOA", "AOA &amp; ABA"),
      ("LBF A &lt; B", "B &lt; A FBL"), ("EFRJUF &nbsp; | LAP", "PAL | &nbsp; FUJRFE"),
      ("LBF YAZFP &nbsp; ZQJ &nbsp; ZMJZJ", "JZJMZ &nbsp; JQZ &nbsp; PFZAY FBL"),
      (
        "EFRJUF &nbsp; BJP <b>ZJ</b> OJMJN", "NJMJO </b>JZ<b> PJB &nbsp; FUJRFE"
      ),
      (
        "\u{639}\u{644}\u{64A} &amp; \u{62D}\u{633}\u{646}",
        "\u{646}\u{633}\u{62D} &amp; \u{64A}\u{644}\u{639}"
      ),
      (
        "\u{646}\u{627}\u{645}&zwnj;\u{647}\u{627}",
        "\u{627}\u{647}&zwnj;\u{645}\u{627}\u{646}"
      ),
    ] as [(String, String)])
  func eachReferenceIsAStretch(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// A pair that holds Latin words keeps them and those beside it; a line without right-to-left
  /// words is isolated as a whole.
  @Test(
    arguments: [
      ("ABC see <b>foo</b>", "see <b>foo</b> CBA"),
      ("ABC <b>here</b> now DEF", "FED <b>here</b> now CBA"),
      ("ABC &lt;key&gt; DEF", "FED &lt;key&gt; CBA"),
      ("ABC &lt;a href=&quot;x&quot;&gt; DEF", "FED &lt;a href=&quot;x&quot;&gt; CBA"),
      ("ABC hello <b>DEF</b>", "</b>FED<b> hello CBA"),
      ("<p>ABC see <b>foo</b></p>", "</p>see <b>foo</b> CBA<p>"),
      ("click <b>here</b>", "click <b>here</b>"),
      ("\u{627}\u{646}\u{638}\u{631} <i>x</i> y", "<i>x</i> y \u{631}\u{638}\u{646}\u{627}"),
    ] as [(String, String)])
  func latinWordsInAPairStayWithIt(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// Signs that are mirrored look as they are read, and so does an element with Latin words alone;
  /// a line from left to right draws its tags in order; an ampersand and a semicolon are no
  /// reference.
  @Test(arguments: [
    "ABC <br> DEF", "ABC<br><br>DEF", "ABC <b>def ghi</b> JKL", "ABC <b>def</b>",
    "ABC <b>x</b> <i>y</i> DEF", "ABC <b>c++</b> DEF", "ABC & DEF; GHI", "ABC <user> DEF",
    "\u{645}\u{62B}\u{627}\u{644} <code>x</code> \u{622}\u{62E}\u{631}",
  ])
  func whatLooksAsItIsReadStays(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [LineExpectations.right])
  }

  @Test(arguments: [
    "<b>ABC</b>", "<p>ABC DEF</p>", "abc <b>ABC</b> def", "abc &quot;ABC&quot; def",
    #"<a href="/x">ABC DEF</a>"#,
  ])
  func tagsOfALineFromTheLeftAreInOrder(_ pseudo: String) {
    LineExpectations.expectNothing(pseudo: pseudo, [.auto, LineExpectations.left])
  }

  /// Where somebody renders the text, they take no part.
  @Test(arguments: ["ABC <b>DEF</b> GHI", "ABC &quot;DEF&quot;", "ABC<br/>DEF"])
  func tagsOfWhatIsRenderedTakeNoPart(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let problems = Judge().problems(
      of: text, direction: LineExpectations.right, seesTags: false)
    #expect(problems.isEmpty)
    var fixer = Fixer()
    fixer.seesTags = false
    #expect(fixer.fix(text, direction: LineExpectations.right).problems.isEmpty)
  }

  @Test func theSentenceSaysWhatStandsThere() throws {
    let text = BrokenString.scalars("ABC <b>DEF</b> &amp;")
    let fixed = Fixer().fix(text, direction: LineExpectations.right)
    #expect(fixed.problems.map(\.kind) == [.identifier, .identifier])
    #expect(fixed.problems.map(\.range) == [10..<14, 15..<20])
    #expect(
      fixed.problems.first?.sentence.english
        == "The tag stands in the text and is read from left to right, but is not drawn in that order: what has no direction of its own goes with the paragraph, which is right-to-left."
    )
    #expect(
      fixed.problems.last?.sentence.english.hasPrefix("The character reference stands in") == true)
    let one = Fixer().fix(BrokenString.scalars("ABC<br/>DEF"), direction: LineExpectations.right)
    #expect(one.candidates.first?.name.english == "LRI and PDI around the tag")
    #expect(one.candidates.first?.insertions.map(\.at) == [3, 8])
  }

  /// The second way draws an element as an editor of code does.
  @Test(
    arguments: [
      ("ABC <b>DEF</b> GHI", "IHG <b>FED</b> CBA"),
      ("ABC <i>D</i> E <i>F</i> GHI", "IHG <i>F</i> E <i>D</i> CBA"),
      (
        "\u{627}\u{643}\u{62A}\u{628} <u>\u{646}\u{639}\u{645}</u> \u{647}\u{646}\u{627}",
        "\u{627}\u{646}\u{647} <u>\u{645}\u{639}\u{646}</u> \u{628}\u{62A}\u{643}\u{627}"
      ),
    ] as [(String, String)])
  func anElementMayBeOneStretch(_ pseudo: String, _ wanted: String) {
    let fixed = Fixer().fix(BrokenString.scalars(pseudo), direction: LineExpectations.right)
    #expect(fixed.candidates.count == 2)
    #expect(fixed.candidates.last?.display == BrokenString.scalars(wanted))
    #expect(fixed.candidates.last?.problems == 0)
  }

  /// A line that is one element is rather its source, and what it holds is by itself.
  @Test(
    arguments: [
      ("<p>ABC DEF</p>", "<p>FED CBA</p>"), ("<b>ABC</b>", "<b>CBA</b>"),
      ("<p>ABC, DEF!</p>", "<p>!FED ,CBA</p>"), ("<p>ABC foo DEF</p>", "<p>FED foo CBA</p>"),
      ("<li><b>ABC DEF</b></li>", "<li><b>FED CBA</b></li>"),
      (#"<p class="x">ABC DEF</p>"#, #"<p class="x">FED CBA</p>"#),
      (
        "<h1>\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}</h1>",
        "<h1>\u{645}\u{643}\u{628} \u{627}\u{628}\u{62D}\u{631}\u{645}</h1>"
      ),
      (
        "<p>\u{633}\u{644}\u{627}\u{645}! \u{62F}\u{646}\u{6CC}\u{627}</p>",
        "<p>\u{627}\u{6CC}\u{646}\u{62F} !\u{645}\u{627}\u{644}\u{633}</p>"
      ),
    ] as [(String, String)])
  func anElementThatIsTheLineIsSource(_ pseudo: String, _ wanted: String) {
    LineExpectations.expectFirst(pseudo: pseudo, wanted, LineExpectations.right)
  }

  /// What else is torn is mended beside them, and each candidate says as many problems as its own
  /// text has.
  @Test(arguments: [
    "ABC -5 <b>DEF</b> GHI c++ JK", "ABC <b>c++</b> DEF &amp; (03) 555-1234",
    "\u{627}\u{641}\u{62A}\u{62D} <b>\u{627}\u{644}\u{622}\u{646}</b> c++ \u{647}\u{646}\u{627}",
  ])
  func theRestIsMendedBesideThem(_ pseudo: String) {
    let text = BrokenString.scalars(pseudo)
    let fixed = Fixer().fix(text, direction: LineExpectations.right)
    #expect(fixed.candidates.first?.problems == 0)
    for candidate in fixed.candidates {
      let asked = candidate.direction.map(BaseDirection.explicit) ?? LineExpectations.right
      #expect(
        Judge().problems(of: candidate.text, direction: asked).count == candidate.problems)
      #expect(candidate.edit.applied(to: text) == candidate.text)
    }
  }
}
