import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The rows of levels below the two orders.
@Suite struct OrderPaneTests {
  private func stage(_ pseudo: String, _ language: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage(pseudo, rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.focus(.text))
    return stage
  }

  /// Rows that the pane has are used before anything is left out: storage goes without offsets.
  @Test func aLineIsWholeWhereTwoRowsFit() {
    let line = "drag from here ABG DHV to here: one sweep, ab"
    var stage = stage("a{LF}b{LF}c{LF}" + line, "en", 24, 80)
    stage.act(.goTo(ScalarOffset(6)))
    stage.act(.arrange(.attributes))
    let shown = stage.rows(of: InspectionFeature.order)
    #expect(shown.count >= 10, "\(stage)")
    #expect(!shown.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
  }

  /// A row ends between words where the line needs no more rows for that.
  @Test func aRowEndsBetweenWords() {
    var stage = stage("the title is ABG HDV in hebrew, 123 pages.{LF}x", "en", 24, 80)
    stage.act(.arrange(.attributes))
    let shown = stage.rows(of: InspectionFeature.order)
    for name in ["storage", "display"] {
      let rows = shown.filter { $0.hasPrefix(name) }
      #expect(rows.count == 2 && rows.last?.contains("pages.") == true, "\(stage)")
    }
  }

  /// Where the display goes on beyond its row, its levels say so too, as bars and as numbers.
  @Test(arguments: ["en", "he", "ar"]) func levelsThatGoOnHaveTheSign(_ language: String) {
    let texts = [
      String(repeating: "abc ABG ", count: 12),
      "abc {RLI}A{LRI}b{RLI}C{LRI}d{PDI}{PDI}{PDI}{PDI} "
        + String(repeating: "abc ABG ", count: 12),
    ]
    for (rows, columns) in [(12, 40), (24, 80)] {
      for text in texts {
        let stage = stage(text, language, rows, columns)
        let shown = stage.rows(of: InspectionFeature.order)
        #expect(!shown.isEmpty, "\(language) \(stage)")
        let cut = shown.filter { $0.unicodeScalars.last == Sign.more }
        // Storage, display, and the levels of what the display shows.
        #expect(cut.count == 3, "\(language) \(stage)")
      }
    }
  }

  /// The arrow of a level stands beside its number, and not at the bars of another direction.
  @Test(arguments: ["en", "he", "ar"]) func theArrowOfALevelIsBesideItsNumber(_ language: String) {
    for (rows, columns) in [(24, 80), (40, 120), (60, 200)] {
      let stage = stage("abc ABG 12 def", language, rows, columns)
      let shown = stage.rows(of: InspectionFeature.order)
        .filter { $0.contains { $0 != " " } }.suffix(3)
      for (level, row) in zip([2, 1, 0], shown) {
        let arrow = Sign.arrow(level == 1 ? .rightToLeft : .leftToRight)
        let words = language == "en" ? "\(level)\(arrow)" : "\(arrow)\(level)"
        #expect(row.prefix(10).contains(words), "\(language) \(stage)")
        #expect(level == 1 || !row.contains("\(arrow)\(Sign.bar)"), "\(language) \(stage)")
      }
    }
  }

  /// A blank parts the arrow behind a level's number from its bar, unless the line needs the
  /// column: no scalar is lost for it, and no row taken.
  @Test func anArrowIsPartedFromItsBarWhereThereIsRoom() throws {
    var (parted, close) = (0, 0)
    for count in 1...60 {
      let stage = stage(String(repeating: "a", count: count), "en", 24, 80)
      let shown = stage.rows(of: InspectionFeature.order)
      let bars = try #require(shown.first { $0.hasPrefix("level 0") })
      let inner = try #require(stage.app.plan[InspectionFeature.order]?.inner)
      let step = 2 * count - 1 <= inner.columns - 8 ? 2 : 1
      let width = step * count - (step - 1)
      let isParted = bars.hasPrefix("level 0\u{25B8} ")
      if width == inner.columns - 8 { #expect(!isParted, "\(stage)") }
      if width < inner.columns - 8 { #expect(isParted, "\(stage)") }
      let storage = shown.filter { $0.hasPrefix("storage") }.joined()
      if width <= inner.columns - 8 {
        #expect(storage.count { $0 == "a" } == count + 1, "\(stage)")
      }
      (parted, close) = (parted + (isParted ? 1 : 0), close + (isParted ? 0 : 1))
    }
    #expect(parted > 0 && close > 0)
  }

  /// Each row of a strip has its name: a piece is told from one of the other order.
  @Test func eachPieceOfAStripHasItsName() throws {
    let stage = Stage(String(repeating: "abc ABG 12 ", count: 6), rows: 40, columns: 120)
    let rows = stage.rows(of: InspectionFeature.order)
    let letters = rows.filter { $0.dropFirst(8).contains { "abc".contains($0) } }
    #expect(letters.count >= 2, "\(stage)")
    for row in letters {
      #expect(row.hasPrefix("storage") || row.hasPrefix("display"), "\(stage)")
    }
  }

  /// In a paragraph from right to left nothing is at level 0: no row is kept for that, and storage
  /// has its offsets as the display has.
  @Test(arguments: ["en", "he", "ar"]) func noRowIsKeptForALevelThatNothingHas(_ language: String) {
    func name(_ level: Int) -> String {
      let arrow = Sign.arrow(level == 1 ? .rightToLeft : .leftToRight)
      return language == "en" ? "\(level)\(arrow)" : "\(arrow)\(level)"
    }
    let texts = ["ABC def 12", "{U+0633}{U+0644}{U+0627}{U+0645} 2024", "ABC", "abc DEF 12", "abc"]
    for (rows, columns) in [(24, 80), (40, 120)] {
      for text in texts {
        let stage = stage(text, language, rows, columns)
        let shown = stage.rows(of: InspectionFeature.order)
        func has(_ level: Int) -> Bool { shown.contains { $0.prefix(12).contains(name(level)) } }
        let isRightToLeft = !text.hasPrefix("a")
        #expect(has(0) == !isRightToLeft, "\(stage)")
        #expect(has(1) == text.contains { !$0.isLowercase && $0.isLetter }, "\(stage)")
        let rulers = shown.count { $0.unicodeScalars.contains(Sign.caretUp) }
        #expect(rulers == 2 || !isRightToLeft, "\(stage)")
      }
    }
  }
}
