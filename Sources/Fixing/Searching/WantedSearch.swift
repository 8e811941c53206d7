internal import BidiAlgorithm

/// Searches for the fewest controls with which a paragraph is drawn in a wanted order.
struct WantedSearch {
  private let trial: InsertionTrial
  private let goesOn: () -> Bool
  /// The search that follows all insertions at once.
  private var following: FewestControls
  /// How many texts are resolved at most.
  private var budget: Int
  /// What was found, all of one size.
  private(set) var found: [[PutControl]] = []
  /// Whether no smaller insertion of up to three controls exists; where none was found, whether
  /// none of these exists at all.
  private(set) var isCertain = true
  /// Whether what was found is known to be the smallest, if ``isCertain``.
  private(set) var isSmallest = true
  /// Whether it ended early because it was not to go on.
  private(set) var isStopped = false

  /// Where a part of the insertions is larger and all have to be written out, only places where
  /// directions meet are tried.
  private static let budget = 1_000_000
  /// How many texts are resolved before the search asks whether to go on.
  private static let textsBetweenLooks = 4096
  /// The most insertions of one size that are kept.
  private static let most = 48

  /// Searches. All insertions of up to four controls are followed while the ways to read the
  /// paragraph are not too many. Where they are, or where a named rule for the direction has a say,
  /// insertions are written out: all of up to three controls in short paragraphs, and those where
  /// directions meet in others.
  ///
  /// - Parameters:
  ///   - trial: the paragraph, which is not drawn as wanted, and what is wanted of it.
  ///   - wanted: its visible scalars from left to right.
  ///   - direction: the paragraph's direction, which stays.
  ///   - goesOn: asked now and then; the search ends early where it says no.
  init(
    _ trial: InsertionTrial, wanted: [Unicode.Scalar], _ direction: BaseDirection,
    goesOn: @escaping () -> Bool
  ) {
    (self.trial, self.goesOn) = (trial, goesOn)
    let text = WantedText(trial.scalars, gaps: trial.gaps, wanted: wanted)
    following = FewestControls(text, direction, cost: { Self.cost($0, trial) }, goesOn: goesOn)
    budget = Self.budget
    let meeting = Self.meetingGaps(trial)
    var isFollowed = text.isCovered
    for size in 1...3 {
      if isFollowed, let insertions = follow(upTo: size) {
        found = insertions.filter(trial.isWanted)
        if !found.isEmpty { return }
        isFollowed = insertions.isEmpty
        if isFollowed { continue }
      }
      isFollowed = false
      if isStopped { return }
      writeOut(size, meeting)
      if !found.isEmpty || isStopped { return }
    }
    if isFollowed, let insertions = follow(upTo: 4) {
      found = insertions.filter(trial.isWanted)
      if !found.isEmpty { return }
    }
    if isStopped { return }
    searchPairs(meeting)
    isSmallest = false
  }

  /// The smallest insertions of up to a size; nil where there are too many ways.
  private mutating func follow(upTo size: Int) -> [[PutControl]]? {
    switch following.search(upTo: size, InsertionTrial.controls) {
    case .complete(let insertions):
      // What is followed is what resolves.
      assert(insertions.allSatisfy(trial.isDrawn))
      return insertions
    case .tooMany: return nil
    case .stopped:
      stop()
      return nil
    }
  }

  /// What a control counts beside others of an insertion of one size: marks and isolates at the
  /// edges of words are the cheapest.
  private static func cost(_ put: PutControl, _ trial: InsertionTrial) -> Int {
    let kind: Int =
      switch put.bidiClass {
      case .lro, .rlo: 2
      case .lre, .rle, .pdf: 1
      default: 0
      }
    return 1000 * kind + 10 * trial.distanceFromEdge(put.gap) + (put.bidiClass.isStrong ? 1 : 0)
  }

