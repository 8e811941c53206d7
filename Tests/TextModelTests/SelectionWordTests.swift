import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// What a double click takes.
@Suite struct SelectionWordTests {
  private func taken(
    _ pseudo: String, _ column: Int, _ policy: WordPolicy = .pieces, to end: Int? = nil,
    width: Int? = nil, selection: SelectionPolicy = .natural
  ) -> [Range<Int>] {
    let layout = Visual.layout(pseudo, width: width)
    let from = layout.visualGap(lineNumber: 1, column: column)!
    let to = layout.visualGap(lineNumber: 1, column: end ?? column)!
    var pressed = layout.selection(from: from, to: to, granularity: .word)
    pressed.words = policy
    return ranges(layout.ranges(of: pressed, policy: selection))
  }

  @Test func aDoubleClickEndsWhereTheDirectionChanges() {
    // "MFIE google mapsB IPC" on the screen.
    let text = "CPI Bgoogle maps EIFM"
    #expect(taken(text, 7) == [5..<11])
    #expect(taken(text, 16) == [4..<5])
    #expect(taken(text, 13) == [12..<16])
    let latin = "abcDEF GHI xyz"
    #expect(taken(latin, 1) == [0..<3])
    #expect(taken(latin, 8) == [3..<6])
    #expect(taken(latin, 4) == [7..<10])
  }

  @Test func hullAndLogicalWordRemain() {
    let text = "abcDEF GHI xyz"
    #expect(taken(text, 1, .hull) == [0..<10])
    #expect(taken(text, 1, .logical) == [0..<6])
    #expect(taken("CPI Bgoogle maps EIFM", 7, .logical) == [4..<11])
  }

  @Test func theSingleRangeOfWordsIsFromWordToWord() {
    let text = "abcDEF GHI xyz"
    #expect(taken(text, 1, selection: .single) == [0..<3])
    #expect(taken(text, 1, .logical, selection: .single) == [0..<6])
    #expect(taken(text, 1, to: 12, selection: .single) == [0..<14])
  }

  @Test func aTornWordIsSelectedAsItsPieces() {
    // Wrapped in its middle: both parts, and nothing else.
    #expect(taken("abcdefgh xy", 1, width: 5) == [0..<8])
    // Levels 2 3 1: C and A are one word of one direction, with the Latin letter between on the
    // screen.
    let torn = Visual.layout("A{RLE}B{PDF}C d")
    #expect(Visual.displays(torn) == ["d CBA"])
  }

  @Test func whatIsExtendedKeepsWholePieces() {
    let text = "CPI Bgoogle maps EIFM"
    // From google to maps: both, and the space between.
    #expect(taken(text, 7, to: 13) == [5..<16])
  }

  /// The piece of a word holds the cell that was pressed, cells of one direction, all of the same
  /// word of UAX #29, and is as long as such a piece can be.
  @Test func everyPieceIsTheLongestOfItsDirection() {
    let seed: UInt64 = 0x3012D
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<3000 where failure == nil {
      let layout = Visual.layout(
        Visual.randomText(&generator, upTo: 16, paragraphs: false), invisibles: .labelled)
      let line = layout.line(layout.firstLine)
      let cells = line.cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
      for (index, cell) in cells.enumerated() where cell.isVisible {
        let press = VisualGap(line: layout.firstLine, column: Column(cell.column))
        let selection = layout.selection(from: press, to: press, granularity: .word)
        let word = layout.paragraph(ParagraphIndex(0)).word(at: cell.range.lowerBound)
        func belongs(_ other: VisualCell) -> Bool {
          word.contains(other.range.lowerBound)
            && other.level.isRightToLeft == cell.level.isRightToLeft
        }
        var (low, high) = (index, index)
        while low > 0, belongs(cells[low - 1]) { low -= 1 }
        while high + 1 < cells.count, belongs(cells[high + 1]) { high += 1 }
        let expected =
          cells[low].range.lowerBound..<min(cells[high].range.upperBound, word.upperBound)
        let taken = ranges(layout.ranges(of: selection, policy: .natural))
        if taken != [expected], failure == nil {
          failure =
            "seed \(seed), text \(number), scalar \(cell.range.lowerBound): \(taken), "
            + "not \(expected): \(Visual.describe(layout))"
        }
      }
    }
    #expect(failure == nil)
  }
}
