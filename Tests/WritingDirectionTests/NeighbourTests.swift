import BidiAlgorithm
import TestSupport
import Testing
import WritingDirection

/// Paragraphs asked for in any order among their neighbours, read in order, and surveyed as they
/// come: one answer.
@Suite struct NeighbourTests {
  /// A paragraph with what is known of it.
  struct Line {
    var scalars: [Unicode.Scalar]
    var pinned: TextDirection?
    var caret: Int?
  }

  /// A text whose paragraphs are searched one by one.
  struct PlainText: DirectedParagraphs {
    var strategy: DirectionStrategy
    var lines: [Line]
    var surroundings: DirectionContext
    var cursor: Int?
    private let readings: [DirectionReading]
    private let signs: [DirectionSign]

    init(
      _ strategy: DirectionStrategy, _ lines: [Line], _ surroundings: DirectionContext,
      cursor: Int?
    ) {
      self.strategy = strategy
      self.lines = lines
      self.surroundings = surroundings
      self.cursor = cursor
      var tally = DirectionTally()
      readings = lines.map { strategy.read($0.scalars, caret: $0.caret, reusing: &tally) }
      signs = lines.map { strategy.read($0.scalars, reusing: &tally).sign }
    }

    var count: Int { lines.count }
    func context(of paragraph: Int) -> DirectionContext {
      var context = surroundings
      context.pinned = lines[paragraph].pinned
      context.caret = lines[paragraph].caret
      context.holdsCursor = paragraph == cursor
      return context
    }
    func reading(_ paragraph: Int) -> DirectionReading { readings[paragraph] }
    func last(_ sign: DirectionSign, before paragraph: Int) -> Int? {
      signs[..<paragraph].lastIndex(of: sign)
    }
    func first(_ sign: DirectionSign, from paragraph: Int) -> Int? {
      signs[min(paragraph, count)...].firstIndex(of: sign)
    }
    func lastNoted(in paragraphs: Range<Int>) -> Int? { paragraphs.last(where: isNoted) }
    func firstNoted(in paragraphs: Range<Int>) -> Int? { paragraphs.first(where: isNoted) }
    private func isNoted(_ paragraph: Int) -> Bool {
      lines[paragraph].pinned != nil || lines[paragraph].caret != nil
    }
  }

  static let pieces = [
    "abc", "ABC", "ab CD EF", "12", "-", "", " ", "{LRI}ab{PDI}", "{LRE}", "{U+1F600}", "http://x",
    "{RLM}", "(ab", "\u{C}",
  ].map(scalars)

  /// Short texts, and long ones of neutral lines with little else.
  static func lines(_ random: inout SeededGenerator) -> [Line] {
    let isLong = Int.random(in: 0..<4, using: &random) == 0
    let neutral = ["12", "-", "", " "].map(scalars)
    return (0..<Int.random(in: 1...(isLong ? 300 : 9), using: &random)).map { _ in
      let some = isLong && Int.random(in: 0..<60, using: &random) > 0 ? neutral : pieces
      var line = Line(scalars: some.randomElement(using: &random) ?? [])
      if Int.random(in: 0..<30, using: &random) == 0 {
        line.pinned = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      }
      if Int.random(in: 0..<30, using: &random) == 0 { line.caret = line.scalars.count }
      return line
    }
  }

