internal import Screen

extension Canvas {
  /// The most rows for which a drawing is looked through.
  private static let highest = 120

  /// Draws what may have use for more rows than this part has. Where it has, the part is a list
  /// that says so, and is moved up by rows that are scrolled out of view.
  ///
  /// - Parameters:
  ///   - scrolled: how many rows further down than by itself it is shown; negative for up.
  ///   - content: what draws, on a part of any height.
  package mutating func drawScrolled(by scrolled: Int, _ content: (inout Canvas) -> Void) {
    var whole = ofHeight(max(rows, Self.highest))
    content(&whole)
    let all = whole.frame.rowsFilled
    guard all > rows, rows > 0 else { return content(&self) }
    var own = ofHeight(rows)
    content(&own)
    let start = own.cutList?.shown.lowerBound ?? 0
    let first = min(max(0, start + scrolled), all - rows)
    if scrolled == 0 {
      show(rowsOf: own, from: 0)
    } else {
      show(rowsOf: whole, from: first)
    }
    lists(first..<first + rows, of: all)
  }

  /// Draws as ``drawScrolled(by:_:)`` does what consists of items; the list counts those that stand
  /// whole in its rows.
  ///
  /// - Parameters:
  ///   - scrolled: how many rows further down than by itself it is shown; negative for up.
  ///   - content: what draws, on a part of any height, and says which rows each item takes.
  package mutating func drawScrolledItems(
    by scrolled: Int, _ content: (inout Canvas) -> [Range<Int>]
  ) {
    var drawn: [[Range<Int>]] = []
    drawScrolled(by: scrolled) { drawn.append(content(&$0)) }
    guard let cutList, let whole = drawn.first, let own = drawn.last else { return }
    let items = scrolled == 0 ? own : whole
    let window = scrolled == 0 ? 0..<rows : cutList.shown
    counts(
      items.count {
        !$0.isEmpty && window.lowerBound <= $0.lowerBound && $0.upperBound <= window.upperBound
      }, of: items.count)
  }
}
