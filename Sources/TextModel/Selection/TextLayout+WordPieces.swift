internal import BidiAlgorithm

// A word of UAX #29 may hold letters of both directions: a Hebrew prefix is written without a space
// before a Latin name. On the screen these are two things, so a double click takes the one that was
// pressed.
extension TextLayout {
  /// The scalars of the word at a position, as a policy understands it; nil where there is no
  /// visible cell.
  func word(at position: TextPosition, _ policy: WordPolicy) -> Range<ScalarOffset>? {
    let place = linePlace(of: position)
    return wordRange(at: place, policy).map { documentRange($0, in: place.line.paragraph) }
  }

  /// The columns that the word at a place takes on its line: those of the piece there, or from end
  /// to end.
  func wordColumns(at place: LinePlace, _ policy: WordPolicy) -> Range<Int>? {
    guard let range = wordRange(at: place, policy),
      let cell = place.visual.wordCell(at: place.gap)
    else { return nil }
    return policy == .hull
      ? place.visual.columns(of: range) : place.visual.piece(around: cell, of: range)
  }

  private func wordRange(at place: LinePlace, _ policy: WordPolicy) -> Range<Int>? {
    guard let cell = place.visual.wordCell(at: place.gap) else { return nil }
    let layout = paragraph(place.line.paragraph)
    let position = place.visual.cells[cell].range.lowerBound
    let word = layout.word(at: position)
    return policy == .pieces ? layout.oneDirection(of: word, around: position) : word
  }
}

extension ParagraphLayout {
  /// The part of a range around a scalar that runs in one direction: up to the first visible cell
  /// of the other.
  ///
  /// What has no picture belongs to neither side, and stays out at the ends.
  fileprivate func oneDirection(of range: Range<Int>, around position: Int) -> Range<Int> {
    let isRightToLeft = cell(at: position)?.level.isRightToLeft
    func part(_ cell: VisualCell?) -> Bool? {
      guard let cell, cell.isVisible else { return nil }
      return cell.level.isRightToLeft == isRightToLeft
    }
    var low = position
    var next = position
    while next > range.lowerBound, let cell = cell(at: next - 1) {
      if part(cell) == false { break }
      next = cell.range.lowerBound
      if cell.isVisible { low = next }
    }
    var high = cell(at: position)?.range.upperBound ?? position
    next = high
    while next < range.upperBound, let cell = cell(at: next) {
      if part(cell) == false { break }
      next = cell.range.upperBound
      if cell.isVisible { high = next }
    }
    return max(low, range.lowerBound)..<min(high, max(range.upperBound, low))
  }

  private func cell(at position: Int) -> VisualCell? {
    let line = line(self.line(of: position, .downstream))
    return line.cellIndex(containing: position).map { line.cells[$0] }
  }
}

extension VisualLine {
  /// The visible cell whose word a double click at a gap takes.
  func wordCell(at gap: ParagraphGap) -> Int? {
    if let index = cellIndex(of: gap), cells[index].isVisible { return index }
    let index = visualGap(of: gap)
    if let right = cells[min(index, cells.count)...].firstIndex(where: \.isVisible) { return right }
    return cells[..<min(index, cells.count)].lastIndex(where: \.isVisible)
  }

  /// The columns of the cells of a range that stand beside each other around a cell.
  fileprivate func piece(around index: Int, of range: Range<Int>) -> Range<Int> {
    func belongs(_ index: Int) -> Bool {
      !cells[index].isVisible || range.contains(cells[index].range.lowerBound)
    }
    var (low, high) = (index, index)
    while low > 0, belongs(low - 1) { low -= 1 }
    while high + 1 < cells.count, belongs(high + 1) { high += 1 }
    return cells[low].column..<cells[high].columns.upperBound
  }
}
