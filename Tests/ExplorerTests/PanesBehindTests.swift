import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import Wording

/// What is seen of the panes behind what stands over them.
@Suite struct PanesBehindTests {
  private static let sizes = [(12, 40), (24, 80), (40, 120), (60, 200)]
  private static let lists = [
    "Commands", "Keyboards", "Open texts", "Insert code point", "Choose a set of keys",
  ]

  private func stage(_ rows: Int, _ columns: Int, _ language: String) -> Stage {
    let text = "The title (ABC DEF) stands in all columns. "
    var stage = Stage(String(repeating: text, count: 30), rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    return stage
  }

  /// Does what a command of a name does.
  private func call(_ command: String, _ stage: inout Stage) throws {
    let found = stage.app.commands.all.first { $0.title.english == command }
    stage.act(try #require(found, "\(command)").action)
  }

  /// Whether a cell holds nothing that is read: a blank, or a line of a box.
  private func isMute(_ cell: Cell) -> Bool {
    switch cell.content {
    case .blank: true
    case .glyph(let sign, _): sign == " " || (0x2500..<0x2580).contains(sign.value)
    case .wideTail: false
    }
  }

  /// A pane that a list cuts is blank, with its title; the others are as they were. Beside the
  /// keyboards those stay of which the columns of a narrow pane are left.
  @Test(arguments: ["en", "he", "ar"]) func aPaneIsWholeOrBlank(_ language: String) throws {
    for (rows, columns) in Self.sizes {
      for command in Self.lists {
        var stage = stage(rows, columns, language)
        try call(command, &stage)
        stage.press(KeyPress(.escape))
        let before = stage.frame
        try call(command, &stage)
        let overlay = try #require(stage.app.overlay?.overlay, "\(command) \(stage)")
        let box = overlay.frame(stage.app, stage.analyser)
        let (after, plan) = (stage.frame, stage.app.plan)
        func isIn(_ rect: Rect, _ row: Int, _ column: Int) -> Bool {
          rect.contains(
            row: row, column: stage.app.words.isRightToLeft ? columns - 1 - column : column)
        }
        let whole = plan.panes.filter { placement in
          let (outer, inner) = (placement.outer, placement.inner)
          let sides = [
            max(0, box.column - inner.column),
            max(0, inner.column + inner.columns - box.column - box.columns),
          ].sorted()
          if command == "Keyboards", sides[0] == 0, sides[1] >= 32 { return true }
          return outer.row >= box.row + box.rows || box.row >= outer.row + outer.rows
            || outer.column >= box.column + box.columns
            || box.column >= outer.column + outer.columns
        }
        var faults: [Point] = []
        for row in 1..<rows - 1 {
          for column in 0..<columns where !isIn(box, row, column) {
            let isRight =
              if whole.contains(where: { isIn($0.inner, row, column) }) {
                after[row, column] == before[row, column]
              } else {
                whole.contains { isIn($0.outer, row, column) } || isMute(after[row, column])
              }
            if !isRight { faults.append(Point(row: row, column: column)) }
          }
        }
        #expect(faults.isEmpty, "\(command): \(faults.prefix(3)) \(stage)")
      }
    }
  }

  /// Beside a menu at the caret no few columns of another pane stay, be they data or a title.
  @Test(arguments: ["en", "he", "ar"]) func noScrapStandsBesideAMenu(_ language: String) throws {
    for (rows, columns) in Self.sizes.dropFirst() {
      for steps in 0..<9 {
        var stage = Stage("abc def ghi jkl DEF", rows: rows, columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        for _ in 0..<steps { stage.press(KeyPress(.right)) }
        try call("Selection menu", &stage)
        let overlay = try #require(stage.app.overlay?.overlay, "\(stage)")
        let box = overlay.frame(stage.app, stage.analyser)
        let frame = stage.frame
        var faults: [String] = []
        for placement in stage.app.plan.panes where placement.pane != .text {
          let (inner, end) = (placement.inner, placement.inner.column + placement.inner.columns)
          guard box.column < end, inner.column < box.column + box.columns else { continue }
          let left = inner.column..<max(inner.column, box.column)
          let right = min(end, box.column + box.columns)..<end
          for column in [left, right].filter({ $0.count < 8 }).joined() {
            let shown = stage.app.words.isRightToLeft ? columns - 1 - column : column
            for row in placement.outer.row..<inner.row + inner.rows
            where (box.row..<box.row + box.rows).contains(row) && !isMute(frame[row, shown]) {
              faults.append("\(placement.pane.title.english) \(row) \(column)")
            }
          }
        }
        #expect(faults.isEmpty, "\(faults.prefix(3)) \(stage)")
      }
    }
  }

  /// Beside a list of any height the outline of the panes goes on to its lower corners, and between
  /// the two nothing stands but that lower edge.
  @Test(arguments: ["en", "he", "ar"]) func theOutlineStaysWhole(_ language: String) throws {
    func look(_ stage: Stage) throws {
      let overlay = try #require(stage.app.overlay?.overlay, "\(stage)")
      let box = overlay.frame(stage.app, stage.analyser)
      guard box.row > 1 else { return }
      let frame = stage.frame
      let last = stage.app.plan.panes.map { $0.outer.row + $0.outer.rows }.max() ?? 0
      let end = box.column + box.columns
      func sign(_ row: Int, _ column: Int) -> Unicode.Scalar? {
        guard case .glyph(let sign, _) = frame[row, column].content else { return nil }
        return sign
      }
      for row in box.row - 1..<last {
        for (column, corner) in [(0, "\u{2570}"), (79, "\u{256F}")] as [(Int, Unicode.Scalar)] {
          let wanted: [Unicode.Scalar] =
            row == last - 1
            ? [corner] : ["\u{2502}", "\u{251C}", "\u{2524}", "\u{256D}", "\u{256E}"]
          #expect(sign(row, column).map(wanted.contains) == true, "\(row) \(stage)")
        }
        guard (box.row..<box.row + box.rows).contains(row) else { continue }
        for column in Array(1..<box.column) + Array(end..<79) {
          let shown = sign(row, column)
          #expect(
            row == last - 1 ? shown == "\u{2500}" : shown == nil || shown == " ",
            "\(row) \(column) \(stage)")
        }
      }
    }
    var heights: Set<Int> = []
    for count in 0..<6 {
      var stage = stage(24, 80, language)
      stage.app.themes.own = (0..<count).compactMap { number in
        var sheet = ThemeSheet.standard.first
        sheet?.name = "own-\(number)"
        return sheet
      }
      try call("Choose a theme", &stage)
      heights.insert(stage.app.overlay?.overlay.frame(stage.app, stage.analyser).rows ?? 0)
      try look(stage)
    }
    #expect(heights.count > 3)
    for command in Self.lists {
      var stage = stage(24, 80, language)
      try call(command, &stage)
      try look(stage)
    }
  }

  /// Colours are chosen by what they do to the panes, so these stay.
  @Test func themesAreSeenOnThePanes() throws {
    var stage = stage(24, 80, "en")
    try call("Choose a theme", &stage)
    #expect(stage.rows[1].contains(" Text ") && stage.rows[2].contains("he title"), "\(stage)")
  }

  /// No title stands alone above what covers its pane, be it a message or lines to read.
  @Test(arguments: ["en", "he", "ar"]) func noTitleStandsAlone(_ language: String) throws {
    for (rows, columns) in Self.sizes {
      for command in ["Fix it", "Describe"] {
        var stage = Stage("abc DEF ghi", rows: rows, columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        try call(command, &stage)
        let (app, analyser) = (stage.app, stage.analyser)
        let over =
          app.overlay?.overlay.frame(app, analyser) ?? KeyBar.frame(app, app.plan, analyser)
        for placement in app.plan.panes
        where placement.pane != app.focus && placement.inner.row >= over.row {
          let title = app.words.onScreen(placement.pane.title).text
          let row = stage.rows[placement.outer.row]
          #expect(over.row <= placement.outer.row || !row.contains(" \(title) "), "\(stage)")
        }
      }
    }
  }
}
