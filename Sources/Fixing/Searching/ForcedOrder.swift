internal import BidiAlgorithm
internal import UnicodeData

/// Overrides that draw a paragraph in a wanted order, whatever its letters are. Where no few
/// controls do it, the levels that L2 needs are set one by one.
///
/// What L2 reverses lies one inside another or apart, and marks part what would be one. So an order
/// can be made just where the text can be divided into two parts that stand beside each other, and
/// each of these again.
struct ForcedOrder {
  /// The most clusters of a paragraph that is divided.
  private static let mostClusters = 64

  /// Whether no levels at all give the order.
  private(set) var isImpossible = false

  private let trial: InsertionTrial
  /// The visible scalars of all clusters before each one, and of all.
  private var lengths: [Int] = [0]
  private var known: [Stretch: Division?] = [:]

  /// Clusters, and where what they show begins in what is wanted.
  private struct Stretch: Hashable {
    var start: Int
    var end: Int
    var place: Int
  }

  /// How a stretch is divided at levels of one kind.
  private struct Cut {
    /// How many stretches are reversed in it.
    var cost = Int.max
    /// Where the first of two parts ends; nil where all of it is reversed once more.
    var end: Int?
  }

  /// How a stretch is divided at even levels, and at odd ones.
  private struct Division {
    private var cuts = (even: Cut(), odd: Cut())

    subscript(isOdd isOdd: Bool) -> Cut {
      get { isOdd ? cuts.odd : cuts.even }
      set { if isOdd { cuts.odd = newValue } else { cuts.even = newValue } }
    }

    /// The least cost.
    var least: Int { min(cuts.even.cost, cuts.odd.cost) }
  }

  /// A control with the number of the pair it belongs to; a mark has a number of its own.
  private struct Member {
    var put: PutControl
    var pair: Int
  }

  /// Divides a paragraph. O(*n*⁴) at most, with *n* clusters; O(*n*³) where no letter stands twice.
  ///
  /// - Parameters:
  ///   - trial: the paragraph.
  ///   - wanted: its visible scalars from left to right.
  init(_ trial: InsertionTrial, wanted: [Unicode.Scalar]) {
    self.trial = trial
    let clusters = zip(trial.gaps, trial.gaps.dropFirst()).map { start, end in
      trial.scalars[start..<end].filter { !ScalarFacts.isInvisible($0) }
    }
    guard !trial.hasOwnControls, (1...Self.mostClusters).contains(clusters.count),
      clusters.allSatisfy({ !$0.isEmpty })
    else { return }
    for cluster in clusters { lengths.append(lengths[lengths.count - 1] + cluster.count) }
    let sums = (ScalarSums.sums(of: clusters.flatMap(\.self)), ScalarSums.sums(of: wanted))
    guard sums.0.count == sums.1.count else { return }
    let all = Stretch(start: 0, end: clusters.count, place: 0)
    isImpossible =
      divide(all, clusters, wanted, sums) == nil && clusters.allSatisfy { $0.count == 1 }
  }

