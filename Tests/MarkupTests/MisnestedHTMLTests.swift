import Markup
import Testing

/// HTML with tags that are misnested, missing or in wrong places, as browsers read it: the tree
/// construction of the HTML Standard, section 13.2.6. In the pseudo alphabet.
@Suite struct MisnestedHTMLTests {
  @Test(
    arguments: [
      // Formatting elements are opened again where a block has cut them off.
      ("<p>a<b dir=rtl>c!</p><p>d!</b>e!</p>", ["ltr:a{RLI}c!{PDI}", "ltr:{RLI}d!{PDI}e!"]),
      ("<div><a dir=rtl>A!</div>B!</a>c!", ["ltr:{RLI}A!{PDI}", "ltr:{RLI}B!{PDI}c!"]),
      ("<ul><li><em dir=rtl>a!<li>b!</em></ul>", ["ltr:{RLI}a!{PDI}", "ltr:{RLI}b!{PDI}"]),
      (
        "<p><b dir=rtl><i dir=ltr>A</p>b",
        ["ltr:{RLI}{LRI}A{PDI}{PDI}", "ltr:{RLI}{LRI}b{PDI}{PDI}"]
      ),
      // Others are not, and neither is what ended in its block.
      ("<p>a<span dir=rtl>c!</p><p>d!</span></p>", ["ltr:a{RLI}c!{PDI}", "ltr:d!"]),
      ("<p>a<b dir=rtl>c!</b></p><p>d!</p>", ["ltr:a{RLI}c!{PDI}", "ltr:d!"]),
      // The direction of `auto` is that of what stands in each.
      ("<p><b dir=auto>A</p>b", ["ltr:{FSI}A{PDI}", "ltr:{FSI}b{PDI}"]),
      // A cell keeps what is open in it.
      ("<table><tr><td><b dir=rtl>A!<td>b!</table>c!", ["ltr:{RLI}A!{PDI}", "ltr:b!", "ltr:c!"]),
      // The adoption agency.
      ("<b>x<i dir=rtl></b>(A)!</i>z", ["ltr:x{RLI}{PDI}{RLI}(A)!{PDI}z"]),
      ("<b dir=rtl>A<p>B!</b>C!</p>", ["ltr:{RLI}A{PDI}", "ltr:{RLI}B!{PDI}C!"]),
      (
        "<a dir=rtl>A<i dir=ltr>b<div>c!</a>d!</i>e!</div>",
        ["ltr:{RLI}A{LRI}b{PDI}{PDI}{LRI}{PDI}", "ltr:{LRI}{RLI}c!{PDI}d!{PDI}e!"]
      ),
      ("<a dir=rtl>A!<a>b!", ["ltr:{RLI}A!{PDI}b!"]),
      ("<nobr dir=rtl>A!<nobr>b!", ["ltr:{RLI}A!{PDI}b!"]),
      // Of four that are the same three are opened again; other attributes make others of them.
      (
        "<p><b dir=rtl><b dir=rtl><b dir=rtl><b dir=rtl>A</p>b",
        [
          "ltr:{RLI}{RLI}{RLI}{RLI}A{PDI}{PDI}{PDI}{PDI}", "ltr:{RLI}{RLI}{RLI}b{PDI}{PDI}{PDI}",
        ]
      ),
      (
        "<p><b dir=rtl id=1><b dir=rtl id=2><b dir=rtl id=3><b dir=rtl id=4>A</p>b",
        [
          "ltr:{RLI}{RLI}{RLI}{RLI}A{PDI}{PDI}{PDI}{PDI}",
          "ltr:{RLI}{RLI}{RLI}{RLI}b{PDI}{PDI}{PDI}{PDI}",
        ]
      ),
    ] as [(String, [String])])
  func formattingIsOpenedAgain(_ html: String, _ paragraphs: [String]) {
    #expect(HTMLReaderTests.read(html) == paragraphs)
  }

  @Test(
    arguments: [
      // What is in no cell comes before the table.
      ("<table dir=rtl>xx!<tr><td>A</table>", ["ltr:xx!", "rtl:A"]),
      ("<table dir=rtl><tr><td>A</td>b!</table>c!", ["ltr:b!", "rtl:A", "ltr:c!"]),
      (
        "<p>a<table dir=rtl><b dir=rtl>C!<td>D</table>e!",
        ["ltr:a", "ltr:{RLI}C!{PDI}", "rtl:D", "ltr:{RLI}e!{PDI}"]
      ),
      ("<table dir=rtl> <tr> <td>A</td> </tr> </table>", ["rtl:A"]),
      ("<table dir=rtl><p>b!<tr><td>A</table>", ["ltr:b!", "rtl:A"]),
      ("<table dir=rtl><caption>a!</caption><tr><td>b", ["rtl:a!", "rtl:b"]),
      // Parts of tables in no table are no tags.
      ("a<td>b</td><caption>c</caption><th dir=rtl>d<tr>e", ["ltr:abcde"]),
      ("<table><tr><td>a</td></tr></table><td>b", ["ltr:a", "ltr:b"]),
      ("<table><tr><td><table><tr><td>a</table>b</table>c", ["ltr:a", "ltr:b", "ltr:c"]),
      (
        "<table dir=rtl><tr><td>A<table dir=ltr><tr><td>b<tr><td>c</table>",
        ["rtl:A", "ltr:b", "ltr:c"]
      ),
      // A later tag of the body or the document adds what the first does not say.
      ("a!<body dir=rtl>", ["rtl:a!"]), ("<p>a!</p><html dir=rtl>", ["rtl:a!"]),
      ("<body dir=ltr>a!<body dir=rtl>b!", ["ltr:a!b!"]),
      ("<body dir=rtl>a!</body></html>b!", ["rtl:a!b!"]),
      // The head ends where something else begins, and what is of it goes back.
      ("<head dir=rtl><p>a!", ["ltr:a!"]), ("<head></head><style>s</style>a!", ["ltr:a!"]),
      ("<template><tr><td>a</template>b", ["ltr:b"]),
      ("<template>a<p>b</template><td>c", ["ltr:c"]),
      // Pictures and formulas end with their tag, or where HTML begins.
      ("<svg/>a", ["ltr:{U+FFFC}a"]),
      ("a<svg><g/><text>b</text></svg>c", ["ltr:a{U+FFFC}c", "ltr:b"]),
      ("<svg><p>a", ["ltr:{U+FFFC}", "ltr:a"]),
      ("<svg><foreignobject><p>a</p></foreignobject></svg>b", ["ltr:{U+FFFC}b"]),
      ("<select><option>a<option>b<p>c</select>d", ["ltr:{U+FFFC}d", "ltr:a", "ltr:bc"]),
      ("<select><option>a<input>d", ["ltr:{U+FFFC}{U+FFFC}d", "ltr:a"]),
      ("<form dir=rtl><form>a!</form>b!", ["rtl:a!", "ltr:b!"]),
      ("<frameset><frame>a", []),
    ] as [(String, [String])])
  func tagsInWrongPlacesAreRead(_ html: String, _ paragraphs: [String]) {
    #expect(HTMLReaderTests.read(html) == paragraphs)
  }
}
