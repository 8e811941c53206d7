package import Screen
package import TextModel

/// A fact at the right end of the title line.
package struct TitleFact: Hashable, Sendable {
  /// Where it stands: facts of low places stand left.
  package var place: Int
  /// How much it matters, from 0: where space is short, what matters least goes first.
  package var weight: Int
  package var text: String
  /// What stands there where the line is too short for all facts; nil for the same words.
  package var short: String?
  package var role: Role

  /// A fact.
  package init(_ place: Int, weight: Int = 5, _ text: String, short: String? = nil, _ role: Role) {
    self.place = place
    self.weight = weight
    self.text = text
    self.short = short
    self.role = role
  }
}

/// What a feature adds to the Text pane.
package protocol TextContribution: SendableMetatype {
  /// Marks on the scalars of the lines that are shown.
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark]
  /// The cells of a line in place of its own, left to right; nil leaves the line as it is.
  static func cells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]?
  /// Whether lines are shown otherwise than they are, so that gaps have no places.
  static func hidesCaret(_ app: AppState, _ analysis: Analysis) -> Bool
  /// How many rows it takes below each line.
  static func rowsBelow(_ app: AppState) -> Int
  /// Draws its rows below a line, from `row` on. The line's cells begin in column `left`; nothing may stand
  /// before column `gutter`.
  static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// A few words for the right end of the pane's upper edge.
  static func note(_ app: AppState, _ analysis: Analysis) -> String?
}

extension TextContribution {
  package static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] { [] }
  package static func cells(
    of position: LinePosition, _ line: VisualLine, _ app: AppState, _ analysis: Analysis
  ) -> [VisualCell]? { nil }
  package static func hidesCaret(_ app: AppState, _ analysis: Analysis) -> Bool { false }
  package static func rowsBelow(_ app: AppState) -> Int { 0 }
  package static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {}
  package static func note(_ app: AppState, _ analysis: Analysis) -> String? { nil }
}

/// Ranges of the text that are marked in one way.
package struct TextMark: Hashable, Sendable {
  /// The ranges; they ascend and do not overlap.
  package var ranges: [Range<ScalarOffset>]
  /// How they look.
  package var emphasis: Emphasis

  /// A mark on ranges that ascend.
  package init(_ ranges: [Range<ScalarOffset>], _ emphasis: Emphasis) {
    self.ranges = ranges
    self.emphasis = emphasis
  }
}

/// Something that stands beside the caret of the Text pane while the keys go on to work: a row of candidates, a
/// hint. Its feature takes the keys that it wants by ``Feature/meaning(of:_:)``.
package protocol Floating: SendableMetatype {
  /// Where it stands, for a caret at a cell of the screen; nil while there is nothing to show.
  static func frame(
    caret: Point, screen: Size, _ app: AppState, _ analysis: Analysis
  ) -> Rect?
  /// Draws it; the canvas is its frame.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// What a press of the left button in it asks for; the point and the size are those of its frame.
  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action?
}
