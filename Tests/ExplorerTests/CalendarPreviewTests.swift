import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

@testable import Explorer

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
    let before = stage.app.session.layout.direction(of: ParagraphIndex(0))
    stage.pass(.calendars(.insert(isolated: false)))
    let line = stage.rows(of: .text)[0].drop { "1 \u{25B8}\u{25C2}".contains($0) }
    let letters = line.filter { $0.isLetter }
    #expect(
      !letters.isEmpty && shown[1].filter { $0.isLetter }.hasSuffix(letters), "\(shown) \(stage)")
    let after = stage.app.session.layout.direction(of: ParagraphIndex(0))
    #expect(before == after || !shown[1].contains(#/bare  /#), "\(shown)")
  }

  /// A date goes in the place of what is selected, each of its forms where it goes then, and what
  /// is left decides the direction with it.
  @Test(arguments: ["ab cd EFG HIJ kl", "AB cd EF", "ab CD ef", "12 ab CD", "ABC"])
  func whatIsSelectedGoes(_ pseudo: String) throws {
    for policy in [SelectionPolicy.natural, .single] {
      for count in [1, 3, 6] {
        for (row, isIsolated) in [true, false].enumerated() {
          var stage = Stage(pseudo, rows: 60, columns: 200)
          stage.act(.edit(.selectionPolicy(policy)))
          for _ in 0..<count { stage.act(.edit(.move(.logicalForward, extending: true))) }
          stage.act(.arrange(.calendars))
          stage.pass(.calendars(.today(20_557)))
          stage.act(.focus(CalendarsFeature.calendars))
          let shown = stage.rows(of: CalendarsFeature.calendarPreview)
          try #require(shown.count == 2)
          stage.pass(.calendars(.insert(isolated: isIsolated)))
          // The text names the isolate's own characters.
          let line = stage.rows(of: .text)[0].replacing(#/FSI|PDI/#, with: "")
          let letters = line.filter { $0.isLetter }
          #expect(
            !letters.isEmpty && shown[row].filter { $0.isLetter }.hasSuffix(letters),
            "\(policy) \(count) \(shown) \(stage)")
        }
      }
    }
  }

  /// Heads of previews say that what is selected goes, whole on the smallest screen too.
  @Test(arguments: ["en", "he", "ar"]) func theHeadsSayThatWhatIsSelectedGoes(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    let heads: [(pane: PaneID, arrangement: Arrangement, atCaret: Words, overSelection: Words)] = [
      (
        CalendarsFeature.calendarPreview, .calendars, "If inserted at the caret",
        "If it replaces the selection"
      ),
      (FormatsFeature.formatPreview, .formats, "At the caret", "Replacing the selection"),
    ]
    for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
      for head in heads {
        var stage = Stage("ab CD ef", rows: rows, columns: columns)
        stage.app.speak(words)
        stage.act(.arrange(head.arrangement))
        stage.pass(.calendars(.today(20_557)))
        stage.act(.focus(head.pane))
        func says(_ title: Words) throws -> Bool {
          let outer = try #require(stage.app.plan[head.pane]?.outer, "\(stage)")
          let line = WordsLine(words.onScreen(title), isMirrored: words.isRightToLeft)
          let shown = String(String.UnicodeScalarView(line.cells(.joined).map(\.base)))
          return stage.rows[outer.row].contains(" \(shown) ")
        }
        #expect(try says(head.atCaret) && !says(head.overSelection), "\(stage)")
        for _ in 0..<2 { stage.act(.edit(.move(.logicalForward, extending: true))) }
        #expect(try says(head.overSelection) && !says(head.atCaret), "\(stage)")
      }
    }
  }

  /// A frame that changes nothing types nothing; another date, another place of the caret and other
  /// text are typed anew.
  @Test func aFrameThatChangesNothingComputesNothing() {
    var stage = Stage("AB cd", rows: 40, columns: 120)
    stage.act(.arrange(.calendars))
    stage.pass(.calendars(.today(20_557)))
    stage.act(.focus(CalendarsFeature.calendars))
    func count() -> Int {
      _ = stage.frame
      return stage.analyser.memory.count(of: TypedAtCaret.self)
    }
    var last = count()
    #expect(last > 0)
    func isNew() -> Bool {
      let (first, second) = (count(), count())
      defer { last = second }
      #expect(first == second)
      return second > last
    }
    #expect(!isNew())
    stage.act(.focus(CalendarsFeature.calendarMonth))
    #expect(!isNew())
    stage.pass(.calendars(.pick(20_558)))
    #expect(isNew())
    stage.act(.focus(.text))
    stage.press(KeyPress(.end))
    #expect(isNew())
    stage.press(KeyPress(.character("x")))
    #expect(isNew())
    #expect(!isNew())
  }
}
