/// Searches the word graph for known words that Latin letters may spell, in the order of their
/// cost.
///
/// It is Dijkstra's with an estimate: a state's cost so far and the least cost of a word below its
/// node.
struct WordSearch {
  /// A word that was found.
  struct Match {
    var letters: [UInt8]
    var cost: Int
  }

  private let model: SpellingModel
  private let word: [UInt8]
  private var heap = StateHeap()
  private var trail: [(parent: Int32, letters: [UInt8])] = []
  private var visits: [Visit: Int] = [:]

  /// States that go on alike.
  private struct Visit: Hashable {
    var index: Int
    var node: Int32
    var classes: UInt64
    var followsVowel: Bool
  }

  /// How many states are looked at before the search ends with what it has.
  private static let patience = 20_000
  /// How many different ways to the same state are followed.
  private static let ways = 3

  init(_ model: SpellingModel, _ word: [UInt8]) {
    self.model = model
    self.word = word
  }

  /// The words whose cost is near to the best, up to a limit, the cheapest first.
  mutating func matches(limit: Int, within window: Int) -> [Match] {
    start()
    var found: [Match] = []
    var patience = Self.patience
    while let state = heap.pop(), patience > 0 {
      patience -= 1
      if let best = found.first, state.estimate > best.cost + window { break }
      if state.node < 0 {
        let letters = letters(to: state.trail)
        if !found.contains(where: { $0.letters == letters }) {
          found.append(Match(letters: letters, cost: state.cost))
          if found.count == limit { break }
        }
        continue
      }
      let visit = Visit(
        index: state.index, node: state.node, classes: state.classes,
        followsVowel: state.followsVowel)
      guard visits[visit, default: 0] < Self.ways else { continue }
      visits[visit, default: 0] += 1
      expand(state)
    }
    return found
  }

  // MARK: Before the stem

  private mutating func start() {
    begin(at: 0, cost: 0, trail: -1)
    for conjunction in model.graph.conjunctions {
      for (end, cost) in ends(of: conjunction, at: 0) where end < word.count {
        begin(at: end, cost: cost, trail: append(conjunction.letters, after: -1))
      }
    }
  }

  private mutating func begin(at index: Int, cost: Int, trail: Int32) {
    push(index, WordGraph.stems, cost, trail, classes: ~model.graph.bound)
    for opening in model.graph.openings {
      for (end, more) in ends(of: opening, at: index) where end < word.count {
        push(
          end, WordGraph.stems, cost + more, append(opening.letters, after: trail),
          classes: opening.classes)
      }
    }
  }

  /// Where a prefix may end that begins at a place, and at what cost.
  private func ends(of opening: WordGraph.Opening, at index: Int) -> [(end: Int, cost: Int)] {
    if !opening.spellings.isEmpty {
      return opening.spellings.compactMap { spelling in
        spelling.matches(word, at: index)
          ? (index + spelling.latin.count, opening.cost + spelling.cost) : nil
      }
    }
    var places = [index: opening.cost]
    for letter in opening.letters {
      var next: [Int: Int] = [:]
      for (place, cost) in places {
        for spelling in model.rules.spellings[Int(letter)]
        where !spelling.latin.isEmpty && spelling.matches(word, at: place) {
          let end = place + spelling.latin.count
          next[end] = min(next[end] ?? .max, cost + spelling.cost)
          for vowel in model.rules.vowels where vowel.matches(word, at: end) {
            let further = end + vowel.latin.count
            next[further] = min(next[further] ?? .max, cost + spelling.cost + vowel.cost)
          }
        }
      }
      places = next
    }
    return places.map { ($0.key, $0.value) }
  }

  // MARK: Stems and suffixes

