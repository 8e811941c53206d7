internal import Screen
internal import TextModel
internal import Wording

/// What is selected while a pane beside the text is pressed.
///
/// What stands for a place there shows the place, and no selection is lost by that: the caret goes
/// there, and the selection goes, with a second press.
struct KeptSelection {
  private let selection: Selection
  private let top: LinePosition
  private let scrolledOver: ScrolledOver?
  /// That of the text; no other text has it.
  private let revision: UInt64
  /// The place that the press before showed.
  private let shown: ScalarOffset?

  /// What an action may let go; nil where nothing is selected or the action is no such press.
  init?(_ app: inout AppState, _ action: Action) {
    guard case .pointer(let event) = action, event.kind == .press(.left) else { return nil }
    shown = app.shownPlace
    app.shownPlace = nil
    guard app.overlay == nil, !app.session.selection.isCaret,
      let pane = app.plan.pane(at: app.inPlan(event.at))?.pane, pane != .text
    else { return nil }
    selection = app.session.selection
    (top, scrolledOver) = (app.top, app.scrolledOver)
    revision = app.session.revision
  }

  /// Selects it again where all that happened to the text is that the caret went to a place.
  func keep(_ app: inout AppState) {
    let place = app.session.selection.focus.offset
    guard app.session.selection.isCaret, app.session.revision == revision, place != shown else {
      return
    }
    app.session.select(selection)
    (app.top, app.scrolledOver) = (top, scrolledOver)
    app.showLine(of: place)
    app.shownPlace = place
    app.message = "A second click goes to gap \(number: place.rawValue) and ends the selection."
  }
}
