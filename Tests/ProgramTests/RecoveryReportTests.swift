import Testing

@testable import bidiscope

/// The difference that `bidiscope recover show` prints.
@Suite struct RecoveryReportTests {
  /// However long a text is, only what differs is told.
  @Test func aLongTextWithEditsAtBothEnds() {
    let old = (1...5000).map { "row \($0)" }
    var new = old
    new[0] = "P" + new[0]
    new[2500...2501] = ["between", "row 2502", "between"]
    new[new.count - 1] += "Q"
    #expect(
      RecoveryReport.lines(from: old, to: new) == """
        - row 1
        + Prow 1
        - row 2501
        + between
        + between
        - row 5000
        + row 5000Q

        """)
  }

  @Test func whatIsAnotherTextIsToldWhole() {
    let old = (1...3000).map { "row \($0)" }
    let new = (1...3000).map { "line \($0)" }
    let said = RecoveryReport.lines(from: old, to: new)
    let lines = said.split(separator: "\n")
    #expect(lines[0] == "More than 4000 paragraphs differ. These are the old text and the new one:")
    #expect(lines.count == 6001 && lines[1] == "- row 1" && lines[6000] == "+ line 3000")
  }

  @Test(arguments: [
    ("", "", "Nothing differs.\n"), ("a b", "a b", "Nothing differs.\n"),
    ("a b", "b", "- a\n"), ("b", "a b", "+ a\n"), ("a b c", "x b y", "- a\n+ x\n- c\n+ y\n"),
    ("", "a", "+ a\n"), ("a", "", "- a\n"),
    // Canonically equivalent, and another text.
    ("\u{E9}", "e\u{301}", "- \u{E9}\n+ e\u{301}\n"),
  ]) func shortTexts(_ old: String, _ new: String, _ said: String) {
    func lines(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
    let shown = RecoveryReport.lines(from: lines(old), to: lines(new))
    #expect(shown.utf8.elementsEqual(said.utf8), "\(shown)")
  }

  /// The difference of any lines leads from the one to the other, and no shorter one does.
  @Test func theDifferenceIsTheShortest() throws {
    let powers = [1, 3, 9, 27, 81, 243]
    for number in 0..<729 {
      let letters = powers.map { power in String(number / power % 3) }
      for cut in 0...6 {
        let (old, new) = (Array(letters[..<cut]), Array(letters[cut...]))
        let found = try #require(LineDifference(from: old, to: new, limit: 6))
        let kept = old.indices.filter { !found.removed.contains($0) }.map { old[$0] }
        #expect(kept == new.indices.filter { !found.inserted.contains($0) }.map { new[$0] })
        #expect(kept.count == old.count - new.difference(from: old).removals.count)
        let count = found.removed.count + found.inserted.count
        if count > 0 { #expect(LineDifference(from: old, to: new, limit: count - 1) == nil) }
      }
    }
  }
}
