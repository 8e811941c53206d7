import Markup
import Testing

/// Where tags may be put into HTML.
@Suite struct HTMLTagPlaceTests {
  /// `|` is each place where a tag may stand, and no other place is one.
  @Test(arguments: [
    "|a|<b>|c|</b>|", "|<b title='x<i>'>|c|", "|a| |<| |5| |&| |>|", "|&amp;|x|", "|a|&copy|b|",
    "|&fjlig;|", "|<!-- > -->|a|", "|<textarea>a&lt;<b></textarea>|c|",
    "|<br />|<input value=\"a b\">|",
    "|a|<b c", "|&|x|y| |;|", "|&#x5D0;|",
  ])
  func tagsStandBetweenTagsAndReferences(_ marked: String) {
    var source: [Unicode.Scalar] = []
    var expected: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "|" { expected.append(source.count) } else { source.append(scalar) }
    }
    let places = HTMLTagPlaces(source)
    #expect((0...source.count).filter { places.takesTags(at: $0) } == expected)
  }

  @Test func tagsAreFoundByTheirEnds() {
    let source = Array("<b title='<i>'>x<!-- </b> --></b>".unicodeScalars)
    let places = HTMLTagPlaces(source)
    let start = places.tag(endingAt: 15)
    #expect(start?.start == 0 && start?.kind == .start)
    let comment = places.tag(startingAt: 16)
    #expect(comment?.end == 29 && comment?.kind == .other)
    let end = places.tag(startingAt: 29)
    #expect(end?.end == source.count && end?.kind == .end)
    // A tag in a value, and one in a comment.
    #expect(places.tag(endingAt: 13) == nil && places.tag(startingAt: 21) == nil)
  }
}
