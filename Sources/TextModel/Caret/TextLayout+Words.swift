internal import BidiAlgorithm

extension TextLayout {
  /// The far edge, on the screen, of the next word (UAX #29) towards a side; the end of the visual
  /// order where there is no word left. O(cells passed).
  ///
  /// Of a word that lines break, an edge counts that is an end of it in storage too: at another one
  /// the word goes on.
  func wordNeighbour(
    of position: TextPosition, _ key: HorizontalSide, _ order: ParagraphOrder
  ) -> TextPosition {
    let place = linePlace(of: position)
    var line = place.line
    var index = place.index
    while true {
      let side = self.side(key, in: line.paragraph, order)
      if let gap = wordEdge(on: line, from: index, side) {
        return self.position(gap, in: line.paragraph)
      }
      guard let next = self.line(beside: line, key, order) else { break }
      line = next
      let gaps = self.line(line).caretGaps
      let isFromLeft = self.side(key, in: line.paragraph, order) == .right
      index = isFromLeft ? gaps.lowerBound : gaps.upperBound
    }
    return lineEdge(line, side(key, in: line.paragraph, order))
  }

  /// The far edge of the first word that ends on a line behind a gap.
  private func wordEdge(
    on line: LinePosition, from gap: Int, _ side: HorizontalSide
  ) -> ParagraphGap? {
    let paragraph = self.paragraph(line.paragraph)
    let visual = paragraph.line(line.line)
    let cells = visual.cells
    func edge(of word: Range<Int>, at index: Int) -> ParagraphGap? {
      let gap = side == .right ? cells[index].rightEdge : cells[index].leftEdge
      let isBroken =
        word.lowerBound < visual.range.lowerBound || word.upperBound > visual.range.upperBound
      let isEnd = gap.offset == word.lowerBound || gap.offset == word.upperBound
      return isEnd || !isBroken ? gap : nil
    }
    var index = side == .right ? gap : gap - 1
    var last: (cell: Int, word: Range<Int>)?
    while cells.indices.contains(index) {
      let scalar = cells[index].range.lowerBound
      if cells[index].isVisible {
        let segment = paragraph.isInNoWord(scalar) ? nil : paragraph.segment(at: scalar)
        let word = segment.flatMap { $0.isWord ? $0.range : nil }
        if let last, word != last.word, let found = edge(of: last.word, at: last.cell) {
          return found
        }
        last = word.map { (index, $0) }
      }
      index += side == .right ? 1 : -1
    }
    return last.flatMap { edge(of: $0.word, at: $0.cell) }
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
