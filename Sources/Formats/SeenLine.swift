internal import BidiAlgorithm
internal import UnicodeData

/// What is seen of a line: the places of its scalars from left to right, without format characters
/// and controls.
struct SeenLine {
  private let order: [Int]

  init(_ scalars: [Unicode.Scalar], _ line: ResolverAnswer) {
    order = line.order.filter { !ScalarFacts.mustBeLabelled(scalars[$0]) }
  }

  /// Whether all of a range stands side by side.
  func holdsTogether(_ range: Range<Int>) -> Bool {
    guard let first = order.firstIndex(where: range.contains),
      let last = order.lastIndex(where: range.contains)
    else { return true }
    return order[first...last].allSatisfy(range.contains)
  }

  /// The places of a range from left to right, counted from its start.
  func places(in range: Range<Int>) -> [Int] {
    order.compactMap { range.contains($0) ? $0 - range.lowerBound : nil }
  }

  /// The places outside some ranges from left to right, counted as if those, with the isolates
  /// around them, were not there.
  func places(outside values: [Range<Int>], isolates: Int) -> [Int] {
    order.compactMap { place in
      var lost = 0
      for value in values {
        if value.contains(place) { return nil }
        if value.upperBound <= place { lost += value.count + 2 * isolates }
      }
      return place - lost
    }
  }
}
