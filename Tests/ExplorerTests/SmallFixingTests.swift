import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// What is torn, and the order in which it should be seen, on the smallest screen and by mouse.
@Suite struct SmallFixingTests {
  private static func stage(_ text: String) -> Stage { Stage(text, rows: 12, columns: 40) }

  /// The Paragraph pane says in few words what is torn, and a press there asks for the changes.
  @Test(arguments: ["en", "he", "ar"]) func theParagraphPaneSaysWhatIsTorn(_ language: String) {
    var stage = Self.stage("results: ABC (3)")
    stage.state.speak(Catalogue(language) ?? .english)
    let said = stage.rows(of: InspectionFeature.paragraph)
    #expect(said.count == 2 && said[1].contains("F9"), "\(stage)")
    guard let inner = stage.state.plan[InspectionFeature.paragraph]?.inner else { return }
    stage.send(
      .mouse(MouseEvent(.press(.left), at: Point(row: inner.row + 1, column: 20))))
    #expect(stage.state.overlay != nil, "\(stage)")
  }

  /// Where nothing is torn, or something is selected, it says where that is.
  @Test func otherwiseItSaysWhatIsSelected() {
    #expect(
      Self.stage("results ABC").rows(of: InspectionFeature.paragraph)[1].hasPrefix("caret at 0"))
    var stage = Self.stage("results: ABC (3)")
    stage.press(KeyPress(.right, .shift))
    #expect(
      stage.rows(of: InspectionFeature.paragraph)[1].hasPrefix("1 range"), "\(stage)")
  }

  /// The keys that make the mark wider are named, so that they can be pressed with the mouse.
  @Test(arguments: ["en", "he", "ar"]) func theMarkIsMadeWider(_ language: String) throws {
    var stage = Self.stage("results: ABC (3)")
    stage.state.speak(Catalogue(language) ?? .english)
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
}
