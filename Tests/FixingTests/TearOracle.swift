import BidiAlgorithm
import Fixing
import UnicodeData

/// How a torn piece and what stands beside it would be drawn if the text were another. The resolver
/// alone answers.
struct TearOracle {
  /// Two scalars that are seen, one next to the other in storage.
  struct Pair {
    let first: Int
    let second: Int
  }

  private let text: [Unicode.Scalar]
  private let direction: BaseDirection
  private let range: Range<Int>
  private let tear: Tear
  /// The neighbours that are drawn against the order of reading: in the piece, or of it and what
  /// stands beside it; where it is in the wrong place, the other way round.
  let pairs: [Pair]
  /// Those in the piece, torn or not, but for two letters against the order of reading.
  private let inside: [Pair]
  /// Whether its scalars follow each other, whatever they are.
  private let isInOrder: Bool

  /// What asks about a piece of a paragraph that is laid out in a direction, as if it were read in
  /// another direction where one is given.
  init(
    _ text: [Unicode.Scalar], _ direction: BaseDirection, _ problem: Problem,
    read: TextDirection? = nil
  ) {
    let range = problem.range
    var tear = problem.tear
    tear.read = read ?? tear.read
    isInOrder = Self.kindsInOrder.contains(problem.kind)
    (self.text, self.direction, self.range, self.tear) = (text, direction, range, tear)
    let seen = text.indices.filter { Self.isSeen(text[$0]) }
    let neighbours = zip(seen, seen.dropFirst()).map { Pair(first: $0, second: $1) }
    let inside = neighbours.filter { pair in
      range.contains(pair.first) && range.contains(pair.second)
        && !(Self.isAgainst(text[pair.first], tear) && Self.isAgainst(text[pair.second], tear))
    }
    self.inside = inside
    let beside = neighbours.filter { range.contains($0.first) != range.contains($0.second) }
    let ranks = Self.ranks(text, direction)
    let wrong = [inside, beside].map { pairs in
      pairs.filter { !Self.isAsRead($0, ranks, tear) }
    }
    let (first, second) = tear.way == .notInPlace ? (wrong[1], wrong[0]) : (wrong[0], wrong[1])
    pairs = first.isEmpty ? second : first
  }

