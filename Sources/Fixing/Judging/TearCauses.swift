internal import BidiAlgorithm
internal import UnicodeData

/// What set the direction of what is drawn against the order of reading, by the rules.
///
/// Where two scalars would be drawn as they are read if the paragraph, or the isolate or embedding
/// around them, had the direction of reading, and the piece would be one stretch, its direction
/// tore them: by N2, at an end of it (N1), or since stretches of both directions follow each other
/// so (L2). If not, letters or digits did: by N1, by N0, or as a number after right-to-left letters
/// (W7). Letters did where with others in their place the two would be drawn as they are read, or
/// the piece would be one stretch. In a paragraph that has the direction of its words, they also
/// parted what they, and not the paragraph, took from its place.
///
/// A class, since each layout that is asked for is kept for the next piece.
final class TearCauses {
  /// What decided.
  struct Cause {
    /// What it was.
    var follower: Tear.Follower
    /// The direction that it gave.
    var drawn: TextDirection
    /// The script of the letters.
    var script: String?
    /// Where the letters stand.
    var side = Tear.Side.before
    /// The override.
    var overriding: Unicode.Scalar?
    /// Whether only letters are out of order.
    var areLetters = false
  }

  /// Two scalars that are seen, in storage.
  struct Pair {
    let first: Int
    let second: Int
  }

  /// Neighbours that are drawn against the order of reading.
  private struct Disorder {
    let pairs: [Pair]
    /// The direction in which they are read.
    let read: TextDirection
  }

  /// What is asked of the text where the paragraph, or a control in it, has the direction of
  /// reading.
  private enum Change: Hashable {
    /// How the rest would be drawn as it stands.
    case nothing
    /// The same where letters of the other direction are of this one.
    case letters
    /// The same where there is no control, either.
    case lettersAndControls
  }

  private struct Question: Hashable {
    /// The control; nil for the paragraph.
    let holder: Int?
    /// The direction of reading.
    let read: TextDirection
    let change: Change
  }

  /// Where scalars are drawn.
  private struct Layout {
    /// The place of each on the screen.
    var places: [Int]
    /// How much of what is seen stands before each gap of the screen.
    var seenBefore: [Int]

    /// How many that are seen are drawn from one place to another, with both.
    func seenCount(_ low: Int, _ high: Int) -> Int { seenBefore[high + 1] - seenBefore[low] }
  }

  let scalars: [Unicode.Scalar]
  let classes: [BidiClass]
  let nest: ControlNest
  private let base: TextDirection
  /// Whether the paragraph has the direction of its words.
  private let isRight: Bool
  /// The place of each scalar on the screen.
  private let now: [Int]
  /// What is seen, ascending, and how much of it stands before each gap.
  private let seen: [Int]
  private let seenBefore: [Int]
  private var answers: [Question: Layout] = [:]

  /// What asks about a paragraph, which has the direction of its words or not. O(*n*).
  init(_ drawn: DrawnParagraph, isRight: Bool) {
    self.isRight = isRight
    scalars = drawn.scalars
    let input = drawn.resolved.input
    let classes =
      input.count == drawn.scalars.count
      ? input.classes : drawn.scalars.map { BidiProperties.bidiClass(of: $0) }
    self.classes = classes
    base = drawn.base
    now = Self.places(drawn)
    var seen: [Int] = []
    var seenBefore = [0]
    seenBefore.reserveCapacity(drawn.scalars.count + 1)
    for (position, scalar) in drawn.scalars.enumerated() {
      let bidiClass = classes[position]
      // A mark stays with its base (L3).
      if !Skeleton.isControl(scalar), bidiClass != .bn, bidiClass != .nsm,
        !Skeleton.isSpace(scalar, bidiClass)
      {
        seen.append(position)
      }
      seenBefore.append(seen.count)
    }
    (self.seen, self.seenBefore) = (seen, seenBefore)
    nest = ControlNest(drawn.scalars)
  }

