internal import BidiAlgorithm

extension TextLayout {
  /// The storage ranges a selection takes. O(runs on its first and last line).
  public func ranges(of selection: Selection, policy: SelectionPolicy) -> RangeSet<ScalarOffset> {
    if let block = selection.block, selection.granularity == .character {
      return columnRanges(of: selection, block)
    }
    switch policy {
    case .natural:
      guard !selection.isCaret else { return RangeSet() }
      if takesEverything(selection) { return RangeSet(document.fullRange) }
      let (from, to) = extent(of: selection)
      return natural(from, to, with: words(of: selection))
    case .single: return RangeSet(singleRange(of: selection))
    case .snap: return RangeSet(snapRange(of: selection))
    }
  }

  /// What is between two gaps on the screen, and whole words.
  private func natural(
    _ from: VisualGap, _ to: VisualGap, with words: [Range<ScalarOffset>],
    keepingPairs: Bool = false
  ) -> RangeSet<ScalarOffset> {
    var swept = sweptRanges(from: from, to: to)
    for word in words { swept.insert(contentsOf: word) }
    return withControls(
      swept, from: min(from, to).line.paragraph, to: max(from, to).line.paragraph,
      keepingPairs: keepingPairs)
  }

  /// The natural ranges without the controls around text that goes wholly, for text to come in its
  /// place.
  func rangesKeepingPairs(of selection: Selection) -> RangeSet<ScalarOffset> {
    guard !selection.isCaret, selection.block == nil, !takesEverything(selection) else {
      return ranges(of: selection, policy: .natural)
    }
    let (from, to) = extent(of: selection)
    return natural(from, to, with: words(of: selection), keepingPairs: true)
  }

  /// The words at the ends of a selection that takes words as they are in storage.
  private func words(of selection: Selection) -> [Range<ScalarOffset>] {
    guard selection.granularity == .word, selection.words != .hull else { return [] }
    return [selection.anchor, selection.focus].compactMap { word(at: $0, selection.words) }
  }

  /// Whether a selection goes from the text's start to its end in the directions of its paragraphs,
  /// with what has no place on the screen.
  private func takesEverything(_ selection: Selection) -> Bool {
    if selection.granularity == .document { return true }
    let all = everything
    let ends = (selection.anchor, selection.focus)
    return ends == (all.anchor, all.focus) || ends == (all.focus, all.anchor)
  }

  /// The storage ranges of what is on the screen between two gaps, in either order.
  ///
  /// What is swept (``sweptRanges(from:to:)``) goes with controls that take no column by one rule:
  /// a control is taken only together with its partner, and only when all between them is; what is
  /// not selected looks the same without the selection wherever any choice of the controls at hand
  /// can keep it so.
  public func naturalRanges(from: VisualGap, to: VisualGap) -> RangeSet<ScalarOffset> {
    withControls(
      sweptRanges(from: from, to: to), from: min(from, to).line.paragraph,
      to: max(from, to).line.paragraph)
  }

  /// The scalars of the cells between two gaps on the screen, in either order.
  ///
  /// On one line, the cells between the columns. On several, from the upper gap to the end of its
  /// line in the direction of that line's paragraph, the lines between, and from the start of the
  /// lower line in its paragraph's direction to the lower gap.
  public func sweptRanges(from: VisualGap, to: VisualGap) -> RangeSet<ScalarOffset> {
    let (upper, lower) = from <= to ? (from, to) : (to, from)
    let first = line(upper.line)
    if upper.line == lower.line {
      return ranges(
        first.scalars(from: upper.column.rawValue, to: lower.column.rawValue),
        in: upper.line.paragraph)
    }
    let last = line(lower.line)
    let isFirstRightToLeft = first.direction == .rightToLeft
    let isLastRightToLeft = last.direction == .rightToLeft
    let head = first.scalars(
      from: isFirstRightToLeft ? nil : upper.column.rawValue,
      to: isFirstRightToLeft ? upper.column.rawValue : nil)
    let tail = last.scalars(
      from: isLastRightToLeft ? lower.column.rawValue : nil,
      to: isLastRightToLeft ? nil : lower.column.rawValue)
    var result = ranges(head, in: upper.line.paragraph)
    // Lines that are broken from different places may overlap, as long as they are not exact.
    let (end, start) = (range(of: upper.line).upperBound, range(of: lower.line).lowerBound)
    if end < start { result.insert(contentsOf: end..<start) }
    result.formUnion(ranges(tail, in: lower.line.paragraph))
    return result
  }

