package import Screen
package import TextModel
package import Wording

/// A pane of the screen: its name, the height it asks for, what it draws, and what keys and presses
/// mean in it.
///
/// A pane is a file of its own in its feature's folder; the feature lists it, and an
/// ``Arrangement`` shows it.
package protocol Pane: SendableMetatype {
  /// Its title, on its border, and its name in the reference.
  static var title: Words { get }
  /// The title on its border in a state. By default it depends on none.
  static func title(in app: AppState) -> Words
  /// Its title where the long one leaves no place for how many rows of its list are shown. By
  /// default there is none.
  static var shortTitle: Words? { get }
  /// How many rows it asks for.
  static var height: PaneHeight { get }
  /// Whether what it will show after it was opened is still being found out. Once it is there, the
  /// rows are shared anew, unless the text has changed since.
  static func isWaiting(_ app: AppState) -> Bool
  /// How many of the answers that it waits for after it was opened have come. The rows are shared
  /// anew with each of them, whatever else is still waited for. By default it waits for one.
  static func answersThere(_ app: AppState) -> Int
  /// How many of these rows it can use when it is opened. By default as many as it would fill.
  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int
  /// How many of these rows it has use for now: rows that its wish keeps for what comes later are
  /// not counted. By default as many as it wishes.
  static func rowsInUse(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int
  /// How many rows of such a wish it asks for together with the other panes of its column; for the
  /// others it waits until these have what they ask for. By default all.
  static func rowsAskedFirst(
    of wish: Int, _ app: AppState, _ analysis: Analysis, columns: Int
  ) -> Int
  /// How many columns it can use in the left column of panes; the right column may get the rest. By
  /// default all.
  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int?
  /// The fewest columns of the right column of panes in which it shows no less than in a place of
  /// this size; the left column may get the rest. By default all of them.
  static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int
  /// Whether its columns run with the language of the screen, in Hebrew and Arabic from the right
  /// end. A picture of left and right, or of storage order, is never mirrored.
  static var isMirrored: Bool { get }
  /// Whether it shows levels, or what follows from them. It then says where they are not exact yet.
  static var tellsLevels: Bool { get }
  /// Whether it lists what is wrong in the whole text, not in the caret's paragraph. By default it
  /// does not.
  static var tellsOfWholeText: Bool { get }
  /// The place in the text that its chosen row is about, which the Text pane shows while it has the
  /// focus; nil where that is the caret's. By default it is.
  static func shownPlace(_ app: AppState) -> ScalarOffset?
  /// Commands whose keys work only while it has the focus. These keys come before those that work
  /// everywhere.
  static var commands: [Command] { get }
  /// What the key bar names first while it has the focus. A key of the pane that changes the text
  /// is always named.
  static var bar: [BarEntry] { get }
  /// The same in a state. By default it depends on none.
  static func bar(in app: AppState) -> [BarEntry]
  /// Whether typed letters go to the text while it has the focus. Where they do not, only keys of
  /// the pane itself change the text.
  static var takesTyping: Bool { get }
  /// What a typed letter does where letters do not go to the text; nil for nothing.
  static func action(forTyped letter: Unicode.Scalar) -> Action?
  /// A few words at the right end of its upper edge.
  static func note(_ app: AppState, _ analysis: Analysis) -> Words?
  /// What a press on one of the words of its note does, where these are a row; nil where they are
  /// only said again.
  static func action(forNote words: Words, _ app: AppState, _ analysis: Analysis) -> Action?
  /// What its chosen row is about, by the names that these things have in the reference: they are
  /// said first where one asks what is meant. Without an own answer there is nothing.
  static func subjects(_ app: AppState, _ analysis: Analysis) -> [String]
  /// Draws what the state says; the canvas is the pane's inside.
  ///
  /// The hardware cursor that it places counts only while it has the focus.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// What a press of the left button does. The point and the size are those of the pane's inside.
  /// By default what is drawn at the point says it.
  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action?
  /// The step of editing that one of its actions comes to, which is said before a press does it. By
  /// default none is known.
  static func step(of action: Action, _ app: AppState, _ analysis: Analysis) -> SessionStep?
  /// Whether the wheel, and the keys of ``Command/scrolling(_:)`` where it has them, scroll its
  /// rows where not all are shown. It draws them by ``AppState/scrolledRows(of:)``.
  static var isScrolled: Bool { get }
  /// What the wheel does over it; nil where nothing scrolls but by ``isScrolled``.
  static func action(forWheel rows: Int, _ app: AppState) -> Action?
}

extension Pane {
  package static func title(in app: AppState) -> Words { title }
  package static var shortTitle: Words? { nil }
  package static func isWaiting(_ app: AppState) -> Bool { false }
  package static func answersThere(_ app: AppState) -> Int { 0 }
  package static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    wish(app, analysis, rows: rows, columns: columns)
  }
  package static func rowsAskedFirst(
    of wish: Int, _ app: AppState, _ analysis: Analysis, columns: Int
  ) -> Int { wish }
  package static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? { nil }
  package static func fewestColumns(_ app: AppState, _ analysis: Analysis, in size: Size) -> Int {
    size.columns
  }
  package static var isMirrored: Bool { true }
  package static var tellsLevels: Bool { false }
  package static var tellsOfWholeText: Bool { false }
  package static func shownPlace(_ app: AppState) -> ScalarOffset? { nil }
  package static var commands: [Command] { [] }
  package static var bar: [BarEntry] { [] }
  package static func bar(in app: AppState) -> [BarEntry] { bar }
  package static var takesTyping: Bool { false }
  package static func action(forTyped letter: Unicode.Scalar) -> Action? { nil }
  package static func note(_ app: AppState, _ analysis: Analysis) -> Words? { nil }
  package static func action(
    forNote words: Words, _ app: AppState, _ analysis: Analysis
  ) -> Action? { nil }
  package static func subjects(_ app: AppState, _ analysis: Analysis) -> [String] { [] }
  package static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? { offered(at: point, size: size, app, analysis) }
  package static func step(
    of action: Action, _ app: AppState, _ analysis: Analysis
  ) -> SessionStep? { nil }
  package static var isScrolled: Bool { false }
  package static func action(forWheel rows: Int, _ app: AppState) -> Action? { nil }
}
