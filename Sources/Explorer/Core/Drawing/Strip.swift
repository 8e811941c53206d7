internal import TextModel

/// Items in one order, each at its column.
struct Strip {
  var items: [StripItem]
  /// The left column of each item, from the strip's own start.
  var columns: [Int]
  var width: Int

  /// Lays items out from left to right with one blank between.
  init(_ items: [StripItem]) {
    self.items = items
    columns = []
    columns.reserveCapacity(items.count)
    var at = 0
    for item in items {
      columns.append(at)
      at += item.width + 1
    }
    width = at
  }

  /// The item that holds a position (scalars from the paragraph's start).
  func item(holding position: Int) -> Int? {
    items.firstIndex { $0.cell.range.contains(position) }
  }

  /// The first column to show so that an item stays in view; it moves by half windows, so that a
  /// step of the caret seldom moves the strip.
  func scroll(showing item: Int?, in window: Int) -> Int {
    guard width > window, let item, window > 4 else { return 0 }
    return shownRange(of: width, in: window, byHalvesAround: columns[item]).lowerBound
  }
}
