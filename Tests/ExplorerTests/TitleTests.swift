import Explorer
import Screen
import TextModel
import Testing

/// The title line gives up first what matters least.
@Suite struct TitleTests {
  @Test func whatMattersLeastGoesFirst() {
    let text = "iphone AB CDEFGH.\nabc"
    for columns in 40...140 {
      let title = Stage(text, columns: columns).rows[0]
      let facts = ["LTR", "\u{00B6} 1/2", "caret 0", "uax9", "natural", "of 27"]
      let shown = facts.map { title.contains($0) }
      // No fact stands without those before it.
      #expect(shown == shown.sorted { $0 && !$1 }, "\(columns): \(title)")
      #expect(columns < 70 || shown.filter { $0 }.count >= 5, "\(columns): \(title)")
    }
  }

  @Test func theParagraphIsThereAt80Columns() {
    let title = Stage("iphone AB CDEFGH.\nabc").rows[0]
    #expect(title.contains("\u{00B6} 1/2") && title.contains("caret 0"))
  }
}
