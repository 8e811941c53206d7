import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// What the Text pane shows beside the text.
@Suite struct TextPaneTests {
  /// The rows of the screen that have the caret's mark.
  private func flagged(_ stage: Stage) -> [Int] {
    guard let inner = stage.app.plan[.text]?.inner else { return [] }
    return (inner.row..<inner.row + inner.rows).filter {
      stage.rows[$0].prefix(inner.column + inner.columns).contains("\u{25B2}")
    }
  }

  @Test func theCaretsMarkStandsRightUnderItsLineOrNowhere() throws {
    for text in ["abc", "abc\nABC", "ABC DEF\nabc\nGHI\n", "a\nb\nc\nd\ne\nf\ng\nh"] {
      var stage = Stage(text)
      let inner = try #require(stage.app.plan[.text]).inner
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for line in 0..<lines {
        let caret = try #require(stage.frame.cursor?.row)
        let expected = line == lines - 1 && lines < inner.rows ? [caret + 1] : []
        #expect(flagged(stage) == expected, "\(text) line \(line)")
        stage.press(KeyPress(.down))
      }
    }
  }

  /// At the end of a line so full that its space hangs in the margin, before a line that begins
  /// with a word of the other direction.
  @Test(arguments: [(24, 80), (12, 40)]) func everyPressAtAFullLineMovesTheCursor(
    rows: Int, columns: Int
  ) throws {
    for (letter, rest, onward, back) in [
      ("x", "ABC de", KeyPress(.right), KeyPress(.left)),
      ("X", "abc DE", KeyPress(.left), KeyPress(.right)),
    ] {
      func full(_ width: Int) -> Stage {
        Stage(String(repeating: letter, count: width) + " " + rest, rows: rows, columns: columns)
      }
      let width = try #require(full(columns / 2).app.session.settings.width)
      var stage = full(width)
      try #require(stage.app.session.settings.width == width)
      stage.press(KeyPress(.end))
      var met = [try #require(stage.frame.cursor)]
      stage.press(back)
      met.append(try #require(stage.frame.cursor))
      for _ in 0..<3 {
        stage.press(onward)
        met.append(try #require(stage.frame.cursor))
      }
      #expect(zip(met, met.dropFirst()).allSatisfy { $0 != $1 }, "\(letter): \(met)")
      #expect(met[0] == met[2] && met[3].row == met[2].row + 1, "\(letter): \(met)")
      for place in [met[2], met[1]] {
        stage.press(back)
        if place == met[2] { stage.press(back) }
        #expect(stage.frame.cursor == place, "\(letter)")
      }
    }
  }

  @Test func everyRowShowsText() {
    let stage = Stage((1...30).map { "line \($0)" }.joined(separator: "\n"))
    let inner = stage.app.plan[.text]!.inner
    for row in 0..<inner.rows { #expect(stage.rows[inner.row + row].contains("line \(row + 1) ")) }
  }

  @Test func aLineThatShowsLessThanThereIsSaysSo() {
    func stage(_ pseudo: String, _ clusters: ClusterMetrics) -> Stage {
      var stage = Stage(pseudo, columns: 100)
      stage.app.session.settings.clusters = clusters
      return stage
    }
    let family = "{U+1F468}{ZWJ}{U+1F469}"
    let known = stage("x \(family) {U+0915}{U+093E} {U+0E01}{U+0E33}", .unicode)
    #expect(!known.rows[2].contains("in part"))
    let unknown = stage("x \(family) y\nabc", .safe)
    #expect(unknown.rows[2].contains("underlined: drawn in part"))
    #expect(!unknown.rows[3].contains("in part"))
    // Signs that need no joiner are whole in every terminal.
    #expect(!stage("{U+0915}{U+093E} {U+0E01}{U+0E33}", .safe).rows[2].contains("in part"))
    // Left of a right-to-left line.
    let mixed = stage("A \(family) B", .safe)
    let row = mixed.rows[2]
    let words = row.firstRange(of: "underlined: drawn in part")
    #expect(words != nil && row[words!.upperBound...].contains("\u{1F468}"))
  }
}
