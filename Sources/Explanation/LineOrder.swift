/// The scalars of a line left to right, and back from each to its place.
struct LineOrder: Sendable {
  /// The positions, left to right.
  let positions: [Int]
  /// The place of each scalar of the line, by its distance from the line's start; -1 where X9
  /// removes it.
  private let places: [Int32]
  private let start: Int

  /// An order of scalars of a line. O(length of the line).
  init(_ positions: [Int], on line: Range<Int>) {
    self.positions = positions
    start = line.lowerBound
    var places = [Int32](repeating: -1, count: line.count)
    for (place, position) in positions.enumerated() {
      places[position - start] = Int32(truncatingIfNeeded: place)
    }
    self.places = places
  }

  /// The place of a scalar, from the left; nil where it is not on the line or X9 removes it.
  func place(of position: Int) -> Int? {
    let index = position - start
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return Int(places[index])
  }
}
