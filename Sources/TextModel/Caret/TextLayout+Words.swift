internal import BidiAlgorithm
internal import UnicodeData

/// What a cell is to motion and selection by word.
enum WordKind: Hashable {
  case word, space, other
}

extension VisualLine {
  /// What a cell is: of a word are letters, marks, digits, `_`, and an apostrophe between two of them.
  func wordKind(ofCell index: Int) -> WordKind {
    let cell = cells[index]
    guard case .text = cell.kind else { return cell.kind == .tab ? .space : .other }
    if cell.base == "'" || cell.base == "\u{2019}" {
      let isInside = isLetter(visible(index, -1)) && isLetter(visible(index, 1))
      return isInside ? .word : .other
    }
    if isLetter(index) { return .word }
    return ScalarFacts.isWhiteSpace(cell.base) ? .space : .other
  }

  private func isLetter(_ index: Int?) -> Bool {
    guard let index, case .text = cells[index].kind else { return false }
    let category = ScalarFacts.category(of: cells[index].base)
    return category.isLetter || category.isMark || category == .pc
      || category == .nd || category == .nl || category == .no
  }

  /// The next visible cell beside one, in steps of 1 or -1.
  private func visible(_ index: Int, _ step: Int) -> Int? {
    var index = index + step
    while cells.indices.contains(index), !cells[index].isVisible { index += step }
    return cells.indices.contains(index) ? index : nil
  }

  /// The scalars of the word, the white space, or the sign to which a cell belongs, on this line.
  func word(atCell index: Int) -> Range<Int> {
    let kind = wordKind(ofCell: index)
    var range = cells[index].range
    guard kind != .other else { return range }
    while let next = cellIndex(containing: range.upperBound), belongs(next, to: kind) {
      range = range.lowerBound..<cells[next].range.upperBound
    }
    while let previous = cellIndex(containing: range.lowerBound - 1), belongs(previous, to: kind) {
      range = cells[previous].range.lowerBound..<range.upperBound
    }
    return range
  }

  private func belongs(_ index: Int, to kind: WordKind) -> Bool {
    guard cells[index].isVisible else {
      // A control of no width does not divide a word; the paragraph separator does.
      return cells[index].range.lowerBound < contentEnd
    }
    return wordKind(ofCell: index) == kind
  }
}

extension TextLayout {
  /// The far edge, on the screen, of the next word towards a side; the end of the visual order where there
  /// is no word left. O(cells passed).
  func wordNeighbour(of position: TextPosition, _ side: HorizontalSide) -> TextPosition {
    let place = linePlace(of: position)
    var line = place.line
    var index = place.index
    while true {
      let visual = self.line(line)
      if let edge = wordEdge(on: visual, from: index, side) {
        return self.position(edge, in: line.paragraph)
      }
      guard let next = self.line(beside: line, side) else { return lineEdge(line, side) }
      line = next
      let gaps = self.line(line).caretGaps
      index = side == .right ? gaps.lowerBound : gaps.upperBound
    }
  }

  private func wordEdge(
    on visual: VisualLine, from gap: Int, _ side: HorizontalSide
  ) -> ParagraphGap? {
    let step = side == .right ? 1 : -1
    var index = side == .right ? gap : gap - 1
    var last: Int?
    while visual.cells.indices.contains(index) {
      if visual.cells[index].isVisible {
        if visual.wordKind(ofCell: index) == .word { last = index } else if last != nil { break }
      }
      index += step
    }
    return last.map { side == .right ? visual.cells[$0].rightEdge : visual.cells[$0].leftEdge }
  }

  /// The far end of the next word in storage.
  func logicalWord(from position: TextPosition, isForward: Bool) -> TextPosition {
    var current = position
    var isInWord = false
    while let next = isForward ? logicalNext(current) : logicalPrevious(current) {
      let crossed = linePlace(
        of: TextPosition(isForward ? next.offset : next.offset, isForward ? .upstream : .downstream)
      )
      let index = crossed.visual.cellIndex(of: crossed.gap)
      let isWord = index.map { crossed.visual.wordKind(ofCell: $0) == .word } ?? false
      let isVisible = index.map { crossed.visual.cells[$0].isVisible } ?? true
      if isInWord, !isWord, isVisible { return current }
      if isWord { isInWord = true }
      current = next
    }
    return current
  }
}
