import BidiAlgorithm
import Explanation
import ReferenceBidi
import UnicodeData
import Wording

/// Looks up every fact that a statement states. What is wrong is thrown.
struct StatementChecker {
  let replay: Replay
  let line: Range<Int>
  /// The levels after L1, by the reference; nil where X9 removed the scalar.
  let lineLevels: [Int?]
  /// The line's scalars from left to right, by the reference.
  let order: [Int]
  /// The same without the separator that ends the line.
  let drawn: [Int]
  /// The scalars of the line that X9 keeps.
  let keptOnLine: [Int]

  init(replay: Replay, line: Range<Int>) {
    self.replay = replay
    self.line = line
    lineLevels = replay.reference.lineLevels(line)
    order = replay.reference.order(line)
    let text = line.reversed().drop { replay.input.classes[$0] == .b }
    drawn = order.filter(text.contains)
    keptOnLine = line.filter { !replay.isRemoved($0) }
  }

  struct Untrue: Error, CustomStringConvertible {
    var description: String
  }

  func expect(_ isTrue: Bool, _ fact: @autoclosure () -> String) throws {
    if !isTrue { throw Untrue(description: fact()) }
  }

  /// Looks up a statement of a rule; nil where no rule makes it.
  func check(_ statement: Statement, of rule: BidiRule?) throws {
    switch statement {
    case .databaseClass(let at, let bidiClass):
      try expect(replay.input.classes[at] == bidiClass, "the class in the database")
    case .paragraphLevel(let level, let source):
      try expect(Int(level.rawValue) == replay.reference.paragraphLevel, "the paragraph level")
      try levelSource(source, rule)
    case .overruledLevel(let level, let source):
      try expect(replay.direction != .auto && source != .outside, "P2 and P3 are overruled")
      if case .firstStrong(let strong, _) = source {
        try expect(level.isRightToLeft == (strong.bidiClass != .l), "P3")
        try levelSource(source, .p2)
      } else {
        try expect(level == .leftToRight, "P3 without a strong character")
        try levelSource(source, .p3)
      }
    case .stackStarts(let level):
      try expect(Int(level.rawValue) == replay.reference.paragraphLevel, "the paragraph level")
    case .opensEmbedding(let at, _, _), .opensIsolate(let at, _, _), .overflows(let at, _, _, _),
      .firstStrong(let at, _, _), .takesLevel(let at, _, _), .closesIsolate(let at, _, _),
      .closesEmbedding(let at, _), .closesOverflow(let at, _, _), .closesNothing(let at, _, _),
      .endsParagraph(let at, _), .overridden(let at, _, _):
      try expect(
        replay.explicit[at]?.contains(statement) == true,
        "X1 to X8 say \(replay.explicit[at] ?? [])")
    case .removed(let at, let bidiClass):
      try expect(
        replay.isRemoved(at) && replay.input.classes[at] == bidiClass, "what X9 removes")
    case .hasNoPlace(let at): try expect(replay.isRemoved(at), "what X9 removes")
    case .sequence(let at, let sequence): try self.sequence(at, sequence)
    case .markTakesStart, .markFollows, .numberLooksBack, .arabicLetterBecomesR, .separator,
      .terminator, .isLeft:
      try weak(statement)
    case .pair(let at, let pair): try self.pair(at, pair)
    case .markFollowsBracket(let at, let bracket, let bidiClass):
      try markFollowsBracket(at, bracket, bidiClass)
    case .unpaired(let at, let bidiClass, let reason):
      try expect(replay.pairs[at] == nil, "no pair")
      try expect(replay.bidiClass(at, after: .w7) == bidiClass, "the class before N0")
      try expect(replay.alone[at] == reason, "BD16 says \(String(describing: replay.alone[at]))")
    case .neutral(let at, let row, let before, let after, let embedding, let becomes):
      try neutral(at, row, before, after, embedding, becomes)
    case .implicit(let at, let bidiClass, let from, let to):
      try expect(replay.bidiClass(at, after: .n2) == bidiClass, "the class after N2")
      try expect(replay.level(at, after: .x8) == Int(from.rawValue), "the explicit level")
      try expect(replay.level(at, after: .i2) == Int(to.rawValue), "the resolved level")
      try expect(from.isRightToLeft == (rule == .i2), "I1 at even levels, I2 at odd ones")
    case .reset, .reverses, .place, .markBehindBase, .placeAfterMarks, .mirrored:
      try lineStatement(statement)
    }
  }

