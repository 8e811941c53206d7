internal import BidiAlgorithm

/// Searches for the fewest controls with which a paragraph is drawn in a wanted order.
struct WantedSearch {
  private let trial: InsertionTrial
  private let goesOn: () -> Bool
  /// How many texts are resolved at most.
  private var budget: Int
  /// What was found, all of one size.
  private(set) var found: [[InsertionTrial.Put]] = []
  /// Whether no smaller insertion exists; where none was found, whether none of up to three
  /// controls exists.
  private(set) var isCertain = true

  /// After so many resolved texts, only places where directions meet are tried.
  private static let budget = 1_600_000
  /// How many texts are resolved before the search asks whether to go on.
  private static let textsBetweenLooks = 4096
  /// The most insertions of one size that are kept.
  private static let most = 48

  /// Searches. Every insertion of up to three controls is tried while the paragraph is short
  /// enough for that.
  ///
  /// - Parameters:
  ///   - trial: the paragraph and what is wanted of it.
  ///   - goesOn: asked now and then; the search ends early where it says no.
  init(_ trial: InsertionTrial, goesOn: @escaping () -> Bool) {
    (self.trial, self.goesOn) = (trial, goesOn)
    budget = Self.budget
    if trial.isWanted([]) {
      found = [[]]
      return
    }
    let all = trial.gaps
    let meeting = Self.meetingGaps(trial)
    for size in 1...3 {
      let isWhole = Self.count(gaps: all.count, size: size) <= Self.budget
      if !isWhole { isCertain = false }
      // Too many may have the wanted order to keep them all: those that hold best come first, and
      // of these those at the edges of words.
      for part in Self.parts {
        if isWhole, size < 3 { search(meeting, size, part) }
        search(isWhole ? all : meeting, size, part)
        if !found.isEmpty || !goesOn() { return }
      }
    }
    searchPairs(meeting)
  }

  /// How many insertions of a size there are.
  private static func count(gaps: Int, size: Int) -> Int {
    let controls = InsertionTrial.controls.count
    switch size {
    case 1: return gaps * controls
    case 2: return gaps * (gaps + 1) / 2 * controls * controls
    default:
      guard gaps < 10_000 else { return .max }
      return gaps * (gaps + 1) * (gaps + 2) / 6 * controls * controls * controls
    }
  }

  /// The gaps between scalars of different kinds, at most as many as can be tried.
  private static func meetingGaps(_ trial: InsertionTrial) -> [Int] {
    let text = Skeleton(DrawnParagraph(trial.scalars, .auto))
    let tokens = Token.tokens(of: text)
    var gaps: Set<Int> = [0, trial.scalars.count]
    for token in tokens {
      let range = text.storage(token.range)
      gaps.formUnion([range.lowerBound, range.upperBound])
    }
    let sorted = gaps.intersection(trial.gaps).sorted()
    return sorted.count <= 16 ? sorted : Array(sorted.prefix(8) + sorted.suffix(8))
  }

  /// A part of the insertions of a size, and the controls that they have.
  private struct Part {
    var tidiness: Tidiness
    var controls: [Unicode.Scalar]
  }

  /// All insertions, in parts that are tried one after the other.
  private static let parts = [
    Part(tidiness: .isolates, controls: InsertionTrial.isolatesAndMarks),
    Part(tidiness: .embeddings, controls: InsertionTrial.withEmbeddings),
    Part(tidiness: .overrides, controls: InsertionTrial.controls),
    Part(tidiness: .openIsolates, controls: InsertionTrial.isolatesAndMarks),
    Part(tidiness: .openEmbeddings, controls: InsertionTrial.withEmbeddings),
    Part(tidiness: .openOverrides, controls: InsertionTrial.controls),
  ]

  private mutating func search(_ gaps: [Int], _ size: Int, _ part: Part) {
    budget = Self.budget
    var puts: [InsertionTrial.Put] = []
    extend(&puts, gaps[...], size, part)
  }

  private mutating func extend(
    _ puts: inout [InsertionTrial.Put], _ gaps: ArraySlice<Int>, _ size: Int, _ part: Part
  ) {
    if puts.count == size {
      guard trial.tidiness(puts) == part.tidiness else { return }
      spend()
      if found.count < Self.most, trial.isWanted(puts), !found.contains(puts) {
        found.append(puts)
      }
      return
    }
    for index in gaps.indices {
      for control in part.controls {
        guard budget > 0, found.count < Self.most else { return }
        if control == "\u{202C}", !hasEmbedding(puts, before: gaps[index]) { continue }
        puts.append(InsertionTrial.Put(gaps[index], control))
        extend(&puts, gaps[index...], size, part)
        puts.removeLast()
      }
    }
  }

  /// Counts one text more.
  private mutating func spend() {
    budget -= 1
    if budget % Self.textsBetweenLooks == 0, !goesOn() {
      budget = 0
      isCertain = false
    }
  }

  /// Whether an embedding or override stands before a gap: a PDF without one is nothing (X7).
  private func hasEmbedding(_ puts: [InsertionTrial.Put], before gap: Int) -> Bool {
    puts.contains { $0.bidiClass.isEmbeddingInitiator }
      || trial.scalars[..<gap].contains {
        (0x202A...0x202E).contains($0.value) && $0.value != 0x202C
      }
  }

  /// Tries two and three isolates where directions meet. These are more than three controls, so
  /// none is claimed to be the smallest.
  private mutating func searchPairs(_ gaps: [Int]) {
    var pairs: [(Int, Int, Unicode.Scalar)] = []
    for (index, start) in gaps.enumerated() {
      for end in gaps[(index + 1)...] {
        pairs.append((start, end, "\u{2066}"))
        pairs.append((start, end, "\u{2067}"))
      }
    }
    budget = Self.budget / 8
    for first in pairs.indices {
      for second in pairs.indices.dropFirst(first + 1) {
        attempt([pairs[first], pairs[second]])
        if budget <= 0 || found.count >= 8 { return }
      }
    }
    guard found.isEmpty, pairs.count <= 60 else { return }
    for first in pairs.indices {
      for second in pairs.indices.dropFirst(first + 1) {
        for third in pairs.indices.dropFirst(second + 1) {
          attempt([pairs[first], pairs[second], pairs[third]])
          if budget <= 0 || found.count >= 8 { return }
        }
      }
    }
  }

  private mutating func attempt(_ pairs: [(Int, Int, Unicode.Scalar)]) {
    // At one gap what closes comes before what opens, and the longer one opens first.
    let sorted = pairs.sorted { ($0.0, -$0.1) < ($1.0, -$1.1) }
    for (a, b) in zip(sorted, sorted.dropFirst()) where a.0 < b.0 && b.0 < a.1 && a.1 < b.1 {
      return
    }
    var puts: [(gap: Int, turn: Int, InsertionTrial.Put)] = []
    for (number, pair) in sorted.enumerated() {
      puts.append((pair.0, 10 + number, InsertionTrial.Put(pair.0, pair.2)))
      puts.append((pair.1, -number, InsertionTrial.Put(pair.1, "\u{2069}")))
    }
    puts.sort { ($0.gap, $0.turn) < ($1.gap, $1.turn) }
    spend()
    let list = puts.map(\.2)
    if trial.isWanted(list) { found.append(list) }
  }
}
