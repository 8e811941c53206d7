import Testing
import Wording

/// Words are keys with values beside them.
@Suite struct WordsTests {
  @Test func aLiteralIsAKey() {
    let (name, count): (String, Int) = ("a{0}", 3)
    let words: Words = "Copied \(number: count) from \(verbatim: name) \("on the screen")."
    #expect(words.key == "Copied {0} from {1} {=2}.")
    #expect(words.english == "Copied 3 from a{0} on the screen.")
  }

  /// A user's text stands in words: two texts that are canonically equivalent are two.
  @Test(arguments: [("\u{5E9}\u{5C1}", "\u{FB2A}"), ("e\u{301}", "\u{E9}"), (";", "\u{37E}")])
  func wordsAreComparedScalarByScalar(_ one: String, _ other: String) {
    func said(_ text: String) -> Words { "Saved to \(verbatim: text)." }
    #expect(said(one) != said(other) && said(one) == said(one))
    #expect(Words(verbatim: one) != Words(verbatim: other))
    #expect(Set([said(one), said(other), said(one)]).count == 2)
    let rows = [one, other].map { Words(row: [said($0), "Saved."]) }
    #expect(rows[0] != rows[1])
  }

  @Test func aNumberChoosesTheWords() {
    func ranges(_ count: Int) -> Words {
      Words(count: count, one: "\(number: count) range", other: "\(number: count) ranges")
    }
    #expect(ranges(1).english == "1 range")
    #expect(ranges(2).english == "2 ranges")
    #expect(ranges(1).key == ranges(2).key && ranges(1) != ranges(2))
  }

  @Test func aRowIsSaidMemberByMember() {
    let row = ["Undo", Words(verbatim: "{0}"), "Redo"].joined(by: ", ")
    #expect(row.english == "Undo, {0}, Redo")
    #expect(["Undo"].joined(by: ", ") == "Undo" as Words)
    #expect([Words]().joined(by: ", ").isEmpty)
  }

  /// What the program itself says is left without values and without names of characters; what
  /// they stand between are texts of their own.
  @Test func ownTextsHaveNoValues() {
    let words: Words =
      "Copied \(verbatim: "a level") of \(Words(verbatim: "run")) at \(number: 12)"
    #expect(words.ownTexts == ["Copied ", " of ", " at "])
    let nested: Words = "\(number: 3) \("level runs") of class \(own: "EN")"
    #expect(nested.ownTexts == [" level runs of class EN"])
    #expect(Words(verbatim: "Copied").ownTexts.isEmpty)
    #expect(Words(character: "R", english: "Latin capital letter R").ownTexts.isEmpty)
    #expect(("a" + Words(verbatim: "b") + Words(own: "c") as Words).ownTexts == ["a", "c"])
    let many = Words(count: 2, one: "\(number: 2) run", other: "\(number: 2) runs")
    #expect(many.ownTexts == [" runs"])
  }

  /// Of ranges the signs are the program's, whatever a text looks like.
  @Test func rangesAreToldByWhatTheyAre() {
    let ranges = Words.Ranges(text: "[0,2), 4", hasSigns: true)
    let words: Words = "at \(ranges: ranges)!"
    #expect(words.key == "at {0}!" && words.english == "at [0,2), 4!")
    #expect(words.ownTexts == ["at ", "[,)", "!"])
    let one: Words = "at \(ranges: Words.Ranges(text: "4", hasSigns: false))"
    #expect(one.ownTexts == ["at "])
    #expect(("at \(verbatim: "[0,2)")" as Words).ownTexts == ["at "])
    #expect(Words(ranges: ranges).english == "[0,2), 4")
  }

  @Test(arguments: ["", "{", "{0", "{=0", "{a}", "{=}", "{10}", "{}", "x{"])
  func whatIsNoPlaceIsText(_ text: String) {
    #expect(WordsPattern(text).filled([.verbatim("?")]) { _ in "?" } == text)
  }
}
