import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Words do not touch the frame at the end of their row where there is room for a blank.
@Suite struct FrameBlankTests {
  private static let texts = [
    "hello ABC (world) DEF 123, GHI", "ABC DEF (ghi) 12 - x", "abc DEF{U+2029}GHI (jk) 12",
  ]

  /// Panes of names with what is said of them.
  private static let panes = [SelectionFeature.selection, LanguagesFeature.languages]

  /// The rows of panes in which a word of the program ends beside the frame though blanks that
  /// could be spared stand within the row.
  private static func touching(_ stage: Stage) -> [String] {
    let frame = stage.frame
    let own = ownWords(stage.app, stage.analyser)
    let isMirrored = stage.app.words.isRightToLeft
    return stage.app.plan.panes.flatMap { placement -> [String] in
      guard placement.isBoxed, Self.panes.contains(placement.pane) else { return [] }
      let inner = placement.inner
      let left = isMirrored ? frame.size.columns - inner.column - inner.columns : inner.column
      let last = isMirrored ? left : left + inner.columns - 1
      return (inner.row..<inner.row + inner.rows).compactMap { row in
        guard case .glyph(let sign, _) = own[row, last].content, sign.properties.isAlphabetic
        else { return nil }
        let cells = frame.textRows(rows: row..<row + 1, columns: left..<left + inner.columns)[0]
        // A name and its value stand two blanks apart.
        let words = cells.drop { $0 == " " }.reversed().drop { $0 == " " }
        return String(words).contains("   ") ? "\(placement.pane): \(cells)" : nil
      }
    }
  }

  @Test(arguments: ["en", "he", "ar"]) func wordsLeaveABlankBesideTheFrame(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    var found: [String] = []
    for arrangement in [Arrangement.inspect, .select, .languages] {
      for text in Self.texts {
        for (rows, columns) in [(24, 80), (40, 120)] {
          for policy in 0..<4 {
            var stage = Stage(text, rows: rows, columns: columns)
            stage.app.speak(words)
            stage.act(.arrange(arrangement))
            stage.act(.focus(.text))
            if policy > 0 { for _ in 0..<9 { stage.press(KeyPress(.right, .shift)) } }
            for _ in 1..<max(1, policy) { stage.press(KeyPress(.function(6))) }
            found += Self.touching(stage)
          }
        }
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
