internal import BidiAlgorithm

/// Where a selection's text stands on the screen: what remains without it closes up there.
public struct SelectionHole: Hashable, Sendable {
  /// The line on which what remains closes up.
  public var line: LinePosition
  /// The column at which it does; nil where the text runs right to left over several lines.
  public var column: Column?
  /// The visible scalar left of it that stays; nil at a line's end.
  var left: ScalarOffset?
  /// The visible scalar right of it that stays; nil at a line's end.
  var right: ScalarOffset?
}

extension TextLayout {
  /// Where a selection's text stands on the screen; nil where it is torn there, or takes nothing.
  public func hole(of selection: Selection, policy: SelectionPolicy) -> SelectionHole? {
    guard selection.block == nil, !ranges(of: selection, policy: policy).isEmpty else {
      return nil
    }
    switch policy {
    case .natural:
      let (from, to) = extent(of: selection)
      return hole(from: min(from, to), to: max(from, to))
    case .snap:
      return visualHull(of: snapRange(of: selection)).map { hole(from: $0.from, to: $0.to) }
    case .single: return nil
    }
  }

  private func hole(from upper: VisualGap, to lower: VisualGap) -> SelectionHole {
    let first = line(upper.line)
    let last = line(lower.line)
    if upper.line == lower.line {
      return SelectionHole(
        line: upper.line, column: upper.column,
        left: neighbour(of: upper, .left), right: neighbour(of: lower, .right))
    }
    let head = neighbour(of: upper, first.direction == .rightToLeft ? .right : .left)
    let tail = neighbour(of: lower, last.direction == .rightToLeft ? .left : .right)
    return first.direction == .rightToLeft
      ? SelectionHole(line: upper.line, column: nil, left: tail, right: head)
      : SelectionHole(line: upper.line, column: upper.column, left: head, right: tail)
  }

  /// The visible scalar beside a gap on its line.
  private func neighbour(of gap: VisualGap, _ side: HorizontalSide) -> ScalarOffset? {
    let visual = line(gap.line)
    let column = side == .left ? gap.column.rawValue - 1 : gap.column.rawValue
    return visual.cell(atColumn: column).map {
      start(of: gap.line.paragraph).advanced(by: $0.range.lowerBound)
    }
  }
}

/// A text after an edit on trial, and where things are in it.
struct EditTrial {
  let layout: TextLayout
  private let edit: Edit
  private let hole: SelectionHole?

  /// The text after an edit; nil where a paragraph is too long to be resolved on trial.
  init?(_ layout: TextLayout, _ edit: Edit, hole: SelectionHole?) {
    for range in edit.ranges {
      let touched = layout.document.paragraphs(touching: range)
      for end in [touched.lowerBound, max(touched.lowerBound, touched.upperBound.advanced(by: -1))]
      {
        guard layout.document.range(of: end).count <= TextLayout.longestTrial else { return nil }
      }
    }
    self.layout = layout.after(edit)
    self.edit = edit
    self.hole = hole
  }

  /// How well something stands where the hole was.
  enum Fit: Comparable { case none, betweenNeighbours, atColumn }

  /// How well a range of the new text is shown where the hole was.
  func fit(of range: Range<ScalarOffset>) -> Fit {
    columns(of: range).map { fit($0.line, $0.columns) } ?? .none
  }

  /// How well a caret is shown where the hole was.
  func fit(of position: TextPosition) -> Fit {
    let place = layout.place(of: position)
    return fit(place.line, place.column.rawValue..<place.column.rawValue)
  }

  /// The line and the columns of a range that stands on one line in one piece.
  func columns(of range: Range<ScalarOffset>) -> (line: LinePosition, columns: Range<Int>)? {
    let place = layout.linePlace(of: TextPosition(range.lowerBound, .downstream))
    let start = layout.start(of: place.line.paragraph).rawValue
    let local = range.lowerBound.rawValue - start..<range.upperBound.rawValue - start
    guard local.upperBound <= place.visual.range.upperBound else { return nil }
    let hull = place.visual.columns(of: local)
    return hull.map { (place.line, $0) }
  }

  private func fit(_ line: LinePosition, _ columns: Range<Int>) -> Fit {
    guard let hole else { return .none }
    if line == hole.line, columns.lowerBound == hole.column?.rawValue { return .atColumn }
    let left = neighbour(on: line, columns.lowerBound - 1)
    let right = neighbour(on: line, columns.upperBound)
    return left == hole.left.map { edit.map($0) } && right == hole.right.map { edit.map($0) }
      ? .betweenNeighbours : .none
  }

  private func neighbour(on line: LinePosition, _ column: Int) -> ScalarOffset? {
    layout.line(line).cell(atColumn: column).map {
      layout.start(of: line.paragraph).advanced(by: $0.range.lowerBound)
    }
  }
}
