import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// No words of any screen are written over by other words of the same pane: a part of them would be
/// lost, and no sign would say so.
@Suite struct CutWordsTests {
  private static let text = """
    The title is {U+05E1}{U+05E4}{U+05E8} in Hebrew, 123 pages.{LF}{LF}abc DEF (GHI) 12 jkl: \
    one sweep, several ranges.
    """
  private static let sizes = [(24, 80), (40, 120), (60, 200), (12, 40)]

  /// Words of which a part cannot be seen and no sign says so.
  private struct Cut {
    let words: String
    let row: Int
    /// What is written over them.
    let under: String
  }

  /// What is cut, in the order in which it was written over.
  ///
  /// Words that do not fit end with the cut sign, which the canvas sees to. Words that later words
  /// of the same part of the screen are written over are cut too, and nothing says so.
  private static func cuts(_ written: [WrittenWords]) -> [Cut] {
    var cuts: [Cut] = []
    var former: [(written: WrittenWords, columns: Set<Int>)] = []
    for new in written where new.words.contains(where: { $0 != " " }) {
      for index in former.indices
      where former[index].written.row == new.row && former[index].written.part == new.part
        && !former[index].columns.isDisjoint(with: new.columns)
      {
        // What is written anew is no longer there to be read.
        if former[index].columns.isSubset(of: new.columns) { former[index].columns = [] }
        guard !former[index].columns.isEmpty else { continue }
        cuts.append(Cut(words: former[index].written.words, row: new.row, under: new.words))
        former[index].columns.subtract(new.columns)
      }
      former.append((written: new, columns: new.columns))
    }
    return cuts
  }

