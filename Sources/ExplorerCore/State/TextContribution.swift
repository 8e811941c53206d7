package import TextModel
package import Wording

/// What a feature adds to the Text pane.
package protocol TextContribution: SendableMetatype {
  /// Marks on the scalars of the lines that are shown.
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark]
  /// A sign of warning beside a paragraph, before its number; nil for none.
  static func sign(
    of paragraph: ParagraphIndex, _ app: AppState, _ analysis: Analysis
  ) -> Unicode.Scalar?
  /// The cells of a line in place of its own, left to right; nil leaves the line as it is.
  static func cells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]?
  /// Whether lines are shown otherwise than they are, so that gaps have no places.
  static func hidesCaret(_ app: AppState, _ analysis: Analysis) -> Bool
  /// How many rows it takes below each line.
  static func rowsBelow(_ app: AppState) -> Int
  /// Draws its rows below a line, from `row` on. The line's cells begin in column `left`; nothing
  /// may stand before column `gutter`.
  static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// A few words for the right end of the pane's upper edge.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words?
}

extension TextContribution {
  package static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] { [] }
  package static func sign(
    of paragraph: ParagraphIndex, _ app: AppState, _ analysis: Analysis
  ) -> Unicode.Scalar? { nil }
  package static func cells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]? { nil }
  package static func hidesCaret(_ app: AppState, _ analysis: Analysis) -> Bool { false }
  package static func rowsBelow(_ app: AppState) -> Int { 0 }
  package static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {}
  package static func note(_ app: AppState, _ analysis: Analysis) -> Words? { nil }
}
