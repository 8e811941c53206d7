import BidiAlgorithm
import Explanation
import ReferenceBidi
import Wording

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
      read(paragraph.statement(event), paragraph.sentence(event).english, event.rule, checker)
      if event.isChange, event.before == event.after, event.rule < .l2, event.rule != .n0 {
        if case .statusStack = event.detail { continue }
        if case .ignored = event.detail { continue }
        problems.append("\(event) is no change")
      }
    }
    var stories: [[StoryStep]] = []
    for position in paragraph.scalars.indices {
      let story = paragraph.storySteps(at: position)
      for step in story {
        let rule = step.stage == .paragraph ? paragraph.decision?.rule : step.stage.rule
        read(step.statement, step.sentence.english, rule, checker)
      }
      stories.append(story)
    }
    checkNothingIsLeftOut(checker, stories)
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

  /// The words themselves: characters are named where they stand, one full stop ends a sentence,
  /// ranges have the program's one notation.
  private mutating func readWords(_ sentence: String) {
    for (value, offset) in Self.placedScalars(in: sentence) {
      let position = offset - paragraph.firstOffset
      if !paragraph.scalars.indices.contains(position)
        || paragraph.scalars[position].value != value
      {
        problems.append("\(sentence) | another character stands there")
      }
    }
    // A long row of ranges is cut in its middle, with a sign.
    let isASCII = sentence.utf8.allSatisfy { $0 < 0x80 }
    let whole = isASCII ? sentence : sentence.replacing(", \u{2026}, ", with: ", ")
    let bytes = Array(whole.utf8)
    let hasDouble = zip(bytes, bytes.dropFirst()).contains { $0 == $1 && " ,".utf8.contains($0) }
    let stops = bytes.reversed().prefix { $0 == UInt8(ascii: ".") }.count
    if stops != 1 || hasDouble || bytes.contains(where: { !(0x20...0x7E).contains($0) }) {
      problems.append("\(sentence) | not a plain sentence")
    }
  }

  /// The scalars that a sentence names where they stand, with their offsets: `U+05D0 at 3`, `U+0028
  /// (left parenthesis) at 7`. By the bytes: there are millions of sentences.
  static func placedScalars(in sentence: String) -> [(value: UInt32, offset: Int)] {
    var found: [(value: UInt32, offset: Int)] = []
    var rest = Array(sentence.utf8)[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "U")) {
      rest = rest[(sign + 1)...]
      guard rest.first == UInt8(ascii: "+") else { continue }
      let digits = rest.dropFirst().prefix { "0123456789ABCDEF".utf8.contains($0) }
      var after = rest[digits.endIndex...]
      if after.starts(with: " (".utf8), let end = after.firstIndex(of: UInt8(ascii: ")")) {
        after = after[(end + 1)...]
      }
      guard after.starts(with: " at ".utf8) else { continue }
      let offset = after.dropFirst(4).prefix { "0123456789".utf8.contains($0) }
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let offset = Int(String(decoding: offset, as: UTF8.self))
      {
        found.append((value, offset))
      }
    }
    return found
  }

  /// What changed and was not told.
  private mutating func checkNothingIsLeftOut(
    _ checker: StatementChecker, _ stories: [[StoryStep]]
  ) {
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
    checkMarks(checker, stories)
  }

  /// X1 to X8 say of each scalar what there is to say, in that order.
  private mutating func checkExplicit() {
    for position in paragraph.scalars.indices {
      let told = paragraph.events(at: position).filter { $0.rule <= .x8 }
        .map(paragraph.statement)
      if told != replay.explicit[position] { problems.append("X1 to X8 at \(position): \(told)") }
    }
  }

  /// Reverses positions in an order; false where they are not side by side in it.
  private static func reverse(_ members: Set<Int>, in order: inout [Int]) -> Bool {
    let places = order.indices.filter { members.contains(order[$0]) }
    guard let first = places.first, let last = places.last, last - first + 1 == members.count
    else { return false }
    order[first...last].reverse()
    return true
  }

  /// The marks told, each row turned around with its base, give the order after L3, and each place
  /// that is told in it.
  private mutating func checkMarks(_ checker: StatementChecker, _ stories: [[StoryStep]]) {
    var clusters: [Int: [Int]] = [:]
    for event in paragraph.lineEvents {
      if case .markBehindBase(let at, let base) = paragraph.statement(event) {
        clusters[base, default: [base]].append(at)
      }
    }
    var order = checker.order
    for cluster in clusters.values where !Self.reverse(Set(cluster), in: &order) {
      problems.append("L3 turns around what is not side by side: \(cluster)")
    }
    if paragraph.orderAfterL3 != order { problems.append("L3 gives \(paragraph.orderAfterL3)") }
    for (place, position) in order.filter(checker.drawn.contains).enumerated() {
      let told = stories[position].filter {
        if case .placeAfterMarks = $0.statement { true } else { false }
      }.map(\.statement)
      let isMoved = checker.drawn.firstIndex(of: position) != place
      if told != (isMoved ? [.placeAfterMarks(at: position, place: place)] : []) {
        problems.append("L3 at \(position): \(told), it is number \(place)")
      }
    }
  }

  /// The reversals told, one after the other, give the order.
  private mutating func checkReversals(_ checker: StatementChecker) {
    let kept = checker.keptOnLine
    var order = kept
    for event in paragraph.lineEvents {
      guard case .reverses(let reversal) = paragraph.statement(event) else { continue }
      if !Self.reverse(Set(reversal.stretch.flatMap { Array($0) }), in: &order) {
        problems.append("L2 reverses what is not side by side: \(reversal)")
      }
    }
    let right = checker.order
    if order != right || paragraph.order != right {
      problems.append("L2's reversals give \(order), the order is \(paragraph.order), not \(right)")
    }
    let steps = paragraph.stepsOfL2
    if (steps.last?.order ?? paragraph.orderBeforeL2) != right || kept != paragraph.orderBeforeL2 {
      problems.append("L2's steps end with \(steps.last?.order ?? []), not \(right)")
    }
  }
}
