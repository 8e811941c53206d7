internal import TextModel

/// The same cells twice: in storage order and in display order.
struct OrderStrips {
  var storage: Strip
  var display: Strip

  /// The strips of a line. On the display Arabic letters have the forms of their places, in storage each
  /// stands alone.
  init(
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

extension Strip {
  /// Whether an item is the first of its run, left to right.
  func startsRun(_ index: Int) -> Bool {
    index == 0 || items[index].cell.level != items[index - 1].cell.level
  }
}
