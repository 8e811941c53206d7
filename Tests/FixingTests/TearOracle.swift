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

  /// What asks about a piece of a paragraph that is laid out in a direction.
  init(_ text: [Unicode.Scalar], _ direction: BaseDirection, _ problem: Problem) {
    let (range, tear) = (problem.range, problem.tear)
    (self.text, self.direction, self.range, self.tear) = (text, direction, range, tear)
    let seen = text.indices.filter { Self.isSeen(text[$0]) }
    let neighbours = zip(seen, seen.dropFirst()).map { Pair(first: $0, second: $1) }
    let inside = neighbours.filter { pair in
      range.contains(pair.first) && range.contains(pair.second)
        && !(Self.isAgainst(text[pair.first], tear) && Self.isAgainst(text[pair.second], tear))
    }
    let beside = neighbours.filter { range.contains($0.first) != range.contains($0.second) }
    let ranks = Self.ranks(text, direction)
    let wrong = [inside, beside].map { pairs in
      pairs.filter { !Self.isAsRead($0, ranks, tear) }
    }
    let (first, second) = tear.way == .notInPlace ? (wrong[1], wrong[0]) : (wrong[0], wrong[1])
    pairs = first.isEmpty ? second : first
  }

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
      }
    }
  }
}
