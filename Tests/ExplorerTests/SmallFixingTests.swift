import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// What is torn, and the order in which it should be seen, on the smallest screen and by mouse.
@Suite struct SmallFixingTests {
  private static func stage(_ text: String) -> Stage { Stage(text, rows: 12, columns: 40) }

  /// The Paragraph pane says first and in few words what is torn, and a press there asks for the
  /// changes.
  @Test(arguments: ["en", "he", "ar"]) func theParagraphPaneSaysWhatIsTorn(_ language: String) {
    var stage = Self.stage("results: ABC (3)")
    stage.app.speak(Catalogue(language) ?? .english)
    let said = stage.rows(of: InspectionFeature.paragraph)
    #expect(said.count == 2 && said[0].contains("F9"), "\(stage)")
    guard let inner = stage.app.plan[InspectionFeature.paragraph]?.inner else { return }
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: inner.row, column: 20))))
    #expect(stage.app.overlay != nil, "\(stage)")
  }

  /// Behind the answer the level stands with its reason, or where the caret or what is selected is:
  /// that has no other row.
  @Test func belowTheAnswerTheLevelStands() {
    let torn = Self.stage("results: ABC (3)").rows(of: InspectionFeature.paragraph)
    #expect(torn[0].hasPrefix("Torn: the number in brackets. F9"))
    #expect(torn[1].hasPrefix("level 0 ltr \u{25B8}  P2 first strong L at 0"))
    let whole = Self.stage("results ABC").rows(of: InspectionFeature.paragraph)
    #expect(whole[0].hasPrefix("Nothing is torn here."))
    #expect(whole[1].hasPrefix("level 0 ltr \u{25B8}  caret at 0, column 0"))
    for text in ["results: ABC (3)", "results ABC"] {
      var stage = Self.stage(text)
      stage.press(KeyPress(.right, .shift))
      let said = stage.rows(of: InspectionFeature.paragraph)
      #expect(["Torn", "Nothing"].contains { said[0].hasPrefix($0) }, "\(stage)")
      #expect(said[1].hasPrefix("level 0 ltr \u{25B8}  1 range"), "\(stage)")
    }
  }

  /// In every size the answer is the first thing in the pane.
  @Test(arguments: [(12, 40), (16, 40), (16, 60), (24, 80), (30, 100), (40, 120)])
  func theAnswerComesFirst(_ rows: Int, _ columns: Int) {
    let torn = Stage("results: ABC (3)", rows: rows, columns: columns)
    let said = torn.rows(of: InspectionFeature.paragraph)
    #expect(
      ["The number in brackets", "Torn: the number"].contains { said[0].hasPrefix($0) }, "\(torn)")
    #expect(said.contains { $0.hasPrefix("level 0 l") }, "\(torn)")
    let whole = Stage("results ABC", rows: rows, columns: columns)
    let other = whole.rows(of: InspectionFeature.paragraph)
    #expect(other[0].hasPrefix("Nothing is torn here."), "\(whole)")
    #expect(other[1].hasPrefix("level 0 l"), "\(whole)")
  }

  /// The keys that make the mark wider are named, so that they can be pressed with the mouse.
  @Test(arguments: ["en", "he", "ar"]) func theMarkIsMadeWider(_ language: String) throws {
    var stage = Self.stage("results: ABC (3)")
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.fixing(.arrange))
    let last = stage.rows[11]
    #expect(last.unicodeScalars.contains("\u{2191}"), "\(stage)")
    #expect(last.contains("Enter"), "\(stage)")
  }

  /// Pieces that are marked together are dragged together, from each of them.
  @Test(arguments: [9, 10, 11]) func whatIsMarkedIsDraggedTogether(_ from: Int) throws {
    var stage = Stage("results: (3) ABC")
    stage.act(.fixing(.arrange))
    let line = try #require(stage.rows.lastIndex { $0.contains("(3)") })
    let start = 2
    func send(_ kind: MouseEvent.Kind, _ column: Int) {
      stage.send(.mouse(MouseEvent(kind, at: Point(row: line, column: start + column))))
    }
    send(.press(.left), 9)
    send(.release(.left), 9)
    stage.press(KeyPress(.up), KeyPress(.up))
    send(.press(.left), from)
    send(.drag(.left), from - 9)
    send(.release(.left), from - 9)
    #expect(stage.rows[line].contains("(3)results: "), "\(stage)")
  }

  /// Of a paragraph of several lines the one is shown in which something is torn.
  @Test func theLineThatIsTornIsShown() {
    var stage = Stage("GHI JKL (x){LS}HIM MJ (03) 555-1234", rows: 24, columns: 80)
    stage.press(KeyPress(.function(9)))
    let rows = stage.rows.filter { $0.contains("now ") || $0.contains("then ") }
    #expect(rows.count > 1 && rows.allSatisfy { $0.contains("555") }, "\(stage)")
  }
}
