import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// The screen in Hebrew and Arabic: its words, and its panes from the right.
@Suite struct MirroredScreenTests {
  private static let sizes = [(24, 80), (40, 120), (12, 40)]

  private func stages(
    _ pseudo: String, _ language: String, rows: Int, columns: Int
  ) throws -> (english: Stage, mirrored: Stage) {
    let english = Stage(pseudo, rows: rows, columns: columns)
    var mirrored = english
    mirrored.app.speak(try #require(Catalogue(language)))
    return (english, mirrored)
  }

  /// A cell of a pane that keeps left, on the mirrored screen.
  private func mirrored(_ point: Point, of placement: PanePlacement, columns: Int) -> Point {
    let inner = placement.inner
    return Point(
      row: point.row, column: columns - inner.column - inner.columns + point.column - inner.column)
  }

  /// A picture that is not mirrored keeps away from the frame as it does on the other side.
  @Test(arguments: ["he", "ar"]) func noTimelineTouchesTheFrame(_ language: String) throws {
    var stage = try stages(
      "drag from here ABG DHV to here: one sweep, several ranges.", language, rows: 24, columns: 80
    ).mirrored
    stage.press(KeyPress(.function(4)))
    let rows = stage.rows(of: DirectionFeature.direction).prefix(10)
    #expect(rows.contains { $0.contains("uax9") }, "\(stage)")
    #expect(rows.allSatisfy { $0.first == " " }, "\(stage)")
  }

  /// Names before pictures that are not mirrored end before the frame, and before the picture: a
  /// blank stands at both ends. With deep levels too, and where policies have names.
  @Test(arguments: ["he", "ar"], sizes)
  func noNameOfAStripTouchesTheFrame(_ language: String, _ size: (Int, Int)) throws {
    let texts = [
      "abc DEF 12 ghi{LF}x", "ABC{LF}x",
      String(repeating: "{RLI}A{LRI}b", count: 6) + String(repeating: "{PDI}", count: 12),
    ]
    let panes: [(Arrangement, PaneID)] = [
      (.inspect, InspectionFeature.order), (.select, SelectionFeature.policies),
      (.explain, ExplanationFeature.trace),
    ]
    for text in texts {
      for (arrangement, pane) in panes {
        var stage = try stages(text, language, rows: size.0, columns: size.1).mirrored
        stage.act(.arrange(arrangement))
        for _ in 0..<3 {
          for row in stage.rows(of: pane) {
            let first = row.unicodeScalars.first ?? " "
            // A mark of the row may stand there.
            let isMark = [Sign.leftward, Sign.rightward, Sign.more].contains(first)
            let isAllowed = first == " " || pane == ExplanationFeature.trace && isMark
            #expect(isAllowed || row.hasPrefix("\u{2500}"), "\(arrangement.name) \(stage)")
          }
          stage.act(.edit(.move(.right, extending: true)))
        }
      }
    }
  }

  /// The Text pane shows the same cells in the same order, in another place.
  @Test(arguments: ["he", "ar"], sizes.indices)
  func theTextKeepsItsOwnDirection(_ language: String, _ index: Int) throws {
    let (rows, columns) = Self.sizes[index]
    let (english, screen) = try stages(
      "abc DEF 12 gh{LF}JKL mno", language, rows: rows, columns: columns)
    let (a, b) = (english.frame, screen.frame)
    let text = try #require(english.app.plan[.text])
    for row in text.inner.row..<text.inner.row + text.inner.rows {
      for column in text.inner.column..<text.inner.column + text.inner.columns {
        let there = mirrored(Point(row: row, column: column), of: text, columns: columns)
        #expect(a[row, column] == b[there.row, there.column], "row \(row), column \(column)")
      }
    }
    let cursor = try #require(a.cursor)
    #expect(b.cursor == mirrored(cursor, of: text, columns: columns))
  }

  /// The paragraph's pane stands left of the text, its words end at its right edge.
  @Test func panesStandFromTheRight() throws {
    let (english, screen) = try stages("abc", "he", rows: 24, columns: 80)
    let paragraph = try #require(english.app.plan[InspectionFeature.paragraph])
    let frame = screen.frame
    let right = 80 - 1 - paragraph.inner.column
    guard case .glyph(let last, _) = frame[paragraph.inner.row, right].content else {
      Issue.record("nothing stands at the right edge of the pane")
      return
    }
    #expect((0x5D0...0x5EA).contains(last.value))
    #expect(screen.shows("\u{5D4}\u{5E7}\u{5E1}\u{5E4}"), "the pane's title in display order")
    #expect(!screen.shows("Paragraph") && !screen.shows("help"))
  }

  /// A press of the mouse means the same scalar on both screens.
  @Test func aPressMeansWhatStandsUnderIt() throws {
    var (english, screen) = try stages("abc DEF ghi", "ar", rows: 24, columns: 80)
    let text = try #require(english.app.plan[.text])
    for column in text.inner.column..<text.inner.column + 14 {
      let point = Point(row: text.inner.row, column: column)
      let there = mirrored(point, of: text, columns: 80)
      english.send(.mouse(MouseEvent(.press(.left), at: point)))
      screen.send(.mouse(MouseEvent(.press(.left), at: there)))
      #expect(english.app.session.selection == screen.app.session.selection, "\(column)")
      english.send(.mouse(MouseEvent(.release(.left), at: point)))
      screen.send(.mouse(MouseEvent(.release(.left), at: there)))
      // The text keeps left on both, and so does the half of a cell.
      for half in [MouseEvent.Half.left, .right] {
        english.send(.mouse(MouseEvent(.press(.left), at: point, half: half)))
        screen.send(.mouse(MouseEvent(.press(.left), at: there, half: half)))
        #expect(english.app.session.selection == screen.app.session.selection, "\(column)")
      }
    }
  }

  /// A press in the key bar calls the command that stands there.
  @Test func theKeyBarIsPressedWhereItIsDrawn() throws {
    var (_, screen) = try stages("abc", "he", rows: 24, columns: 80)
    let bar = Array(try #require(screen.rows.last).unicodeScalars)
    let column = try #require(
      bar.indices.dropLast().last { bar[$0...$0 + 1].elementsEqual(["F", "1"]) })
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(row: 23, column: column))))
    #expect(screen.app.overlay != nil, "help stands there")
  }

  /// A terminal that must not be sent right-to-left letters gets English words.
  @Test func lettersInLatinGoWithEnglishWords() throws {
    var (_, screen) = try stages("abc", "he", rows: 24, columns: 80)
    screen.app.choose(.latin)
    #expect(screen.shows("Paragraph") && screen.shows("help"))
    screen.app.choose(.joined)
    #expect(!screen.shows("Paragraph") && !screen.shows("help"))
  }

  /// The arrow of a level stands to the left of its number, and no joined letter touches the bars:
  /// an arrow, a number, a blank, five letters, a blank.
  @Test func aLevelStandsApartFromTheBars() throws {
    for (rows, columns) in [(24, 80), (36, 120)] {
      var stage = Stage("ab DEF 12", rows: rows, columns: columns)
      stage.app.speak(try #require(Catalogue("ar")))
      let shown = stage.rows(of: InspectionFeature.order)
      let levels = shown.count { row in
        let scalars = Array(row.unicodeScalars.drop { $0 == " " })
        guard scalars.count > 9, ["\u{25B8}", "\u{25C2}"].contains(scalars[0]) else { return false }
        return ("0"..."9").contains(scalars[1]) && scalars[2] == " "
          && scalars[3...7].allSatisfy { $0.value >= 0x600 } && scalars[8] == " "
      }
      #expect(levels >= 2, "\(stage)")
    }
  }

  /// The blanks around a text of its own direction part it from what stands beside it.
  @Test func blanksAroundATextStayOnTheirSides() throws {
    var canvas = Canvas(
      size: Size(rows: 1, columns: 12), theme: Theme(depth: .monochrome),
      words: try #require(Catalogue("he")))
    canvas.write(verbatim: "ab", row: 0, column: 0, .text)
    canvas.write(verbatim: " c", row: 0, column: 2, .key)
    let cells = (0..<12).map { canvas.frame[0, $0].content }
    #expect(cells[8...11] == [.glyph("c"), .glyph(" "), .glyph("a"), .glyph("b")])
  }

  /// The head of the last column stands apart from the words before it, and a head is whole.
  @Test func headsStandApartAndAreWhole() throws {
    for text in ["ABG", "ABG abc", "abc ABG def DHV"] {
      for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
        var stage = Stage(text, rows: rows, columns: columns)
        stage.app.speak(try #require(Catalogue("ar")))
        let words = stage.app.words
        let written = writtenWords(stage.app, stage.analyser)
        #expect(written.contains { $0.words == words.onScreen("lvl").text }, "\(stage)")
        let inner = try #require(stage.app.plan[InspectionFeature.runs]?.inner)
        // Columns count from the right end: the head ends at the left one, or leaves it free.
        let left = stage.app.size.columns - inner.column - inner.columns
        let head = Array(stage.rows[inner.row])[left..<left + inner.columns]
        let start = head[left] == " " ? left + 1 : left
        let own = words.onScreen("visual")
        let end = start + own.columns
        #expect(head[start] != " " && head[end - 1] != " ", "\(stage)")
        #expect(
          head[start..<end].count { $0 == " " } == own.text.count { $0 == " " }, "\(stage)")
        #expect(head[end] == " ", "\(stage)")
      }
    }
  }

  @Test func whatTheUserWritesIsNotTranslated() throws {
    var stage = Stage(
      "abc", rows: 24, columns: 80)
    stage.app.name = "Help"
    stage.app.speak(try #require(Catalogue("he")))
    #expect(stage.shows("Help"))
  }

  /// Every screen and overlay draws in both languages on all sizes.
  @Test(arguments: ["he", "ar"]) func everyArrangementDraws(_ language: String) throws {
    for (rows, columns) in Self.sizes {
      var (_, screen) = try stages(
        "abc DEF 12 {RLI}gh{PDI}{LF}JKL mno", language, rows: rows, columns: columns)
      for arrangement in screen.app.registry.arrangements {
        screen.pass(.arrange(arrangement))
        _ = screen.frame
      }
      let letters: [Unicode.Scalar] = ["p", "t", "u"]
      for key in [KeyPress(.function(1))] + letters.map({ KeyPress(.character($0), .control) }) {
        screen.press(key)
        #expect(screen.app.overlay != nil)
        _ = screen.frame
        screen.press(KeyPress(.escape))
      }
    }
  }
}
