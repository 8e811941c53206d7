extension ByteView {
  /// What the bytes of a range measure. The range is of whole scalars; paragraphs are not counted.
  func measure(_ range: Range<Int>) -> TextMeasure {
    if form == .raw { return measureRaw(range) }
    var continuations = 0
    var supplementary = 0
    var escapes = 0
    var index = range.lowerBound
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= range.upperBound {
      let word = word(at: index)
      if word & (ones << 7) != 0 {
        continuations += Self.marked((word >> 7) & (~word >> 6) & ones)
        let lead = (word >> 7) & (word >> 6) & ones
        // F0…F4: the upper four bits set. C0, C1: 1100000x.
        supplementary += Self.marked(lead & (word >> 5) & (word >> 4))
        let others = (word >> 5) | (word >> 4) | (word >> 3) | (word >> 2) | (word >> 1)
        escapes += Self.marked(lead & ~others)
      }
      index += 8
    }
    while index < range.upperBound {
      let byte = unsafe bytes[index]
      if byte & 0xC0 == 0x80 { continuations += 1 }
      if byte >= 0xF0 { supplementary += 1 }
      if byte & 0xFE == 0xC0 { escapes += 1 }
      index += 1
    }
    let scalars = range.count - continuations
    return TextMeasure(
      scalars: scalars, utf16: scalars + supplementary, utf8: range.count - escapes)
  }

  /// How many bytes of a word are 1, where no other bit is set: the product's highest byte is their
  /// sum. Counting bits takes a dozen steps on processors of which no more than the least is asked.
  private static func marked(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x0101_0101_0101_0101) >> 56)
  }

  private func measureRaw(_ range: Range<Int>) -> TextMeasure {
    var measure = TextMeasure(utf8: range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = decode(at: index)
      measure.scalars += 1
      measure.utf16 += scalar.utf16Count
      index += length
    }
    return measure
  }

  /// The index a number of scalars behind `start`, or the end. O(distance), eight bytes at a time.
  func index(after scalars: Int, from start: Int = 0) -> Int {
    var left = scalars
    var index = start
    if form == .generalised {
      let ones: UInt64 = 0x0101_0101_0101_0101
      while index + 8 <= count {
        let word = word(at: index)
        let found = 8 - Self.marked((word >> 7) & (~word >> 6) & ones)
        // Stop a word early: the scalar that starts here may reach beyond it.
        guard found < left else { break }
        left -= found
        index += 8
      }
      // A word may end inside a scalar; its lead was counted already.
      while index < count, unsafe bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    while index < count, left > 0 {
      left -= 1
      index += decode(at: index).length
    }
    return index
  }
}
