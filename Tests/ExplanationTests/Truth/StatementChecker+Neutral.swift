import BidiAlgorithm
import Explanation
import ReferenceBidi
import Wording

/// N0 to N2.
extension StatementChecker {
  func pair(_ at: Int, _ pair: Statement.Pair) throws {
    let place = try place(at)
    guard let found = replay.pairs[at], found.pair == pair.brackets else {
      throw Untrue(description: "the pair is \(String(describing: replay.pairs[at]?.pair))")
    }
    let (opening, closing) = (pair.brackets.opening, pair.brackets.closing)
    let positions = place.sequence.positions
    let embedding: BidiClass = place.sequence.level % 2 == 0 ? .l : .r
    try expect(pair.embedding == embedding, "the embedding direction")
    let inside = positions.filter { $0 > opening && $0 < closing }
    let strong = inside.compactMap { asStrong(found.classes[$0]) }
    let between = (opening + 1..<closing).filter { !replay.isRemoved($0) && !inside.contains($0) }
    try expect(pair.isolated.flatMap { Array($0) } == between, "isolated is \(between)")
    if let named = pair.inside {
      try expect(inside.contains(named.position), "it stands inside")
      try expect(found.classes[named.position] == named.bidiClass, "the class inside")
    }
    let after = replay.bidiClass(at, after: .n0)
    switch pair.branch {
    case .b:
      try expect(asStrong(pair.inside?.bidiClass) == embedding, "the embedding direction inside")
      try expect(after == embedding, "N0 b")
    case .c1, .c2:
      try expect(!strong.contains(embedding), "only the opposite direction inside")
      try expect(
        asStrong(pair.inside?.bidiClass) == (embedding == .l ? .r : .l), "the opposite inside")
      try context(pair, positions, found.classes, place.sequence.sos)
      let before = pair.before.flatMap(asStrong)
      try expect((before == embedding) == (pair.branch == .c2) && after == before, "N0 c")
    case .d: try expect(strong.isEmpty && pair.inside == nil && after == .on, "N0 d")
    }
  }

  private func context(
    _ pair: Statement.Pair, _ positions: [Int], _ classes: [BidiClass?], _ sos: BidiClass
  ) throws {
    let before = positions.last { $0 < pair.brackets.opening && asStrong(classes[$0]) != nil }
    switch pair.before {
    case .character(let found):
      try expect(
        found.position == before && classes[found.position] == found.bidiClass,
        "before it stands \(String(describing: before))")
    case .end(let bidiClass): try expect(before == nil && bidiClass == sos, "sos is \(sos)")
    case nil: try expect(false, "c looks before the pair")
    }
  }

  func markFollowsBracket(_ at: Int, _ bracket: Int, _ bidiClass: BidiClass) throws {
    let place = try place(at)
    let positions = place.sequence.positions
    guard let first = positions.firstIndex(of: bracket), first < place.index else {
      throw Untrue(description: "it follows the bracket in its sequence")
    }
    try expect(
      positions[(first + 1)...place.index].allSatisfy { replay.input.classes[$0] == .nsm },
      "marks alone stand between")
    try expect(
      replay.pairs[bracket] != nil && replay.bidiClass(bracket, after: .n0) == bidiClass
        && [.l, .r].contains(bidiClass), "the bracket changed")
    try expect(replay.bidiClass(at, after: .n0) == bidiClass, "the mark's class after N0")
  }

  func neutral(
    _ at: Int, _ row: [Range<Int>], _ before: Statement.Side, _ after: Statement.Side,
    _ embedding: EmbeddingLevel?, _ becomes: BidiClass
  ) throws {
    let place = try place(at)
    let positions = place.sequence.positions
    let stage: BidiRule = embedding == nil ? .n0 : .n1
    let members = row.flatMap { Array($0) }
    guard members.contains(at), let first = positions.firstIndex(of: members[0]),
      first + members.count <= positions.count
    else { throw Untrue(description: "the row is in the sequence") }
    try expect(
      Array(positions[first..<first + members.count]) == members, "the row is side by side")
    for position in members {
      try expect(isNeutral(replay.bidiClass(position, after: stage)), "\(position) is neutral")
    }
    let end = first + members.count
    let left = first > 0 ? positions[first - 1] : nil
    let right = end < positions.count ? positions[end] : nil
    try expectSide(before, left, place.sequence.sos, after: stage)
    try expectSide(after, right, place.sequence.eos, after: stage)
    let sides = (asStrong(before), asStrong(after))
    try expect(sides.0 != nil && sides.1 != nil, "the row is longer")
    if let embedding {
      try expect(sides.0 != sides.1, "the sides agree")
      try expect(Int(embedding.rawValue) == place.sequence.level, "the embedding level")
      try expect(becomes == embedding.direction.strongClass, "the embedding direction")
    } else {
      try expect(sides.0 == sides.1 && sides.0 == becomes, "the sides do not agree")
    }
    try expect(replay.bidiClass(at, after: embedding == nil ? .n1 : .n2) == becomes, "the class")
  }
}
