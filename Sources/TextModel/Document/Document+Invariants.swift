internal import UnicodeData

extension Document {
  /// What is wrong with the document's inner bookkeeping, or nil. O(*n*).
  ///
  /// For tests: every measure is counted anew from the bytes, byte by byte.
  package func checkInvariants() -> String? {
    if let fault = checkSums() { return fault }
    var number = 0
    var fault: String?
    var endsInReturn = false
    table.forEach(in: 0..<paragraphCount) { place in
      let content = content(of: ParagraphIndex(number))
      let isLast = number == paragraphCount - 1
      number += 1
      fault =
        check(place, Array(content.scalars)) ?? checkSeparators(content, isLast: isLast)
        ?? (endsInReturn && content.scalars.first?.value == 0x0A ? "CR LF is torn" : nil)
        .map { "paragraph \(number - 1): \($0)" }
      endsInReturn = content.scalars.last?.value == 0x0D
      return fault == nil
    }
    return fault ?? (number == paragraphCount ? nil : "\(number) of \(paragraphCount) paragraphs")
  }

  private func checkSums() -> String? {
    guard table.starts.count == table.chunks.count + 1 else { return "starts and chunks differ" }
    var sum = TextMeasure()
    for (index, chunk) in table.chunks.enumerated() {
      if table.starts[index] != sum { return "chunk \(index) starts at \(table.starts[index])" }
      if !(1...ParagraphChunk.capacity).contains(chunk.count) {
        return "chunk \(index) has \(chunk.count) paragraphs"
      }
      sum = sum + chunk.measure
    }
    return sum == table.total ? nil : "the total is \(table.total), not \(sum)"
  }

  private func check(_ place: ParagraphTable.Place, _ scalars: [StoredScalar]) -> String? {
    let counted = scalars.reduce(into: TextMeasure(paragraphs: 1)) {
      $0.scalars += 1
      $0.utf16 += $1.utf16Count
      $0.utf8 += $1.utf8Count
    }
    if let own = place.entry.own,
      own.count > max(place.entry.range.count, ParagraphEntry.mostShared)
    {
      return "keeps \(own.count) bytes in memory for \(place.entry.range.count)"
    }
    if counted != place.entry.measure { return "measures \(counted), not \(place.entry.measure)" }
    return place.entry.long.flatMap { $0.checkPieces() ?? $0.checkIndex() }
  }

  private func checkSeparators(_ content: ParagraphContent, isLast: Bool) -> String? {
    let separators: Set<UInt32> = [0x0A, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2029]
    let values = content.scalars.map(\.value)
    let count = content.separatorCount
    if isLast != (count == 0) { return "separator of \(count) scalars" }
    if count == 2, values.suffix(2) != [0x0D, 0x0A] { return "separator is no CR LF" }
    if count == 1, !separators.contains(values.last ?? 0) { return "no separator at its end" }
    return values.dropLast(count).contains(where: separators.contains) ? "separator inside" : nil
  }
}

extension LongParagraph {
  /// What is wrong with what is known of the pieces, or nil.
  fileprivate func checkPieces() -> String? {
    var rough = 0
    var fault: String?
    table.forEach(in: 0..<table.total.paragraphs) { piece in
      let number = piece.start.paragraphs
      let (isPlain, measure) = piece.entry.withView(original: original) { view in
        (unsafe isPlainLeftToRight(utf8: view.bytes), view.measure(0..<view.count))
      }
      if isPlain != piece.entry.isPlain { fault = "piece \(number) is not what it is said to be" }
      if measure != piece.entry.measure.within || measure.scalars == 0 {
        fault = "piece \(number) measures \(measure)"
      }
      if !isPlain { rough += 1 }
      return fault == nil
    }
    if fault == nil, rough != roughCount { return "\(rough) rough pieces, not \(roughCount)" }
    if fault == nil, isPlain {
      let letter = Self.firstLetter(in: table, 0..<table.total.paragraphs, original)
      if letter != firstLetter { return "the first letter is at \(String(describing: letter))" }
    }
    return fault
  }

  /// What is wrong with what is known of the open, or nil: it has to be what a look from the start
  /// finds.
  fileprivate func checkIndex() -> String? {
    guard !isPlain else { return nil }
    var anew = LevelIndex()
    anew.extend(table, original, atMost: .max)
    if index.states[...] != anew.states.prefix(index.states.count) {
      return "something else is open at a piece"
    }
    if index.firstStrong != nil || index.isComplete(table), index.firstStrong != anew.firstStrong {
      return "another first strong character"
    }
    return nil
  }
}
