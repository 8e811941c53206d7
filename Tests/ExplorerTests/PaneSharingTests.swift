import Calendars
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// How panes share a high screen: which stands where, and who has the rows that are left.
@Suite struct PaneSharingTests {
  /// A text of so many lines.
  private static func lines(_ count: Int) -> (name: String, bytes: [UInt8]) {
    let lines = (0..<count).map { "Line \($0) has \u{5D0}\u{5D1} and \u{628}\u{62A} in it." }
    return (name: "\(count) lines", bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private static func stage(
    _ text: (name: String, bytes: [UInt8]), _ size: (Int, Int), _ language: String = "en"
  ) -> Stage {
    var stage = Stage(
      Document(bytes: text.bytes), name: text.name, size: Size(rows: size.0, columns: size.1))
    stage.app.engines.names = ["ICU 72.1", "FriBidi 1.0.8", "one"]
    stage.app.speak(Catalogue(language) ?? .english)
    stage.pass(.calendars(.today(20_557)))
    stage.app.measure(stage.analyser, again: true)
    return stage
  }

  /// A text that fits a screen is whole where the panes below it have rows in the right column, in
  /// its columns (Policies) or in more (Formats). Tab goes from pane to pane as they stand, and
  /// what is typed moves none.
  @Test func panesGoWhereTheTextNeedsNoRows() throws {
    for arrangement in [Arrangement.select, .formats] {
      var stage = Self.stage(Self.lines(52), (60, 200))
      stage.act(.arrange(arrangement))
      let places = stage.app.plan.panes
      let text = try #require(stage.app.plan[.text]?.inner)
      #expect(text.rows >= 52, "\(stage)")
      #expect(stage.app.panes == places.map { $0.pane }, "\(stage)")
      #expect(Set(arrangement.panes).isSubset(of: stage.app.panes), "\(stage)")
      stage.act(.focus(.text))
      stage.press(KeyPress(.character("x")), KeyPress(.enter), KeyPress(.right, .shift))
      #expect(stage.app.plan.panes == places, "\(stage)")
      // On a small screen all stand where they always do.
      stage.send(.resize(Size(rows: 24, columns: 80)))
      #expect(stage.app.panes == arrangement.panes, "\(stage)")
    }
  }

  /// A text that fits a large screen, but not above other panes, is whole in a column of its own
  /// beside them. It does not matter what was shown before, and what is typed moves no frame.
  @Test(arguments: ["en", "he", "ar"])
  func aTextThatIsCutHasAColumnOfItsOwn(_ language: String) throws {
    let size = (60, 200)
    var stage = Self.stage(Self.lines(52), size, language)
    let first = stage.app.plan.panes
    stage.act(.arrange(.select))
    stage.act(.arrange(.inspect))
    let places = stage.app.plan.panes
    #expect(places == first, "\(stage)")
    let text = try #require(stage.app.plan[.text]?.outer)
    let order = try #require(stage.app.plan[InspectionFeature.order]?.outer)
    #expect(text.rows == size.0 - 2, "\(stage)")
    #expect(order.row == text.row && order.column == text.column + text.columns - 1, "\(stage)")
    #expect(PanesSeen(stage).cut.isEmpty, "\(stage)")
    #expect(stage.app.panes == Arrangement.inspect.panes + [SelectionFeature.policies])
    stage.act(.focus(.text))
    stage.press(KeyPress(.character("x")), KeyPress(.enter), KeyPress(.right, .shift))
    #expect(stage.app.plan.panes == places, "\(stage)")
    // On a smaller screen it stands above them.
    stage.send(.resize(Size(rows: 40, columns: 120)))
    let above = try #require(stage.app.plan[.text]?.outer)
    #expect(stage.app.plan[InspectionFeature.order]?.outer.column == above.column, "\(stage)")
  }

  /// A text that is whole stays above the other panes; so does one that would leave a third of a
  /// column of its own empty beside a pane that is cut.
  @Test(arguments: ["en", "he", "ar"])
  func aTextWithNoUseForItHasNoColumnOfItsOwn(_ language: String) throws {
    let first = Array((String(repeating: "abc ", count: 30) + "\n").utf8)
    let texts: [(name: String, bytes: [UInt8])] = [
      Self.lines(13), (name: "long first line", bytes: first + Self.lines(26).bytes),
    ]
    for text in texts {
      let stage = Self.stage(text, (60, 200), language)
      let own = try #require(stage.app.plan[.text]?.outer)
      let order = try #require(stage.app.plan[InspectionFeature.order]?.outer)
      #expect(order.column == own.column && order.columns == own.columns, "\(stage)")
    }
  }

  /// Below a short text the characters have the rows that it has nothing to write in: one stays for
  /// the caret's mark where that stands below the last line.
  @Test(arguments: ["en", "he", "ar"])
  func aShortTextGivesItsRows(_ language: String) throws {
    for count in [1, 2] {
      let stage = Self.stage(Self.lines(count), (40, 120), language)
      let text = try #require(stage.app.plan[.text]?.inner)
      #expect(text.rows == 2, "\(count) \(stage)")
    }
    // Where no pane lacks any it keeps them.
    let stage = Self.stage((name: "short", bytes: Array("abc".utf8)), (40, 120), language)
    #expect((stage.app.plan[.text]?.inner.rows ?? 0) >= 4, "\(stage)")
  }

  /// The lists of changes and of marks grow by what one does: they have enough rows for that from
  /// the start, unless a pane of their column is cut that can have them. Beside a text that needs
  /// all rows they have those that the other panes leave.
  @Test(arguments: [(40, 120), (60, 200)], ["en", "he", "ar"])
  func listsThatGrowHaveRowsForIt(_ size: (Int, Int), _ language: String) throws {
    let lists: [(Arrangement, PaneID)] = [
      (.select, LogFeature.log), (.attributes, AttributesFeature.attributes),
    ]
    for count in size.0 < 60 ? [0, 1, 13] : [0, 1, 13, 22, 30] {
      for (arrangement, list) in lists {
        var stage = Self.stage(Self.lines(count), size, language)
        stage.act(.arrange(arrangement))
        let inner = try #require(stage.app.plan[list]?.inner)
        #expect(list.pane.height.later > 6)
        #expect(inner.rows >= list.pane.height.later, "\(count) \(stage)")
      }
    }
  }

  /// All calendars are listed below a text that has nothing to fill more rows with, on the lowest
  /// screen that has a row for each.
  @Test(arguments: [0, 1], ["en", "he", "ar"])
  func allCalendarsAreListedBelowAShortText(_ count: Int, _ language: String) throws {
    var stage = Self.stage(Self.lines(count), (44, 120), language)
    stage.act(.arrange(.calendars))
    let list = try #require(stage.app.plan[CalendarsFeature.calendars]?.inner)
    let analysis = stage.analyser.analysis(of: stage.app)
    let all = CalendarsFeature.calendars.pane.wish(
      stage.app, analysis, rows: 40, columns: list.columns)
    #expect(all > CalendarID.all.count)
    #expect(all <= list.rows, "\(stage)")
    let text = try #require(stage.app.plan[.text]?.inner)
    #expect(text.rows >= 2, "\(stage)")
  }

  /// The rows below a small structure say more of the rule than its summary.
  @Test(arguments: ["en", "he", "ar"]) func aSmallStructureTellsItsRule(_ language: String) throws {
    var stage = Self.stage(Self.lines(13), (40, 120), language)
    stage.act(.arrange(.explain))
    let pane = ExplanationFeature.structure
    let inner = try #require(stage.app.plan[pane]?.inner)
    let filled = pane.pane.rowsFilled(
      stage.app, stage.analyser.analysis(of: stage.app), rows: inner.rows,
      columns: inner.columns)
    #expect((inner.rows - filled) * 3 < inner.rows, "\(stage)")
  }
}
