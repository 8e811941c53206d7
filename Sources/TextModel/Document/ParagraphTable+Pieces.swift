extension ParagraphTable.Place {
  /// The piece of it that holds a gap, numbered in it; itself, as its only piece, where it is not
  /// long. O(log pieces).
  func piece(at offset: Int) -> ParagraphTable.Place {
    var piece = self
    piece.start.paragraphs = 0
    if let long = entry.long {
      piece = long.table.place(at: offset - start.scalars, .scalars)
      piece.start = start.within + piece.start
    }
    return piece
  }

  /// Appends what of it stands before a gap, in the generalised form.
  func appendGeneralised(before gap: Int, to bytes: inout [UInt8], _ original: [UInt8]) {
    entry.withView(original: original) { view in
      view.part(0..<view.index(after: gap - start.scalars)).appendGeneralised(to: &bytes)
    }
  }

  /// Appends what of it stands behind a gap, in the generalised form.
  func appendGeneralised(from gap: Int, to bytes: inout [UInt8], _ original: [UInt8]) {
    entry.withView(original: original) { view in
      view.part(view.index(after: gap - start.scalars)..<view.count).appendGeneralised(to: &bytes)
    }
  }
}
