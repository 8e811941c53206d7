internal import TextModel

/// Items in one order, each at its column.
package struct Strip {
  package var items: [StripItem]
  /// The left column of each item, from the strip's own start.
  package var columns: [Int]
  package var width: Int

  /// Lays items out from left to right with a blank between. Where they do not fit in a window,
  /// letters have no blank between them, and only labels do.
  package init(_ items: [StripItem], in window: Int = .max) {
    self.items = items
    let isLoose = items.reduce(-1) { $0 + $1.width + 1 } <= window
    columns = []
    columns.reserveCapacity(items.count)
    var at = 0
    for (index, item) in items.enumerated() {
      columns.append(at)
      let isBesideLabel =
        item.label != nil || index + 1 < items.count && items[index + 1].label != nil
      at += item.width + (isLoose || isBesideLabel ? 1 : 0)
    }
    width = at
  }

  /// Makes room for a caret: leaves a blank before each of these items. The number of items stands
  /// for the place behind the last one.
  package mutating func open(before gaps: [Int]) {
    for gap in Set(gaps) where gap > 0 && gap <= items.count {
      let end = columns[gap - 1] + items[gap - 1].width
      guard (gap < items.count ? columns[gap] : width) == end else { continue }
      for index in gap..<items.count { columns[index] += 1 }
      width += 1
    }
  }

  /// The column after an item and the blank that may follow it.
  package func end(of index: Int) -> Int { index + 1 < items.count ? columns[index + 1] : width }

  /// The item that holds a position (scalars from the paragraph's start).
  package func item(holding position: Int) -> Int? {
    items.firstIndex { $0.cell.range.contains(position) }
  }

  /// The first column to show, so that an item is in view, and with it the chosen ones where all
  /// fit. It moves by half windows, so that a step of the caret seldom moves the strip.
  package func scroll(showing item: Int?, with chosen: Range<Int>? = nil, in window: Int) -> Int {
    guard width > window, let item, window > 4 else { return 0 }
    let first = shownRange(of: width, in: window, byHalvesAround: columns[item]).lowerBound
    guard let chosen, let last = chosen.last else { return first }
    let span =
      min(
        columns[chosen.lowerBound], columns[item])..<max(
        columns[last] + items[last].width, columns[item] + items[item].width)
    guard span.count <= window else { return first }
    return min(max(first, span.upperBound - window), span.lowerBound)
  }

  /// The items that are shown whole in rows of a window's width; none where no row is.
  package func seen(in blocks: [StripBlock], window: Int) -> Range<Int> {
    func isWhole(_ index: Int, in block: StripBlock) -> Bool {
      let left = columns[index] - block.scroll
      return left >= 0 && left + items[index].width <= window
    }
    guard let block = blocks.first, let end = blocks.last,
      let first = block.items.first(where: { isWhole($0, in: block) }),
      let last = end.items.last(where: { isWhole($0, in: end) }), first <= last
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The items from the first to the last of those that are chosen; nil for none.
  package func span(where isChosen: (StripItem) -> Bool) -> Range<Int>? {
    guard let first = items.firstIndex(where: isChosen),
      let last = items.lastIndex(where: isChosen)
    else { return nil }
    return first..<last + 1
  }
}