  /// What tore a piece of the paragraph. O(*n*), and O(*n* log *n*) once for each isolate or
  /// embedding that pieces are in.
  ///
  /// - Parameters:
  ///   - piece: where it stands in the paragraph.
  ///   - kind: what it is.
  ///   - way: in what way it is torn.
  ///   - read: the direction in which it is read.
  /// - Returns: the cause; nil where neither in it nor beside it anything is drawn against the
  ///   order of reading.
  func cause(
    of piece: Range<Int>, _ kind: PieceKind, _ way: Tear.Way, read: TextDirection
  ) -> Cause? {
    guard let wrong = disorder(piece, way, read) else { return nil }
    let drawn = wrong.read.opposite
    let holders = Set(wrong.pairs.map { holder(of: $0) }).union(answers.keys.map(\.holder))
    guard holders.count <= Self.mostHolders else { return Cause(follower: .control, drawn: drawn) }
    func mended(by change: Change) -> [Pair] {
      wrong.pairs.filter { pair in
        let question = Question(holder: holder(of: pair), read: wrong.read, change: change)
        return Self.isDrawn(pair, wrong.read, answer(question).places)
      }
    }
    let turned = mended(by: .nothing)
    if let first = turned.first {
      // What is in its place as soon as it is drawn on the other side needs not be whole.
      if way != .notInPlace, wrong.read == read {
        let number = holder(of: first)
        switch rest(of: piece, kind, read, in: number) {
        case .whole:
          if number == nil, let cause = lettersOfRightParagraph(piece, kind, way) { return cause }
        case .ofLetters(let pair):
          if !mended(by: .letters).isEmpty,
            let found = letter(of: pair, drawn, isSure: !nest.isEmpty)
          {
            return letters(found, of: piece, drawn)
          }
        case .other: break
        }
      }
      return surroundings(turned, of: piece, way, drawn)
    }
    if let pair = mended(by: .letters).first {
      guard let found = letter(of: pair, drawn) else {
        return Cause(follower: nest.isEmpty ? .letters : .control, drawn: drawn)
      }
      return letters(found, of: piece, drawn)
    }
    if !nest.isEmpty, !mended(by: .lettersAndControls).isEmpty {
      return Cause(follower: .control, drawn: drawn)
    }
    return Cause(follower: .digits, drawn: drawn)
  }

  /// In so many isolates and embeddings at most it is asked what would be drawn.
  private static let mostHolders = 16

  // MARK: - What is out of order

  /// What of a piece is drawn against the order of reading: in it, or it and what stands beside it;
  /// where it is in the wrong place, the other way round. Words of the other direction in it, or
  /// all of it, may be what is torn. nil where nothing is.
  private func disorder(
    _ piece: Range<Int>, _ way: Tear.Way, _ read: TextDirection
  ) -> Disorder? {
    let numbers = seenBefore[piece.lowerBound]..<seenBefore[piece.upperBound]
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let inside = numbers.dropLast().map { Pair(first: seen[$0], second: seen[$0 + 1]) }.filter {
      !isLetter($0.first, of: read.opposite) || !isLetter($0.second, of: read.opposite)
    }
    var beside: [Pair] = []
    if first > 0 { beside.append(Pair(first: seen[first - 1], second: seen[first])) }
    if last + 1 < seen.count { beside.append(Pair(first: seen[last], second: seen[last + 1])) }
    let nearest = way == .notInPlace ? [beside, inside] : [inside, beside]
    for pairs in nearest {
      let wrong = pairs.filter { !Self.isDrawn($0, read, now) }
      if !wrong.isEmpty { return Disorder(pairs: wrong, read: read) }
    }
    let ofWords = inside.filter {
      isLetter($0.first, of: read.opposite) != isLetter($0.second, of: read.opposite)
        && Self.isDrawn($0, read, now)
    }
    let words = ofWords.isEmpty ? nil : Disorder(pairs: ofWords, read: read.opposite)
    if way == .notInOrder, words != nil { return words }
    let other = inside.isEmpty ? nil : Disorder(pairs: inside, read: read.opposite)
    return farther(numbers, read).map { Disorder(pairs: [$0], read: read) } ?? words ?? other
  }

  /// What stands farther from a piece and is drawn on the wrong side of it, with the nearest end of
  /// that: parts that are out of place themselves may stand between.
  private func farther(_ numbers: Range<Int>, _ read: TextDirection) -> Pair? {
    let (first, last) = (seen[numbers.lowerBound], seen[numbers.upperBound - 1])
    let before = seen[..<numbers.lowerBound].suffix(Self.farthest).reversed()
    let behind = seen[numbers.upperBound...].prefix(Self.farthest)
    let pairs =
      before.map { Pair(first: $0, second: first) } + behind.map { Pair(first: last, second: $0) }
    return pairs.first { !Self.isDrawn($0, read, now) }
  }

