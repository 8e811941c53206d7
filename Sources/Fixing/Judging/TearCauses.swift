internal import BidiAlgorithm
internal import UnicodeData

/// What set the direction of what is drawn against the order of reading, by the rules.
///
/// Where two scalars would be drawn as they are read if the paragraph, or the isolate or embedding
/// around them, had the direction of reading, its direction tore them: by N2, at an end of it (N1),
/// or since stretches of both directions follow each other so (L2). If not, that has no say, and
/// letters or digits did: by N1, by N0, or as a number after right-to-left letters (W7). Letters
/// did where with others in their place the two would be drawn as they are read.
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
    /// Whether letters alone are out of order.
    var areLetters = false
  }

  /// Two scalars that are seen, in storage.
  private struct Pair {
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

  private let scalars: [Unicode.Scalar]
  private let classes: [BidiClass]
  private let base: TextDirection
  /// The place of each scalar on the screen.
  private let now: [Int]
  /// What is seen, ascending, and how much of it stands before each gap.
  private let seen: [Int]
  private let seenBefore: [Int]
  private let nest: ControlNest
  private var answers: [Question: [Int]] = [:]

  /// What asks about a paragraph. O(*n*).
  init(_ drawn: DrawnParagraph) {
    scalars = drawn.scalars
    let input = drawn.resolved.input
    let classes =
      input.count == drawn.scalars.count
      ? input.classes : drawn.scalars.map { BidiProperties.bidiClass(of: $0) }
    self.classes = classes
    base = drawn.base
    now = Self.ranks(drawn)
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
  ///   - way: in what way it is torn.
  ///   - read: the direction in which it is read.
  /// - Returns: the cause; nil where neither in it nor beside it anything is drawn against the
  ///   order of reading.
  func cause(of piece: Range<Int>, _ way: Tear.Way, read: TextDirection) -> Cause? {
    guard let wrong = disorder(piece, way, read) else { return nil }
    let drawn = wrong.read.opposite
    let holders = Set(wrong.pairs.map { holder(of: $0) }).union(answers.keys.map(\.holder))
    guard holders.count <= Self.mostHolders else { return Cause(follower: .control, drawn: drawn) }
    func mended(by change: Change) -> [Pair] {
      wrong.pairs.filter { pair in
        let question = Question(holder: holder(of: pair), read: wrong.read, change: change)
        return Self.isDrawn(pair, wrong.read, answer(question))
      }
    }
    let turned = mended(by: .nothing)
    if !turned.isEmpty { return surroundings(turned, of: piece, drawn) }
    if let pair = mended(by: .letters).first { return letters(pair, of: piece, drawn) }
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
  private func isLetter(_ position: Int, of direction: TextDirection) -> Bool {
    classes[position].isStrong && !Skeleton.isControl(scalars[position])
      && classes[position].isStrongRightToLeft == (direction == .rightToLeft)
  }

  // MARK: - What would be drawn

  /// The place of each scalar on the screen. O(*n*).
  private static func ranks(_ drawn: DrawnParagraph) -> [Int] {
    var ranks = [Int](repeating: 0, count: drawn.scalars.count)
    for (place, position) in drawn.line.fullOrder.enumerated() { ranks[position] = place }
    return ranks
  }

  /// The innermost control that holds two scalars; nil where the paragraph decides how they are
  /// drawn, as it does with a tab between them (L1).
  private func holder(of pair: Pair) -> Int? {
    guard !nest.isEmpty else { return nil }
    let hasTab = classes[pair.first...pair.second].contains { $0 == .s || $0 == .b }
    return hasTab ? nil : nest.holder(of: pair.first, pair.second)
  }

  /// The place of each scalar on the screen after a change. O(*n*) the first time.
  private func answer(_ question: Question) -> [Int] {
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
    let ranks = Self.ranks(DrawnParagraph(text, .explicit(direction)))
    answers[question] = ranks
    return ranks
  }

  // MARK: - Causes

  /// The paragraph, or the isolate or embedding around a piece.
  private func surroundings(
    _ pairs: [Pair], of piece: Range<Int>, _ drawn: TextDirection
  ) -> Cause {
    let areLetters = pairs.allSatisfy { pair in
      (pair.first...pair.second).allSatisfy { classes[$0].isStrong }
    }
    guard let number = pairs.first.flatMap({ holder(of: $0) }) else {
      return Cause(follower: .paragraph, drawn: drawn, areLetters: areLetters)
    }
    let reach = nest.reaches[number]
    let control = scalars[reach.place]
    if ControlWalk.isOverride(control) {
      return Cause(follower: .control, drawn: drawn, overriding: control)
    }
    guard !areLetters, reach.place < piece.lowerBound, piece.upperBound <= reach.end else {
      return Cause(follower: .control, drawn: drawn)
    }
    return Cause(follower: nest.isIsolate(number) ? .isolate : .embedding, drawn: drawn)
  }

  /// The letters that two scalars went with.
  private func letters(_ pair: Pair, of piece: Range<Int>, _ drawn: TextDirection) -> Cause {
    guard let found = letter(of: pair, drawn) else {
      return Cause(follower: nest.isEmpty ? .letters : .control, drawn: drawn)
    }
    let side: Tear.Side =
      found < piece.lowerBound ? .before : found < piece.upperBound ? .inside : .behind
    return Cause(follower: .letters, drawn: drawn, script: script(endingAt: found), side: side)
  }

  /// The letter of a direction without which two scalars would be drawn the other way round.
  private func letter(of pair: Pair, _ direction: TextDirection) -> Int? {
    // Digits right before a Latin letter are of its stretch, whatever they follow.
    if direction == .leftToRight, isLetter(pair.second, of: direction),
      !isLetter(pair.first, of: direction),
      (pair.first + 1..<pair.second).allSatisfy({ classes[$0].isRemovedByX9 })
    {
      return pair.second
    }
    let number = holder(of: pair)
    let part = number.map(nest.content) ?? scalars.indices
    let start = nest.outside(pair.first, in: number)?.lowerBound ?? pair.first
    let end = nest.outside(pair.second, in: number)?.upperBound ?? pair.second
    // What an embedding inside holds says nothing of what stands beside that.
    if nest.holder(of: start, start) == number,
      let found = letter(before: start, in: part, direction)
    {
      return found
    }
    if end < part.upperBound, nest.holder(of: end, end) == number,
      let found = letter(behind: end, in: part, direction)
    {
      return found
    }
    guard !part.contains(where: isEmbedding) else { return nil }
    return letter(before: start, in: part, direction, whateverIsBetween: true)
      ?? letter(behind: end, in: part, direction, whateverIsBetween: true)
  }

  /// Whether a scalar begins an embedding or an override, or ends one.
  private func isEmbedding(_ position: Int) -> Bool {
    classes[position].isEmbeddingInitiator || classes[position] == .pdf
  }

  /// The letter of a direction that what stands at a place goes with, there or before it: what
  /// isolates hold takes no part, nothing goes with what stands beyond an end of an embedding, an
  /// Arabic number decides by itself, and a European one by the letter before it (W7). O(*n*).
  private func letter(
    before place: Int, in part: Range<Int>, _ direction: TextDirection,
    whateverIsBetween: Bool = false
  ) -> Int? {
    var place = place
    var passesNumbers = whateverIsBetween
    while place >= part.lowerBound {
      if let initiator = nest.initiators[place] {
        place = initiator - 1
        continue
      }
      if isLetter(place, of: direction) { return place }
      if classes[place].isStrong || isEmbedding(place), !whateverIsBetween { return nil }
      if classes[place] == .an, !passesNumbers { return nil }
      if classes[place] == .en { passesNumbers = true }
      place -= 1
    }
    return nil
  }

  /// The same to the other side, where a European number goes with the letter before it, too.
  /// O(*n*).
  private func letter(
    behind place: Int, in part: Range<Int>, _ direction: TextDirection,
    whateverIsBetween: Bool = false
  ) -> Int? {
    var place = place
    while place < part.upperBound {
      if let end = nest.ends[place] {
        place = end + 1
        continue
      }
      if isLetter(place, of: direction) { return place }
      if !whateverIsBetween {
        if classes[place].isStrong || isEmbedding(place) || classes[place] == .an { return nil }
        if classes[place] == .en { return letter(before: place, in: part, direction) }
      }
      place += 1
    }
    return nil
  }

  /// The script of a letter; of what several scripts have, such as the stroke that lengthens an
  /// Arabic letter, that of the letter before it; nil where none stands there.
  private func script(endingAt letter: Int) -> String? {
    var position = letter
    while position >= 0, classes[position].isStrong {
      let script = ScalarFacts.script(of: scalars[position])
      if script != "Common", script != "Inherited" { return script }
      position -= 1
    }
    return nil
  }
}