  private mutating func expand(_ state: SearchState) {
    let graph = model.graph
    let node = graph.nodes[Int(state.node)]
    let isStart = state.node == WordGraph.stems
    var child = node.firstChild
    while child >= 0 {
      let letter = graph.nodes[Int(child)].letter
      let isShort = model.letters.isShort(letter)
      for spelling in model.rules.spellings[Int(letter)]
      where spelling.matches(word, at: state.index, isStart: isStart) {
        // A short vowel is no second vowel, and is not written.
        let isVowel = isShort && !spelling.latin.isEmpty
        if isVowel, state.followsVowel { continue }
        let splitting = model.rules.splitting(word, at: state.index, spelling)
        push(
          state.index + spelling.latin.count, child, state.cost + spelling.cost + splitting,
          isShort ? state.trail : append([letter], after: state.trail), classes: state.classes,
          followsVowel: isVowel || isShort && state.followsVowel, hasSuffix: state.hasSuffix)
      }
      child = graph.nodes[Int(child)].nextSibling
    }
    if !state.followsVowel {
      for vowel in model.rules.vowels where vowel.matches(word, at: state.index) {
        let end = state.index + vowel.latin.count
        // A vowel that is not written seldom stands before the first letter or behind the last.
        let extra = isStart ? Self.leadingVowel : end == word.count ? Self.trailingVowel : 0
        push(
          end, state.node, state.cost + vowel.cost + extra, state.trail, classes: state.classes,
          followsVowel: true, hasSuffix: state.hasSuffix)
      }
    }
    finish(state, node)
  }

  private static let leadingVowel = 18
  private static let trailingVowel = 26

  private mutating func finish(_ state: SearchState, _ node: WordGraph.Node) {
    var entry = node.firstEnd
    while entry >= 0 {
      let (end, next) = model.graph.ends[Int(entry)]
      entry = next
      guard state.classes & 1 << UInt64(end.wordClass) != 0 else { continue }
      // Below the root of suffixes nothing is missing any more.
      let isWhole = state.hasSuffix || model.graph.open & 1 << UInt64(end.wordClass) == 0
      if state.index == word.count, isWhole {
        heap.push(
          SearchState(
            estimate: state.cost + end.cost, cost: state.cost + end.cost, index: state.index,
            node: -1, trail: state.trail, classes: 0, followsVowel: false, hasSuffix: false))
      }
      let suffixes = model.graph.suffixes(of: end.wordClass)
      if suffixes >= 0, !state.hasSuffix {
        push(
          state.index, suffixes, state.cost + end.cost, state.trail,
          classes: 1 << UInt64(end.wordClass), followsVowel: state.followsVowel, hasSuffix: true)
      }
    }
  }

  // MARK: States

  private mutating func push(
    _ index: Int, _ node: Int32, _ cost: Int, _ trail: Int32, classes: UInt64,
    followsVowel: Bool = false, hasSuffix: Bool = false
  ) {
    let least = Int(model.graph.nodes[Int(node)].least)
    guard least < Int(Int32.max) else { return }
    heap.push(
      SearchState(
        estimate: cost + least, cost: cost, index: index, node: node, trail: trail,
        classes: classes, followsVowel: followsVowel, hasSuffix: hasSuffix))
  }

  private mutating func append(_ letters: [UInt8], after trail: Int32) -> Int32 {
    self.trail.append((trail, letters))
    return Int32(self.trail.count - 1)
  }

  private func letters(to end: Int32) -> [UInt8] {
    var parts: [[UInt8]] = []
    var step = end
    while step >= 0 {
      parts.append(trail[Int(step)].letters)
      step = trail[Int(step)].parent
    }
    return parts.reversed().flatMap { $0 }
  }
}

/// A place in the word and in the graph, and what it took to come there.
struct SearchState {
  var estimate: Int
  var cost: Int
  /// The Latin letters that are spelled.
  var index: Int
  /// The node of the graph; -1 for a whole word.
  var node: Int32
  var trail: Int32
  /// The classes that may still be, a bit each.
  var classes: UInt64
  var followsVowel: Bool
  /// Whether the stem has ended.
  var hasSuffix: Bool
}

/// States in the order of their estimates.
struct StateHeap {
  private var states: [SearchState] = []

  /// O(log *n*).
  mutating func push(_ state: SearchState) {
    states.append(state)
    var index = states.count - 1
    while index > 0, states[(index - 1) / 2].estimate > states[index].estimate {
      states.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// The state of the least estimate. O(log *n*).
  mutating func pop() -> SearchState? {
    guard let first = states.first, let last = states.popLast() else { return nil }
    guard !states.isEmpty else { return first }
    states[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < states.count && states[child].estimate < states[least].estimate {
        least = child
      }
      guard least != index else { return first }
      states.swapAt(index, least)
      index = least
    }
  }
}
