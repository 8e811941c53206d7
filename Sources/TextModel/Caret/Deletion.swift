/// What a deletion key does.
public enum Deletion: Hashable, Sendable {
  /// There is nothing to delete.
  case nothing
  /// The caret moves to the scalar that would go.
  case move(TextPosition)
  /// The range goes.
  case delete(Range<ScalarOffset>)
}

extension TextLayout {
  /// What Backspace (`backward`) or Delete does at a caret.
  public func deletion(
    backward: Bool, at position: TextPosition, unit: DeletionUnit, policy: DeletionPolicy
  ) -> Deletion {
    let range = deleted(backward: backward, at: position.offset, unit: unit)
    guard !range.isEmpty else { return .nothing }
    if policy == .movingFirst {
      let offset = outsideOfCells(position.offset)
      let beside = TextPosition(offset, backward ? .upstream : .downstream)
      if beside.affinity != position.affinity, !place(of: beside).isAt(place(of: position)) {
        return .move(beside)
      }
    }
    return .delete(range)
  }

  private func deleted(
    backward: Bool, at offset: ScalarOffset, unit: DeletionUnit
  ) -> Range<ScalarOffset> {
    let offset = outsideOfCells(min(max(offset, ScalarOffset(0)), document.endOffset))
    let cell = backward ? cell(before: offset) : cell(after: offset)
    guard unit == .scalar, cell.upperBound.rawValue - cell.lowerBound.rawValue > 1,
      !isLineEnd(cell)
    else { return cell }
    return backward
      ? cell.upperBound.advanced(by: -1)..<cell.upperBound
      : cell.lowerBound..<cell.lowerBound.advanced(by: 1)
  }

  private func isLineEnd(_ range: Range<ScalarOffset>) -> Bool {
    let paragraph = document.paragraph(containing: range.lowerBound)
    let end = self.paragraph(paragraph).contentEnd
    return range.lowerBound.rawValue - start(of: paragraph).rawValue >= end
  }
}
