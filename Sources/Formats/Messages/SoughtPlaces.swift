internal import UnicodeData

/// The places of a message by which one sees what a paragraph of one direction makes of it, in
/// scalars of the bare form and of the isolated one.
///
/// They are values that are torn; where there are none, values that are reordered inside; else what
/// the bare values move; else what stands elsewhere than in the text's own direction, such as the
/// full stop behind it. Both are empty where nothing of that is so.
public struct SoughtPlaces: Sendable {
  /// The places in the bare form.
  public let bare: RangeSet<Int>
  /// The same places in the isolated form.
  public let isolated: RangeSet<Int>

  /// Two forms of a message as they are seen, with the fates of its values, and the bare one, of
  /// these scalars, in its own direction. O(*n* log *n*).
  init(
    _ bare: (line: SeenLine, values: [Range<Int>]),
    _ isolated: (line: SeenLine, values: [Range<Int>]), fates: [ValueFate],
    own: SeenLine, _ scalars: [Unicode.Scalar]
  ) {
    let harmed: (ValueFate) -> Bool =
      fates.contains(where: \.isTorn) ? { $0.isTorn } : { $0.isReorderedInside }
    let indices = fates.indices.filter { harmed(fates[$0]) }
    guard indices.isEmpty else {
      self.bare = RangeSet(indices.map { bare.values[$0] })
      self.isolated = RangeSet(indices.map { isolated.values[$0] })
      return
    }
    // Nobody looks for a blank that moved.
    let values = RangeSet(bare.values)
    let isBlank = scalars.indices.filter { !values.contains($0) }
      .map { ScalarFacts.isWhiteSpace(scalars[$0]) }
    func order(_ line: SeenLine, _ values: [Range<Int>], isolates: Int) -> [Int] {
      line.places(outside: values, isolates: isolates).filter { !isBlank[$0] }
    }
    let seen = order(bare.line, bare.values, isolates: 0)
    var moved = Self.moved(seen, from: order(isolated.line, isolated.values, isolates: 1))
    if moved.isEmpty {
      moved = Self.moved(seen, from: order(own, bare.values, isolates: 0))
    }
    self.bare = Self.places(moved, outside: bare.values, isolates: 0)
    self.isolated = Self.places(moved, outside: isolated.values, isolates: 1)
  }

  /// The fewest places without which two orders of the same places are one. O(*n* log *n*).
  static func moved(_ order: [Int], from other: [Int]) -> [Int] {
    guard order != other else { return [] }
    var seats: [Int: Int] = [:]
    for (seat, place) in other.enumerated() { seats[place] = seat }
    // The longest run of seats that ascends stays where it is: of each length, the index with the
    // lowest seat at which such a run ends, and for each index the one before it in its run.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: order.count)
    let sought = order.map { seats[$0] ?? -1 }
    for index in order.indices where sought[index] >= 0 {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if sought[ends[middle]] < sought[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var stays = [Bool](repeating: false, count: order.count)
    var next = ends.last
    while let index = next {
      stays[index] = true
      next = before[index]
    }
    return order.indices.filter { !stays[$0] }.map { order[$0] }
  }

  /// Places that are counted as if some ranges, with the isolates around them, were not there, as
  /// places of the whole text. O(*m* log *m* + *v*), where *m* are the places and *v* the ranges.
  private static func places(
    _ places: [Int], outside values: [Range<Int>], isolates: Int
  ) -> RangeSet<Int> {
    var found = RangeSet<Int>()
    var (passed, index) = (0, 0)
    for place in places.sorted() {
      while index < values.count, place + passed >= values[index].lowerBound - isolates {
        passed += values[index].count + 2 * isolates
        index += 1
      }
      found.insert(contentsOf: place + passed..<place + passed + 1)
    }
    return found
  }
}
