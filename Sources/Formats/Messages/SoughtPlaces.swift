internal import Algorithms
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

  /// Those of a message, as ``SeenLine/places(outside:isolates:)`` gives the orders.
  /// O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - bare: the order of the bare form, and where its values are.
  ///   - isolated: the same of the isolated form.
  ///   - fates: what becomes of the values.
  ///   - own: the order of the bare form in the text's own direction.
  ///   - scalars: the scalars of the bare form.
  init(
    _ bare: (order: [Int], values: [Range<Int>]),
    _ isolated: (order: [Int], values: [Range<Int>]), fates: [ValueFate], own: [Int],
    _ scalars: [Unicode.Scalar]
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
    func seen(_ order: [Int]) -> [Int] { order.filter { !isBlank[$0] } }
    let order = seen(bare.order)
    var moved = Self.moved(order, from: seen(isolated.order))
    if moved.isEmpty { moved = Self.moved(order, from: seen(own)) }
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
      let low = ends.partitioningIndex { sought[$0] >= sought[index] }
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
