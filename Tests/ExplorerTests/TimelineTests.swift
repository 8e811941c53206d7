import BidiAlgorithm
import ExplorerCore
import Screen
import TestSupport
import Testing
import WritingDirection

@testable import Explorer

/// A timeline with fewer cells than the text has turns says where some are left out.
@Suite struct TimelineTests {
  /// What stands in the cells of a timeline.
  private static func cells(
    _ history: DirectionHistory, count: Int, width: Int
  ) -> [Unicode.Scalar] {
    var canvas = Canvas(size: Size(rows: 1, columns: width), theme: Theme(depth: .monochrome))
    Timeline(count: count, width: width).draw(
      history, row: 0, column: 0, isChosen: false, into: &canvas)
    let all = (0..<width).map { column -> Unicode.Scalar in
      guard case .glyph(let scalar, _) = canvas.frame[0, column].content else { return " " }
      return scalar
    }
    return Array(all.prefix { $0 != " " })
  }

  private static func isArrow(_ cell: Unicode.Scalar) -> Bool {
    cell == Sign.arrow(.leftToRight) || cell == Sign.arrow(.rightToLeft)
  }

  /// The direction that a cell shows; nil for the sign of more and for numbers.
  private static func direction(_ cell: Unicode.Scalar) -> TextDirection? {
    if cell == Sign.arrow(.leftToRight) || cell == Sign.leftToRightTime { return .leftToRight }
    return cell == Sign.arrow(.rightToLeft) || cell == Sign.rightToLeftTime ? .rightToLeft : nil
  }

  @Test func turnsAreAllSeenOrSaidToBeLeftOut() {
    let seed: UInt64 = 811
    var random = SeededGenerator(seed: seed)
    var crowded = 0
    for _ in 0..<600 {
      let count = Int.random(in: 2...120, using: &random)
      let width = Int.random(in: 6...30, using: &random)
      let often = Int.random(in: 2...12, using: &random)
      var flips: [Int] = []
      for place in 2...count where Int.random(in: 0..<often, using: &random) == 0 {
        flips.append(place)
      }
      let first: TextDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let history = DirectionHistory(first: first, flips: flips)
      let cells = Self.cells(history, count: count, width: width)
      let what = "seed \(seed), \(count) scalars, \(width) columns, \(flips): \(cells)"
      let arrows = cells.count { Self.isArrow($0) }
      if cells.contains(Sign.more) {
        crowded += 1
        #expect(arrows < flips.count + 1, "\(what)")
      } else {
        #expect(arrows == flips.count + 1, "\(what)")
      }
      #expect(cells.compactMap(Self.direction).last == history.last, "\(what)")
    }
    #expect(crowded > 100)
  }

  /// Cells in which it turns once keep their arrows.
  @Test func onlySharedCellsHaveTheSign() {
    // Three scalars a cell, twelve cells.
    let history = DirectionHistory(
      first: .leftToRight, flips: [5, 8, 9, 13, 14, 15, 17, 20, 21, 25, 26, 30, 33])
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: Self.cells(history, count: 36, width: 12))
    let (right, left, more) = ("\u{25B8}", "\u{25C2}", "\u{2026}")
    let wanted = [right, left, more, "\u{2550}", more, left, more, "\u{2550}", more, right, left]
    #expect(String(shown) == wanted.joined() + "\u{2550}")
  }

  /// A short text, and one that turns rarely, have no such sign.
  @Test func noSignStandsWhereAllIsSeen() {
    for flips in [[], [4], [2, 3, 4], [30, 31, 32, 33]] {
      let history = DirectionHistory(first: .rightToLeft, flips: flips)
      let cells = Self.cells(history, count: 40, width: 12)
      #expect(!cells.contains(Sign.more) && !cells.isEmpty, "\(flips): \(cells)")
    }
  }
}
