package import TextModel

/// The same cells twice: in storage order and in display order.
package struct OrderStrips {
  package var storage: Strip
  package var display: Strip

  /// The strips of a line. On the display Arabic letters have the forms of their places, in storage
  /// each stands alone.
  package init(
    _ line: VisualLine, scalars: StoredScalars, letters: LetterStyle, in window: Int = .max
  ) {
    let shapes = LetterShapes(line.cells, scalars: scalars, style: letters)
    display = Strip(
      line.cells.map { StripItem($0, scalars: scalars, isMirrored: true, shapes: shapes) },
      in: window)
    storage = Strip(
      line.cells.map { StripItem($0, scalars: scalars, isMirrored: false) }
        .sorted { $0.cell.range.lowerBound < $1.cell.range.lowerBound }, in: window)
  }
}

extension OrderStrips {
  /// The strips without the line's separator, where that alone would need a further row: the
  /// Paragraph pane names it.
  package func withoutLoneSeparator(_ line: VisualLine, in window: Int) -> OrderStrips {
    guard line.separatorCount > 0 else { return self }
    var bare = self
    func withText(_ strip: Strip) -> Strip {
      Strip(strip.items.filter { $0.cell.range.lowerBound < line.contentEnd }, in: window)
    }
    (bare.storage, bare.display) = (withText(storage), withText(display))
    func rows(_ strips: OrderStrips) -> Int {
      max(strips.storage.rowCount(in: window), strips.display.rowCount(in: window))
    }
    return rows(bare) < rows(self) ? bare : self
  }
}

extension Strip {
  /// Whether an item is the first of its run, left to right.
  package func startsRun(_ index: Int) -> Bool {
    index == 0 || items[index].cell.level != items[index - 1].cell.level
  }
}
