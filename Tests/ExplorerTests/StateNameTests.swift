import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import Wording

/// A state that keys can enter is named on the screen, and Esc leaves it.
@Suite struct StateNameTests {
  @Test(arguments: [(24, 80), (12, 40), (40, 120)])
  func escLeavesTheZoom(_ rows: Int, _ columns: Int) {
    for arrangement in Registry.standard.arrangements {
      for pane in arrangement.panes {
        var stage = Stage("ab AB", rows: rows, columns: columns)
        stage.act(.arrange(arrangement))
        stage.act(.focus(pane))
        stage.press(KeyPress(.function(2)))
        #expect(stage.app.isZoomed && stage.rows[1].contains("Esc"), "\(pane)")
        // Where a list is cut, its count takes the room of the longer words.
        let isBrief = stage.rows[1].contains(" of ") || pane.title.english.count + 30 > columns
        #expect(stage.rows[1].contains("zoomed") || isBrief, "\(pane)")
        stage.press(KeyPress(.escape))
        #expect(!stage.app.isZoomed && stage.app.focus == pane, "\(pane)")
      }
    }
  }

  @Test(arguments: [(24, 80), (12, 40), (40, 120)])
  func escLeavesTheFixes(_ rows: Int, _ columns: Int) {
    var stage = Stage("iphone ABC DEF", rows: rows, columns: columns)
    stage.press(KeyPress(.function(9), .shift))
    let title = stage.rows.first { $0.contains(" Direction ") } ?? ""
    #expect(title.contains("Esc"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.app.lab.fixing == nil && stage.app.arrangement == .direction)
    #expect(stage.app.focus == DirectionFeature.direction)
    stage.press(KeyPress(.escape))
    #expect(stage.app.focus == .text && stage.app.arrangement == .direction)
  }

  /// What is not shown cannot be turned: the key opens it, or says why not.
  @Test func theOtherWayAnswersEverywhere() {
    for arrangement in Registry.standard.arrangements {
      var stage = Stage("iphone ABC DEF", rows: 40, columns: 100)
      stage.press(KeyPress(.function(9), .shift))
      stage.act(.arrange(arrangement))
      stage.press(KeyPress(.character("o"), .alt))
      #expect(stage.shows("towards rtl") && stage.shows("RLM first"), "\(arrangement.name)")
    }
    var long = Stage(String(repeating: "ab AB ", count: 4_000), rows: 40, columns: 100)
    for key in [KeyPress(.character("o"), .alt), KeyPress(.function(9), .shift)] {
      long.press(key)
      #expect(long.shows("marks are tried in up to 20000"), "\(long)")
    }
  }

  /// Where an arrangement's main pane has keys of its own, they work at once.
  @Test func everyArrangementFocusesItsMainPane() {
    for arrangement in Registry.standard.arrangements {
      var stage = Stage("ab AB", rows: 40, columns: 120)
      stage.act(.focus(SelectionFeature.selection))
      stage.act(.arrange(arrangement))
      let main = arrangement.panes[1]
      let isMain = !main.commands.isEmpty || !arrangement.bands.isEmpty
      #expect(stage.app.focus == (isMain ? main : .text), "\(arrangement.name)")
    }
    var stage = Stage("ab AB", rows: 24, columns: 80)
    stage.press(KeyPress(.character("6"), .alt))
    #expect(stage.app.focus.title == "Calendars")
    stage.press(KeyPress(.down))
    #expect(stage.app.session.selection.focus.offset.rawValue == 0)
    stage.press(KeyPress(.character("1"), .alt))
    #expect(stage.app.focus == .text)
  }

  /// A command has one name, in the menu as in the palette.
  @Test func theMenuNamesCommandsAsThePaletteDoes() {
    for (rows, columns) in [(40, 120), (24, 80)] {
      var stage = Stage("abc ABG def", rows: rows, columns: columns)
      stage.act(.edit(.selectAll))
      stage.press(KeyPress(.enter, .alt))
      for _ in 0..<30 {
        let items = stage.rows.flatMap { row in
          row.ranges(of: "\u{2502}\u{25B8} ").map { row[$0.upperBound...] }
        }
        let isNamed = items.contains { item in
          stage.app.commands.all.contains { item.hasPrefix($0.title.english + " ") }
        }
        #expect(isNamed, "\(items)")
        stage.press(KeyPress(.down))
      }
    }
  }

  @Test func theOwnKeyboardSaysWhatItIs() {
    let stage = Stage("ab", rows: 30, columns: 160)
    #expect(stage.rows[0].contains("own keyboard"))
  }

  @Test func aSequenceSaysThatItsNumberIsALevel() {
    for (rows, columns) in [(24, 80), (40, 120)] {
      var stage = Stage("ab {RLI}AB{PDI}", rows: rows, columns: columns)
      stage.act(.focus(InspectionFeature.runs))
      stage.press(KeyPress(.function(2)))
      #expect(stage.shows("level 0 [0,4), [6,7) sos L eos L"), "\(stage)")
      #expect(stage.shows(" level 1 [4,6)        sos R eos R"), "\(stage)")
    }
  }
}
