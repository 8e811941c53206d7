import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// Small screens: what is hidden is named, and what closes an overlay is never cut.
@Suite struct SmallScreenTests {
  private static let sizes = [(12, 40), (16, 60), (24, 71), (19, 80)]

  @Test(arguments: sizes)
  func theExplanationBeginsWithSentences(_ rows: Int, _ columns: Int) {
    for text in ["ab AB 12", "{U+05E9}{U+05DC} (abc) 12%", "{U+0627}{U+0644}{U+0651} ab"] {
      var stage = Stage(text, rows: rows, columns: columns)
      stage.press(KeyPress(.function(3)))
      #expect(stage.shows("Explain") && !stage.shows("Trace"), "\(stage)")
      #expect(stage.rows.contains { $0.contains(": the ") }, "\(stage)")
      #expect(stage.shows("Tab 2 more"), "\(stage)")
      stage.press(KeyPress(.escape))
      #expect(stage.shows("Explain"), "\(stage)")
    }
  }

  @Test(arguments: sizes)
  func theDirectionLabIsThereAtOnce(_ rows: Int, _ columns: Int) {
    var stage = Stage("ab AB 12", rows: rows, columns: columns)
    stage.press(KeyPress(.function(4)))
    #expect(stage.shows("Direction") && stage.shows("uax9"), "\(stage)")
    #expect(stage.rows.last?.contains("more pane") == false)
  }

  @Test func tabIsNamedWherePanesAreHidden() {
    for (rows, columns) in Self.sizes + [(24, 80), (40, 120)] {
      for arrangement in Registry.standard.arrangements {
        var stage = Stage("ab AB 12", rows: rows, columns: columns)
        stage.act(.arrange(arrangement))
        let hidden = arrangement.panes.count - stage.app.plan.panes.count
        // In the key bar, or in the title of the pane in focus where the bar has no place for it.
        let isNamed = stage.shows("Tab \(hidden) more")
        #expect(isNamed == (hidden > 0), "\(arrangement.name) \(stage)")
      }
    }
  }

  @Test func theKeyThatClosesIsNeverCut() {
    let keys = [
      KeyPress(.function(1)), KeyPress(.character("p"), .control),
      KeyPress(.character("u"), .control), KeyPress(.character("t"), .control),
      KeyPress(.character("r"), .alt), KeyPress(.character("d"), .control),
    ]
    for (rows, columns) in Self.sizes + [(24, 80), (40, 120)] {
      for key in keys {
        var stage = Stage("ab AB 12", rows: rows, columns: columns)
        stage.press(key)
        #expect(stage.shows("Esc closes"), "\(key.name) at \(columns)x\(rows): \(stage)")
      }
    }
  }

  @Test func theMonthNamesItsCalendars() {
    var stage = Stage("ab", rows: 24, columns: 80)
    for effect in stage.act(.arrange(.calendars)) {
      guard case .feature(let feature) = effect, feature.of(CalendarsFeature.self) != nil else {
        continue
      }
      stage.pass(.calendars(.today(20_557)))
    }
    #expect(stage.rows[1].contains(" Month ") && stage.rows[1].contains("Gregorian/Hebrew"))
    #expect(stage.shows("source: arithmetic, proleptic"), "\(stage)")
    for _ in 0..<26 {
      stage.press(KeyPress(.down))
      let title = stage.rows[1].split(separator: " Month ").last ?? ""
      // The second calendar is named where its days have room; the chosen one where they have not.
      let rows = stage.rows(of: CalendarsFeature.calendars)
      let row = rows.first { $0.hasPrefix("\u{25B8} ") } ?? ""
      let chosen = row.drop { !$0.isLetter }.prefix { $0.isLetter }
      #expect(!chosen.isEmpty, "\(stage)")
      let names = ["Gregorian", "Hebrew", "Minguo", String(chosen.prefix(5))]
      let isNamed = names.contains { title.lowercased().contains($0.lowercased()) }
      #expect(isNamed, "\(stage)")
      #expect(stage.shows("source: ") || stage.shows("(wrong)"), "\(stage)")
    }
  }
}
