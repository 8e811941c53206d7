/// What several rules look for in a sequence.
extension SequenceInWork {
  /// A search through all of the sequence.
  @inline(__always)
  var search: ClassSearch { ClassSearch(classes: classes, end: count) }

  /// Calls a function with each EN and what W2 and W7 look back to: the last strong class (L, R or
  /// AL) before it and its offset, sos and -1 where there is none. The function may change the
  /// class of that EN. O(*n*).
  @inline(__always)
  func forEachEuropeanNumber(
    _ body: (_ offset: Int, _ strong: BidiClass, _ strongOffset: Int) -> Void
  ) {
    var strong = (bidiClass: startOfSequence, offset: -1)
    var seen = 0
    var offset = search.next(.en, from: 0)
    while offset < count {
      if let last = lastStrong(in: seen..<offset) { strong = last }
      while offset < count, classes[offset] == .en {
        body(offset, strong.bidiClass, strong.offset)
        offset += 1
      }
      seen = offset
      offset = search.next(.en, from: offset)
    }
  }

  /// The last strong class (L, R or AL) in a stretch, with its offset; nil where there is none.
  @inline(__always)
  private func lastStrong(in stretch: Range<Int>) -> (bidiClass: BidiClass, offset: Int)? {
    var offset = stretch.upperBound - 1
    while offset >= stretch.lowerBound {
      if classes[offset].isStrong { return (classes[offset], offset) }
      offset -= 1
    }
    return nil
  }

  /// After W7: calls a function with each row of NI, which may change the classes of that row.
  /// O(*n*).
  ///
  /// The rows of 64 characters at a time; a row that goes beyond them is looked at by itself.
  @inline(__always)
  func forEachNeutralRow(_ body: (Range<Int>) -> Void) {
    var offset = search.nextNeutral(from: 0)
    while offset < count {
      var rows = search.neutrals(from: offset)
      let window = offset
      offset = min(count, window &+ 64)
      while rows != 0 {
        let first = rows.trailingZeroBitCount
        let length = (~(rows &>> first)).trailingZeroBitCount
        let start = window &+ first
        if first &+ length >= 64 {
          let end = search.nextStrongOrNumber(from: start)
          body(start..<end)
          offset = end
          break
        }
        body(start..<start &+ length)
        rows &= ~0 &<< (first &+ length)
      }
      offset = search.nextNeutral(from: offset)
    }
  }
}
