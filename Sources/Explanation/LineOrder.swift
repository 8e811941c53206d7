/// The scalars of a line left to right, and back from each to its place.
///
/// The separator that ends a line is in the order, as L2 has it there, and has no place: it is not
/// drawn, and in a right-to-left paragraph all places would begin with it.
struct LineOrder: Sendable {
  /// The positions, left to right.
  let positions: [Int]
  /// The index of each scalar of the line in ``positions``, by its distance from the line's start;
  /// -1 where X9 removes it.
  private let indices: [Int32]
  private let start: Int
  /// The separators that end the line.
  private let ending: Range<Int>
  /// How many of them stand left of all places.
  private let leading: Int

  /// An order of scalars of a line. O(length of the line).
  init(_ positions: [Int], on line: Range<Int>, ending: Range<Int>) {
    self.positions = positions
    self.ending = ending
    start = line.lowerBound
    leading = positions.prefix(while: ending.contains).count
    var indices = [Int32](repeating: -1, count: line.count)
    for (index, position) in positions.enumerated() {
      indices[position - start] = Int32(truncatingIfNeeded: index)
    }
    self.indices = indices
  }

  /// How many scalars have a place.
  var count: Int { positions.count - ending.count }

  /// Where a scalar is in ``positions``; nil where it is not on the line or X9 removes it.
  func index(of position: Int) -> Int? {
    let distance = position - start
    guard indices.indices.contains(distance), indices[distance] >= 0 else { return nil }
    return Int(indices[distance])
  }

  /// The place of a scalar, from the left; nil where it is not on the line, ends it, or X9 removes
  /// it.
  func place(of position: Int) -> Int? {
    ending.contains(position) ? nil : index(of: position).map { $0 - leading }
  }
}
