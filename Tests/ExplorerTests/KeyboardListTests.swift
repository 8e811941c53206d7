import ExplorerCore
import Keyboards
import Languages
import Screen
import Testing
import Wording

@testable import Explorer

/// The list of keyboards: what of it is shown, and what stands beside it.
@Suite struct KeyboardListTests {
  private func stage(_ rows: Int, _ columns: Int, _ language: String = "en") -> Stage {
    let text = String(repeating: "The title is long enough to stand in all columns. ", count: 80)
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(KeyPress(.character("t"), .control))
    return stage
  }

  /// It has the rows of the screen, or those below the text, and says wherever it is scrolled to
  /// how many are shown.
  @Test(arguments: [(12, 40), (24, 80), (40, 120), (60, 200)])
  func whatIsCutIsCounted(_ rows: Int, _ columns: Int) throws {
    let all = KeyboardCatalogue.all().count
    var stage = stage(rows, columns)
    // The frame has a row for what is searched and one for each edge.
    let box = try #require(stage.app.overlay?.overlay.frame(stage.app, stage.analyser))
    let shown = min(all, box.rows - 3)
    #expect(shown >= (columns < 60 ? rows - 5 : (rows - 7) / 2))
    let note = " \(shown) of \(all) "
    for key in [KeyPress(.home), KeyPress(.pageDown), KeyPress(.pageDown), KeyPress(.end)] {
      stage.press(key)
      #expect(stage.shows(note) == (shown < all), "\(note) \(stage)")
    }
  }

  /// Scraps of the panes are no part of the list, and the outline around them stays whole.
  @Test(arguments: ["en", "he"]) func nothingIsReadBesideIt(_ language: String) throws {
    for (rows, columns, margin) in [(24, 80, 2), (40, 120, 20)] {
      let stage = stage(rows, columns, language)
      let box = try #require(stage.app.overlay?.overlay.frame(stage.app, stage.analyser))
      for row in stage.rows[box.row..<min(box.row + box.rows, rows - 2)] {
        let cells = Array(row)
        let sides = [Array(cells.prefix(margin)), cells.suffix(margin).reversed()]
        for side in sides {
          #expect(side.first == "\u{2502}", "\(row)")
          #expect(side.dropFirst().allSatisfy { $0 == " " }, "\(row)")
        }
      }
    }
  }

  /// The sign of the chosen row and that of a direction do not stand side by side.
  @Test(arguments: ["en", "he", "ar"]) func theChosenRowHasOneSign(_ language: String) {
    var stage = stage(24, 80, language)
    for _ in KeyboardCatalogue.all() {
      for pair in ["\u{25B8} \u{25C2}", "\u{25B8} \u{25B8}", "\u{25C2} \u{25C2}"] {
        #expect(!stage.rows[2...20].contains { $0.contains(pair) }, "\(stage)")
      }
      stage.press(KeyPress(.down))
    }
  }

  /// A title is cut only where its name leaves no columns free.
  @Test func aTitleTakesTheColumnsThatAreFree() {
    var stage = stage(12, 40)
    for _ in KeyboardCatalogue.all() {
      for row in stage.rows[3...8] where row.contains("\u{2026}") {
        #expect(row.contains(/[a-z0-9] [\u{25B8}\u{25C2}] \S/), "\(row)")
        #expect(row.contains("\u{2026} \u{2502}"), "\(row)")
      }
      stage.press(KeyPress(.down))
    }
    #expect(!stage.rows.joined().contains("Hebrew (\u{2026}"))
  }

  @Test(arguments: ["en", "he", "ar"]) func itsKeysHaveTheirOwnWords(_ language: String) {
    let words = Catalogue(language) ?? .english
    #expect(words.plain("choose") != words.plain("take"))
  }

