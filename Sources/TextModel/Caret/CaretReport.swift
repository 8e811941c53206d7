internal import BidiAlgorithm

internal import UnicodeData

/// All there is to say about the gap at which a caret stands.
public struct CaretReport: Hashable, Sendable {
  /// The gap, and the neighbour the caret leans on.
  public var position: TextPosition
  /// Where it is on the screen.
  public var places: CaretPlaces
  /// What Backspace removes; nil at the text's start.
  public var backspace: Range<ScalarOffset>?
  /// What Delete removes; nil at the text's end.
  public var delete: Range<ScalarOffset>?
  /// The cell in which a left-to-right letter typed here would stand; nil where the paragraph is
  /// longer than ``TextLayout/longestTrial``.
  public var leftToRightLetter: CaretPlace?
  /// The cell in which a right-to-left letter typed here would stand.
  public var rightToLeftLetter: CaretPlace?
}

extension TextLayout {
  /// The facts about a caret's gap. O(paragraph) where it is not longer than the longest of a
  /// trial.
  ///
  /// - Parameters:
  ///   - position: the gap, and the neighbour the caret leans on.
  ///   - unit: what Backspace takes.
  ///   - longest: the longest paragraph, in scalars, in which a letter is typed on trial.
  /// - Returns: the facts; what the keys remove, they remove at once.
  public func report(
    at position: TextPosition, unit: DeletionUnit, trialsUpTo longest: Int = longestTrial
  ) -> CaretReport {
    CaretReport(
      position: position, places: places(of: position),
      backspace: range(deletion(backward: true, at: position, unit: unit, policy: .atOnce)),
      delete: range(
        deletion(backward: false, at: position, unit: .cluster, policy: .atOnce)),
      leftToRightLetter: placeOfTyped("a", at: position.offset, upTo: longest),
      rightToLeftLetter: placeOfTyped("\u{05D0}", at: position.offset, upTo: longest))
  }

  private func range(_ deletion: Deletion) -> Range<ScalarOffset>? {
    if case .delete(let range) = deletion { return range }
    return nil
  }

  /// The cell in which a scalar would stand if it were typed at a gap: its line, and the column of
  /// its left edge, both as they would be then; nil for a paragraph longer than the longest of a
  /// trial.
  public func placeOfTyped(
    _ scalar: Unicode.Scalar, at offset: ScalarOffset, upTo longest: Int = longestTrial
  ) -> CaretPlace? {
    let offset = min(max(offset, ScalarOffset(0)), document.endOffset)
    let paragraph = document.paragraph(containing: offset)
    let range = document.range(of: paragraph)
    guard range.upperBound.rawValue - range.lowerBound.rawValue <= longest else {
      return nil
    }
    let layout = after(Edit([.init(offset..<offset, with: StoredText(String(scalar)))]))
    let place = layout.linePlace(of: TextPosition(offset, .downstream))
    guard let index = place.visual.cellIndex(containing: place.gap.offset) else { return nil }
    let cell = place.visual.cells[index]
    return CaretPlace(
      line: place.line, column: Column(cell.column), direction: cell.level.direction)
  }
}