  private func expectWhole(
    _ stage: Stage, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for cut in Self.cuts(writtenWords(stage.app, stage.analyser)) {
      let size = "\(stage.app.size.columns)x\(stage.app.size.rows)"
      Issue.record(
        "\(what), \(size), row \(cut.row): '\(cut.words)' under '\(cut.under)'",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["en", "he", "ar"]) func ofEveryArrangement(_ language: String) {
    let words = Catalogue(language) ?? .english
    for (rows, columns) in Self.sizes {
      var stage = EveryScreen(words: words).stage(Self.text, rows: rows, columns: columns)
      for arrangement in stage.app.registry.arrangements {
        stage.act(.arrange(arrangement))
        expectWhole(stage, "\(language) \(arrangement.name.english)")
        var selected = stage
        for _ in 0..<20 { selected.press(KeyPress(.right, .shift)) }
        for pane in selected.app.arrangement.panes {
          selected.act(.focus(pane))
          expectWhole(selected, "\(language) \(arrangement.name.english) \(pane)")
        }
      }
      for key in [
        KeyPress(.function(1)), KeyPress(.character("p"), .control),
        KeyPress(.character("o"), .control), KeyPress(.function(9)),
      ] {
        var stage = stage
        stage.press(key)
        expectWhole(stage, "\(language) \(key)")
      }
    }
  }

  /// A sentence has its first line, and a sign where it does not end; and what each row of letters
  /// is has its name where there is room.
  @Test func whatIsTornIsSaidFromItsBeginning() {
    for language in ["en", "he", "ar"] {
      for (rows, columns) in Self.sizes {
        var stage = EveryScreen(words: Catalogue(language) ?? .english)
          .stage("HIM MJ (03) 555-1234", rows: rows, columns: columns)
        stage.press(KeyPress(.function(9)))
        let now = stage.app.words.onScreen("now").text
        let written = writtenWords(stage.app, stage.analyser)
        #expect(written.contains { $0.words == now && !$0.columns.isEmpty }, "\(stage)")
        guard language == "en" else { continue }
        #expect(stage.shows("The phone number is read"), "\(columns) \(stage)")
        #expect(stage.shows("goes with them") || stage.shows("\u{2026}"), "\(columns) \(stage)")
      }
    }
  }

  /// What the engines make of a line that goes on behind the edge says so in each row.
  @Test func stripsOfEnginesEndWithASign() throws {
    let line = String(repeating: "abc DEF 12 ", count: 30)
    for presses in [0, 200] {
      var stage = Stage(line, rows: 24, columns: 80)
      stage.app.engines.names = ["ICU 72.1"]
      stage.press(KeyPress(.function(5)))
      stage.act(.goTo(ScalarOffset(presses)))
      let rows = stage.rows(of: EnginesFeature.engines).filter { $0.contains("UAX #9") }
      let orders = try #require(rows.last)
      #expect(rows.count == 2 && orders.last == "\u{2026}", "\(stage)")
      let count = orders.count { $0 == "\u{2026}" }
      #expect(count == (presses == 0 ? 1 : 2), "\(orders)")
    }
  }

  /// The test can fail.
  @Test func whatIsWrittenOverIsFound() {
    var canvas = Canvas(size: Size(rows: 1, columns: 20), theme: Theme(depth: .monochrome))
    canvas.keepsWritten = true
    canvas.write(verbatim: "one two", row: 0, column: 0, .text)
    canvas.write(verbatim: "three", row: 0, column: 9, .text)
    #expect(Self.cuts(canvas.written).isEmpty)
    canvas.write(verbatim: "four", row: 0, column: 5, .text)
    #expect(Self.cuts(canvas.written).map(\.words) == ["one two"])
  }

  @Test func wordsThatEndBeforeAColumnAreCutWithASign() {
    for language in ["en", "he"] {
      let words = Catalogue(language) ?? .english
      var canvas = Canvas(
        size: Size(rows: 1, columns: 8), theme: Theme(depth: .monochrome), words: words)
      canvas.writeRight(
        Words(verbatim: "far too long"), row: 0, before: 6, .text)
      let cells = (0..<8).map { canvas.frame[0, $0].content }
      #expect(cells.contains(.glyph(Sign.more)), "\(language)")
    }
  }

  /// Beside a frame a blank stays behind words that are cut; words that are whole have all columns.
  @Test(arguments: ["en", "he"]) func cutWordsLeaveABlankBesideAFrame(_ language: String) {
    let part = Rect(row: 0, column: 4, rows: 1, columns: 10)
    for (isFramed, keepsLeft, text) in [
      (true, false, "far too long"), (true, true, "far too long"), (false, false, "far too long"),
      (true, false, "ten wide w"),
    ] {
      var canvas = Canvas(
        size: Size(rows: 1, columns: 20), theme: Theme(depth: .monochrome),
        words: Catalogue(language) ?? .english)
      canvas.draw(in: part, keepsLeft: keepsLeft, isFramed: isFramed) {
        $0.write(verbatim: text, row: 0, column: 0, .text)
      }
      let isFromRight = language == "he" && !keepsLeft
      let columns = language == "he" ? Array(6..<16) : Array(4..<14)
      let cells = (isFromRight ? columns.reversed() : columns).map { canvas.frame[0, $0].content }
      // A text from left to right stands at the right end there, and is read towards it.
      let isWhole = text == "ten wide w"
      let signs = cells.indices.filter { cells[$0] == .glyph(Sign.more) }
      #expect(signs.isEmpty == isWhole, "\(language) \(cells)")
      #expect(cells.count { $0 == .blank } == (isFramed && !isWhole ? 1 : 0), "\(cells)")
      if isFramed, !isWhole { #expect(cells.last == .blank, "\(language) \(cells)") }
    }
  }

  /// In the panes of words no sign of what is cut touches the frame.
  @Test(arguments: ["en", "he", "ar"]) func noSignOfACutTouchesTheFrame(_ language: String) {
    let everywhere = EveryScreen(words: Catalogue(language) ?? .english)
    let text =
      "The book ABC DEF (12) was sold for 30 GH and {RLI}x{PDI} JKL here, with MNO PQR STU vwx"
    var cuts = 0
    for (rows, columns) in [(24, 80), (24, 90), (40, 120)] {
      for arrangement in [Arrangement.inspect, .select, .explain, .attributes, .languages] {
        var stage = everywhere.stage(text, rows: rows, columns: columns)
        everywhere.answer(stage.act(.arrange(arrangement)), &stage)
        let own = ownWords(stage.app, stage.analyser)
        let isRightToLeft = stage.app.words.isRightToLeft
        for placement in stage.app.plan.panes
        where placement.isBoxed && placement.pane.pane.isMirrored {
          let inner = placement.inner
          let left = isRightToLeft ? columns - inner.column - inner.columns : inner.column
          let end = isRightToLeft ? left : left + inner.columns - 1
          for row in inner.row..<inner.row + inner.rows {
            #expect(own[row, end].content != .glyph(Sign.more), "\(language) \(stage)")
            let before = isRightToLeft ? end + 1 : end - 1
            if own[row, before].content == .glyph(Sign.more) { cuts += 1 }
          }
        }
      }
    }
    #expect(cuts > 0)
  }
}
