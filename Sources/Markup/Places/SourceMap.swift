/// Where each scalar of a text that was read stands in its source, both in scalars.
///
/// A scalar that the reader put there has an empty range: the place to which it belongs.
public struct SourceMap: Hashable, Sendable {
  private var starts: [Int32] = []
  private var ends: [Int32] = []

  /// A map of no text.
  public init() {}

  /// The map of a text that is its own source.
  public init(identityOf count: Int) {
    let count = Int32(clamping: count)
    starts = Array(0..<count)
    ends = count == 0 ? [] : Array(1...count)
  }

  /// How many scalars the text has.
  public var count: Int { starts.count }

  /// Where the last scalar ends in the source; 0 where there is none.
  var end: Int { Int(ends.last ?? 0) }

  /// Adds the range of the text's next scalar.
  public mutating func append(_ range: Range<Int>) {
    starts.append(Int32(clamping: range.lowerBound))
    ends.append(Int32(clamping: range.upperBound))
  }

  /// Takes a scalar out.
  mutating func remove(at index: Int) {
    starts.remove(at: index)
    ends.remove(at: index)
  }

  /// The range of a scalar in the source; empty where the reader put the scalar there.
  public subscript(index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }

  /// Whether the reader put a scalar there, so that it has no letters in the source.
  public func isInserted(_ index: Int) -> Bool { starts[index] == ends[index] }

  /// The range of the source that a range of the text comes from; empty where that is nothing.
  public func source(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound < count ? Int(starts[range.lowerBound]) : Int(ends.last ?? 0)
      return place..<place
    }
    return Int(starts[first])..<max(Int(starts[first]), Int(ends[last]))
  }

  /// The scalar of the text that a scalar of the source belongs to; nil for one that has no letter
  /// there, as a tag's. O(log *n*).
  public func text(ofSource place: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    guard low < count, self[low].contains(place) else { return nil }
    return low
  }

  /// The map through a reading before this one: from this text to the source of that. O(*n*).
  ///
  /// - Parameter earlier: where the scalars of this map's source stand in theirs.
  /// - Returns: where the scalars of this map's text stand in the earlier source.
  public func through(_ earlier: SourceMap) -> SourceMap {
    var result = SourceMap()
    for index in starts.indices {
      let source = earlier.source(of: self[index])
      result.append(isInserted(index) ? source.lowerBound..<source.lowerBound : source)
    }
    return result
  }
}
