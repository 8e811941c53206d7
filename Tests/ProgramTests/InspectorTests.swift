import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData
import bidiscope

/// Lines and display from another engine's levels.
@Suite struct InspectorTests {
  /// An engine that is not ours and always right.
  private struct Peer: BidiResolver {
    let name = "peer"

    func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
      let paragraph = BidiAlgorithm.resolve(BidiInput(scalars: scalars), direction: direction)
      let line = paragraph.wholeLine
      let levels = zip(scalars.indices, line.levels).map { paragraph.isRemoved(at: $0) ? nil : $1 }
      return ResolverAnswer(
        paragraphLevel: paragraph.paragraphLevel, levels: levels, order: line.order)
    }
  }

  @Test func aPeerThatAgreesGivesTheSameLines() throws {
    let letters = Array(
      PseudoText.decode("abABCD12  ()\t\n{RLI}{LRI}{PDI}{RLE}{PDF}{RLO}{U+05B0}").unicodeScalars)
    var generator = SeededGenerator(seed: 11)
    var fault: String?
    for _ in 0..<2000 where fault == nil {
      let count = Int.random(in: 0...14, using: &generator)
      let scalars = (0..<count).map { _ in letters.randomElement(using: &generator)! }
      let text = String(String.UnicodeScalarView(scalars))
      let document = Document(text: text)
      for width in [nil, 3] {
        let inputs = LayoutInputs(
          plain: document, settings: .ofReports(.hidden, width: width), directions: .automatic)
        let ours = Inspector(inputs, resolver: nil)
        let peer = Inspector(inputs, resolver: Peer())
        for number in 0..<ours.paragraphCount {
          let (a, b) = (try ours.paragraph(number), try peer.paragraph(number))
          let isSame =
            a.lines.map(\.order) == b.lines.map(\.order)
            && a.lines.map(\.display) == b.lines.map(\.display)
            && a.lines.map(\.levels) == b.lines.map(\.levels)
          if !isSame { fault = PseudoText.encode(text) }
        }
      }
    }
    #expect(fault == nil)
  }

  /// By our own levels the cells of a line are those of its layout, left to right, however many
  /// runs there are.
  @Test func cellsAreThoseOfTheLayout() throws {
    let letters = Array(PseudoText.decode("abAB12 ()\t{RLI}{PDI}{U+05B0}").unicodeScalars)
    var generator = SeededGenerator(seed: 12)
    let random = (0..<200).map { _ in
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        letters.randomElement(using: &generator)!
      }
    }
    let alternating = (0..<20_000).map { $0 % 2 == 0 ? letters[0] : letters[2] }
    for scalars in random + [alternating] {
      let document = Document(text: String(String.UnicodeScalarView(scalars)))
      for width in [nil, 7] {
        let inputs = LayoutInputs(
          plain: document, settings: .ofReports(.hidden, width: width), directions: .automatic)
        let layout = TextLayout(inputs, cache: LayoutCache()).paragraph(ParagraphIndex(0))
        let lines = try Inspector(inputs, resolver: nil).paragraph(0).lines
        for (number, line) in lines.enumerated() where !line.isAfterSeparator {
          let cells = layout.line(number).cells
          #expect(line.cells.map(\.range) == cells.map(\.range))
          #expect(line.cells.map(\.column) == cells.map(\.column))
        }
      }
    }
  }

  /// Lines are counted over the whole text, whichever is asked for first.
  @Test func linesHaveTheirNumbers() {
    let document = Document(text: "one two three\n\nfour five six seven\n\u{5D0} \u{5D1}\n")
    let layout = TextLayout(
      LayoutInputs(
        plain: document, settings: LayoutSettings(width: 6), directions: .automatic),
      cache: LayoutCache())
    let first = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    let lines = Array(sequence(first: first) { layout.line(after: $0) })
    #expect(lines.count > document.paragraphCount)
    for first in lines.indices {
      let numbers = LineNumbers(layout)
      #expect(numbers.number(of: lines[first]) == first + 1)
      #expect(lines.map(numbers.number) == Array(1...lines.count))
    }
  }
}
