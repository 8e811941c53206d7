package import Screen
package import Wording

/// Something that stands over the panes and takes the keys: a value that is its own state.
///
/// It is opened by `app.open(_:)`, changed by opening its changed copy, and closed by `app.overlay
/// = nil`. There is nothing to register.
package protocol Overlay: Hashable, Sendable {
  /// Whether letters are typed as text, so that a keyboard layout changes them. Letters that are
  /// answers stay as they are.
  var takesText: Bool { get }
  /// Whether any sign that is typed means itself, such as a part of a name that is looked up.
  var takesSigns: Bool { get }
  /// Whether Tab takes over what completes the text that is typed, as Right does.
  var completesByTab: Bool { get }
  /// What the key bar names while it is open.
  var bar: [OverlayEntry] { get }
  /// The same, where it depends on the state.
  func entries(in app: AppState) -> [OverlayEntry]
  /// Whether help and explanations may open in front of it, and lead back to it as it was. An
  /// overlay that work outside the loop changes or closes says no.
  var mayStandBehind: Bool { get }
  /// What is said of the entry that is chosen in it, when the user asks what that is.
  func subject(_ app: AppState, _ analyser: Analyser) -> [Words]
  /// Where it stands on the screen.
  func frame(_ app: AppState, _ analyser: Analyser) -> Rect
  /// Draws it; the canvas is its frame.
  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas)
  /// The theme of the whole screen while it is open; nil for the chosen one.
  func theme(_ app: AppState) -> Theme?
  /// What a key does.
  func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction
  /// What the mouse does, anywhere on the screen.
  func point(_ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser) -> Reaction
}

extension Overlay {
  package var takesText: Bool { false }
  package var takesSigns: Bool { takesText }
  package var completesByTab: Bool { false }
  package var bar: [OverlayEntry] { [.close] }
  package func entries(in app: AppState) -> [OverlayEntry] { bar }
  package var mayStandBehind: Bool { true }
  package func subject(_ app: AppState, _ analyser: Analyser) -> [Words] { [] }
  package func theme(_ app: AppState) -> Theme? { nil }

  /// The wheel scrolls.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    switch event.kind {
    case .wheelUp: .action(.overlay(.up))
    case .wheelDown: .action(.overlay(.down))
    case .press, .drag, .release: .nothing
    }
  }
}

extension Overlay {
  /// A press inside is handled by its place, a press elsewhere closes the overlay, and the wheel
  /// scrolls.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser,
    leave: (inout AppState) -> Void = { $0.overlay = nil },
    press: (Point, Rect, inout AppState) -> Reaction
  ) -> Reaction {
    switch event.kind {
    case .wheelUp: return .action(.overlay(.up))
    case .wheelDown: return .action(.overlay(.down))
    case .press(.left):
      let frame = frame(app, analyser)
      if frame.contains(event.at) { return press(frame.inside(event.at), frame, &app) }
      leave(&app)
    case .press, .drag, .release: break
    }
    return .nothing
  }
}

extension AppState {
  /// The theme on the screen: that of an overlay which shows one, else the chosen one.
  package var shownTheme: Theme { overlay?.overlay.theme(self) ?? theme }

  /// The screen between title and keys.
  package var body: Rect { Rect(row: 1, column: 0, rows: size.rows - 2, columns: size.columns) }
}
