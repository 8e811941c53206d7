internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph and the order in which its scalars are wanted on the screen. It is shared by all
/// ways to read it.
final class WantedText {
  /// What is drawn in one place: a cluster, or a part of one.
  struct Cluster {
    /// Where it starts, in scalars of the paragraph.
    var start: Int
    /// Whether controls may be put in before it.
    var isBehindGap: Bool
    /// Its scalars, and what is behind each of them.
    var scalars: [(scalar: ReadScalar, ahead: TextAhead)]
    /// What is behind the gap before it: it, and more.
    var ahead: TextAhead
    /// Which of them is the first that is drawn; nil where none is.
    var firstDrawn: Int?
    /// What is drawn of it, in scalars that are drawn.
    var drawn: Range<Int>
  }

  /// The clusters in the order of storage.
  let clusters: [Cluster]
  /// How many scalars the paragraph has.
  let length: Int
  /// Whether the rules are read as they are for every insertion of a few controls.
  let isCovered: Bool
  /// How many scalars are drawn.
  var count: Int { wanted.count }

  private let drawn: [Unicode.Scalar]
  private let wanted: [Unicode.Scalar]
  private let sums: (drawn: [UInt64], wanted: [UInt64])

  /// The most embeddings and isolates, and the most brackets, for which stacks never overflow and
  /// levels stay below 64, as `PlacedOrder` needs them, whatever few controls are put in.
  private static let mostOpened = 24
  private static let mostBrackets = 60

  /// A paragraph, where controls may be put in, and its visible scalars from left to right.
  init(_ scalars: [Unicode.Scalar], gaps: [Int], wanted: [Unicode.Scalar]) {
    let input = BidiInput(scalars: scalars)
    let brackets = Dictionary(
      input.brackets.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    var drawn: [Unicode.Scalar] = []
    var isCovered = input.brackets.count <= Self.mostBrackets
    var clusters: [Cluster] = []
    let ahead = Self.ahead(scalars, input.classes)
    let closable = Self.closable(input.brackets)
    for (range, isBehindGap) in Self.clusters(scalars, gaps) {
      let (start, end) = (range.lowerBound, range.upperBound)
      var cluster = Cluster(
        start: start, isBehindGap: isBehindGap, scalars: [], ahead: ahead[start], firstDrawn: nil,
        drawn: 0..<0)
      let before = drawn.count
      for position in start..<end {
        let bidiClass = input.classes[position]
        let isDrawn = !ScalarFacts.isInvisible(scalars[position])
        if isDrawn {
          cluster.firstDrawn = cluster.firstDrawn ?? cluster.scalars.count
          drawn.append(scalars[position])
        }
        // All that is drawn of a cluster is placed at once.
        var behind = ahead[position + 1]
        behind.drawn = ahead[cluster.firstDrawn == nil ? start : end].drawn
        var scalar = ReadScalar(bidiClass, before: behind)
        scalar.bracket = brackets[position]
        scalar.bracket?.position = 0
        scalar.canBeClosed = closable.contains(position)
        cluster.scalars.append((scalar, behind))
        if bidiClass == .b || (isDrawn && bidiClass.isRemovedByX9) { isCovered = false }
      }
      cluster.drawn = before..<drawn.count
      // All that is drawn of a cluster has the level of its base.
      let classes = Set(cluster.scalars.map(\.scalar.bidiClass)).subtracting([.nsm, .bn])
      if classes.count > 1 { isCovered = false }
      clusters.append(cluster)
    }
    let opened = input.classes.count { $0.isIsolateInitiator || $0.isEmbeddingInitiator }
    self.isCovered =
      isCovered && opened <= Self.mostOpened && drawn.count == wanted.count
      && !DrawnParagraph.hasLineEnds(scalars)
    self.clusters = clusters
    length = scalars.count
    self.drawn = drawn
    self.wanted = wanted
    sums = (ScalarSums.sums(of: drawn), ScalarSums.sums(of: wanted))
  }

  /// What is drawn in one place each, and whether controls may be put in before it.
  private static func clusters(
    _ scalars: [Unicode.Scalar], _ gaps: [Int]
  ) -> [(range: Range<Int>, isBehindGap: Bool)] {
    zip(gaps, gaps.dropFirst()).flatMap { start, end in
      let alone = DrawnScalars.countApart(scalars[start..<end])
      return (start...start + alone).map { part in
        (part..<(part < start + alone ? part + 1 : end), part == start)
      }
    }
  }

  /// Where opening brackets stand that have a closing one of their kind behind them.
  private static func closable(_ brackets: [BracketCharacter]) -> Set<Int> {
    var closing: Set<UInt32> = []
    var found: Set<Int> = []
    for bracket in brackets.reversed() {
      if bracket.side == .closing {
        closing.insert(bracket.identity)
      } else if closing.contains(bracket.identity) {
        found.insert(bracket.position)
      }
    }
    return found
  }

  /// What is behind each gap of a text.
  private static func ahead(
    _ scalars: [Unicode.Scalar], _ classes: [BidiClass]
  ) -> [TextAhead] {
    var ahead = TextAhead()
    var all = [ahead]
    for (scalar, bidiClass) in zip(scalars, classes).reversed() {
      let isDrawn = !ScalarFacts.isInvisible(scalar)
      if bidiClass == .pdf || bidiClass == .pdi { ahead.ends += 1 }
      if bidiClass == .s || (bidiClass == .ws && ahead.drawn == 0) { ahead.isSetBack = true }
      if isDrawn { ahead.drawn += 1 }
      if !bidiClass.isRemovedByX9 {
        ahead.next = bidiClass
        if bidiClass == .en { ahead.hasNumber = true }
      }
      all.append(ahead)
    }
    return all.reversed()
  }

  /// Whether scalars that are drawn are wanted from a place on.
  func isWanted(_ range: Range<Int>, at start: Int) -> Bool {
    range.allSatisfy { drawn[$0] == wanted[start + $0 - range.lowerBound] }
  }

  /// Whether what is drawn from a scalar on can fill a hole from its beginning on, or to its end.
  /// O(length of the hole).
  ///
  /// - Parameters:
  ///   - hole: places in the wanted order.
  ///   - first: the first scalar, of those that are drawn.
  ///   - counts: how many places may be filled.
  ///   - isRight: whether they are filled from the left on.
  /// - Returns: whether some number of them has the letters of as many places.
  func canFill(
    _ hole: Range<Int>, from first: Int, _ counts: ClosedRange<Int>, isRight: Bool
  ) -> Bool {
    let most = min(counts.upperBound, drawn.count - first)
    guard counts.lowerBound <= most else { return false }
    return (counts.lowerBound...most).contains { count in
      let start = isRight ? hole.lowerBound : hole.upperBound - count
      return sums.drawn[first + count] &- sums.drawn[first]
        == sums.wanted[start + count] &- sums.wanted[start]
    }
  }
}