  @Test func anyOrderSaysWhatReadingInOrderSays() {
    let seed: UInt64 = 2804
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for round in 0..<240 {
      let lines = Self.lines(&random)
      let cursor =
        Bool.random(using: &random) ? Int.random(in: 0..<lines.count, using: &random) : nil
      let surroundings = DirectionContext(
        locale: round % 2 == 0 ? .leftToRight : .rightToLeft,
        keyboard: round % 3 == 0 ? .rightToLeft : nil)
      for strategy in DirectionStrategy.all {
        let text = PlainText(strategy, lines, surroundings, cursor: cursor)
        let read = InOrderReading.estimates(strategy, lines, surroundings, cursor: cursor)
        let asked = lines.indices.map { strategy.estimate($0, among: text) }
        if let number = lines.indices.first(where: { read[$0] != asked[$0] }) {
          wrong.append(
            "round \(round), \(strategy.name), line \(number): \(read[number]) \(asked[number])")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(3))")
  }

  /// A survey answers as the whole text would be asked, each paragraph when no later one can
  /// change its answer, and holds no other one back.
  @Test func aSurveySaysWhatTheWholeTextSays() {
    let seed: UInt64 = 2807
    var random = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for round in 0..<240 {
      let lines = Self.lines(&random).map { Line(scalars: $0.scalars) }
      let cursor =
        Bool.random(using: &random) ? Int.random(in: 0..<lines.count, using: &random) : nil
      let surroundings = DirectionContext(
        locale: round % 2 == 0 ? .leftToRight : .rightToLeft,
        keyboard: round % 3 == 0 ? .rightToLeft : nil)
      for strategy in DirectionStrategy.all {
        var survey = DirectionSurvey(strategy, surroundings: surroundings, tracksFlips: true)
        for (number, line) in lines.enumerated() {
          survey.add(line.scalars, holdsCursor: number == cursor)
          let held = number + 1 - survey.readyCount
          if !strategy.asksNeighbours, held > 0 { wrong.append("\(strategy.name) waits") }
        }
        let text = PlainText(strategy, lines, surroundings, cursor: cursor)
        for (number, answer) in survey.answers().enumerated() {
          let context = strategy.surroundings(of: number, among: text)
          let flips = strategy.flips(lines[number].scalars, in: context)
          if answer.estimate != strategy.estimate(number, among: text) || answer.flips != flips {
            wrong.append("round \(round), \(strategy.name), line \(number): \(answer) \(flips)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.prefix(3))")
  }

  /// A block is answered where it ends, also one that nothing decides.
  @Test func aBlockWaitsForNoLaterOne() {
    var survey = DirectionSurvey(.emacs)
    for line in ["12", "-", ""] { survey.add(scalars(line)) }
    #expect(survey.readyCount == 3)
    for line in ["12", "-"] { survey.add(scalars(line)) }
    #expect(survey.readyCount == 3)
  }

  // MARK: - The index

  /// A text in blocks, of which each edit makes some anew.
  struct BlockText: IndexedParagraphs {
    var signs: [DirectionSign]
    var blocks: [IndexedBlock]
    var version: UInt64
    var count: Int { signs.count }
    var blockCount: Int { blocks.count }

    func block(containing paragraph: Int) -> IndexedBlock {
      blocks.first { $0.paragraphs.contains(paragraph) } ?? blocks[0]
    }
    func isSurelyNeutral(_ block: IndexedBlock) -> Bool {
      block.id % 2 == 0 && signs[block.paragraphs].allSatisfy { $0 == .neutral }
    }
    func sign(of paragraph: Int) -> DirectionSign? { signs[paragraph] }

    mutating func edit(_ random: inout SeededGenerator) {
      version += 1
      let edited = Int.random(in: 0..<blocks.count, using: &random)
      let old = blocks[edited].paragraphs
      let place = Int.random(in: old.lowerBound...old.upperBound, using: &random)
      let gone = place..<Int.random(in: place...old.upperBound, using: &random)
      let new = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        NeighbourTests.sign(&random)
      }
      signs.replaceSubrange(gone, with: new)
      blocks[edited].id = version * 1000
      let growth = new.count - gone.count
      for index in edited..<blocks.count {
        let range = blocks[index].paragraphs
        let start = index == edited ? range.lowerBound : range.lowerBound + growth
        blocks[index].paragraphs = start..<range.upperBound + growth
      }
    }
  }

  static func sign(_ random: inout SeededGenerator) -> DirectionSign {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .decides
    case 1: .endsBlock
    default: .neutral
    }
  }

  @Test func theIndexFindsWhatASearchFinds() {
    let seed: UInt64 = 2805
    var random = SeededGenerator(seed: seed)
    var wrong = 0
    for round in 0..<150 {
      let sizes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: 1...12, using: &random)
      }
      var blocks: [IndexedBlock] = []
      var start = 0
      for (number, size) in sizes.enumerated() {
        blocks.append(IndexedBlock(id: UInt64(number), paragraphs: start..<start + size))
        start += size
      }
      var text = BlockText(
        signs: (0..<start).map { _ in Self.sign(&random) }, blocks: blocks,
        version: UInt64(round) * 1000 + 1)
      var index = DirectionIndex()
      for step in 0..<60 {
        let sign: DirectionSign = Bool.random(using: &random) ? .decides : .endsBlock
        let place = Int.random(in: 0...text.count, using: &random)
        if index.last(sign, before: place, in: text) != text.signs[..<place].lastIndex(of: sign) {
          wrong += 1
        }
        if index.first(sign, from: place, in: text) != text.signs[place...].firstIndex(of: sign) {
          wrong += 1
        }
        if step % 5 == 4 { text.edit(&random) }
      }
    }
    #expect(wrong == 0, "seed \(seed)")
  }

  /// A chain of neutral paragraphs is read once, and after an edit only the block that it changed.
  @Test func whatWasReadIsNotReadAgain() {
    final class Counting: IndexedParagraphs {
      var blocks = (0..<100).map {
        IndexedBlock(id: UInt64($0), paragraphs: $0 * 100..<$0 * 100 + 100)
      }
      var version: UInt64 = 1
      var reads = 0
      var count: Int { 10_000 }
      var blockCount: Int { 100 }
      func block(containing paragraph: Int) -> IndexedBlock { blocks[paragraph / 100] }
      func isSurelyNeutral(_ block: IndexedBlock) -> Bool { false }
      func sign(of paragraph: Int) -> DirectionSign? {
        reads += 1
        return .neutral
      }
    }
    let text = Counting()
    var index = DirectionIndex()
    for place in stride(from: 10_000, through: 0, by: -7) {
      #expect(index.last(.decides, before: place, in: text) == nil)
      #expect(index.first(.decides, from: place, in: text) == nil)
    }
    #expect(text.reads == 10_000)
    text.blocks[50].id = 1000
    text.version = 2
    #expect(index.last(.decides, before: 9000, in: text) == nil)
    #expect(text.reads == 10_100)
  }
}
