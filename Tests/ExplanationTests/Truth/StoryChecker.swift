import BidiAlgorithm
import Explanation
import ReferenceBidi

/// Reads all that is told of a paragraph on one line, and looks up all of it.
struct StoryChecker {
  let paragraph: ExplainedParagraph
  let replay: Replay
  /// How many sentences were read so far.
  private(set) var sentenceCount = 0
  /// What is untrue.
  private(set) var problems: [String] = []

  init(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection, line: Range<Int>?,
    firstOffset: Int = 0, _ data: CharacterData
  ) {
    paragraph = ExplainedParagraph(
      scalars, direction: direction, line: line, firstOffset: firstOffset)
    replay = Replay(scalars, direction, data)
  }

  /// Reads everything.
  mutating func read() {
    let checker = StatementChecker(replay: replay, line: paragraph.line)
    for event in paragraph.events {
      read(paragraph.statement(event), paragraph.sentence(event), event.rule, checker)
      if event.isChange, event.before == event.after, event.rule < .l2, event.rule != .n0 {
        if case .statusStack = event.detail { continue }
        if case .ignored = event.detail { continue }
        problems.append("\(event) is no change")
      }
    }
    for position in paragraph.scalars.indices {
      for step in paragraph.storySteps(at: position) {
        let rule = step.stage == .paragraph ? paragraph.decision?.rule : step.stage.rule
        read(step.statement, step.sentence, rule, checker)
      }
    }
    checkNothingIsLeftOut(checker)
  }

  private mutating func read(
    _ statement: Statement, _ sentence: String, _ rule: BidiRule?, _ checker: StatementChecker
  ) {
    sentenceCount += 1
    do {
      try checker.check(statement, of: rule)
    } catch {
      problems.append("\(sentence) | \(error)")
    }
    readWords(sentence)
  }

  /// The words themselves: characters are named where they stand, one full stop ends a sentence, ranges have the
  /// program's one notation.
  private mutating func readWords(_ sentence: String) {
    for found in sentence.matches(of: /U\+([0-9A-F]{4,6})(?: \([^)]*\))? at ([0-9]+)/) {
      let position = (Int(found.output.2) ?? -1) - paragraph.firstOffset
      let value = UInt32(found.output.1, radix: 16)
      if !paragraph.scalars.indices.contains(position)
        || paragraph.scalars[position].value != value
      {
        problems.append("\(sentence) | another character stands there")
      }
    }
    if !sentence.hasSuffix(".") || sentence.hasSuffix("..") || sentence.contains("  ")
      || sentence.contains(",,") || sentence.contains("\u{2013}")
      || sentence.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value > 0x7E })
    {
      problems.append("\(sentence) | not a plain sentence")
    }
  }

  /// What changed and was not told.
  private mutating func checkNothingIsLeftOut(_ checker: StatementChecker) {
    let stages: [BidiRule] = [.x8, .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2]
    for position in paragraph.scalars.indices where !replay.isRemoved(position) {
      let events = paragraph.events(at: position)
      for (before, after) in zip(stages, stages.dropFirst()) {
        let (was, now) = (
          replay.bidiClass(position, after: before), replay.bidiClass(position, after: after)
        )
        let isTold = events.contains {
          $0.rule == after && now.map { .bidiClass($0) } == $0.after && $0.isChange
        }
        if was != now, !isTold { problems.append("\(after) changed \(position) untold") }
      }
      guard paragraph.line.contains(position) else { continue }
      let isReset = events.contains { $0.rule == .l1 }
      if replay.level(position, after: .i2) != checker.lineLevel(position), !isReset {
        problems.append("L1 changed \(position) untold")
      }
    }
    checkExplicit()
    checkReversals(checker)
  }

  /// X1 to X8 say of each scalar what there is to say, in that order.
  private mutating func checkExplicit() {
    for position in paragraph.scalars.indices {
      let told = paragraph.events(at: position).filter { $0.rule <= .x8 }
        .map(paragraph.statement)
      if told != replay.explicit[position] { problems.append("X1 to X8 at \(position): \(told)") }
    }
  }

  /// The reversals told, one after the other, give the order.
  private mutating func checkReversals(_ checker: StatementChecker) {
    let kept = checker.keptOnLine
    var order = kept
    for event in paragraph.lineEvents {
      guard case .reverses(let reversal) = paragraph.statement(event) else { continue }
      let members = Set(reversal.stretch.flatMap { Array($0) })
      let places = order.indices.filter { members.contains(order[$0]) }
      guard let first = places.first, let last = places.last, last - first + 1 == members.count
      else {
        problems.append("L2 reverses what is not side by side: \(reversal)")
        continue
      }
      order[first...last].reverse()
    }
    let right = checker.order
    if order != right || paragraph.order != right {
      problems.append("L2's reversals give \(order), the order is \(paragraph.order), not \(right)")
    }
  }
}