  /// So far, in scalars that are seen, it is looked for.
  private static let farthest = 256

  private static func isDrawn(
    _ pair: Pair, _ direction: TextDirection, _ ranks: [Int]
  ) -> Bool {
    (ranks[pair.first] < ranks[pair.second]) == (direction == .leftToRight)
  }

  /// Whether a scalar is a letter of a direction, and no control.
  func isLetter(_ position: Int, of direction: TextDirection) -> Bool {
    classes[position].isStrong && !Skeleton.isControl(scalars[position])
      && classes[position].isStrongRightToLeft == (direction == .rightToLeft)
  }

  // MARK: - One stretch

  /// What of a piece is torn where what is around it has the direction of reading.
  private enum Rest {
    /// Nothing: it is one stretch.
    case whole
    /// Two neighbours; with other letters the piece would be one stretch.
    case ofLetters(Pair)
    /// Something that other letters would not mend.
    case other
  }

  private func rest(
    of piece: Range<Int>, _ kind: PieceKind, _ read: TextDirection, in holder: Int?
  ) -> Rest {
    let asksOrder = Self.kindsInOrder.contains(kind)
    func torn(_ change: Change) -> Pair? {
      let question = Question(holder: holder, read: read, change: change)
      return cut(in: piece, read, asksOrder: asksOrder, answer(question))
    }
    guard let pair = torn(.nothing) else { return .whole }
    return torn(.letters) == nil ? .ofLetters(pair) : .other
  }

  /// The kinds of pieces whose scalars follow each other. In others there may be words of the other
  /// direction with signs between them.
  private static let kindsInOrder: Set<PieceKind> = [
    .number, .phone, .date, .time, .version, .path, .url, .email, .placeholder,
  ]

