import ExplorerCore
import Languages
import Screen

extension Stage {
  /// The rows of a pane's inside, with a blank for what holds nothing; none where it has no place.
  func rows(of pane: PaneID) -> [String] {
    guard let inner = state.plan[pane]?.inner else { return [] }
    let left =
      state.words.isRightToLeft
      ? state.size.columns - inner.column - inner.columns : inner.column
    let frame = frame
    return (inner.row..<inner.row + inner.rows).map { row in
      String(
        String.UnicodeScalarView(
          (left..<left + inner.columns).flatMap { column -> [Unicode.Scalar] in
            guard case .glyph(let base, let marks) = frame[row, column].content else {
              return [" "]
            }
            return [base] + marks
          }))
    }
  }
}
