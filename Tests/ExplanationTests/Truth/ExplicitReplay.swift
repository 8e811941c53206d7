import BidiAlgorithm
import Explanation
import Wording

/// X1 to X8 once more, as statements, over arrays that grow and shrink.
struct ExplicitReplay {
  private struct Entry {
    var level: Int
    var override: BidiClass?
    var isIsolate: Bool
    var initiator: Int?
  }

  private var stack: [Entry]
  private var isolates = 0
  private var embeddings = 0
  private var validIsolates = 0

  private init(_ paragraphLevel: Int) {
    stack = [Entry(level: paragraphLevel, override: nil, isIsolate: false, initiator: nil)]
  }

  private var last: Entry { stack[stack.count - 1] }
  private var counts: Statement.Counts { .init(isolates: isolates, embeddings: embeddings) }
  private var ownLevel: EmbeddingLevel { EmbeddingLevel(last.level) }

  /// What each scalar's rules have to say, X9 left out.
  static func statements(_ classes: [BidiClass], paragraphLevel: Int) -> [Int: [Statement]] {
    var replay = ExplicitReplay(paragraphLevel)
    var statements: [Int: [Statement]] = [:]
    for (at, bidiClass) in classes.enumerated() {
      statements[at] = replay.apply(at, bidiClass, classes, paragraphLevel)
    }
    return statements
  }

  private mutating func apply(
    _ at: Int, _ bidiClass: BidiClass, _ classes: [BidiClass], _ paragraphLevel: Int
  ) -> [Statement] {
    switch bidiClass {
    case .bn: return []
    case .rle: return [embed(at, isOdd: true, override: nil)]
    case .lre: return [embed(at, isOdd: false, override: nil)]
    case .rlo: return [embed(at, isOdd: true, override: .r)]
    case .lro: return [embed(at, isOdd: false, override: .l)]
    case .rli: return isolate(at, isOdd: true)
    case .lri: return isolate(at, isOdd: false)
    case .fsi:
      let end = Isolates.end(of: at, classes)
      let content = at + 1..<(end.isMatched ? end.bound - 1 : end.bound)
      let found = Isolates.firstStrong(in: content, classes)
      let strong = found.position.map {
        Statement.Classified(position: $0, bidiClass: classes[$0])
      }
      let first = Statement.firstStrong(at: at, strong: strong, passing: found.passing)
      return [first] + isolate(at, isOdd: strong.map { $0.bidiClass != .l } ?? false)
    case .pdi: return closeIsolate(at)
    case .pdf: return [closeEmbedding(at)]
    case .b:
      self = ExplicitReplay(paragraphLevel)
      return [.endsParagraph(at: at, ownLevel)]
    default:
      return [.takesLevel(at: at, ownLevel, from: last.initiator)] + override(at)
    }
  }

  private func next(isOdd: Bool) -> Int {
    last.level % 2 == (isOdd ? 1 : 0) ? last.level + 2 : last.level + 1
  }

  private func override(_ at: Int) -> [Statement] {
    guard let bidiClass = last.override, let initiator = last.initiator else { return [] }
    return [.overridden(at: at, by: initiator, bidiClass)]
  }

  private func overflow(_ next: Int) -> Statement.Overflow? {
    if isolates > 0 { return .insideOverflowIsolate }
    if embeddings > 0 { return .afterOverflow }
    return next > 125 ? .tooDeep(EmbeddingLevel(next)) : nil
  }

  private mutating func embed(_ at: Int, isOdd: Bool, override: BidiClass?) -> Statement {
    let next = next(isOdd: isOdd)
    if let overflow = overflow(next) {
      if isolates == 0 { embeddings += 1 }
      return .overflows(at: at, overflow, counts, ownLevel: nil)
    }
    stack.append(Entry(level: next, override: override, isIsolate: false, initiator: at))
    return .opensEmbedding(at: at, level: EmbeddingLevel(next), override: override)
  }

  private mutating func isolate(_ at: Int, isOdd: Bool) -> [Statement] {
    let own = ownLevel
    let overriding = override(at)
    let next = next(isOdd: isOdd)
    if let overflow = overflow(next) {
      isolates += 1
      return [.overflows(at: at, overflow, counts, ownLevel: own)] + overriding
    }
    validIsolates += 1
    stack.append(Entry(level: next, override: nil, isIsolate: true, initiator: at))
    return [.opensIsolate(at: at, ownLevel: own, level: EmbeddingLevel(next))] + overriding
  }

  private mutating func closeIsolate(_ at: Int) -> [Statement] {
    let first: Statement
    if isolates > 0 {
      isolates -= 1
      first = .closesOverflow(at: at, counts, ownLevel: ownLevel)
    } else if validIsolates == 0 {
      first = .closesNothing(at: at, .matchesNothing, ownLevel: ownLevel)
    } else {
      embeddings = 0
      validIsolates -= 1
      while !last.isIsolate { stack.removeLast() }
      let initiator = stack.removeLast().initiator ?? -1
      first = .closesIsolate(at: at, of: initiator, ownLevel: ownLevel)
    }
    return [first] + override(at)
  }

  private mutating func closeEmbedding(_ at: Int) -> Statement {
    if isolates > 0 { return .closesNothing(at: at, .insideOverflowIsolate, ownLevel: nil) }
    if embeddings > 0 {
      embeddings -= 1
      return .closesOverflow(at: at, counts, ownLevel: nil)
    }
    if last.isIsolate {
      return .closesNothing(at: at, .insideIsolate(last.initiator ?? -1), ownLevel: nil)
    }
    guard stack.count > 1 else { return .closesNothing(at: at, .matchesNothing, ownLevel: nil) }
    return .closesEmbedding(at: at, of: stack.removeLast().initiator ?? -1)
  }
}

/// BD9 and P2, by walking.
enum Isolates {
  /// Where the isolate of an initiator ends: behind its matching PDI, or where the paragraph's text
  /// does.
  static func end(of initiator: Int, _ classes: [BidiClass]) -> (bound: Int, isMatched: Bool) {
    var open = 0
    for position in initiator..<classes.count {
      if classes[position].isIsolateInitiator { open += 1 }
      if classes[position] == .pdi { open -= 1 }
      if classes[position] == .b { return (position, false) }
      if open == 0 { return (position + 1, true) }
    }
    return (classes.count, false)
  }

  /// The first strong character outside isolates, and the isolates before it.
  static func firstStrong(
    in range: Range<Int>, _ classes: [BidiClass]
  ) -> (position: Int?, passing: [Range<Int>]) {
    var passing: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound, classes[position] != .b {
      if [.l, .r, .al].contains(classes[position]) { return (position, passing) }
      guard classes[position].isIsolateInitiator else {
        position += 1
        continue
      }
      let end = min(end(of: position, classes).bound, range.upperBound)
      passing.append(position..<end)
      position = end
    }
    return (nil, passing)
  }
}
