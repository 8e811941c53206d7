import BidiAlgorithm
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData

/// A text that is longer than its columns is cut where it is read to, with the sign there.
@Suite struct BidiRowTests {
  /// Dates and sentences with numbers and words of the other direction.
  private static let texts = [
    "17 DEF GHI, 1448 JK", "17 DEF GHI 1448", "26 DEF 2026 DEF JKL MNO", "ABG 1860-04-14 DHV 5",
    "nov 26 DEF 1448 GHI and so on", "dana DEF 12 GHI wrote 1200 words", "DEF dana levi 1200 GHI",
  ]

  private func row(_ language: String, _ columns: Int, _ draw: (inout Canvas) -> Void) -> [String] {
    var canvas = Canvas(
      size: Size(rows: 3, columns: columns), theme: Theme(depth: .monochrome),
      words: Catalogue(language) ?? .english)
    draw(&canvas)
    return (0..<3).map { row in
      String(
        String.UnicodeScalarView(
          (0..<columns).map { column -> Unicode.Scalar in
            guard case .glyph(let base, _) = canvas.frame[row, column].content else { return " " }
            return base
          }))
    }
  }

  private func numbers(_ text: String) -> [String] {
    text.matches(of: /[0-9]+/).map { String($0.0) }
  }

  /// A number that stands against the reading is there as a whole or not at all: the part of a year
  /// is another year.
  @Test(arguments: ["en", "he", "ar"]) func noNumberIsCut(_ language: String) {
    for pseudo in Self.texts {
      let text = PseudoText.decode(pseudo)
      let whole = BidiRow(text).width(.unicode)
      let all = Set(numbers(text))
      for columns in 12..<whole {
        let one = row(language, columns) {
          BidiRow(text).draw(row: 0, columns: 0..<columns, into: &$0)
        }
        #expect(one[0].unicodeScalars.contains(Sign.more), "\(pseudo) \(columns)")
        // From left to right the sign stands right behind the digits that are left.
        let parts = numbers(one[0].replacing(/[0-9]+\u{2026}/, with: ""))
        let isLeftToRight = pseudo.first(where: \.isLetter)?.isLowercase ?? false
        let shown = isLeftToRight ? parts : numbers(one[0])
        #expect(Set(shown).isSubset(of: all), "\(pseudo) \(columns): \(one[0])")
        let two = row(language, columns) {
          BidiRow(text).draw(rows: 0..<2, columns: 0..<columns, marking: RangeSet(), into: &$0)
        }
        let both = two.flatMap(numbers)
        #expect(Set(both).isSubset(of: all), "\(pseudo) \(columns): \(two)")
      }
    }
  }

