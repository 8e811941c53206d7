/// L1: on each line, separators and the white space before them or at the line's end go back to the
/// paragraph level.
///
/// Set to the paragraph level: segment separators (S) and paragraph separators (B); any row of
/// white space (WS) and isolate formatting characters (FSI, LRI, RLI, PDI) before one of those; and
/// any such row at the end of the line. The *original* classes count, not those after W and N.
/// Characters that X9 removes do not interrupt such a row, and go with it (section 5.2).
///
/// Example: in `abc DE ` at level 1, broken after the last space, that space is at level 1 and
/// stands at the left end of the line; `DE{TAB}FG` has its tab at the paragraph level.
///
/// Source: UAX #9, section 3.4. O(length of the line).
@inline(__always)
func applyL1<Observer: BidiObserver>(to line: LineInWork, _ observer: inout Observer) {
  if line.hasSeparators {
    for position in line.range where BidiClassSet.separators.contains(line.classes[position]) {
      line.resetWhiteSpace(before: position, .beforeSeparator, &observer)
      line.reset(position, .separator, nil, &observer)
    }
  }
  line.resetWhiteSpace(before: line.range.upperBound, .lineEnd, &observer)
}

extension LineInWork {
  /// Sets back the row of white space that ends at a position.
  @inline(__always)
  fileprivate func resetWhiteSpace<Observer: BidiObserver>(
    before end: Int, _ part: BidiEvent.LineReset, _ observer: inout Observer
  ) {
    var start = end
    while start > range.lowerBound,
      BidiClassSet.resetBeforeSeparators.contains(classes[start - 1])
    {
      start -= 1
    }
    for position in start..<end {
      reset(position, part, part == .lineEnd ? nil : end, &observer)
    }
  }

  @inline(__always)
  fileprivate func reset<Observer: BidiObserver>(
    _ position: Int, _ part: BidiEvent.LineReset, _ separator: Int?, _ observer: inout Observer
  ) {
    let before = levels[position - range.lowerBound]
    levels[position - range.lowerBound] = paragraphLevel
    guard Observer.listens(to: .l1), !classes[position].isRemovedByX9 else { return }
    observer.observe(
      BidiEvent(
        rule: .l1, position: position, before: .level(before), after: .level(paragraphLevel),
        because: separator.map { [$0] } ?? [], detail: .lineReset(part)))
  }
}

extension BidiClassSet {
  /// S and B.
  static var separators: BidiClassSet { BidiClassSet(.s, .b) }
  /// What L1 sets back before a separator and at the end of a line: WS, the isolate formatting
  /// characters and what X9 removes.
  static var resetBeforeSeparators: BidiClassSet {
    BidiClassSet(.ws).union(.isolateFormatting).union(.removedByX9)
  }
}
