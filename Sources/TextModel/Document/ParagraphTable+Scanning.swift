extension ParagraphTable {
  /// Finds the paragraphs of a document's original bytes. O(*n*).
  ///
  /// - Parameters:
  ///   - original: the bytes.
  ///   - start: where the text starts in them.
  ///   - form: how to read them; well-formed raw text is kept as `generalised`, which is read
  ///     faster.
  ///   - sizes: which paragraphs are long.
  init(
    scanning original: [UInt8], from start: Int, form: ByteForm, sizes: LongParagraph.Sizes
  ) {
    var chunks: [ParagraphChunk] = []
    unsafe original.withUnsafeBufferPointer { bytes in
      let view = unsafe ByteView(bytes, form)
      var base = start
      var position = start
      var starts = PackedStarts()
      var isIllFormed = false
      func close() {
        guard starts.count > 0 else { return }
        let form = isIllFormed ? form : .generalised
        chunks.append(.packed(PackedParagraphs(base: base, form: form, starts: starts)))
        base = position
        starts = PackedStarts()
        isIllFormed = false
      }
      var isSeparated = true
      while isSeparated {
        let paragraph = view.scanParagraph(from: position)
        isSeparated = paragraph.isSeparated
        let length = paragraph.end - position
        // Long paragraphs are few; apart from the others they need no buffer for small ones.
        if length >= min(1 << 16, sizes.shortest)
          || starts.bytes[starts.bytes.count - 1] >= 1 << 20
        {
          close()
        }
        if length >= sizes.shortest {
          let entry = ParagraphEntry(
            id: ParagraphIdentity.take(1), own: nil, range: position..<paragraph.end,
            form: paragraph.isIllFormed ? form : .generalised, measure: paragraph.measure)
          chunks.append(.loose(LooseParagraphs([entry.cut(original: original, sizes)])))
          base = paragraph.end
        } else {
          starts.append(paragraph.measure, bytes: length)
          isIllFormed = isIllFormed || paragraph.isIllFormed
        }
        position = paragraph.end
        if starts.count == ParagraphChunk.capacity || length >= 1 << 16 { close() }
      }
      close()
    }
    self.init(chunks)
  }
}
