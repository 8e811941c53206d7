import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// What the panes of formats show, on screens of all languages and sizes.
@Suite struct FormatsPaneTests {
  static let sizes = [(12, 40), (24, 80), (40, 120), (60, 200)]
  static let languages = ["en", "he", "ar"]

  /// The formats beside a text, in a language, at a size.
  private func stage(_ language: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage(
      "The title is ABG DHV in Hebrew, 123 pages.{LF}ABG 12", rows: rows, columns: columns)
    stage.state.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.formats))
    return stage
  }

  /// A number that is put in stands on one row, isolated and bare, whatever is left of the screen
  /// for it: a broken one would look torn.
  @Test(arguments: languages) func theNumberThatIsPutInIsOnOneRow(_ language: String) {
    for (rows, columns) in Self.sizes {
      var stage = stage(language, rows, columns)
      // At the text's start, and behind a word.
      for _ in 0..<2 {
        let shown = stage.rows(of: FormatsFeature.formatPreview)
        let forms = min(4, shown.count)
        #expect(
          shown.count { $0.contains("1,234,567.891") } == forms, "\(language) \(stage)")
        stage.act(.goTo(ScalarOffset(9)))
      }
    }
  }

  /// No line of a text ends inside what is marked while that fits on a line.
  @Test func whatIsMarkedIsNotDivided() {
    let number = "-1,234,567.891"
    for (before, after) in [("", "The title"), ("word", ""), ("ab word", "word ab"), ("a ", " b")] {
      let text = before + number + after
      let marked = RangeSet(before.count..<before.count + number.count)
      for columns in number.count...40 {
        let row = BidiRow(text, direction: .explicit(.leftToRight))
        let count = row.rowCount(columns: columns, marking: marked, .unicode)
        var canvas = Canvas(
          size: Size(rows: count, columns: columns), theme: Theme(depth: .monochrome))
        row.draw(rows: 0..<count, columns: 0..<columns, marking: marked, into: &canvas)
        let rows = canvas.frame.textRows
        #expect(rows.contains { $0.contains(number) }, "\(text) \(columns) \(rows)")
        // Nothing is lost, and what is marked is what it was.
        let all = rows.joined().filter { $0 != " " }
        #expect(all == text.filter { $0 != " " }, "\(text) \(columns) \(rows)")
      }
    }
  }
}
