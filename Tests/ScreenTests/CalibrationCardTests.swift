import Screen
import Testing

/// The card on every screen: the keys in the last row, and nothing cut without a sign.
@Suite struct CalibrationCardTests {
  private func rows(_ frame: Frame) -> [String] {
    (0..<frame.size.rows).map { row in
      String(
        String.UnicodeScalarView(
          (0..<frame.size.columns).map { column in
            guard case .glyph(let base, _) = frame[row, column].content else { return " " }
            return base
          }))
    }
  }

  @Test func theKeysStandInTheLastRow() {
    for height in 12...40 {
      for width in 40...120 {
        let frame = CalibrationCard.frame(
          size: Size(rows: height, columns: width), title: "Calibration: as it is")
        let rows = rows(frame)
        let last = rows.last ?? ""
        for key in ["y yes", "n no", "q quit"] {
          #expect(last.contains(key), "\(width)x\(height): \(last)")
        }
        #expect(
          last.contains("Is that right?") || rows.joined(separator: " ").contains("Does each line"),
          "\(width)x\(height)")
        // Every test is there, with what is to be seen below it.
        for name in ["Order", "Brackets", "Joining", "Marks", "Width"] {
          let row = rows.firstIndex { $0.hasPrefix(name) }
          #expect(row.map { rows[$0 + 1].contains { $0 != " " } } == true, "\(width)x\(height)")
        }
        #expect(!rows.contains { $0.contains("\u{2026}") }, "\(width)x\(height)")
        #expect(frame.cursor != nil)
      }
    }
  }

  @Test func whatASmallerScreenCutsIsSaid() {
    for (height, width) in [(1, 20), (2, 10), (5, 40), (8, 80), (12, 24), (3, 200)] {
      let rows = rows(
        CalibrationCard.frame(size: Size(rows: height, columns: width), title: "Calibration"))
      #expect(rows.last?.contains("Is that") == true || rows.last?.contains("y yes") == true)
      #expect(height < 3 || rows.contains { $0.contains("\u{2026}") }, "\(rows)")
    }
  }

  /// The bars of the expectation stand under those of the test.
  @Test func theBarsStandUnderTheBars() throws {
    for (height, width) in [(24, 80), (12, 40), (40, 120)] {
      let rows = rows(
        CalibrationCard.frame(size: Size(rows: height, columns: width), title: ""))
      let row = try #require(rows.firstIndex { $0.hasPrefix("Width") })
      func bars(_ text: String) -> [Int] {
        text.unicodeScalars.enumerated().filter { $0.element == "|" }.map(\.offset)
      }
      #expect(bars(rows[row]) == bars(rows[row + 1]) && bars(rows[row]).count == 3)
    }
  }
}