  /// Controls with which the paragraph is drawn so; nil where none were found. Those that are not
  /// needed are left out, and isolates and embeddings stand for overrides where they do the same.
  func puts() -> [PutControl]? {
    let all = Stretch(start: 0, end: lengths.count - 1, place: 0)
    guard let division = known[all] ?? nil else { return nil }
    var members: [Member] = []
    var pairs = 0
    add(all, isOdd: division[isOdd: false].cost > division.least, isWrapped: true, &members, &pairs)
    if !isWanted(members) {
      // L1 sets white space at the end back, unless a mark stands behind it.
      let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}"]
      let marked = marks.map { mark in
        members + [Member(put: PutControl(trial.scalars.count, mark), pair: pairs)]
      }
      guard let found = marked.first(where: isWanted) else { return nil }
      members = found
      pairs += 1
    }
    for pair in 0..<pairs {
      let others = members.filter { $0.pair != pair }
      if isWanted(others) { members = others }
    }
    for pair in Set(members.map(\.pair)).sorted() {
      for (opens, closes) in [
        (["\u{2066}", "\u{2067}"], "\u{2069}"), (["\u{202A}", "\u{202B}"], "\u{202C}"),
      ]
        as [([Unicode.Scalar], Unicode.Scalar)]
      {
        let changed = members.map { member -> Member in
          guard member.pair == pair else { return member }
          let control =
            switch member.put.control {
            case "\u{202D}": opens[0]
            case "\u{202E}": opens[1]
            case "\u{202C}": closes
            case let mark: mark
            }
          return Member(put: PutControl(member.put.gap, control), pair: pair)
        }
        if isWanted(changed) {
          members = changed
          break
        }
      }
    }
    return members.map(\.put)
  }

  private func isWanted(_ members: [Member]) -> Bool { trial.isWanted(members.map(\.put)) }

  /// Adds the controls of a stretch, in the order of storage.
  private func add(
    _ stretch: Stretch, isOdd: Bool, isWrapped: Bool, _ members: inout [Member], _ pairs: inout Int
  ) {
    guard isWrapped || stretch.end - stretch.start > 1, let division = known[stretch] ?? nil else {
      return
    }
    if isWrapped {
      let start = trial.gaps[stretch.start]
      if let last = members.last?.put, last.gap == start, last.control == "\u{202C}" {
        // Two stretches of one level beside each other would be one: a mark of the level around
        // them parts them.
        let mark: Unicode.Scalar = isOdd ? "\u{200E}" : "\u{200F}"
        members.append(Member(put: PutControl(start, mark), pair: pairs))
        pairs += 1
      }
      let pair = pairs
      pairs += 1
      let opening: Unicode.Scalar = isOdd ? "\u{202E}" : "\u{202D}"
      members.append(
        Member(put: PutControl(start, opening), pair: pair))
      add(stretch, isOdd: isOdd, isWrapped: false, &members, &pairs)
      members.append(
        Member(put: PutControl(trial.gaps[stretch.end], "\u{202C}"), pair: pair))
      return
    }
    guard let end = division[isOdd: isOdd].end else {
      return add(stretch, isOdd: !isOdd, isWrapped: true, &members, &pairs)
    }
    for part in parts(stretch, end, isOdd: isOdd) {
      add(part, isOdd: isOdd, isWrapped: false, &members, &pairs)
    }
  }

  /// The two parts of a stretch in the order of storage.
  private func parts(_ stretch: Stretch, _ end: Int, isOdd: Bool) -> [Stretch] {
    let first = lengths[end] - lengths[stretch.start]
    let second = lengths[stretch.end] - lengths[end]
    return [
      Stretch(start: stretch.start, end: end, place: stretch.place + (isOdd ? second : 0)),
      Stretch(start: end, end: stretch.end, place: stretch.place + (isOdd ? 0 : first)),
    ]
  }

  /// The cheapest division of a stretch; nil where it has none.
  private mutating func divide(
    _ stretch: Stretch, _ clusters: [[Unicode.Scalar]], _ wanted: [Unicode.Scalar],
    _ sums: ([UInt64], [UInt64])
  ) -> Division? {
    let (from, to) = (lengths[stretch.start], lengths[stretch.end])
    // Other letters are there: this is seen without dividing.
    guard
      sums.0[to] &- sums.0[from]
        == sums.1[stretch.place + to - from] &- sums.1[stretch.place]
    else { return nil }
    if let division = known[stretch] { return division }
    var division = Division()
    if stretch.end - stretch.start == 1 {
      let cluster = clusters[stretch.start]
      if wanted[stretch.place..<stretch.place + cluster.count] == cluster[...] {
        for isOdd in [false, true] { division[isOdd: isOdd].cost = 0 }
      }
    } else {
      // None is cheaper than one without a reversal.
      for end in stretch.start + 1..<stretch.end where division.least > 0 {
        for isOdd in [false, true] {
          let parts = parts(stretch, end, isOdd: isOdd).map { divide($0, clusters, wanted, sums) }
          guard let first = parts[0], let second = parts[1] else { continue }
          let cost = first[isOdd: isOdd].cost + second[isOdd: isOdd].cost
          if cost < division[isOdd: isOdd].cost {
            division[isOdd: isOdd] = Cut(cost: cost, end: end)
          }
        }
      }
      let least = division.least
      if least < Int.max {
        for isOdd in [false, true] where division[isOdd: isOdd].cost > least + 1 {
          division[isOdd: isOdd] = Cut(cost: least + 1)
        }
      }
    }
    let found = division.least < Int.max ? division : nil
    known[stretch] = .some(found)
    return found
  }
}
