internal import BidiAlgorithm

extension Skeleton {
  /// Whether a control stands between two positions that is not the end of nothing. O(*n*), or O(1)
  /// where none stands there.
  func hasControlAtWork(from first: Int, to last: Int) -> Bool {
    guard hasControl(from: first, to: last) else { return false }
    /// Whether each of what is open is an isolate.
    var open: [Bool] = []
    var isFound = false
    forEachControl { control, position in
      var isStray = false
      switch control.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(false)
      case 0x2066...0x2068: open.append(true)
      case 0x202C:
        if open.last == false { open.removeLast() } else { isStray = true }
      case 0x2069:
        if let isolate = open.lastIndex(of: true) {
          open.removeSubrange(isolate...)
        } else {
          isStray = true
        }
      default: break
      }
      if !isStray, position > first, position <= last { isFound = true }
    }
    return isFound
  }

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