  /// The first two neighbours in a piece between which something else is drawn, or which are not
  /// drawn in the order of reading where that is asked; nil where there are none. O(*k* log *k*) in
  /// the length of the piece.
  private func cut(
    in piece: Range<Int>, _ read: TextDirection, asksOrder: Bool, _ layout: Layout
  ) -> Pair? {
    let own = seen[seenBefore[piece.lowerBound]..<seenBefore[piece.upperBound]]
    let places = own.map { layout.places[$0] }.sorted()
    guard let low = places.first, let high = places.last else { return nil }
    let isTogether = layout.seenCount(low, high) == places.count
    if isTogether, !asksOrder { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    for (first, second) in zip(own, own.dropFirst()) {
      let pair = Pair(first: first, second: second)
      if asksOrder, !areWord(pair, of: read.opposite), !Self.isDrawn(pair, read, layout.places) {
        return pair
      }
      let ends = [layout.places[first], layout.places[second]].sorted()
      guard !isTogether, let from = numbers[ends[0]], let to = numbers[ends[1]] else { continue }
      if layout.seenCount(ends[0], ends[1]) != to - from + 1 { return pair }
    }
    return nil
  }

  /// Whether two neighbours are both letters of a direction.
  private func areWord(_ pair: Pair, of direction: TextDirection) -> Bool {
    isLetter(pair.first, of: direction) && isLetter(pair.second, of: direction)
  }

  /// The letters that took an end of a quotation or of brackets from the rest where the paragraph
  /// has the direction of its words: in `f("ABC", 5)` the closing mark goes with its letters. nil
  /// where they did not, the paragraph has not, or it is a piece that is read in one order.
  private func lettersOfRightParagraph(
    _ piece: Range<Int>, _ kind: PieceKind, _ way: Tear.Way
  ) -> Cause? {
    guard isRight, way == .notTogether, kind == .quotation || kind == .brackets,
      let wrong = disorder(piece, way, base), wrong.read == base,
      wrong.pairs.allSatisfy({ piece.contains($0.first) && piece.contains($0.second) }),
      let cause = cause(of: piece, kind, way, read: base), cause.follower == .letters,
      cause.script != nil
    else { return nil }
    let others = answer(Question(holder: nil, read: base, change: .letters))
    return cut(in: piece, base, asksOrder: false, others) == nil ? cause : nil
  }

  // MARK: - What would be drawn

  /// The place of each scalar on the screen. O(*n*).
  private static func places(_ drawn: DrawnParagraph) -> [Int] {
    var places = [Int](repeating: 0, count: drawn.scalars.count)
    for (place, position) in drawn.line.fullOrder.enumerated() { places[position] = place }
    return places
  }

  /// Where the scalars of the paragraph are drawn in another. O(*n*).
  private func layout(_ drawn: DrawnParagraph) -> Layout {
    var seenThere = [0]
    seenThere.reserveCapacity(scalars.count + 1)
    var count = 0
    for position in drawn.line.fullOrder {
      count += seenBefore[position + 1] - seenBefore[position]
      seenThere.append(count)
    }
    return Layout(places: Self.places(drawn), seenBefore: seenThere)
  }

  /// The innermost control that holds two scalars; nil where the paragraph decides how they are
  /// drawn, as it does with a tab between them (L1).
  func holder(of pair: Pair) -> Int? {
    guard !nest.isEmpty else { return nil }
    let hasTab = classes[pair.first...pair.second].contains { $0 == .s || $0 == .b }
    return hasTab ? nil : nest.holder(of: pair.first, pair.second)
  }

  /// Where each scalar is drawn after a change. O(*n*) the first time.
  private func answer(_ question: Question) -> Layout {
    if let known = answers[question] { return known }
    var text = scalars
    let isToRight = question.read == .leftToRight
    var direction = question.read
    if let holder = question.holder {
      let (isolate, embedding): (Unicode.Scalar, Unicode.Scalar) =
        isToRight ? ("\u{2066}", "\u{202A}") : ("\u{2067}", "\u{202B}")
      text[nest.reaches[holder].place] = nest.isIsolate(holder) ? isolate : embedding
      direction = base
    }
    if question.change != .nothing {
      for position in text.indices where isLetter(position, of: question.read.opposite) {
        text[position] = isToRight ? "a" : "\u{5D0}"
      }
    }
    if question.change == .lettersAndControls {
      direction = question.read
      // X9 removes a soft hyphen.
      for position in text.indices where Skeleton.isControl(text[position]) {
        text[position] = "\u{AD}"
      }
    }
    let found = layout(DrawnParagraph(text, .explicit(direction)))
    answers[question] = found
    return found
  }

  // MARK: - Causes

  /// The paragraph, or the isolate or embedding around a piece.
  private func surroundings(
    _ pairs: [Pair], of piece: Range<Int>, _ way: Tear.Way, _ drawn: TextDirection
  ) -> Cause {
    let areStrong = areLetters(pairs, of: piece, way)
    guard let number = pairs.first.flatMap({ holder(of: $0) }) else {
      return Cause(follower: .paragraph, drawn: drawn, areLetters: areStrong)
    }
    let reach = nest.reaches[number]
    let control = scalars[reach.place]
    if ControlWalk.isOverride(control) {
      return Cause(follower: .control, drawn: drawn, overriding: control)
    }
    guard reach.place < piece.lowerBound, piece.upperBound <= reach.end else {
      return Cause(follower: .control, drawn: drawn)
    }
    return Cause(
      follower: nest.isIsolate(number) ? .isolate : .embedding, drawn: drawn,
      areLetters: areStrong)
  }

  /// Whether what is out of order has a direction of its own: both of all neighbours are letters,
  /// or the piece that is out of its place is a word. Blanks between them are not seen.
  private func areLetters(_ pairs: [Pair], of piece: Range<Int>, _ way: Tear.Way) -> Bool {
    let own = seen[seenBefore[piece.lowerBound]..<seenBefore[piece.upperBound]]
    if way == .notInPlace, own.allSatisfy({ classes[$0].isStrong }) { return true }
    return pairs.allSatisfy { classes[$0.first].isStrong && classes[$0.second].isStrong }
  }

  /// A letter that two scalars went with.
  private func letters(_ found: Int, of piece: Range<Int>, _ drawn: TextDirection) -> Cause {
    let side: Tear.Side =
      found < piece.lowerBound ? .before : found < piece.upperBound ? .inside : .behind
    return Cause(follower: .letters, drawn: drawn, script: script(endingAt: found), side: side)
  }
}