  /// A blank where the text is cut would stand beside another one, at the other end of the word
  /// before it.
  @Test func noBlankStaysWhereTheTextIsCut() {
    for pseudo in Self.texts + ["the title is ABG DHV in hebrew, 123 pages"] {
      let text = PseudoText.decode(pseudo)
      let whole = BidiRow(text).width(.unicode)
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for columns in 8..<whole {
          let shown = row("en", columns) {
            BidiRow(text, direction: .explicit(direction)).draw(
              row: 0, columns: 0..<columns, into: &$0)
          }[0]
          let words = shown.split(separator: " ", omittingEmptySubsequences: false)
          let inside = words.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }
          #expect(!inside.contains(""), "\(pseudo) \(columns): \(shown)")
        }
      }
    }
  }

  /// The same over several rows, whichever of them is the longest: the sign follows the last word,
  /// and the first one that is shown follows a sign for what comes before it.
  @Test(arguments: ["en", "he"]) func theSignStandsBesideAWordOnSeveralRows(_ language: String) {
    var signs = 0
    let texts = ["the title is ABG DHV in hebrew, 123 pages", "JKLMNO AB GD HV ZJ T"]
    for pseudo in Self.texts + texts {
      let text = PseudoText.decode(pseudo)
      let length = text.unicodeScalars.count
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let line = BidiRow(text, direction: .explicit(direction))
        for columns in 5..<line.width(.unicode) {
          for place in [0, length / 2, length - 1] {
            let shown = row(language, columns) {
              line.draw(
                rows: 0..<2, columns: 0..<columns, marking: RangeSet(),
                seeking: RangeSet(place..<place + 1), into: &$0)
            }
            for row in shown where row.unicodeScalars.contains(Sign.more) {
              signs += 1
              let words = row.split(separator: " ", omittingEmptySubsequences: false)
              let inside = words.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }
              #expect(!inside.contains(""), "\(pseudo) \(columns) \(place): \(shown)")
            }
          }
        }
      }
    }
    #expect(signs > 100)
  }

  /// The first letter is never lost, whatever its direction.
  @Test(arguments: ["en", "he"]) func theBeginningStays(_ language: String) {
    for (pseudo, columns) in [("ABG DHV ZJT", 8), ("abc def ghi", 8), ("ABG 12 DHV 34", 8)] {
      let text = PseudoText.decode(pseudo)
      let shown = row(language, columns) {
        BidiRow(text).draw(row: 0, columns: 0..<columns, into: &$0)
      }[0].unicodeScalars.filter { $0 != " " }
      let isRightToLeft = pseudo.first == "A"
      #expect((isRightToLeft ? shown.last : shown.first) == text.unicodeScalars.first)
      #expect((isRightToLeft ? shown.first : shown.last) == Sign.more)
    }
  }

  /// What is marked is shown, with a sign at each end where there is more.
  @Test func whatIsMarkedIsShown() {
    let text = PseudoText.decode("abc def ghi DEF jkl mno pqr")
    let shown = row("en", 13) {
      BidiRow(text).draw(row: 0, columns: 0..<13, marking: RangeSet(12..<15), into: &$0)
    }[0]
    let scalars = Array(shown.unicodeScalars)
    #expect(scalars.count { $0.value >= 0x5D0 && $0.value <= 0x5EA } == 3, "\(shown)")
    #expect(scalars.first == Sign.more && scalars.contains(Sign.more), "\(shown)")
    // What is marked at the beginning needs nothing left out before it.
    let start = row("en", 13) {
      BidiRow(text).draw(row: 0, columns: 0..<13, marking: RangeSet(4..<7), into: &$0)
    }[0]
    let written = start.unicodeScalars.filter { $0 != " " }
    #expect(start.hasPrefix("abc def") && written.last == Sign.more, "\(start)")
  }

  /// What is marked far from each other is shown at each place, with a sign for what is left out
  /// between them, which stands where that would.
  @Test(arguments: [
    ("abc def ghi jkl mno pqr stu vwx yz", [0..<3, 32..<34], 13, "abc de\u{2026}wx yz"),
    ("ABC DEF GHI JKL MNO PQR STU VWX YZ", [0..<3, 32..<34], 13, "ZY XW\u{2026}ED CBA"),
    (
      "ab CD EF GH IJ KL MN OP QR ST vw", [3..<5, 27..<29], 14,
      "\u{2026}TS\u{2026}DC\u{2026}"
    ),
  ])
  func whatIsMarkedAtTwoPlacesIsShown(
    _ text: String, _ marked: [Range<Int>], _ columns: Int, _ expected: String
  ) {
    let line = BidiRow(PseudoText.decode(text))
    let shown = row("en", columns) {
      line.draw(row: 0, columns: 0..<columns, marking: RangeSet(marked), into: &$0)
    }[0]
    let words = shown.split(separator: " ").joined(separator: " ")
    #expect(words == PseudoText.decode(expected), "\(shown)")
    #expect(line.shows(RangeSet(marked), columns: columns, .unicode))
    #expect(!line.shows(RangeSet([0..<3, 20..<34]), columns: columns, .unicode))
  }
}
