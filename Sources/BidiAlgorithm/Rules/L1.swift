extension ResolvedParagraph {
  /// L1: on each line, separators and the white space before them or at the line's end go back to the paragraph
  /// level.
  ///
  /// Set to the paragraph level: segment separators (S) and paragraph separators (B); any row of white space
  /// (WS) and isolate formatting characters (FSI, LRI, RLI, PDI) before one of those; and any such row at the end
  /// of the line. The *original* classes count, not those after W and N. Characters that X9 removes do not
  /// interrupt such a row, and go with it (section 5.2).
  ///
  /// Example: in `abc DE ` at level 1, broken after the last space, that space is at level 1 and stands at the left
  /// end of the line; `DE{TAB}FG` has its tab at the paragraph level.
  ///
  /// Source: UAX #9, section 3.4. O(length of the line).
  ///
  /// - Parameters:
  ///   - line: the line's scalars, from the paragraph's start.
  ///   - observer: what listens.
  /// - Returns: the ranges set back, in storage order, without gaps between neighbours that touch.
  func applyL1<Observer: BidiObserver>(
    to line: Range<Int>, _ observer: inout Observer
  ) -> [Range<Int>] {
    var resets: [Range<Int>] = []
    let hasSeparators = input.classSet.meets(.separators)
    input.classes.withUnsafeBufferPointer { classes in
      if hasSeparators {
        var position = line.lowerBound
        while position < line.upperBound {
          if BidiClassSet.separators.contains(classes[position]) {
            let start = startOfWhiteSpace(before: position, in: line, classes)
            append(start..<position + 1, to: &resets)
            reportL1(start..<position, .beforeSeparator, position, classes, &observer)
            reportL1(position..<position + 1, .separator, nil, classes, &observer)
          }
          position += 1
        }
      }
      let start = startOfWhiteSpace(before: line.upperBound, in: line, classes)
      if start < line.upperBound {
        append(start..<line.upperBound, to: &resets)
        reportL1(start..<line.upperBound, .lineEnd, nil, classes, &observer)
      }
    }
    return resets
  }

  /// Where the white space that ends at a position starts.
  private func startOfWhiteSpace(
    before end: Int, in line: Range<Int>, _ classes: UnsafeBufferPointer<BidiClass>
  ) -> Int {
    var start = end
    while start > line.lowerBound,
      BidiClassSet.resetBeforeSeparators.contains(classes[start - 1])
    { start -= 1 }
    return start
  }

  private func append(_ range: Range<Int>, to resets: inout [Range<Int>]) {
    if let last = resets.last, last.upperBound == range.lowerBound {
      resets[resets.count - 1] = last.lowerBound..<range.upperBound
    } else {
      resets.append(range)
    }
  }

  private func reportL1<Observer: BidiObserver>(
    _ range: Range<Int>, _ part: BidiEvent.LineReset, _ separator: Int?,
    _ classes: UnsafeBufferPointer<BidiClass>, _ observer: inout Observer
  ) {
    guard Observer.listens(to: .l1) else { return }
    for position in range where !classes[position].isRemovedByX9 {
      observer.observe(
        BidiEvent(
          rule: .l1, position: position, before: .level(level(at: position)),
          after: .level(paragraphLevel), because: separator.map { [$0] } ?? [],
          detail: .lineReset(part)))
    }
  }
}

extension BidiClassSet {
  /// S and B.
  static let separators = BidiClassSet(.s, .b)
  /// What L1 sets back before a separator and at the end of a line: WS, the isolate formatting characters and
  /// what X9 removes.
  static let resetBeforeSeparators = BidiClassSet(.ws)
    .union(.isolateFormatting).union(.removedByX9)
}
