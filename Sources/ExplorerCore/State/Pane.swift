package import Screen
package import Wording

/// A pane of the screen: its name, the height it asks for, what it draws, and what keys and presses
/// mean in it.
///
/// A pane is a file of its own in its feature's folder; the feature lists it, and an
/// ``Arrangement`` shows it.
package protocol Pane: SendableMetatype {
  /// What stands in its frame.
  static var title: Words { get }
  /// How many rows it asks for.
  static var height: PaneHeight { get }
  /// How many of so many rows it has use for when it is opened; without an own answer, as many as
  /// it would fill.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int
  /// How many columns it has use for in the left column of panes; the right one may have what it
  /// leaves. Without an own answer it leaves none.
  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int?
  /// With how few columns of the right column of panes it shows no less than in a place of this
  /// size; the left one may have what it leaves. Without an own answer it leaves none.
  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int
  /// Whether its columns run with the language of the screen: from the right end in Hebrew and
  /// Arabic. Not where it is a picture of what stands left and right, or of an order in storage.
  static var isMirrored: Bool { get }
  /// Whether it tells of levels, or of what follows from them: then it says where they are not
  /// exact yet.
  static var tellsLevels: Bool { get }
  /// Commands whose keys work only while it has the focus; they go before the keys of the whole
  /// screen.
  static var commands: [Command] { get }
  /// What the key bar names first while it has the focus. A key of its own that changes the text is
  /// always among it.
  static var bar: [BarEntry] { get }
  /// The same in a state; without an own answer it is the same in all.
  static func bar(in app: AppState) -> [BarEntry]
  /// Whether what is typed while it has the focus goes to the text. Where it does not, no key
  /// changes the text but the pane's own.
  static var takesTyping: Bool { get }
  /// What a letter asks for that is typed where it does not go to the text; nil for nothing.
  static func action(forTyped letter: Unicode.Scalar) -> Action?
  /// A few words for the right end of its frame's upper edge.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words?
  /// What its chosen row is about, by the names that these things have in the reference: they are
  /// said first where one asks what is meant. Without an own answer there is nothing.
  static func subjects(_ app: AppState, _ analysis: Analysis) -> [String]
  /// Draws what the state says; the canvas is the pane's inside.
  ///
  /// The hardware cursor that it places counts only while it has the focus.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// What a press of the left button asks for; the point and the size are those of the pane's
  /// inside. Without an own answer, what is drawn there says it.
  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action?
  /// What a turn of the wheel over it asks for; nil where it has nothing to scroll.
  static func action(forWheel rows: Int, _ app: AppState) -> Action?
}

extension Pane {
  package static func wish(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    rowsFilled(app, analysis, rows: rows, columns: columns)
  }
  package static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? { nil }
  package static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    size.columns
  }
  package static var isMirrored: Bool { true }
  package static var tellsLevels: Bool { false }
  package static var commands: [Command] { [] }
  package static var bar: [BarEntry] { [] }
  package static func bar(in app: AppState) -> [BarEntry] { bar }
  package static var takesTyping: Bool { false }
  package static func action(forTyped letter: Unicode.Scalar) -> Action? { nil }
  package static func note(_ app: AppState, _ analysis: Analysis) -> Words? { nil }
  package static func subjects(_ app: AppState, _ analysis: Analysis) -> [String] { [] }
  package static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? { offered(at: point, size: size, app, analysis) }
  package static func action(forWheel rows: Int, _ app: AppState) -> Action? { nil }
}
