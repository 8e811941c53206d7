import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel

/// The sign of a torn paragraph has its own column beside the text: it touches no line, and no line
/// moves when it comes.
@Suite struct TornSignPlaceTests {
  private static let languages = ["en", "he", "ar"]
  /// Lines in which something is torn, from left to right and from right to left.
  private static let torn = [
    "results: ABC (3)", "total: {U+0633}{U+0644}{U+0627}{U+0645} (7)", "ABC DEF -5", "ABC c++.",
  ]

  private func stage(
    _ text: String, _ language: String, rows: Int = 24, columns: Int = 80
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.app.measure(stage.analyser, again: true)
    stage.app.fit()
    return stage
  }

  /// How many columns stand before the text.
  private func gutter(_ stage: Stage) throws -> Int {
    let area = try #require(stage.app.textArea)
    let inner = try #require(stage.app.plan[.text]).inner
    return area.column - inner.column
  }

  /// The cell of the screen at a column of the pane, beside the text too.
  private func cell(_ line: Int, _ column: Int, _ stage: Stage) throws -> Point {
    let inner = try #require(stage.app.plan[.text]).inner
    let left =
      stage.app.words.isRightToLeft
      ? stage.app.size.columns - inner.column - inner.columns : inner.column
    return Point(row: inner.row + line, column: left + column)
  }

  @Test(arguments: torn, languages) func aBlankStandsBeforeTheText(
    _ torn: String, _ language: String
  ) throws {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120), (60, 200)] {
      for text in ["abc{LF}\(torn)", "ABC{LF}\(torn)" + String(repeating: "{LF}abc", count: 11)] {
        var stage = stage(text, language, rows: rows, columns: columns)
        let gutter = try gutter(stage)
        let before = stage.rows(of: .text)
        stage.pass(.fixing(.judgeInView))
        let after = stage.rows(of: .text)
        let second = try #require(after.dropFirst().first)
        let signed = Array(second.unicodeScalars)
        #expect(signed.prefix(gutter - 1).contains(Sign.torn), "\(stage)")
        #expect(signed[gutter - 1] == " ", "\(stage)")
        // Nothing else has moved.
        let unsigned = after.map { row in
          String(String.UnicodeScalarView(row.unicodeScalars.map { $0 == Sign.torn ? " " : $0 }))
        }
        #expect(unsigned == before, "\(stage)")
      }
    }
  }

  /// A text of one paragraph has no such sign; the key that makes it two moves no line.
  @Test(arguments: ["abc def ", "ABC DEF "]) func anotherParagraphMovesNoLine(
    _ words: String
  ) throws {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
      var stage = Stage(
        String(repeating: words, count: 12) + "x", rows: rows, columns: columns)
      stage.press(KeyPress(.end, .control))
      let (width, area) = (stage.app.session.settings.width, stage.app.textArea)
      stage.press(KeyPress(.enter))
      #expect(stage.app.session.document.paragraphCount == 2)
      #expect(stage.app.session.settings.width == width, "\(stage)")
      #expect(stage.app.textArea?.column == area?.column, "\(stage)")
    }
  }

  /// Presses on the letters of a line with a sign mean what they meant without it, on mirrored
  /// screens too; the one on its first letter begins it.
  @Test(arguments: torn, languages) func pressesFindTheirLetters(
    _ torn: String, _ language: String
  ) throws {
    let without = stage("ab{LF}\(torn)", language)
    var with = without
    with.pass(.fixing(.judgeInView))
    let gutter = try gutter(with)
    #expect(with.rows(of: .text)[1].unicodeScalars.contains(Sign.torn), "\(with)")
    let layout = with.app.session.layout
    let position = LinePosition(paragraph: ParagraphIndex(1), line: 0)
    let line = layout.line(position)
    let left = gutter + layout.indent(of: position)
    for column in 0..<line.width {
      var pressed = (without, with)
      let at = try cell(1, left + column, with)
      pressed.0.click(at)
      pressed.1.click(at)
      #expect(pressed.0.app.session.selection == pressed.1.app.session.selection)
      let isFirst = column == (line.direction == .rightToLeft ? line.width - 1 : 0)
      let start = layout.document.range(of: ParagraphIndex(1)).lowerBound
      #expect(!isFirst || pressed.1.app.session.selection.focus.offset == start, "\(with)")
      #expect(!isFirst || pressed.1.frame.cursor?.row == at.row, "\(with)")
    }
  }
}
