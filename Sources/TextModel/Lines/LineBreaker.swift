internal import UnicodeData

/// Breaks a paragraph into lines, each from where it starts.
final class LineBreaker {
  let breaks: RunBreaks
  private let units: CellUnits
  private let count: Int
  /// The columns of bidi controls, as far as they were asked for.
  private var controlColumns: [UInt32: Int] = [:]

  /// The breaker of a paragraph, by the rules of its languages.
  init(_ units: CellUnits, _ runs: LineBreakRuns) {
    self.units = units
    breaks = RunBreaks(units.scalars, runs)
    count = units.scalars.count
  }

  /// Where the line after the one that starts here starts; nil where there is none.
  func nextStart(after start: Int) -> Int? {
    let end = lineEnd(from: start)
    return end < count || endsInLineBreak(end, after: start) ? end : nil
  }

  /// A line separator at the text's very end starts an empty line.
  private func endsInLineBreak(_ end: Int, after start: Int) -> Bool {
    end > start && end == units.contentEnd && end == count && endsLine(at: end)
  }

  private func lineEnd(from start: Int) -> Int {
    guard let width = units.settings.width else { return paragraphLineEnd(from: start) }
    if breaks.runs.isRoot,
      let end = plainLineEnd(from: start, width) ?? wordLineEnd(from: start, width)
    {
      return end
    }
    var position = start
    var advance = 0
    var fitting = start
    var next = breaks.next(after: start)
    while position < count {
      // Most of most texts: a word and its spaces, one column each.
      if next.isOpportunity, position <= next.gap,
        let plain = units.plainColumns(position..<next.gap), advance + plain <= width
      {
        advance += next.gap - position
        position = next.gap
        fitting = position
        next = breaks.next(after: position)
        continue
      }
      let (end, unitWidth) = measure(position, advance)
      if unitWidth > 0, advance + unitWidth > width,
        end > position + 1 || !units.hangs(position)
      {
        if fitting > start { return fitting }
        return position > start ? position : end
      }
      advance += unitWidth
      position = end
      if endsLine(at: position) { return position }
      while next.gap < position { next = breaks.next(after: next.gap) }
      if next.isOpportunity, next.gap == position { fitting = position }
    }
    return count
  }

  /// The end of a line that is full of scalars of one column each, and whose last opportunity is
  /// among letters: most of the lines of most long paragraphs. Nil where that is not known without
  /// tables.
  private func plainLineEnd(from start: Int, _ width: Int) -> Int? {
    let limit = start + width
    guard limit < units.contentEnd, width <= 1024 else { return nil }
    return unsafe units.scalars.withStored(start..<limit + 1) { text in
      guard unsafe text[width].value != 0x20, unsafe text.allSatisfy({ units.isSimple($0.value) })
      else {
        return nil
      }
      for gap in stride(from: width, to: 0, by: -1) {
        switch unsafe WordSign.rule(text[gap - 1].value, text[gap].value) {
        case .joined: continue
        case .unknown, .afterControl: return nil
        case .afterHyphen:
          return unsafe WordSign.dividesAfterHyphen(text, at: gap) ? start + gap : nil
        case .afterSpaces:
          var last = gap - 1
          while last > 0, unsafe text[last].value == 0x20 { last -= 1 }
          let isDivided = unsafe WordSign(text[last].value).releases(WordSign(text[gap].value))
          return isDivided ? start + gap : nil
        }
      }
      return limit
    }
  }

  /// The end of a line of words, common signs and bidi controls. Nil where that is not known
  /// without tables.
  private func wordLineEnd(from start: Int, _ width: Int) -> Int? {
    let limit = min(units.contentEnd - 1, start + 4 * width + 64)
    guard start + 1 < limit, width <= 1024 else { return nil }
    // What controls at the start follow stands before it.
    let origin = max(0, start - WordSign.mostControls)
    return unsafe units.scalars.withStored(origin..<limit + 1) { text in
      let first = start - origin
      var advance = 0
      var fitting = first
      for index in first..<text.count - 1 {
        let value = unsafe text[index].value
        if units.isSimple(value) {
          // A single space hangs over the end.
          if advance >= width, value != 0x20 {
            return origin + (fitting > first ? fitting : index)
          }
          advance += 1
        } else {
          guard let columns = columnsOfControl(value, at: origin + index) else { return nil }
          if columns > 0, advance + columns > width {
            return origin + (fitting > first ? fitting : max(first + 1, index))
          }
          advance += columns
        }
        let gap = index + 1
        switch unsafe WordSign.rule(text, at: gap) {
        case .joined: continue
        case .unknown, .afterControl: return nil
        case .afterHyphen:
          guard unsafe WordSign.dividesAfterHyphen(text, at: gap) else { return nil }
          fitting = gap
        case .afterSpaces:
          var last = index
          while last > first, unsafe text[last].value == 0x20 { last -= 1 }
          let before = WordSign.base(last) { unsafe text[$0].value }
          guard unsafe before.releases(WordSign(text[gap].value)) else { return nil }
          fitting = gap
        }
      }
      return nil
    }
  }

  /// The columns of a bidi control; nil of any other scalar.
  private func columnsOfControl(_ value: UInt32, at position: Int) -> Int? {
    guard WordSign(value) == .control else { return nil }
    if let known = controlColumns[value] { return known }
    let columns = units.unit(position..<position + 1).width
    controlColumns[value] = columns
    return columns
  }

  private func measure(_ position: Int, _ advance: Int) -> (end: Int, width: Int) {
    if let known = units.knownUnit(at: position) { return known }
    let end = units.end(from: position)
    let unit = units.unit(position..<end)
    return (end, unit.kind == .tab ? units.tabWidth(at: advance) : unit.width)
  }

  /// The end of a line that is as long as its text.
  private func paragraphLineEnd(from start: Int) -> Int {
    var end = start + 1
    while end < units.contentEnd {
      if endsLine(at: end) { return end }
      end += 1
    }
    return end == units.contentEnd && endsLine(at: end) ? end : count
  }

  /// Whether a line must end at a gap (LB4, LB5), the paragraph's own end left aside.
  private func endsLine(at gap: Int) -> Bool {
    guard gap <= units.contentEnd else { return false }
    guard ScalarFacts.endsLine(units.scalars[gap - 1]) else { return false }
    return units.scalars[gap - 1] != "\r" || gap == units.contentEnd
      || units.scalars.stored(gap).value != 0x0A
  }
}
