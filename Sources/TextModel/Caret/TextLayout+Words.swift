internal import BidiAlgorithm

extension TextLayout {
  /// The far edge, on the screen, of the next word (UAX #29) towards a side; the end of the visual
  /// order where there is no word left. O(cells passed).
  func wordNeighbour(of position: TextPosition, _ side: HorizontalSide) -> TextPosition {
    let place = linePlace(of: position)
    var line = place.line
    var index = place.index
    while true {
      if let edge = wordEdge(on: line, from: index, side) {
        return self.position(edge, in: line.paragraph)
      }
      guard let next = self.line(beside: line, side) else { return lineEdge(line, side) }
      line = next
      let gaps = self.line(line).caretGaps
      index = side == .right ? gaps.lowerBound : gaps.upperBound
    }
  }

  private func wordEdge(
    on line: LinePosition, from gap: Int, _ side: HorizontalSide
  ) -> ParagraphGap? {
    let paragraph = self.paragraph(line.paragraph)
    let cells = paragraph.line(line.line).cells
    var index = side == .right ? gap : gap - 1
    var last: (cell: Int, word: Range<Int>)?
    while cells.indices.contains(index) {
      let scalar = cells[index].range.lowerBound
      if cells[index].isVisible {
        let segment = paragraph.isInNoWord(scalar) ? nil : paragraph.segment(at: scalar)
        let word = segment.flatMap { $0.isWord ? $0.range : nil }
        if let last, word != last.word { break }
        if let word { last = (index, word) }
      }
      index += side == .right ? 1 : -1
    }
    return last.map { side == .right ? cells[$0.cell].rightEdge : cells[$0.cell].leftEdge }
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
