public import BidiAlgorithm

extension TextLayout {
  /// The gaps in storage that stand at a caret's place on the screen: its own first, and where
  /// directions meet the other one.
  public func gaps(at position: TextPosition) -> [TextPosition] {
    let own = linePlace(of: position)
    let here = self.position(own.gap, in: own.line.paragraph)
    let others = [HorizontalSide.left, .right].map {
      self.position(at: own.line, column: own.place.column, leaning: $0)
    }
    return others.reduce(into: [here]) { gaps, gap in
      if !gaps.contains(where: { $0.offset == gap.offset }) { gaps.append(gap) }
    }
  }

  /// Where text goes that is typed at a caret: into its own gap, or with a keyboard of the other
  /// direction into the gap of that direction which stands at the same place on the screen. Nil
  /// is a keyboard whose direction is not known.
  ///
  /// So does TextKit's `resolvedInsertionLocation(for:writingDirection:)` choose between a
  /// selection's location and its secondary one.
  public func insertionOffset(
    at position: TextPosition, keyboard: TextDirection?
  ) -> ScalarOffset {
    let gaps = gaps(at: position)
    let wanted = gaps.first { gap in keyboard.map { place(of: gap).direction == $0 } ?? true }
    return (wanted ?? gaps.first ?? position).offset
  }
}