  private func ranges(
    _ scalars: RangeSet<Int>, in paragraph: ParagraphIndex
  ) -> RangeSet<ScalarOffset> {
    let start = start(of: paragraph)
    return RangeSet(
      scalars.ranges.map {
        start.advanced(by: $0.lowerBound)..<start.advanced(by: $0.upperBound)
      })
  }

  /// The one storage range between a selection's ends.
  func singleRange(of selection: Selection) -> Range<ScalarOffset> {
    let words = words(of: selection)
    if let first = words.first, let last = words.last {
      return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
    }
    guard selection.granularity == .character else {
      let (from, to) = extent(of: selection)
      let oriented = self.selection(from: from, to: to)
      return singleRange(of: oriented)
    }
    let anchor = outsideOfCells(selection.anchor.offset)
    let focus = outsideOfCells(selection.focus.offset)
    return min(anchor, focus)..<max(anchor, focus)
  }

  /// The smallest range around the natural selection that is contiguous in storage and, line by
  /// line, on the screen (as WebKit settles a selection). O(runs).
  func snapRange(of selection: Selection) -> Range<ScalarOffset> {
    let natural = ranges(of: selection, policy: .natural)
    guard var hull = Self.hull(natural) else {
      let caret = outsideOfCells(selection.focus.offset)
      return caret..<caret
    }
    while let gaps = visualHull(of: hull),
      let wider = Self.hull(sweptRanges(from: gaps.from, to: gaps.to))
    {
      let next = min(hull.lowerBound, wider.lowerBound)..<max(hull.upperBound, wider.upperBound)
      if next == hull { break }
      hull = next
    }
    return hull
  }

  /// The selection that takes just a storage range (with the controls around it), its focus at the
  /// range's end; nil where none does, as where the range is in several pieces on the screen and
  /// the policy is ``SelectionPolicy/natural``.
  public func selection(
    taking range: Range<ScalarOffset>, policy: SelectionPolicy
  ) -> Selection? {
    var candidates = [
      Selection(
        anchor: TextPosition(range.lowerBound, .downstream),
        focus: TextPosition(range.upperBound, .upstream))
    ]
    if let gaps = visualHull(of: range) {
      let hull = selection(from: gaps.from, to: gaps.to)
      candidates.append(
        hull.anchor.offset <= hull.focus.offset
          ? hull : Selection(anchor: hull.focus, focus: hull.anchor))
    }
    return candidates.first { isSameText(ranges(of: $0, policy: policy), RangeSet(range)) }
  }

  static func hull(_ ranges: RangeSet<ScalarOffset>) -> Range<ScalarOffset>? {
    let ranges = ranges.ranges
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// The gaps between which a storage range stands on the screen, or nil if it takes no column.
  func visualHull(
    of range: Range<ScalarOffset>
  ) -> (from: VisualGap, to: VisualGap)? {
    let first = linePlace(of: TextPosition(range.lowerBound, .downstream))
    let last = linePlace(of: TextPosition(range.upperBound.advanced(by: -1), .downstream))
    func columns(_ place: LinePlace) -> Range<Int>? {
      let start = start(of: place.line.paragraph).rawValue
      return place.visual.columns(
        of: range.lowerBound.rawValue - start..<range.upperBound.rawValue - start)
    }
    func gap(_ place: LinePlace, _ column: Int) -> VisualGap {
      VisualGap(line: place.line, column: Column(column))
    }
    if first.line == last.line {
      return columns(first).map { (gap(first, $0.lowerBound), gap(first, $0.upperBound)) }
    }
    // A line of which only what has no column is in the range is left at its end, or not entered.
    let isFirstRightToLeft = first.visual.direction == .rightToLeft
    let isLastRightToLeft = last.visual.direction == .rightToLeft
    let head = columns(first).map { isFirstRightToLeft ? $0.upperBound : $0.lowerBound }
    let tail = columns(last).map { isLastRightToLeft ? $0.lowerBound : $0.upperBound }
    return (
      gap(first, head ?? (isFirstRightToLeft ? 0 : first.visual.width)),
      gap(last, tail ?? (isLastRightToLeft ? last.visual.width : 0))
    )
  }
}
