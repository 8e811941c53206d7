internal import BidiAlgorithm

extension TextLayout {
  /// The far edge, on the screen, of the next word (UAX #29) towards a side; the end of the visual
  /// order where there is no word left. O(cells passed).
  func wordNeighbour(
    of position: TextPosition, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> TextPosition {
    let place = linePlace(of: position)
    var line = place.line
    var index = place.index
    var found: (position: TextPosition, word: Range<Int>)?
    while true {
      let side = self.side(key, in: line.paragraph, order)
      if let edge = wordEdge(on: line, from: index, side, continuing: found?.word) {
        found = (self.position(edge.gap, in: line.paragraph), edge.word)
        guard edge.isAtEnd else { break }
      } else if found != nil {
        break
      }
      guard let next = self.line(beside: line, key, order) else { break }
      // A word goes on where its line was too short for it, and ends with its paragraph.
      if found != nil, next.paragraph != line.paragraph { break }
      line = next
      let gaps = self.line(line).caretGaps
      let isFromLeft = self.side(key, in: line.paragraph, order) == .right
      index = isFromLeft ? gaps.lowerBound : gaps.upperBound
    }
    return found?.position ?? lineEdge(line, side(key, in: line.paragraph, order))
  }

  /// The far edge of the first word on a line from a gap; of the rest of a word only where the line
  /// goes on with it.
  private func wordEdge(
    on line: LinePosition, from gap: Int, _ side: HorizontalSide, continuing begun: Range<Int>?
  ) -> (gap: ParagraphGap, word: Range<Int>, isAtEnd: Bool)? {
    let paragraph = self.paragraph(line.paragraph)
    let cells = paragraph.line(line.line).cells
    var index = side == .right ? gap : gap - 1
    var last: (cell: Int, word: Range<Int>)?
    var isAtEnd = true
    while cells.indices.contains(index) {
      let scalar = cells[index].range.lowerBound
      if cells[index].isVisible {
        let segment = paragraph.isInNoWord(scalar) ? nil : paragraph.segment(at: scalar)
        let word = segment.flatMap { $0.isWord ? $0.range : nil }
        if let begun, last == nil, word != begun { return nil }
        if let last, word != last.word {
          isAtEnd = false
          break
        }
        if let word { last = (index, word) }
      }
      index += side == .right ? 1 : -1
    }
    return last.map { last in
      let cell = cells[last.cell]
      return (side == .right ? cell.rightEdge : cell.leftEdge, last.word, isAtEnd)
    }
  }

  /// The far end of the next word in storage; the text's end where there is no word left.
  func logicalWord(from position: TextPosition, isForward: Bool) -> TextPosition {
    var number = document.paragraph(containing: position.offset)
    var local = outsideOfCells(position.offset).rawValue - start(of: number).rawValue
    while true {
      let paragraph = self.paragraph(number)
      while isForward ? local < paragraph.count : local > 0 {
        let segment = paragraph.segment(at: isForward ? local : local - 1)
        local = isForward ? segment.range.upperBound : segment.range.lowerBound
        guard segment.isWord else { continue }
        return self.position(ParagraphGap(local, isForward ? .upstream : .downstream), in: number)
      }
      let next = number.advanced(by: isForward ? 1 : -1)
      guard (0..<document.paragraphCount).contains(next.rawValue) else {
        return self.position(ParagraphGap(local, isForward ? .upstream : .downstream), in: number)
      }
      number = next
      local = isForward ? 0 : self.paragraph(number).count
    }
  }
}
