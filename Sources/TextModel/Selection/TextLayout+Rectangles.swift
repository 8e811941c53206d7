internal import BidiAlgorithm

/// A part of a selection that stands in one piece on a visual line.
public struct SelectionRectangle: Hashable, Sendable {
  /// The visual line.
  public var line: LinePosition
  /// The columns, from the left end of the line's own text.
  public var columns: Range<Column>

  /// A part of a selection by its line and columns.
  public init(line: LinePosition, columns: Range<Column>) {
    self.line = line
    self.columns = columns
  }
}

extension TextLayout {
  /// Where ranges stand on the screen: for each line, from the top, its pieces left to right.
  /// O(text between the first range and the last).
  public func rectangles(of ranges: RangeSet<ScalarOffset>) -> [SelectionRectangle] {
    guard let hull = Self.hull(ranges) else { return [] }
    let first = place(of: TextPosition(hull.lowerBound, .downstream)).line
    var result: [SelectionRectangle] = []
    var next: LinePosition? = first
    while let line = next, range(of: line).lowerBound < hull.upperBound {
      result += rectangles(of: ranges, on: line)
      next = self.line(after: line)
    }
    return result
  }

  private func rectangles(
    of ranges: RangeSet<ScalarOffset>, on line: LinePosition
  ) -> [SelectionRectangle] {
    let start = start(of: line.paragraph)
    var result: [SelectionRectangle] = []
    for cell in self.line(line).cells
    where cell.isVisible && ranges.contains(start.advanced(by: cell.range.lowerBound)) {
      let columns = Column(cell.column)..<Column(cell.columns.upperBound)
      if let last = result.last, last.columns.upperBound == columns.lowerBound {
        result[result.count - 1].columns = last.columns.lowerBound..<columns.upperBound
      } else {
        result.append(SelectionRectangle(line: line, columns: columns))
      }
    }
    return result
  }

  /// The selection of a visual rectangle: on each line what stands between two columns, whatever
  /// its direction.
  ///
  /// Columns count from the left end of the screen's text, ``indent(of:)`` included, so that the
  /// rectangle is one also where lines lean on the right.
  ///
  /// - Parameters:
  ///   - lines: the first and the last line, in either order.
  ///   - columns: the two columns, in either order.
  /// - Returns: for each line from the top what it takes; empty where it takes nothing.
  public func columnRanges(
    _ lines: (LinePosition, LinePosition), columns: (Int, Int)
  ) -> [(line: LinePosition, ranges: RangeSet<ScalarOffset>)] {
    let (upper, lower) = (clamp(min(lines.0, lines.1)), clamp(max(lines.0, lines.1)))
    let (left, right) = (min(columns.0, columns.1), max(columns.0, columns.1))
    var result: [(line: LinePosition, ranges: RangeSet<ScalarOffset>)] = []
    var next: LinePosition? = upper
    while let line = next, line <= lower {
      let indent = indent(of: line)
      let ends = [left, right].map {
        normalized(VisualGap(line: line, column: Column($0 - indent)))
      }
      result.append(
        (line, ends[0] == ends[1] ? RangeSet() : naturalRanges(from: ends[0], to: ends[1])))
      next = self.line(after: line)
    }
    return result
  }
}
