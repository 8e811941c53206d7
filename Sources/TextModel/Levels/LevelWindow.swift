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
  ///   - opening: the initiators open at the input's start, and the strong character before.
  ///   - input: its classes and brackets, and those of what stands for the text around it.
  ///   - lead: how many scalars of the input stand before it.
  ///   - level: the paragraph level.
  ///   - isExact: whether the text beyond cannot change it.
  init(
    _ range: Range<Int>, behind opening: [BidiClass], _ input: BidiInput, lead: Int = 0,
    paragraphLevel level: EmbeddingLevel, isExact: Bool
  ) {
    self.range = range
    self.isExact = isExact
    shift = opening.count + lead - range.lowerBound
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
  /// The stretch around a range whose levels no text beyond it can change; nil where none is near.
  ///
  /// It begins behind a strong character and ends with one of the same embedding or isolate, which
  /// was not left in between; brackets in it are paired in it or never. So nothing in it looks
  /// beyond those two: W1 to W7 look back to a strong character, N1 and N2 to one on either side,
  /// N0 for pairs and what stands in them and before them, and X5c up to the isolate's end. What is
  /// open at its start is put before it.
  ///
  /// - Parameters:
  ///   - wanted: the range.
  ///   - long: the paragraph, whose index is complete.
  ///   - level: the paragraph level.
  /// - Complexity: O(what is looked at), ``LongParagraph/Sizes/reach`` pieces to either side at
  ///   most.
  init?(around wanted: Range<Int>, of long: LongParagraph, paragraphLevel level: EmbeddingLevel) {
    let first = long.table.place(at: wanted.lowerBound, .scalars).start.paragraphs
    let last =
      long.table.place(at: max(wanted.lowerBound, wanted.upperBound - 1), .scalars).start.paragraphs
    let reach = long.sizes.reach
    guard last - first <= 4 * reach else { return nil }
    func take(_ found: SettledSearch.Found) -> LevelWindow {
      LevelWindow(
        found.range, behind: found.opening, found.input, lead: found.lead, paragraphLevel: level,
        isExact: true)
    }
    var back = 1
    while true {
      let start = max(0, first - back)
      var search = SettledSearch(long, from: start, wanted)
      if let found = search.find(upTo: last, reach) {
        self = take(found)
        return
      }
      if start == 0 || back >= reach { break }
      back *= 8
    }
    // What ends here may have begun long ago.
    let lowest = long.index.lows[first...min(last + 1, long.index.lows.count - 1)].map(\.depth)
      .min()
    guard
      let start = long.index.states[...first].lastIndex(where: { $0.frames.count <= lowest ?? 0 }),
      start < first - reach
    else { return nil }
    var search = SettledSearch(long, from: start, wanted)
    guard search.skip(to: first - 1), let found = search.find(upTo: last, reach) else { return nil }
    self = take(found)
  }

  /// The stretch around a range as it would be if nothing but what is known stood before it, and
  /// nothing behind.
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
///
/// Where an isolate or embedding is so long that its end is not near, what stands between two
/// strong characters in it is left out: nothing outside looks into it but for those.
private struct SettledSearch {
  /// What was found.
  struct Found {
    var range: Range<Int>
    var opening: [BidiClass]
    var input: BidiInput
    /// How many scalars of the input stand before the range.
    var lead: Int
  }

  /// A place where it may begin.
  private struct Start {
    /// The index among the classes.
    var index: Int
    /// How many initiators are open there.
    var depth: Int
    /// How many opening brackets before it are not paired, of those that could be.
    var height: Int
    /// The initiators, and the strong character before it.
    var opening: [BidiClass]
  }

  /// A place behind a strong character, since which no less was open.
  private struct Rest {
    /// The index among the classes.
    var index: Int
    var depth: Int
    var height: Int
    /// Whether no bracket that was open there was closed since.
    var isUntouched = true
    /// Whether the direction of all isolates around it is known.
    var isDecided: Bool
    /// Whether it stands in no embedding of its isolate.
    var isInIsolate: Bool
  }

  private let long: LongParagraph
  private let wanted: Range<Int>
  private var nextPiece: Int
  /// What is to be added to an index for its position, in the stretch that was looked for.
  private var origin: Int
  private var state: OpenNesting
  private var starts: [Start] = []
  private var rest: Rest?
  private var classes: [BidiClass] = []
  private var brackets: [BracketCharacter] = []
  /// The positions that may be asked for: what was left out is before or behind them.
  private var covered: Range<Int>
  /// Nothing is taken until less than this is open.
  private var isLeavingBelow: Int?
  /// Nothing is taken until a strong character stands where so much is open; no bracket before it
  /// may be closed.
  private var isEntering: Int?
  private var entered: (depth: Int, height: Int)?
  private var isBroken = false

  init(_ long: LongParagraph, from piece: Int, _ wanted: Range<Int>) {
    self.long = long
    self.wanted = wanted
    nextPiece = piece
    origin = long.table.place(ofParagraph: piece).start.scalars
    covered = origin..<long.table.total.scalars
    state = long.index.states[piece]
    if origin == 0 { starts.append(Start(index: 0, depth: 0, height: 0, opening: [])) }
  }

  /// Looks up to so many pieces behind a piece; nil where nothing is found.
  mutating func find(upTo piece: Int, _ reach: Int) -> Found? {
    let count = long.table.total.paragraphs
    var left = reach
    while nextPiece < count, left > 0 {
      let place = long.table.place(ofParagraph: nextPiece)
      if let found = read(place) { return found }
      guard !isBroken, !state.isLost, !starts.isEmpty || place.end.scalars <= wanted.lowerBound
      else { return nil }
      nextPiece += 1
      guard nextPiece > piece else { continue }
      left -= 1
      if let found = endOpen() { return found }
      leaveOut()
    }
    guard nextPiece == count, isLeavingBelow == nil, isEntering == nil, let start = starts.last
    else { return nil }
    return found(from: start, to: classes.count)
  }

  /// Leaves out what stands before a piece further on; false where that cannot be.
  mutating func skip(to piece: Int) -> Bool {
    for _ in 0..<3 {
      guard nextPiece < piece, read(long.table.place(ofParagraph: nextPiece)) == nil, !isBroken,
        !state.isLost
      else { return false }
      nextPiece += 1
      let lowest = long.index.lows[nextPiece..<piece].map(\.depth).min()
      guard let rest, rest.height == 0, rest.isDecided, rest.depth > 0,
        lowest.map({ rest.depth <= $0 }) ?? true
      else { continue }
      drop(behind: rest)
      nextPiece = piece
      state = long.index.states[piece]
      isEntering = rest.depth
      self.rest = nil
      return true
    }
    return false
  }

  /// Passes a piece. Returns the stretch, where it is complete.
  private mutating func read(_ place: ParagraphTable.Place) -> Found? {
    let input = place.entry.input(original: long.original)
    var bracket = 0
    for (offset, bidiClass) in input.classes.enumerated() {
      var own: BracketCharacter?
      if bracket < input.brackets.count, input.brackets[bracket].position == offset {
        own = input.brackets[bracket]
        bracket += 1
      }
      // The paragraph's separator ends all that is open, and nothing is behind it.
      if bidiClass != .b { state.pass(bidiClass, own) }
      let isTaken = takes(bidiClass, at: place.start.scalars + offset)
      if isBroken { return nil }
      guard isTaken else { continue }
      if let own { brackets.append(own.moved(by: classes.count - own.position)) }
      classes.append(bidiClass)
      if bidiClass == .b { continue }
      let isBehind = place.start.scalars + offset + 1 >= wanted.upperBound
      let isBefore = place.start.scalars + offset < wanted.lowerBound
      if let start = note(bidiClass, isBefore: isBefore, isBehind: isBehind) {
        return found(from: start, to: classes.count)
      }
      if isBroken { return nil }
    }
    return nil
  }

  /// Whether a scalar that was passed is taken, and not left out.
  private mutating func takes(_ bidiClass: BidiClass, at position: Int) -> Bool {
    if let below = isLeavingBelow {
      guard state.frames.count < below else { return false }
      isLeavingBelow = nil
    }
    if let depth = isEntering {
      if state.frames.count < depth { isBroken = true }
      guard bidiClass.isStrong, state.frames.count == depth else { return false }
      isEntering = nil
      entered = (depth, state.brackets.count)
      origin = position - classes.count
      covered = position + 1..<covered.upperBound
    }
    return true
  }

  /// Notes what a taken scalar changed. Returns the stretch's start, where it may end behind it.
  private mutating func note(
    _ bidiClass: BidiClass, isBefore: Bool, isBehind: Bool
  ) -> Start? {
    let (depth, height) = (state.frames.count, state.brackets.count)
    // No more is open than before where a start is deeper: it was left. Where a run ended, its
    // brackets are paired no more; where one was closed that was open at a start, that is no start.
    let isEnd = bidiClass == .pdf || bidiClass == .pdi
    starts.removeAll { $0.depth > depth }
    for index in starts.indices.reversed() where starts[index].depth == depth {
      guard starts[index].height > height else { continue }
      if isEnd { starts[index].height = height } else { starts.remove(at: index) }
    }
    if let entered {
      if entered.depth > depth {
        self.entered = nil
      } else if entered.depth == depth, entered.height > height {
        if isEnd { self.entered?.height = height } else { isBroken = true }
      }
    }
    if let rest, rest.depth > depth {
      self.rest = nil
    } else if let rest, rest.depth == depth, rest.height > height {
      self.rest?.isUntouched = false
    }
    guard bidiClass.isStrong, !state.isLost else { return nil }
    rest = Rest(
      index: classes.count, depth: depth, height: height, isDecided: !state.hasUndecided,
      isInIsolate: state.frames.last?.isIsolate == true)
    if isBehind { return starts.last { $0.depth == depth && $0.height >= height } }
    if isBefore { addStart(behind: bidiClass) }
    return nil
  }

  private mutating func addStart(behind strong: BidiClass) {
    let (depth, height) = (state.frames.count, state.brackets.count)
    guard !starts.contains(where: { $0.depth == depth && $0.height == height }),
      !state.hasUndecided
    else { return }
    starts.append(
      Start(
        index: classes.count, depth: depth, height: height,
        opening: state.frames.map(\.initiator) + [strong]))
  }

  /// The stretch up to the last strong character, where what is open there is never closed.
  private func endOpen() -> Found? {
    guard let rest, rest.isUntouched, rest.isDecided, isLeavingBelow == nil, isEntering == nil,
      rest.index + origin >= wanted.upperBound || covered.upperBound < long.table.total.scalars,
      let start = starts.last(where: { $0.depth <= rest.depth })
    else { return nil }
    for low in long.index.lows[nextPiece...] {
      if Int(low.depth) < rest.depth { return nil }
      if Int(low.depth) == rest.depth, Int(low.height) < rest.height { return nil }
    }
    return found(from: start, to: rest.index)
  }

  /// Goes on where what is open at the last strong character ends, if that is far.
  private mutating func leaveOut() {
    // What ends an embedding tells the run behind it what stood last in it (X10), which would be
    // left out.
    guard let rest, rest.height == 0, rest.isDecided, rest.isInIsolate, isLeavingBelow == nil,
      isEntering == nil,
      rest.index + origin >= wanted.upperBound || covered.upperBound < long.table.total.scalars,
      starts.contains(where: { $0.depth < rest.depth }),
      let piece = long.index.lows[nextPiece...].firstIndex(where: { Int($0.depth) < rest.depth }),
      piece > nextPiece
    else { return }
    if covered.upperBound == long.table.total.scalars {
      covered = covered.lowerBound..<rest.index + origin
    }
    drop(behind: rest)
    nextPiece = piece
    state = long.index.states[piece]
    isLeavingBelow = rest.depth
    self.rest = nil
  }

  private mutating func drop(behind rest: Rest) {
    classes.removeSubrange(rest.index...)
    brackets.removeAll { $0.position >= rest.index }
  }

  private func found(from start: Start, to end: Int) -> Found? {
    let lower = max(covered.lowerBound, start.index + origin)
    let range = lower..<min(covered.upperBound, end + origin)
    guard range.lowerBound <= wanted.lowerBound, range.upperBound >= wanted.upperBound else {
      return nil
    }
    return Found(
      range: range, opening: start.opening,
      input: BidiInput(
        classes: Array(classes[start.index..<end]),
        brackets: brackets.filter { (start.index..<end).contains($0.position) }
          .map { $0.moved(by: -start.index) }),
      lead: range.lowerBound - origin - start.index)
  }
}
