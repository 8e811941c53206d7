import ExplorerCore
import Screen
import Testing
import UnicodeData

/// On a narrow screen both the line as it is and as it will look show what moves.
@Suite struct MovedInSightTests {
  private static let words = "ABC DEF GHI JKL MNO PQR STU VWX YZA BCD EFG HIJ KLM NOP QRS"
  /// What moves is at both ends, or in two places far from each other.
  private static let texts = [
    "dana: \(words) TUV.", "dana: A{U+05B8}B{U+05B8}C \(words) TU{U+05B8}V.",
    "dana {U+4E2D}{U+6587}: \(words) TUV!", "use c++ \(words) c++ TUV KLM QRS",
    "ABC c++ \(words) c++ TUV", "ABC (03) 555-1234 \(words) (04) 555-6789 TUV",
  ]

  /// Fix it on a screen: the rows of the line as it is and after the first change, and what is
  /// marked in each, from the left.
  private func fixes(
    _ text: String, rows: Int, columns: Int
  ) throws -> [(row: String, marked: [Unicode.Scalar])] {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.press(KeyPress(.function(9)))
    let frame = stage.frame
    let shown = stage.rows
    func marked(_ row: Int) -> [Unicode.Scalar] {
      (0..<frame.size.columns).compactMap { column -> Unicode.Scalar? in
        guard frame[row, column].style.isUnderlined,
          case .glyph(let base, _) = frame[row, column].content
        else { return nil }
        return base
      }
    }
    let title = try #require(shown.lastIndex { $0.contains("Fix it") }, "\(stage)")
    let name = try #require(shown.lastIndex { $0.contains(" 1. ") }, "\(stage)")
    let then = try #require(
      (name + 1..<shown.count).first { !marked($0).isEmpty }, "\(stage)")
    return [title + 1, then].map { (row: shown[$0], marked: marked($0)) }
  }

  @Test(arguments: texts, [(12, 40), (20, 40), (12, 50)])
  func allThatMovesIsSeen(_ text: String, _ size: (Int, Int)) throws {
    let whole = try fixes(text, rows: 60, columns: 200)
    let narrow = try fixes(text, rows: size.0, columns: size.1)
    for (one, other) in zip(whole, narrow) {
      #expect(!one.marked.isEmpty && one.marked == other.marked, "\(one.row) \(other.row)")
      #expect(!one.row.unicodeScalars.contains(Sign.more), "\(one.row)")
      #expect(other.row.unicodeScalars.contains(Sign.more), "\(other.row)")
    }
  }

  /// A piece of which a part moves is seen whole, with signs for what is left out, between marks
  /// and wide characters too.
  @Test(arguments: [
    """
    A{U+05B8}B{U+05B8}C D{U+05B8}EF GHI J{U+05B8}KL MNO PQR ST{U+05B8}U (03) 555-1234 \
    VW{U+05B8}X YZA
    """,
    """
    ABC {U+4E2D}{U+6587}{U+4E2D}{U+6587}{U+4E2D}{U+6587}{U+4E2D}{U+6587}{U+4E2D}{U+6587} DEF \
    (03) 555-1234 DEF {U+4E2D}{U+6587}{U+4E2D}{U+6587}{U+4E2D}{U+6587}{U+4E2D}{U+6587} GHI
    """,
  ])
  func aPieceOfWhichAPartMovesIsWhole(_ text: String) throws {
    let rows = try fixes(text, rows: 12, columns: 40).map { $0.row }
    #expect(rows[0].contains("555-1234 (03)") && rows[1].contains("(03) 555-1234"), "\(rows)")
    #expect(rows.allSatisfy { $0.unicodeScalars.contains(Sign.more) }, "\(rows)")
  }

  /// In a paragraph that is torn as a whole what moves is marked in the line as it is too.
  @Test func whatMovesIsMarkedInBoth() throws {
    let rows = try fixes("dana: \(Self.words) TUV.", rows: 12, columns: 40)
    let sorted = rows.map { $0.marked.filter { $0 != " " }.sorted() }
    #expect(sorted[0] == sorted[1], "\(rows)")
    #expect(sorted[0].contains("d") && sorted[0].contains("."), "\(rows)")
  }
}