  /// Tries insertions of a size one by one.
  private mutating func writeOut(_ size: Int, _ meeting: [Int]) {
    let all = trial.gaps
    // Too many may have the wanted order to keep them all: those that hold best come first, and
    // of these those at the edges of words.
    for part in Self.parts {
      let sequences = sequences(of: size, part)
      let isWhole = Self.count(gaps: all.count, size) <= Self.budget / max(1, sequences.count)
      if isWhole, size < 3 { search(meeting, sequences, part) }
      if isWhole {
        search(all, sequences, part)
      } else {
        search(meeting, sequences, part, Self.budget / 8)
      }
      if !isWhole { isCertain = false }
      if !found.isEmpty { return }
      if isStopped || !goesOn() { return stop() }
    }
  }

  /// In how many ways the gaps of an insertion can be chosen.
  private static func count(gaps: Int, _ size: Int) -> Int {
    guard gaps < 10_000 else { return .max }
    return switch size {
    case 1: gaps
    case 2: gaps * (gaps + 1) / 2
    default: gaps * (gaps + 1) * (gaps + 2) / 6
    }
  }

  /// The controls of each insertion of a size and a part, in the order of storage. Where the text
  /// has controls of its own, what these are among them decides of which part they are.
  private func sequences(of size: Int, _ part: Part) -> [[PutControl]] {
    let controls = part.controls.map { PutControl(0, $0) }
    let all = (0..<size).reduce([[]]) { sequences, _ in
      sequences.flatMap { sequence in controls.map { sequence + [$0] } }
    }
    guard !trial.hasOwnControls else { return all }
    return all.filter { trial.tidiness($0) == part.tidiness && areOfUse($0) }
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

  private mutating func search(
    _ gaps: [Int], _ sequences: [[PutControl]], _ part: Part, _ most: Int = budget
  ) {
    budget = most
    var chosen: [Int] = []
    extend(&chosen, gaps[...], sequences, part)
  }

  private mutating func extend(
    _ chosen: inout [Int], _ gaps: ArraySlice<Int>, _ sequences: [[PutControl]],
    _ part: Part
  ) {
    guard let size = sequences.first?.count else { return }
    if chosen.count == size { return attempt(sequences, at: chosen, part) }
    for index in gaps.indices {
      guard budget > 0, found.count < Self.most else { return }
      chosen.append(gaps[index])
      extend(&chosen, gaps[index...], sequences, part)
      chosen.removeLast()
    }
  }

  private mutating func attempt(
    _ sequences: [[PutControl]], at gaps: [Int], _ part: Part
  ) {
    for sequence in sequences {
      guard budget > 0, found.count < Self.most else { return }
      var puts = sequence
      for (index, gap) in gaps.enumerated() { puts[index].gap = gap }
      if trial.hasOwnControls {
        guard trial.tidiness(puts) == part.tidiness, areOfUse(puts) else { continue }
      }
      spend()
      if trial.isWanted(puts), !found.contains(puts) { found.append(puts) }
    }
  }

  /// Counts one text more.
  private mutating func spend() {
    budget -= 1
    if budget % Self.textsBetweenLooks == 0, !goesOn() {
      budget = 0
      stop()
    }
  }

  private mutating func stop() {
    isCertain = false
    isStopped = true
  }

  /// Whether an embedding or override stands before each PDF: without one it is nothing (X7).
  private func areOfUse(_ puts: [PutControl]) -> Bool {
    puts.indices.allSatisfy { index in
      puts[index].bidiClass != .pdf
        || puts[..<index].contains { $0.bidiClass.isEmbeddingInitiator }
        || trial.scalars[..<puts[index].gap].contains {
          (0x202A...0x202E).contains($0.value) && $0.value != 0x202C
        }
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
    var puts: [(gap: Int, turn: Int, PutControl)] = []
    for (number, pair) in sorted.enumerated() {
      puts.append((pair.0, 10 + number, PutControl(pair.0, pair.2)))
      puts.append((pair.1, -number, PutControl(pair.1, "\u{2069}")))
    }
    puts.sort { ($0.gap, $0.turn) < ($1.gap, $1.turn) }
    spend()
    let list = puts.map(\.2)
    if trial.isWanted(list) { found.append(list) }
  }
}
