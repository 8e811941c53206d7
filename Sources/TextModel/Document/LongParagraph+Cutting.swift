internal import BidiAlgorithm
internal import UnicodeData

extension LongParagraph {
  /// Where bytes are cut: never inside a scalar, and never between CR and LF.
  static func cuts(of view: ByteView, size: Int) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    cuts.reserveCapacity(view.count / size + 1)
    var start = 0
    while view.count - start > 2 * size {
      var end = start + size
      // A byte of this kind behind three others belongs to no scalar before it.
      if let lead = (end - 3...end).last(where: { unsafe view.bytes[$0] & 0xC0 != 0x80 }) {
        end = lead
      }
      if unsafe view.bytes[end - 1] == 0x0D, unsafe view.bytes[end] == 0x0A { end -= 1 }
      cuts.append(start..<end)
      start = end
    }
    cuts.append(start..<view.count)
    return cuts
  }

  static func measure(_ view: ByteView, _ range: Range<Int>, isUniform: Bool) -> TextMeasure {
    let count = range.count
    var measure =
      isUniform ? TextMeasure(scalars: count, utf16: count, utf8: count) : view.measure(range)
    measure.paragraphs = 1
    return measure
  }

  /// Bytes cut into pieces. O(*n*).
  static func pieces(of view: ByteView, _ sizes: Sizes) -> [ParagraphEntry] {
    guard view.count > 0 else { return [] }
    let cuts = view.count <= 2 * sizes.piece ? [0..<view.count] : cuts(of: view, size: sizes.piece)
    return cuts.map { cut in
      let part = view.part(cut)
      return unsafe ParagraphEntry(
        id: ParagraphIdentity.take(1), own: Array(part.bytes), range: 0..<cut.count,
        form: view.form, isPlain: isPlainLeftToRight(utf8: part.bytes),
        measure: measure(view, cut, isUniform: false))
    }
  }

  /// The first scalar of class L in pieces of some numbers; nil where there is none. O(what stands
  /// before it).
  static func firstLetter(
    in table: ParagraphTable, _ pieces: Range<Int>, _ original: [UInt8]
  ) -> Int? {
    var found: Int?
    table.forEach(in: pieces) { place in
      found = place.entry.withView(original: original) { view in
        view.firstLetter().map { place.start.scalars + $0 }
      }
      return found == nil
    }
    return found
  }

  /// The same in all pieces, of which it is known where it is in the first ones and the last ones.
  static func firstLetter(
    in table: ParagraphTable, _ original: [UInt8], head: Kept?, tail: Kept?
  ) -> Int? {
    let count = table.total.paragraphs
    var first = 0
    if let head, head.paragraph.isPlain {
      first = head.pieces
      let end = head.paragraph.table.scalars(before: first)
      if let letter = head.paragraph.firstLetter, letter < end { return letter }
    }
    guard let tail, tail.paragraph.isPlain else {
      return firstLetter(in: table, first..<count, original)
    }
    let behind = count - tail.pieces
    if let letter = firstLetter(in: table, first..<behind, original) { return letter }
    guard let letter = tail.paragraph.firstLetter else { return nil }
    let old = tail.paragraph.table
    let oldStart = old.scalars(before: old.total.paragraphs - tail.pieces)
    return letter >= oldStart
      ? letter - oldStart + table.scalars(before: behind)
      : firstLetter(in: table, behind..<count, original)
  }
}

extension ByteView {
  /// The first scalar of class L, counted in scalars; nil where there is none.
  fileprivate func firstLetter() -> Int? {
    var index = 0
    var position = 0
    while index < count {
      let byte = unsafe bytes[index]
      if (0x61...0x7A).contains(byte | 0x20) { return position }
      if byte < 0x80 {
        index += 1
      } else {
        let (scalar, length) = decode(at: index)
        if BidiProperties.bidiClass(of: scalar.scalar) == .l { return position }
        index += length
      }
      position += 1
    }
    return nil
  }
}
