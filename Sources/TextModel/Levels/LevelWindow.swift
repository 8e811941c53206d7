internal import BidiAlgorithm

/// A stretch of a long paragraph, resolved without the rest.
struct LevelWindow: Sendable {
  /// Its scalars, from the paragraph's start.
  let range: Range<Int>
  /// Whether its levels are those that the whole paragraph gives it.
  let isExact: Bool
  /// The stretch behind what stands for the text before it.
  private let resolved: ResolvedParagraph
  /// What is to be added to a position for its place in ``resolved``.
  private let shift: Int

  /// Resolves a stretch.
  ///
  /// - Parameters:
  ///   - range: the stretch.
  ///   - opening: the initiators that are open at its start, and the strong character before it.
  ///   - input: its classes and brackets.
  ///   - level: the paragraph level.
  ///   - isExact: whether the text beyond cannot change it.
  init(
    _ range: Range<Int>, behind opening: [BidiClass], _ input: BidiInput,
    paragraphLevel level: EmbeddingLevel, isExact: Bool
  ) {
    self.range = range
    self.isExact = isExact
    shift = opening.count - range.lowerBound
    let brackets = input.brackets.map { bracket in
      BracketCharacter(
        position: bracket.position + opening.count, side: bracket.side, identity: bracket.identity)
    }
    resolved = resolve(
      BidiInput(classes: opening + input.classes, brackets: brackets),
      direction: .explicit(level.direction))
  }

  func level(at position: Int) -> EmbeddingLevel { resolved.level(at: position + shift) }

  func isRemoved(at position: Int) -> Bool { resolved.isRemoved(at: position + shift) }

  /// L1 and L2 on a line that lies in it.
  func line(_ line: Range<Int>) -> LineLevels {
    let resolved = resolved.line(line.lowerBound + shift..<line.upperBound + shift)
    func moved(_ run: DirectionalRun) -> DirectionalRun {
      DirectionalRun(
        range: run.range.lowerBound - shift..<run.range.upperBound - shift, level: run.level)
    }
    return LineLevels(
      runs: resolved.runs.map(moved), visualRuns: resolved.visualRuns.map(moved), isExact: isExact)
  }
}

/// The runs of a line after L1: in storage order, and left to right (L2).
struct LineLevels {
  var runs: [DirectionalRun]
  var visualRuns: [DirectionalRun]
  /// Whether they are those that the whole paragraph gives.
  var isExact: Bool
}

extension LevelWindow {
  /// The stretch around a range whose levels the text beyond it cannot change; nil where none is found near.
  ///
  /// It begins behind a strong character and ends with one of the same embedding or isolate, which was not left in
  /// between; brackets in it are paired in it or never. So nothing in it looks beyond those two: W1 to W7 look back to
  /// a strong character, N1 and N2 to one on either side, N0 for pairs and what stands in them and before them, and X5c
  /// up to the isolate's end. What is open at its start is put before it.
  ///
  /// - Parameters:
  ///   - wanted: the range.
  ///   - long: the paragraph, whose index is complete.
  ///   - level: the paragraph level.
  /// - Complexity: O(what is looked at), ``LongParagraph/Sizes/reach`` pieces to either side at most.
  init?(around wanted: Range<Int>, of long: LongParagraph, paragraphLevel level: EmbeddingLevel) {
    let first = long.table.place(at: wanted.lowerBound, .scalars).start.paragraphs
    let last =
      long.table.place(at: max(wanted.lowerBound, wanted.upperBound - 1), .scalars).start.paragraphs
    let reach = long.sizes.reach
    guard last - first <= 4 * reach else { return nil }
    var back = 1
    while true {
      let start = max(0, first - back)
      var search = SettledSearch(long, from: start, wanted)
      if let found = search.find(upTo: last + reach) {
        self.init(
          found.range, behind: found.opening, found.input, paragraphLevel: level, isExact: true)
        return
      }
      if start == 0 || back >= reach { return nil }
      back *= 8
    }
  }

  /// The stretch around a range as it would be if nothing but what is known stood before it, and nothing behind.
  init(
    guessedAround wanted: Range<Int>, of long: LongParagraph, paragraphLevel level: EmbeddingLevel
  ) {
    let first = long.table.place(at: wanted.lowerBound, .scalars).start.paragraphs
    let start = long.table.place(ofParagraph: max(0, first - 1))
    var classes: [BidiClass] = []
    var brackets: [BracketCharacter] = []
    long.table.forEach(in: start.start.paragraphs..<long.table.total.paragraphs) { piece in
      let input = piece.entry.input(original: long.original)
      brackets += input.brackets.map { $0.moved(by: classes.count) }
      classes += input.classes
      return piece.start.scalars < wanted.upperBound
    }
    let states = long.index.states
    let number = start.start.paragraphs
    let opening =
      number < states.count && !states[number].isLost
      ? states[number].frames.map { $0.initiator == .fsi ? .lri : $0.initiator } : []
    self.init(
      start.start.scalars..<start.start.scalars + classes.count, behind: opening,
      BidiInput(classes: classes, brackets: brackets), paragraphLevel: level, isExact: false)
  }
}

