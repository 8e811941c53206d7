import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

@Suite struct DirectionFixTests {
  static let undo = KeyPress(.character("z"), .control)

  private func fixing(_ text: String, columns: Int = 100) -> Stage {
    var stage = Stage(text, rows: 40, columns: columns, direction: .steady)
    stage.press(KeyPress(.function(9), .shift))
    return stage
  }

  @Test func everyFixIsPreviewedUnderEveryStrategy() {
    let stage = fixing("iphone ABC DEF GHI")
    #expect(stage.shows("marks in \u{B6} 1 towards rtl"))
    for title in ["RLM first", "FSI\u{2026}PDI", "dir=\"rtl\"", "pin rtl"] {
      #expect(stage.shows(title), "\(title)")
    }
    let uax9 = DirectionLabTests.row("uax9", stage)
    #expect(
      uax9.contains(
        "\u{25B8} ltr \u{2260}      \u{25C2} rtl        \u{25C2} rtl        \u{25C2} rtl"))
    let pango = DirectionLabTests.row("pango", stage)
    #expect(pango.contains("\u{25B8} ltr \u{2260}      \u{25C2} rtl        \u{25B8} ltr \u{2260}"))
  }

  @Test func aFixIsOneEditAndDoesWhatThePreviewSaid() {
    let texts = ["iphone ABC DEF GHI", "- iphone 12 ABC DEF", "ABC one two three"]
    for text in texts {
      for towards in TextDirection.allCases {
        let fixes = DirectionFix.fixes(
          for: Array(PseudoText.decode(text).unicodeScalars), towards: towards)
        for fix in fixes where fix.kind == .leadingMark || fix.kind == .isolate {
          for strategy in DirectionStrategy.all {
            var stage = Stage(
              "\(text)\nabc", rows: 40, columns: 100, direction: .strategy(strategy))
            stage.app.lab.fixing = DirectionLab.Fixing(towards: towards, kind: fix.kind)
            stage.act(.lab(.accept))
            let scalars = Array(PseudoText.decode(text).unicodeScalars)
            let fixed = String(String.UnicodeScalarView(fix.applied(to: scalars)))
            #expect(stage.app.session.document.text == fixed + "\nabc")
            if strategy != .steady {
              let preview = fix.preview(of: scalars, under: strategy).base
              let found = DirectionLabTests.direction(stage)
              #expect(found == preview || strategy == .gtkTextView, "\(strategy.name) \(text)")
            }
            stage.press(Self.undo)
            #expect(stage.text == "\(text){U+000A}abc" && !stage.app.session.isModified)
          }
        }
      }
    }
  }

  /// Markup is no part of the text: the paragraph is copied as HTML, and stays as it is.
  @Test func theDirAttributeIsCopied() {
    var stage = fixing("iphone ABC DEF GHI")
    stage.press(KeyPress(.right), KeyPress(.right))
    let effects = stage.press(KeyPress(.enter))
    let html = PseudoText.decode("<p dir=\"rtl\">iphone ABC DEF GHI</p>")
    #expect(effects.contains(.copy(html)), "\(effects)")
    #expect(stage.text == "iphone ABC DEF GHI" && !stage.app.session.isModified)
  }

  @Test func anExplicitDirectionIsAPin() {
    var stage = fixing("iphone ABC DEF GHI")
    for _ in 0..<5 { stage.press(KeyPress(.right)) }
    stage.press(KeyPress(.enter))
    #expect(DirectionPinTests.pins(stage) == [.rightToLeft] && stage.text == "iphone ABC DEF GHI")
    stage.press(Self.undo)
    #expect(DirectionPinTests.pins(stage) == [nil])
  }

  @Test func theOtherWayIsOneKey() {
    var stage = fixing("iphone ABC DEF GHI")
    stage.press(KeyPress(.character("o"), .alt))
    #expect(stage.shows("towards ltr") && stage.shows("LRM first"))
    stage.press(KeyPress(.enter))
    #expect(stage.text == "{LRM}iphone ABC DEF GHI")
    stage.press(KeyPress(.function(9), .shift))
    #expect(!stage.shows("LRM first") && stage.shows("writing direction of"))
  }

  @Test func thePanesOwnKeyShowsTheStrategiesFirst() {
    var stage = fixing("iphone ABC DEF GHI")
    stage.press(KeyPress(.function(4)), KeyPress(.function(4)))
    #expect(!stage.shows("RLM first") && stage.shows("writing direction of"))
  }

  @Test func aPressChoosesAFix() {
    var stage = fixing("iphone ABC DEF GHI")
    let row = stage.rows.firstIndex { $0.contains("RLM first") } ?? 0
    let column = stage.rows[row].unicodeScalars.map { $0 }.firstIndex(of: "F") ?? 0
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: column))))
    #expect(stage.app.lab.fixing?.kind == .isolate)
  }

  @Test func wordsCarryTheirLettersOnDemand() {
    var stage = Stage("iphone ABC 12 http://x.y/z ...", direction: .strategy(.closure))
    stage.press(KeyPress(.function(8)))
    let text = stage.rows.firstIndex { $0.contains("iphone") } ?? 0
    let under = stage.rows[text + 1]
    // Closure has white space between words; the right-to-left word begins at its right end.
    #expect(under.contains("w\u{2500} \u{2500}\u{2500}R L\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}"))
    #expect(under.contains("w\u{2500}\u{2500}\u{2500}") && under.contains("-"))
    #expect(stage.shows("Words as closure counts them"))
  }

  @Test func aClickFindsItsLineWhereWordsAreMarked() {
    var stage = Stage("abc\ndef\nghi", rows: 40, direction: .steady)
    stage.press(KeyPress(.function(8)))
    let row = stage.rows.firstIndex { $0.contains("ghi") } ?? 0
    #expect(row == 2 + 4)
    let column = stage.rows[row].unicodeScalars.map { $0 }.firstIndex(of: "h") ?? 0
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: column))))
    #expect(stage.app.session.selection.focus.offset.rawValue == 9)
    stage.send(.mouse(MouseEvent(.release(.left), at: Point(row: row, column: column))))
    stage.press(KeyPress(.up))
    #expect(stage.frame.cursor == Point(row: row - 2, column: column))
  }
}
