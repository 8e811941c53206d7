internal import Screen

/// A pane of the screen: its name, the room it asks for, what it draws, and what keys and presses mean in it.
///
/// A pane is a file of its own. To add one, write it, give it a case in ``PaneID``, and name it in an
/// ``Arrangement``.
protocol Pane {
  /// What stands in its frame.
  static var title: String { get }
  /// How many rows it asks for.
  static var room: PaneRoom { get }
  /// Commands whose keys work only while it has the focus; they go before the keys of the whole screen.
  static var commands: [Command] { get }
  /// A few words for the right end of its frame's upper edge.
  static func note(_ state: AppState, _ analysis: Analysis) -> String?
  /// Draws what the state says; the canvas is the pane's inside.
  ///
  /// The hardware cursor that it places counts only while it has the focus.
  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// What a press of the left button asks for; the point and the size are those of the pane's inside.
  static func action(forPressAt point: Point, size: Size, _ state: AppState) -> Action?
  /// What a turn of the wheel over it asks for; nil where it has nothing to scroll.
  static func action(forWheel rows: Int, _ state: AppState) -> Action?
}

extension Pane {
  static var commands: [Command] { [] }
  static func note(_ state: AppState, _ analysis: Analysis) -> String? { nil }
  static func action(forPressAt point: Point, size: Size, _ state: AppState) -> Action? { nil }
  static func action(forWheel rows: Int, _ state: AppState) -> Action? { nil }
}

/// How many rows a pane asks for, without its frame.
struct PaneRoom {
  /// It is of no use with fewer.
  var least: Int
  /// It has no use for more.
  var most = 1000
  /// Its share of what is left when all have their least.
  var weight = 1
}
