import BidiAlgorithm
import ReferenceBidi
import UnicodeData

/// One line of text on the screen, by the plainest means: levels of the second implementation of
/// UAX #9, a column a scalar, and nothing of the model that is tested.
///
/// For texts of which each scalar takes one column: no marks, controls, wide characters or
/// separators.
struct CaseOracle {
  let scalars: [Unicode.Scalar]
  let direction: TextDirection
  /// The level of each scalar after L1.
  let levels: [Int]
  /// The scalars from left to right.
  let order: [Int]

  init(_ pseudo: String, _ direction: TextDirection) {
    self.init(Array(PseudoText.decode(pseudo).unicodeScalars), direction)
  }

  init(_ scalars: [Unicode.Scalar], _ direction: TextDirection) {
    self.scalars = scalars
    self.direction = direction
    let paragraph = ReferenceBidi.analyse(
      BidiInput(scalars: scalars), direction: .explicit(direction))
    levels = paragraph.lineLevels(0..<scalars.count).map { $0 ?? -1 }
    order = paragraph.order(0..<scalars.count)
  }

  /// A gap and the neighbour that it leans on, as case files write it.
  struct Gap: Hashable {
    var offset: Int
    var isUpstream: Bool
  }

  var width: Int { scalars.count }

  /// The column of a scalar's left edge.
  func column(of scalar: Int) -> Int { order.firstIndex(of: scalar)! }

  /// The gap at the left edge of the cell in a column.
  func gap(leftOf column: Int) -> Gap {
    let scalar = order[column]
    return levels[scalar] % 2 == 0
      ? Gap(offset: scalar, isUpstream: false) : Gap(offset: scalar + 1, isUpstream: true)
  }

  /// The gap at the right edge of the cell in a column.
  func gap(rightOf column: Int) -> Gap {
    let scalar = order[column]
    return levels[scalar] % 2 == 0
      ? Gap(offset: scalar + 1, isUpstream: true) : Gap(offset: scalar, isUpstream: false)
  }

  /// Where a gap stands: beside the neighbour that it leans on, and at the text's ends at those of
  /// the line.
  func column(of gap: Gap) -> Int {
    let isRightToLeft = direction == .rightToLeft
    if gap.isUpstream {
      guard gap.offset > 0 else { return isRightToLeft ? width : 0 }
      let scalar = gap.offset - 1
      return column(of: scalar) + (levels[scalar] % 2 == 0 ? 1 : 0)
    }
    guard gap.offset < width else { return isRightToLeft ? 0 : width }
    return column(of: gap.offset) + (levels[gap.offset] % 2 == 0 ? 0 : 1)
  }

  /// Neighbouring numbers as ranges.
  static func ranges(_ numbers: some Sequence<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for number in numbers.sorted() {
      if let last = result.last, last.upperBound == number {
        result[result.count - 1] = last.lowerBound..<number + 1
      } else {
        result.append(number..<number + 1)
      }
    }
    return result
  }

  /// The ranges of the scalars that stand between two columns.
  func swept(_ columns: Range<Int>) -> [Range<Int>] { Self.ranges(columns.map { order[$0] }) }

  /// The least range around others that is one stretch on the screen: the shortest of all that are.
  func snap(_ ranges: [Range<Int>]) -> Range<Int> {
    var best = 0..<width
    for start in 0...ranges.first!.lowerBound {
      for end in ranges.last!.upperBound..<width + 1 {
        let columns = (start..<end).map { column(of: $0) }.sorted()
        let isOne = columns.last! - columns.first! + 1 == columns.count
        if isOne, end - start < best.count { best = start..<end }
      }
    }
    return best
  }

  /// The scalars without those in ranges, and with others in the place of one of them.
  func replacing(
    _ ranges: [Range<Int>], with text: [Unicode.Scalar] = [], at chosen: Int = 0
  ) -> CaseOracle {
    var result: [Unicode.Scalar] = []
    for (offset, scalar) in scalars.enumerated() {
      if ranges[chosen].lowerBound == offset { result += text }
      if !ranges.contains(where: { $0.contains(offset) }) { result.append(scalar) }
    }
    return CaseOracle(result, direction)
  }

  /// The part of a word, a run of letters, around a scalar that runs in one direction.
  func piece(around scalar: Int) -> Range<Int> {
    func belongs(_ other: Int) -> Bool {
      scalars.indices.contains(other) && (scalars[other] == " ") == (scalars[scalar] == " ")
        && levels[other] % 2 == levels[scalar] % 2
    }
    var (start, end) = (scalar, scalar + 1)
    while belongs(start - 1) { start -= 1 }
    while belongs(end) { end += 1 }
    return start..<end
  }

  /// What the screen shows, in the pseudo alphabet.
  var display: String { order.map { PseudoText.encode(scalars[$0]) }.joined() }
}
