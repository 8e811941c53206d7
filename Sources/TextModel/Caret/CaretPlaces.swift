/// Where a gap in storage is on the screen: in one place, or in two where directions meet or a line
/// wraps.
public struct CaretPlaces: Hashable, Sendable {
  /// Where the caret stands by its affinity.
  public var primary: CaretPlace
  /// The gap's other place, where it has one.
  public var secondary: CaretPlace?

  /// The places of one gap.
  public init(primary: CaretPlace, secondary: CaretPlace?) {
    self.primary = primary
    self.secondary = secondary
  }
}

extension TextLayout {
  /// The place of a position on the screen, by its affinity. O(log *n*) and the layout of its line.
  public func place(of position: TextPosition) -> CaretPlace { linePlace(of: position).place }

  /// The places of a position's gap on the screen.
  public func places(of position: TextPosition) -> CaretPlaces {
    let primary = place(of: position)
    let other = place(
      of: TextPosition(position.offset, position.affinity == .upstream ? .downstream : .upstream))
    return CaretPlaces(primary: primary, secondary: other.isAt(primary) ? nil : other)
  }

  /// The gap between the cells of its line at which a position stands: so many cells are left of
  /// it.
  package func cellGap(of position: TextPosition) -> Int { linePlace(of: position).index }

  func linePlace(of position: TextPosition) -> LinePlace {
    let offset = min(max(position.offset, ScalarOffset(0)), document.endOffset)
    let paragraph = document.paragraph(containing: offset)
    let layout = self.paragraph(paragraph)
    let local = offset.rawValue - start(of: paragraph).rawValue
    let number = layout.line(of: local, position.affinity)
    let visual = layout.line(number)
    let gap = visual.outsideOfCells(ParagraphGap(local, position.affinity))
    return LinePlace(
      line: LinePosition(paragraph: paragraph, line: number), visual: visual, gap: gap,
      index: visual.visualGap(of: gap))
  }

  func position(_ gap: ParagraphGap, in paragraph: ParagraphIndex) -> TextPosition {
    TextPosition(start(of: paragraph).advanced(by: gap.offset), gap.affinity)
  }
}
