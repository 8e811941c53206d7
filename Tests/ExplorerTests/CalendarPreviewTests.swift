import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel

/// What the preview of a date shows is what putting it in makes of the line.
@Suite struct CalendarPreviewTests {
  /// A bare date at the start of a paragraph decides its direction.
  @Test(arguments: ["AB 12", "AB cd", "ab CD", "12 AB", "cd", "", "!?"])
  func theBareLineIsDrawnAsItWillBe(_ pseudo: String) throws {
    var stage = Stage(pseudo, rows: 60, columns: 200)
    stage.act(.arrange(.calendars))
    stage.pass(.calendars(.today(20_557)))
    stage.act(.focus(CalendarsFeature.calendars))
    let shown = stage.rows(of: CalendarsFeature.calendarPreview)
    try #require(shown.count == 2)
    let before = stage.state.session.layout.direction(of: ParagraphIndex(0))
    stage.pass(.calendars(.insert(isolated: false)))
    let line = stage.rows(of: .text)[0].drop { "1 \u{25B8}\u{25C2}".contains($0) }
    let letters = line.filter { $0.isLetter }
    #expect(
      !letters.isEmpty && shown[1].filter { $0.isLetter }.hasSuffix(letters), "\(shown) \(stage)")
    let after = stage.state.session.layout.direction(of: ParagraphIndex(0))
    #expect(before == after || !shown[1].contains(#/bare  /#), "\(shown)")
  }
}
