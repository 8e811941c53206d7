import Explorer
import Screen
import TextModel
import Testing
import Wording

/// The title line gives up first what matters least.
@Suite struct TitleTests {
  @Test func whatMattersLeastGoesFirst() {
    let text = "iphone AB CDEFGH.\nabc"
    for columns in 40...140 {
      let title = Stage(text, columns: columns).rows[0]
      let facts = ["LTR", "\u{00B6} 1/2", "caret 0", "uax9", "natural", "27"]
      let shown = facts.map { title.contains($0) }
      // No fact stands without those before it.
      #expect(shown == shown.sorted { $0 && !$1 }, "\(columns): \(title)")
      #expect(columns < 70 || shown.filter { $0 }.count >= 5, "\(columns): \(title)")
    }
  }

  /// However long the file's name is, it leaves half of the line, and that the text was changed is said.
  @Test(arguments: [10, 40, 100, 255]) func aLongNameIsCutShort(_ count: Int) {
    for name in [String(repeating: "x", count: count), String(repeating: "\u{5D0}", count: count)] {
      for columns in [40, 41, 60, 80, 100, 200] {
        var stage = Stage("abc", columns: columns)
        stage.state.name = name
        stage.type("x")
        let title = stage.rows[0]
        #expect(title.contains("\u{25CF}"), "\(columns): \(title)")
        #expect(title.contains("LTR"), "\(columns): \(title)")
      }
    }
  }

  @Test func theParagraphIsThereAt80Columns() {
    let title = Stage("iphone AB CDEFGH.\nabc").rows[0]
    #expect(title.contains("\u{00B6} 1/2") && title.contains("caret 0"))
  }

  /// An empty paragraph asks its neighbours; one that is too long to be read at each key is not asked.
  @Test(arguments: [200, 30_000]) func whatALongNeighbourDecidesIsNotCounted(_ count: Int) {
    let text = String(repeating: "\u{5D0}", count: count) + "\n"
    var stage = Stage(Document(bytes: Array(text.utf8)), size: Size(rows: 24, columns: 160))
    stage.press(KeyPress(.end, .control))
    #expect(stage.shows(" say RTL") == (count < 20_000))
    stage.type("a")
    #expect(stage.shows(" say RTL") == (count < 20_000))
  }

  /// That unsaved text is not kept stays said until it is, whatever keys come after the message.
  @Test func whatIsNotKeptStaysSaid() {
    var stage = Stage("abc", columns: 100)
    stage.pass(
      .feature(FilesFeature.self, .news(isKept: false, notice: "Unsaved text is not kept: full")))
    #expect(stage.shows("is not kept: full"))
    stage.type("x")
    #expect(stage.rows[0].contains("unsaved text is not kept"))
    #expect(
      timers(for: stage.state).contains { $0.action == .feature(FilesFeature.self, .askForNews) })
    stage.pass(.feature(FilesFeature.self, .news(isKept: true, notice: nil)))
    #expect(!stage.rows[0].contains("not kept"))
  }

  /// It is looked now and then whether unsaved text is kept still, and never where there is none.
  @Test func whatIsUnsavedIsLookedAfter() {
    func looks(_ stage: Stage) -> Bool {
      timers(for: stage.state).contains { $0.action == .feature(FilesFeature.self, .askForNews) }
    }
    var stage = Stage("abc")
    #expect(!looks(stage))
    stage.type("x")
    #expect(looks(stage))
    stage.pass(.feature(FilesFeature.self, .askForNews))
    #expect(looks(stage))
    stage.press(KeyPress(.character("z"), .control))
    stage.pass(.feature(FilesFeature.self, .askForNews))
    #expect(!looks(stage))
  }
}
