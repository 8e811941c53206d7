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
        let settings = LayoutSettings(width: width, tabWidth: 1, hasControlPictures: true)
        let ours = Inspector(document, directions: .automatic, settings: settings, resolver: nil)
        let peer = Inspector(document, directions: .automatic, settings: settings, resolver: Peer())
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
}
