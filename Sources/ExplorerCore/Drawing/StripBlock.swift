/// A row's share of a strip that is too long for one row.
package struct StripBlock: Hashable, Sendable {
  /// The items that stand in it.
  package var items: Range<Int>
  /// The strip's column that stands at the row's left end.
  package var scroll: Int
}

extension Strip {
  /// The strip on a number of rows: all of it where it fits, else the part around an item, with the
  /// chosen items where all of them fit.
  package func blocks(
    in window: Int, rows: Int, showing item: Int?, with chosen: Range<Int>? = nil
  ) -> [StripBlock] {
    let all = folded(in: window)
    guard rows > 1, all.count > 1 else {
      return [
        StripBlock(
          items: items.indices, scroll: scroll(showing: item, with: chosen, in: window))
      ]
    }
    func row(of index: Int) -> Int { all.firstIndex { $0.items.contains(index) } ?? 0 }
    let here = item.map(row(of:)) ?? 0
    var shown = shownRange(of: all.count, in: rows, around: here)
    if let chosen, let last = chosen.last {
      let span = min(row(of: chosen.lowerBound), here)..<max(row(of: last), here) + 1
      if span.count <= shown.count {
        let first = min(max(shown.lowerBound, span.upperBound - shown.count), span.lowerBound)
        shown = first..<first + shown.count
      }
    }
    return Array(all[shown])
  }

  /// How many rows of a window's width it needs.
  package func rowCount(in window: Int) -> Int { max(1, folded(in: window).count) }

  /// The strip cut into rows that fit: between words where that takes no more rows, else anywhere
  /// between items.
  private func folded(in window: Int) -> [StripBlock] {
    let full = folded(in: window) { _, end in end }
    let words = folded(in: window, cuttingAt: lastWord)
    return words.count == full.count ? words : full
  }

  /// The strip cut into rows that fit, where the cut is chosen among the items behind a row's first
  /// one, up to the first that does not fit.
  private func folded(in window: Int, cuttingAt cut: (Int, Int) -> Int) -> [StripBlock] {
    var blocks: [StripBlock] = []
    var first = 0
    for index in items.indices {
      while index > first, columns[index] + items[index].width - columns[first] > window {
        let end = cut(first, index)
        blocks.append(StripBlock(items: first..<end, scroll: columns[first]))
        first = end
      }
    }
    if first < items.count {
      blocks.append(StripBlock(items: first..<items.count, scroll: columns[first]))
    }
    return blocks
  }

  /// The last beginning of a word or a label in the second half of a row; its end where none is.
  private func lastWord(from first: Int, to end: Int) -> Int {
    (first + 1 + (end - first) / 2...end).last {
      items[$0 - 1].isBlank || items[$0 - 1].label != nil || items[$0].label != nil
    } ?? end
  }
}

extension StripItem {
  /// Whether it is a space.
  fileprivate var isBlank: Bool { label == nil && base == Sign.space }
}
