import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// Far into a long text offsets have many digits: no pane writes over a part of one.
@Suite struct LargeOffsetTests {
  private static let sizes = [(24, 80), (30, 100), (40, 120), (60, 200), (12, 40)]

  @Test(arguments: [9_990, 99_990, 9_999_990])
  func everyOffsetIsWholeOrCutWithASign(_ offset: Int) {
    let before = String(repeating: "a", count: offset - 1) + "\n"
    let line = "abc ABG (12) def {RLI}ABG{PDI} x {LRE}y{PDF} BA, 1 ABGDABGD and more words of it"
    var stage = Stage(
      Document(text: before + PseudoText.decode(line)), size: Size(rows: 24, columns: 80))
    stage.act(.goTo(ScalarOffset(offset + 2)))
    for _ in 0..<9 { stage.press(KeyPress(.right, .shift)) }
    for (rows, columns) in Self.sizes {
      stage.send(.resize(Size(rows: rows, columns: columns)))
      for arrangement in Registry.standard.arrangements {
        stage.act(.arrange(arrangement))
        // A digit for each letter is no number.
        for row in stage.rows where !row.contains("levels ") {
          #expect(
            Self.broken(row, from: offset).isEmpty,
            "\(columns)x\(rows) \(arrangement.name): \(row)")
        }
      }
    }
  }

  /// The numbers as long as an offset that are none of the line's, and the ranges without an end,
  /// those cut with a sign left aside.
  private static func broken(_ row: String, from offset: Int) -> [Substring] {
    func isCut(_ found: Substring) -> Bool { row[found.endIndex...].first == "\u{2026}" }
    let digits = String(offset).count
    let numbers = row.matches(of: /(U\+|-)?[0-9]+/).map(\.output.0).filter {
      $0.count >= digits && Int($0) != nil && !$0.hasPrefix("-")
        && !(offset..<offset + 100 ~= Int($0) ?? 0)
    }
    let ranges = row.matches(of: /\[[0-9]+,?[0-9]*/).map(\.output).filter {
      row[$0.endIndex...].first != ")"
    }
    return (numbers + ranges).filter { !isCut($0) }
  }
}
