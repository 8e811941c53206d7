internal import BidiAlgorithm
internal import UnicodeData

/// What is seen of a line: the places of its scalars from left to right, without format characters
/// and controls.
struct SeenLine {
  private let order: [Int]
  /// The seat of each scalar among those that are seen, from the left; -1 for the others.
  private let seats: [Int]

  init(_ scalars: [Unicode.Scalar], _ line: ResolverAnswer) {
    order = line.order.filter { !ScalarFacts.mustBeLabelled(scalars[$0]) }
    var seats = [Int](repeating: -1, count: scalars.count)
    for (seat, place) in order.enumerated() { seats[place] = seat }
    self.seats = seats
  }

  /// Whether all of a range stands side by side. O(*k*), where *k* is the length of the range.
  func holdsTogether(_ range: Range<Int>) -> Bool {
    let taken = seats[range].filter { $0 >= 0 }
    guard let first = taken.min(), let last = taken.max() else { return true }
    return last - first + 1 == taken.count
  }

  /// The places of a range from left to right, counted from its start. O(*k* log *k*), where *k* is
  /// the length of the range.
  func places(in range: Range<Int>) -> [Int] {
    range.filter { seats[$0] >= 0 }.sorted { seats[$0] < seats[$1] }
      .map { $0 - range.lowerBound }
  }

  /// The places outside some ranges from left to right, counted as if those, with the isolates
  /// around them, were not there. O(*n*).
  ///
  /// - Parameters:
  ///   - values: the ranges, in order.
  ///   - isolates: how many scalars stand around a range on each side.
  /// - Returns: the places.
  func places(outside values: [Range<Int>], isolates: Int) -> [Int] {
    var outside = [Int](repeating: -1, count: seats.count)
    var position = 0
    var lost = 0
    for value in values + [seats.count..<seats.count] {
      for place in position..<value.lowerBound { outside[place] = place - lost }
      lost += value.count + 2 * isolates
      position = value.upperBound
    }
    return order.compactMap { outside[$0] >= 0 ? outside[$0] : nil }
  }
}