  private func levelSource(_ source: Statement.LevelSource, _ rule: BidiRule?) throws {
    let classes = replay.input.classes
    let found = Isolates.firstStrong(in: classes.indices, classes)
    switch source {
    case .outside: try expect(replay.direction != .auto && rule == .hl1, "set from outside")
    case .firstStrong(let strong, let passing):
      try expect(
        strong.position == found.position && passing == found.passing && rule == .p2
          && strong.bidiClass == classes[strong.position], "P2 finds \(found)")
    case .nothingStrong(let passing):
      try expect(found.position == nil && passing == found.passing && rule == .p3, "\(found)")
    }
  }

  private func sequence(_ at: Int?, _ sequence: Statement.Sequence) throws {
    let runs = sequence.runs.map { $0.flatMap { Array($0) } }
    let theirs = replay.reference.sequences.first { $0.runs == runs }
    try expect(
      theirs.map {
        $0.level == Int(sequence.level.rawValue) && $0.sos == sequence.startOfSequence
          && $0.eos == sequence.endOfSequence
      } == true, "the sequences are \(replay.reference.sequences)")
    if let at { try expect(theirs?.positions.contains(at) == true, "it is in that sequence") }
  }

  // MARK: - What several rules look at

  /// A side of a character in its sequence, as it was after a rule.
  func expectSide(
    _ side: Statement.Side, _ neighbour: Int?, _ end: BidiClass, after rule: BidiRule
  ) throws {
    switch side {
    case .character(let found):
      try expect(found.position == neighbour, "the neighbour is \(String(describing: neighbour))")
      try expectClass(found, after: rule)
    case .end(let bidiClass):
      try expect(neighbour == nil && bidiClass == end, "the sequence's end is \(end)")
    }
  }

  func expectClass(_ found: Statement.Classified, after rule: BidiRule) throws {
    try expectClass(found.bidiClass, at: found.position, after: rule)
    try expectGiver(found, upTo: rule)
  }

  func expectClass(_ expected: BidiClass, at position: Int, after rule: BidiRule) throws {
    let bidiClass = replay.bidiClass(position, after: rule)
    try expect(
      bidiClass == expected,
      "\(position) has the class \(String(describing: bidiClass)) after \(rule)")
  }

  /// The rule that gave a class: it was another one before.
  private func expectGiver(_ found: Statement.Classified, upTo rule: BidiRule) throws {
    let database = replay.input.classes[found.position]
    guard let giver = found.rule else {
      return try expect(database == found.bidiClass, "\(found.position) has \(database) there")
    }
    try expect(giver <= rule, "\(giver) comes later than \(rule)")
    guard giver > .x8 else {
      let overridden = replay.bidiClass(found.position, after: .x8)
      return try expect(
        overridden == found.bidiClass && database != found.bidiClass, "the override of \(giver)")
    }
    let index = Self.classRules.firstIndex(of: giver) ?? 0
    try expect(index > 0, "\(giver) gives no class")
    try expect(
      replay.bidiClass(found.position, after: giver) == found.bidiClass
        && replay.bidiClass(found.position, after: Self.classRules[index - 1]) != found.bidiClass,
      "\(giver) does not give \(found.bidiClass)")
  }

  /// The rules that give classes, in their order; X8 is the end of the overrides.
  private static let classRules: [BidiRule] = [
    .x8, .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2,
  ]

  func expectChange(_ at: Int, _ before: BidiClass, _ after: BidiClass, by rule: BidiRule) throws {
    guard let index = Self.classRules.firstIndex(of: rule), index > 0 else { return }
    let was = replay.bidiClass(at, after: Self.classRules[index - 1])
    let now = replay.bidiClass(at, after: rule)
    try expect(
      was == before && now == after,
      "\(rule) makes \(String(describing: now)) of \(String(describing: was))")
  }

  /// NI of UAX #9, section 3.3.5: what N1 and N2 resolve.
  func isNeutral(_ bidiClass: BidiClass?) -> Bool {
    switch bidiClass {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  func asStrong(_ bidiClass: BidiClass?) -> BidiClass? {
    switch bidiClass {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  func asStrong(_ side: Statement.Side) -> BidiClass? {
    switch side {
    case .character(let found): asStrong(found.bidiClass)
    case .end(let bidiClass): bidiClass
    }
  }
}
