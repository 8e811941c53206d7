internal import Algorithms
internal import BidiAlgorithm
internal import TextModel
package import Wording

/// How many of several selected ranges a strip has no place for, at its left and at its right. Each
/// strip that marks what is selected says so in the same words.
package struct HiddenRanges: Hashable, Sendable {
  package private(set) var left = 0
  package private(set) var right = 0

  /// Those that a strip in storage order leaves out, which shows these scalars, counted from the
  /// start of the caret's paragraph. O(ranges).
  package init(_ analysis: Analysis, showing positions: Range<Int>) {
    guard analysis.ranges.count > 1 else { return }
    let start = ScalarOffset(analysis.offset(positions.lowerBound))
    let end = ScalarOffset(analysis.offset(positions.upperBound))
    left = analysis.ranges.count { $0.upperBound <= start }
    right = analysis.ranges.count { $0.lowerBound >= end }
  }

  /// Those that a strip in storage order leaves out, which shows these of its items.
  package init(_ analysis: Analysis, ofStorage strip: Strip, seen: Range<Int>) {
    let items = strip.items[seen]
    let start = items.first?.cell.range.lowerBound ?? 0
    self.init(
      analysis, showing: start..<max(start, items.last?.cell.range.upperBound ?? start))
  }

  /// Those that the strip of the caret's line in display order leaves out, which shows these of its
  /// items. What stands on the lines before is at the side where the line begins. O(items log
  /// ranges).
  package init(_ analysis: Analysis, ofDisplay strip: Strip, seen: Range<Int>) {
    let ranges = analysis.ranges
    guard ranges.count > 1, !seen.isEmpty else { return }
    var shown: Set<Int> = []
    var isLeft: [Int: Bool] = [:]
    for (place, item) in strip.items.enumerated() {
      let offset = ScalarOffset(analysis.offset(item.cell.range.lowerBound))
      let index = ranges.partitioningIndex { $0.upperBound > offset }
      guard index < ranges.count, ranges[index].contains(offset) else { continue }
      if seen.contains(place) {
        shown.insert(index)
      } else if isLeft[index] == nil {
        isLeft[index] = place < seen.lowerBound
      }
    }
    let lineStart = ScalarOffset(analysis.offset(analysis.line.range.lowerBound))
    let beginsAtLeft = analysis.line.direction == .leftToRight
    for index in ranges.indices where !shown.contains(index) {
      let isBefore = ranges[index].lowerBound < lineStart
      if isLeft[index] ?? (isBefore == beginsAtLeft) { left += 1 } else { right += 1 }
    }
  }

  /// The counts with arrows to their sides, for the upper edge of a pane, in which a language from
  /// right to left has its first words at the right; nil where nothing is left out.
  package func words(isRightToLeft: Bool) -> Words? {
    let sides: [Words?] = [
      left == 0 ? nil : "\(verbatim: Sign.arrow(.rightToLeft)) \(number: left) more",
      right == 0 ? nil : "\(number: right) more \(verbatim: Sign.arrow(.leftToRight))",
    ]
    let said = (isRightToLeft ? sides.reversed() : sides).compactMap(\.self)
    return said.isEmpty ? nil : said.joined(by: "  ")
  }
}
