import BidiAlgorithm
import TestSupport
import Testing
import WritingDirection

/// What strategies say of a text in the place of a paragraph is what they say of the whole text
/// with that text put there.
@Suite struct ParagraphPlaceTests {
  @Test func aPlaceSaysWhatTheWholeTextSaysWithTheTextPutThere() {
    let seed: UInt64 = 3501
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    var others = 0
    for round in 0..<200 {
      var lines = NeighbourTests.lines(&random)
      let number = Int.random(in: 0..<lines.count, using: &random)
      (lines[number].pinned, lines[number].caret) = (nil, nil)
      let cursor =
        Bool.random(using: &random) ? Int.random(in: 0..<lines.count, using: &random) : nil
      let surroundings = DirectionContext(
        locale: round % 2 == 0 ? .leftToRight : .rightToLeft,
        keyboard: round % 3 == 0 ? .rightToLeft : nil)
      var changed = lines
      changed[number].scalars = NeighbourTests.pieces.randomElement(using: &random) ?? []
      for strategy in DirectionStrategy.all {
        let before = NeighbourTests.PlainText(strategy, lines, surroundings, cursor: cursor)
        let place = Self.place(number, before)
        let read = InOrderReading.estimates(
          strategy, changed, surroundings, cursor: cursor)[number]
        let asked = place.estimate(strategy, changed[number].scalars)
        if read != asked {
          wrong.append("round \(round), \(strategy.name), line \(number): \(read) \(asked)")
        }
        if asked.base != strategy.estimate(changed[number].scalars).base { others += 1 }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(3))")
    #expect(others > 100)
  }

  /// A text that decides by itself, and a strategy that asks nobody, cost no look at the
  /// neighbours.
  @Test func onlyWhoAsksNeighboursReadsThem() {
    let deciding = scalars("ABC def")
    let neutral = scalars("12 (3)")
    for strategy in DirectionStrategy.all where strategy.readsText {
      #expect(!strategy.mayAskNeighbours(about: deciding) || strategy.readsOtherLinesOfAll)
      #expect(strategy.asksNeighbours || !strategy.mayAskNeighbours(about: neutral))
    }
    for strategy in [DirectionStrategy.steady, .gtkTextView, .draftJS, .pango, .emacs, .richEdit] {
      #expect(strategy.mayAskNeighbours(about: neutral), "\(strategy.name)")
    }
    for strategy in [DirectionStrategy.uax9, .htmlAuto, .qt, .majority, .compose, .terminal] {
      #expect(!strategy.mayAskNeighbours(about: neutral), "\(strategy.name)")
    }
  }

  /// A paragraph that stands alone is judged by its text.
  @Test func aloneItIsTheTextAlone() {
    for piece in NeighbourTests.pieces {
      for strategy in DirectionStrategy.all {
        #expect(ParagraphPlace.alone.estimate(strategy, piece) == strategy.estimate(piece))
      }
    }
  }

  private static func place(
    _ paragraph: Int, _ text: NeighbourTests.PlainText
  ) -> ParagraphPlace {
    ParagraphPlace { strategy, reading in
      strategy.surroundings(
        of: paragraph, among: ReplacedParagraph(paragraph, of: text, saying: reading))
    }
  }
}

extension DirectionStrategy {
  /// Whether other lines decide even for a line that has strong letters.
  fileprivate var readsOtherLinesOfAll: Bool { readsBlocks || readsWholeText }
}
