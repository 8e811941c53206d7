import BidiAlgorithm
import Explanation
import ReferenceBidi
import Wording

/// W1 to W7.
extension StatementChecker {
  func weak(_ statement: Statement) throws {
    switch statement {
    case .markTakesStart(let at, let bidiClass):
      let place = try place(at)
      try expect(place.index == 0 && place.sequence.sos == bidiClass, "sos and the start")
      try expectChange(at, .nsm, bidiClass, by: .w1)
    case .markFollows(let at, let previous, let becomes):
      let place = try place(at)
      try expect(
        place.index > 0 && place.sequence.positions[place.index - 1] == previous.position,
        "what stands before it in its sequence")
      try expectClass(previous, after: .w1)
      let isIsolate = previous.bidiClass.isIsolateInitiator || previous.bidiClass == .pdi
      try expect(becomes == (isIsolate ? .on : previous.bidiClass), "W1's outcome")
      try expectChange(at, .nsm, becomes, by: .w1)
    case .numberLooksBack(let at, let strong, let rule, let becomes):
      try numberLooksBack(at, strong, rule, becomes)
    case .arabicLetterBecomesR(let at): try expectChange(at, .al, .r, by: .w3)
    case .separator(let at, let bidiClass, let left, let right):
      let numbers = left.bidiClass
      let place = try place(at)
      let positions = place.sequence.positions
      try expect(
        place.index > 0 && place.index + 1 < positions.count
          && positions[place.index - 1] == left.position
          && positions[place.index + 1] == right.position && right.bidiClass == numbers,
        "its neighbours in its sequence")
      for number in [left, right] { try expectClass(number, after: .w3) }
      try expect(
        (bidiClass == .es && numbers == .en)
          || (bidiClass == .cs && [.en, .an].contains(numbers)), "W4's classes")
      try expectChange(at, bidiClass, numbers, by: .w4)
    case .terminator(let at, let row, let touching): try terminator(at, row, touching)
    case .isLeft(let at, let bidiClass, let numbers): try isLeft(at, bidiClass, numbers)
    default: try expect(false, "a weak rule")
    }
  }

  func place(_ at: Int) throws -> (sequence: ReferenceSequence, index: Int) {
    guard let place = replay.place(at) else { throw Untrue(description: "no sequence") }
    return place
  }

  private func numberLooksBack(
    _ at: Int, _ strong: Statement.Side, _ rule: BidiRule, _ becomes: BidiClass?
  ) throws {
    let place = try place(at)
    let stage: BidiRule = rule == .w2 ? .w1 : .w6
    let last = place.sequence.positions[..<place.index].last {
      [.l, .r, .al].contains(replay.bidiClass($0, after: stage))
    }
    try expectSide(strong, last, place.sequence.sos, after: stage)
    let found =
      switch strong {
      case .character(let found): found.bidiClass
      case .end(let bidiClass): bidiClass
      }
    let expected: BidiClass? =
      rule == .w2 ? (found == .al ? .an : nil) : (found == .l ? .l : nil)
    try expect(becomes == expected, "what \(found) makes of a number")
    try expectChange(at, .en, becomes ?? .en, by: rule)
  }

  private func isLeft(
    _ at: Int, _ bidiClass: BidiClass, _ numbers: [Statement.Classified]?
  ) throws {
    guard let numbers else { throw Untrue(description: "all is explained here") }
    try expect([.es, .et, .cs].contains(bidiClass), "W6's classes")
    let place = try place(at)
    let positions = place.sequence.positions
    let touching = [place.index - 1, place.index + 1].filter(positions.indices.contains)
      .map { positions[$0] }
      .filter { [.en, .an].contains(replay.bidiClass($0, after: .w4)) }
    try expect(numbers.map(\.position) == touching, "the numbers that touch it")
    for number in numbers { try expectClass(number, after: .w4) }
    let classes = numbers.map(\.bidiClass)
    if bidiClass == .et { try expect(!classes.contains(.en), "W5 takes an ET that touches EN") }
    if classes.count == 2, classes[0] == classes[1], bidiClass != .et {
      try expect(bidiClass == .es && classes[0] == .an, "W4 joins all others")
    }
    try expectChange(at, bidiClass, .on, by: .w6)
  }

  private func terminator(_ at: Int, _ row: [Range<Int>], _ touching: Int) throws {
    let place = try place(at)
    let positions = place.sequence.positions
    let members = row.flatMap { Array($0) }
    guard members.contains(at), let first = positions.firstIndex(of: members[0]),
      let number = positions.firstIndex(of: touching), first + members.count <= positions.count
    else { throw Untrue(description: "the row is in the sequence") }
    try expect(
      Array(positions[first..<first + members.count]) == members, "the row is side by side")
    try expect(number == first - 1 || number == first + members.count, "the number touches it")
    for position in members {
      try expectClass(.et, at: position, after: .w4)
    }
    for beside in [first - 1, first + members.count] where positions.indices.contains(beside) {
      try expect(replay.bidiClass(positions[beside], after: .w4) != .et, "the row is longer")
    }
    try expectClass(.en, at: touching, after: .w4)
    try expectChange(at, .et, .en, by: .w5)
  }
}