extension BracketCharacter {
  fileprivate func moved(by distance: Int) -> BracketCharacter {
    BracketCharacter(position: position + distance, side: side, identity: identity)
  }
}

/// The search for a stretch that the text beyond it cannot change.
private struct SettledSearch {
  /// What was found.
  struct Found {
    var range: Range<Int>
    var opening: [BidiClass]
    var input: BidiInput
  }

  /// A place where it may begin.
  private struct Start {
    /// The position.
    var position: Int
    /// How many initiators are open there.
    var depth: Int
    /// How many opening brackets before it are not paired, of those that could be.
    var height: Int
    /// The initiators, and the strong character before it.
    var opening: [BidiClass]
  }

  private let long: LongParagraph
  private let wanted: Range<Int>
  private let firstPiece: Int
  private let origin: Int
  private var state: OpenNesting
  private var starts: [Start] = []
  private var classes: [BidiClass] = []
  private var brackets: [BracketCharacter] = []

  init(_ long: LongParagraph, from piece: Int, _ wanted: Range<Int>) {
    self.long = long
    self.wanted = wanted
    firstPiece = piece
    origin = long.table.place(ofParagraph: piece).start.scalars
    state = long.index.states[piece]
    if origin == 0 { starts.append(Start(position: 0, depth: 0, height: 0, opening: [])) }
  }

  /// Looks up to a piece; nil where nothing is found.
  mutating func find(upTo piece: Int) -> Found? {
    let count = long.table.total.paragraphs
    var found: Found?
    long.table.forEach(in: firstPiece..<min(count, piece + 1)) { place in
      let input = place.entry.input(original: long.original)
      let base = classes.count
      classes += input.classes
      brackets += input.brackets.map { $0.moved(by: base) }
      var bracket = 0
      for (index, bidiClass) in input.classes.enumerated() {
        var own: BracketCharacter?
        if bracket < input.brackets.count, input.brackets[bracket].position == index {
          own = input.brackets[bracket]
          bracket += 1
        }
        guard let start = pass(bidiClass, own, at: origin + base + index) else { continue }
        found = self.found(from: start, to: origin + base + index + 1)
        return false
      }
      return !state.isLost && (!starts.isEmpty || place.end.scalars <= wanted.lowerBound)
    }
    if found == nil, origin + classes.count == long.table.total.scalars, !state.isLost,
      let start = starts.last
    {
      return self.found(from: start, to: origin + classes.count)
    }
    return found
  }

  /// Passes a scalar. Returns the start of the stretch, where it may end behind that.
  private mutating func pass(
    _ bidiClass: BidiClass, _ bracket: BracketCharacter?, at position: Int
  ) -> Start? {
    // The paragraph's separator ends all that is open, and nothing is behind it.
    if bidiClass == .b { return nil }
    let (depth, height) = (state.frames.count, state.brackets.count)
    state.pass(bidiClass, bracket)
    if state.frames.count < depth {
      starts.removeAll { $0.depth > state.frames.count }
      // Where a run ended, its open brackets are paired no more.
      for index in starts.indices where starts[index].depth == state.frames.count {
        starts[index].height = min(starts[index].height, state.brackets.count)
      }
    } else if state.frames.count == depth, state.brackets.count < height {
      starts.removeAll { $0.depth == depth && $0.height > state.brackets.count }
    }
    guard bidiClass.isStrong, !state.isLost else { return nil }
    if position + 1 >= wanted.upperBound {
      return starts.last {
        $0.depth == state.frames.count && $0.height >= state.brackets.count
      }
    }
    if position < wanted.lowerBound { addStart(behind: bidiClass, at: position) }
    return nil
  }

  private mutating func addStart(behind strong: BidiClass, at position: Int) {
    let (depth, height) = (state.frames.count, state.brackets.count)
    guard !starts.contains(where: { $0.depth == depth && $0.height == height }),
      !state.hasUndecided
    else { return }
    starts.append(
      Start(
        position: position + 1, depth: depth, height: height,
        opening: state.frames.map(\.initiator) + [strong]))
  }

  private func found(from start: Start, to end: Int) -> Found {
    let range = start.position - origin..<end - origin
    return Found(
      range: start.position..<end, opening: start.opening,
      input: BidiInput(
        classes: Array(classes[range]),
        brackets: brackets.filter { range.contains($0.position) }
          .map { $0.moved(by: -range.lowerBound) }))
  }
}
