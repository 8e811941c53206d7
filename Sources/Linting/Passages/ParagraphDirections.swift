public import BidiAlgorithm

/// The directions that the paragraphs of a text have where somebody knows them: set by hand, or by
/// another rule than P2.
public struct ParagraphDirections: Hashable, Sendable {
  private var starts: [Int] = []
  private var directions: [BaseDirection] = []

  /// Of no paragraph.
  public init() {}

  /// Takes the direction of the next paragraph.
  ///
  /// - Parameters:
  ///   - direction: the direction.
  ///   - start: where the paragraph starts, in scalars of the text, behind those before it.
  public mutating func append(_ direction: BaseDirection, from start: Int) {
    // It holds for the paragraphs behind it too, until another one comes.
    guard directions.last != direction else { return }
    starts.append(start)
    directions.append(direction)
  }

  /// The direction of the paragraph that a position is in; nil where nobody knows. O(log *n*).
  func direction(at position: Int) -> BaseDirection? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? directions[low - 1] : nil
  }
}