  /// The text for which a keyboard is chosen stays in view where most of the list has a place
  /// below.
  @Test(arguments: ["en", "he", "ar"]) func aShortTextStaysInView(_ language: String) throws {
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      var stage = EveryScreen(words: Catalogue(language) ?? .english).stage(
        "abc DEF{LF}GHI 12{LF}jkl{LF}mno{LF}PQ r", rows: rows, columns: columns)
      stage.app.measure(stage.analyser, again: true)
      let before = stage.rows(of: .text)
      stage.press(KeyPress(.character("t"), .control))
      let box = try #require(stage.app.overlay?.overlay.frame(stage.app, stage.analyser))
      #expect(stage.rows(of: .text).prefix(5) == before.prefix(5), "\(stage)")
      #expect(2 * (box.rows - 3) >= min(KeyboardCatalogue.all().count, rows - 7), "\(stage)")
      #expect(box.row + box.rows <= rows - 1, "\(box)")
    }
  }

  /// On a small screen the directions stand in one column, but where a long title needs the columns
  /// that its name leaves.
  @Test(arguments: ["en", "he", "ar"]) func directionsStandInOneColumn(_ language: String) {
    var stage = stage(12, 40, language)
    for _ in 0..<6 {
      let rows = stage.rows[3...9].map { language == "en" ? $0 : String($0.reversed()) }
      let columns = rows.compactMap { row -> Int? in
        let cells = Array(row)
        let arrow = cells.indices.dropFirst(6).first { "\u{25B8}\u{25C2}".contains(cells[$0]) }
        // A title that ends at the frame may have moved its arrow.
        let isCut = cells.contains("\u{2026}")
        return arrow.flatMap { cells.count > 37 && cells[37] == " " && !isCut ? $0 : nil }
      }
      #expect(Set(columns).count <= 1, "\(stage)")
      stage.press(KeyPress(.pageDown))
    }
  }

  /// Where the panes below the text can be read beside the list, it covers its own cells only.
  @Test(arguments: ["en", "he", "ar"]) func thePanesBesideItStay(_ language: String) throws {
    var stage = EveryScreen(words: Catalogue(language) ?? .english).stage(
      "abc DEF{LF}GHI 12{LF}jkl", rows: 60, columns: 200)
    stage.press(KeyPress(.character("t"), .control), KeyPress(.escape))
    stage.app.measure(stage.analyser, again: true)
    let before = stage.frame
    stage.press(KeyPress(.character("t"), .control))
    let box = try #require(stage.app.overlay?.overlay.frame(stage.app, stage.analyser))
    let after = stage.frame
    let text = try #require(stage.app.plan[.text]?.outer)
    #expect(box.column + box.columns == text.column + text.columns - 1, "\(stage)")
    for placement in stage.app.plan.panes {
      let inner = placement.inner
      for row in inner.row..<inner.row + inner.rows {
        for column in inner.column..<inner.column + inner.columns
        where !box.contains(row: row, column: column) {
          let shown = stage.app.words.isRightToLeft ? 199 - column : column
          #expect(after[row, shown] == before[row, shown], "\(row) \(column) \(stage)")
        }
      }
    }
  }

  /// On a small screen a title that just fits is whole, and what is cut says so.
  @Test(arguments: ["en", "he", "ar"]) func whatFitsIsWhole(_ language: String) throws {
    let words = Catalogue(language) ?? .english
    var stage = stage(12, 40, language)
    for keyboard in KeyboardCatalogue.all() {
      let title = words.onScreen(Words(verbatim: keyboard.title(in: words))).columns
      let row = try #require(stage.rows.first { $0.contains("\(keyboard.name) ") })
      // The sign of the chosen row, the name, the direction between blanks, and the frame.
      let fits = 4 + keyboard.name.count + 3 + title <= 39
      #expect(row.contains("\u{2026}") != fits, "\(keyboard.name) \(stage)")
      stage.press(KeyPress(.down))
    }
  }

  /// The keyboards are for other scripts than the Latin one: a layout of Latin letters is not
  /// found, and the list and the palette say so, as of any word that is nowhere.
  @Test(arguments: ["en", "he", "ar"]) func aLatinLayoutIsSaidToBeMissing(_ language: String) {
    for key in ["t", "p"] as [Unicode.Scalar] {
      /// What is shown but for the row with what is typed.
      func shown(_ name: String) -> [String] {
        var stage = Stage("abc", rows: 24, columns: 80)
        stage.app.speak(Catalogue(language) ?? .english)
        stage.press(KeyPress(.character(key), .control))
        for scalar in name.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
        return stage.rows.filter { !$0.contains(name) }
      }
      let missing = shown("zzqqxx")
      let words = key == "t" ? "No keyboard has that name." : "There is no such command yet."
      #expect(language != "en" || missing.contains { $0.contains(words) }, "\(missing)")
      for name in ["dvorak", "Colemak", "qwertz"] { #expect(shown(name) == missing, "\(name)") }
      // The kinds of its own layouts are found.
      for name in ["azerty", "phonetic"] { #expect(shown(name) != missing, "\(name)") }
    }
  }
}