  private static let kindsInOrder: Set<PieceKind> = [
    .number, .phone, .date, .time, .version, .path, .url, .email, .placeholder,
  ]

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    let bidiClass = BidiProperties.bidiClass(of: scalar)
    return !BidiProperties.isControl(scalar.value) && bidiClass != .ws
  }

  /// Whether a scalar is a letter of the direction in which the piece is not read.
  private static func isAgainst(_ scalar: Unicode.Scalar, _ tear: Tear) -> Bool {
    let bidiClass = BidiProperties.bidiClass(of: scalar)
    return bidiClass.isStrong && !BidiProperties.isControl(scalar.value)
      && bidiClass.isStrongRightToLeft == (tear.read == .leftToRight)
  }

  private static func ranks(_ text: [Unicode.Scalar], _ direction: BaseDirection) -> [Int] {
    var ranks = [Int](repeating: 0, count: text.count)
    for (place, position) in DrawnParagraph(text, direction).line.fullOrder.enumerated() {
      ranks[position] = place
    }
    return ranks
  }

  private static func isAsRead(_ pair: Pair, _ ranks: [Int], _ tear: Tear) -> Bool {
    (ranks[pair.first] < ranks[pair.second]) == (tear.read == .leftToRight)
  }

  /// The pairs that a text would draw as they are read.
  private func mended(_ text: [Unicode.Scalar], _ direction: BaseDirection) -> [Pair] {
    let ranks = Self.ranks(text, direction)
    return pairs.filter { Self.isAsRead($0, ranks, tear) }
  }

  // MARK: - One stretch

  /// Whether something that is seen and is none of the piece is drawn between two of its scalars.
  private func isParted(_ pair: Pair, _ ranks: [Int]) -> Bool {
    let ends = [ranks[pair.first], ranks[pair.second]].sorted()
    return text.indices.contains { position in
      !range.contains(position) && Self.isSeen(text[position]) && ends[0] < ranks[position]
        && ranks[position] < ends[1]
    }
  }

  /// Whether two neighbours in the piece are not drawn as parts of one stretch of it.
  private func isTorn(_ pair: Pair, _ ranks: [Int]) -> Bool {
    isParted(pair, ranks) || (isInOrder && !Self.isAsRead(pair, ranks, tear))
  }

  /// Whether a text would draw the piece as one stretch, with nothing else in it.
  private func isWhole(_ text: [Unicode.Scalar], _ direction: BaseDirection) -> Bool {
    let ranks = Self.ranks(text, direction)
    let own = range.filter { Self.isSeen(self.text[$0]) }
    guard let first = own.min(by: { ranks[$0] < ranks[$1] }),
      let last = own.max(by: { ranks[$0] < ranks[$1] })
    else { return true }
    return !isParted(Pair(first: first, second: last), ranks)
      && !inside.contains { isTorn($0, ranks) }
  }

  /// Whether the piece would be one stretch in a paragraph of the direction of reading.
  var isWholeByParagraph: Bool { isWhole(text, .explicit(tear.read)) }

  /// Whether it would be one there with other letters.
  var isWholeByLetters: Bool {
    isWhole(withOtherLetters(text, text.indices), .explicit(tear.read))
  }

  // MARK: - The direction around it

  /// Whether the paragraph, laid out in the direction of reading, would mend something.
  var isMendedByParagraph: Bool { !mended(text, .explicit(tear.read)).isEmpty }

  /// The text with a control in it of the direction of reading.
  private func turned(_ place: Int) -> [Unicode.Scalar] {
    var turned = text
    let isToRight = tear.read == .leftToRight
    if BidiProperties.bidiClass(of: text[place]).isIsolateInitiator {
      turned[place] = isToRight ? "\u{2066}" : "\u{2067}"
    } else {
      turned[place] = isToRight ? "\u{202A}" : "\u{202B}"
    }
    return turned
  }

  /// Whether an isolate around the piece, or an embedding around it, would mend something if it had
  /// the direction of reading.
  func isMended(byIsolate isIsolate: Bool) -> Bool {
    ControlWalk(text).reaches.contains { reach in
      reach.place < range.lowerBound && range.upperBound <= reach.end
        && BidiProperties.bidiClass(of: text[reach.place]).isIsolateInitiator == isIsolate
        && !mended(turned(reach.place), direction).isEmpty
    }
  }

  // MARK: - Letters

  /// A text whose letters in a range, all or those of a script, are of the direction of reading.
  private func withOtherLetters(
    _ text: [Unicode.Scalar], _ range: Range<Int>, _ script: String? = nil
  ) -> [Unicode.Scalar] {
    let letter: Unicode.Scalar = tear.read == .leftToRight ? "a" : "\u{5D0}"
    return text.indices.map { position in
      let scalar = text[position]
      guard range.contains(position), Self.isAgainst(scalar, tear) else { return scalar }
      return script == nil || ScalarFacts.script(of: scalar) == script ? letter : scalar
    }
  }

  /// Whether in a paragraph of the direction of reading other letters would mend something.
  var isMendedByLetters: Bool {
    !mended(withOtherLetters(text, text.indices), .explicit(tear.read)).isEmpty
  }

  /// Whether something that would still be torn in a paragraph of the direction of reading, or in a
  /// control of that, would be mended there by other letters in place of those that are told.
  var isMendedByToldLetters: Bool {
    let told =
      switch tear.side {
      case .before: 0..<range.lowerBound
      case .inside: range
      case .behind: range.upperBound..<text.count
      }
    let layouts =
      [(text: text, direction: BaseDirection.explicit(tear.read))]
      + ControlWalk(text).reaches.map { (text: turned($0.place), direction: direction) }
    return layouts.contains { layout in
      let before = Self.ranks(layout.text, layout.direction)
      let then = Self.ranks(withOtherLetters(layout.text, told, tear.script), layout.direction)
      return pairs.contains {
        !Self.isAsRead($0, before, tear) && Self.isAsRead($0, then, tear)
      } || inside.contains { isTorn($0, before) && !isTorn($0, then) }
    }
  }
}
