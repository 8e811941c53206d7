internal import BidiAlgorithm

extension Skeleton {
  /// The parts of a range between which something is closed that was open where the range begins:
  /// an embedding, an override or an isolate. They are without the blanks at their ends. O(*n*).
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var open: [(start: Int, isIsolate: Bool)] = []
    var cuts: [Int] = []
    func close(_ number: Int, at position: Int) {
      let isInside = position > range.lowerBound && position < range.upperBound
      if isInside, open[number].start <= range.lowerBound, cuts.last != position {
        cuts.append(position)
      }
      open.removeSubrange(number...)
    }
    forEachControl { control, position in
      switch control.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append((start: position, isIsolate: false))
      case 0x2066...0x2068: open.append((start: position, isIsolate: true))
      case 0x202C:
        if let last = open.last, !last.isIsolate { close(open.count - 1, at: position) }
      case 0x2069:
        if let last = open.lastIndex(where: { $0.isIsolate }) { close(last, at: position) }
      default: break
      }
    }
    let ends = [range.lowerBound] + cuts + [range.upperBound]
    return zip(ends, ends.dropFirst()).compactMap { start, end -> Range<Int>? in
      let inked = (start..<end).filter { !isSpace($0) }
      guard let first = inked.first, let last = inked.last else { return nil }
      return first..<last + 1
    }
  }
}
