internal import TextModel
internal import UnicodeData

/// Does an action from outside with all that follows from it, until the queue is empty.
///
/// Before an action of the user, and before the end, features end what the action does not go on
/// with. What an action asks for comes before what waited already, so that each is done with all
/// that follows from it. When the queue has run empty once, what has to keep up with the state
/// follows, and what that asks for is done.
///
/// - Parameters:
///   - app: the state.
///   - action: what is asked for.
///   - source: who brings it.
///   - analyser: what is kept between states.
///   - perform: does an effect outside; the answers are actions.
/// - Returns: whether the program ends.
package func turn(
  _ app: inout AppState, _ action: Action, _ source: ActionSource, _ analyser: Analyser,
  _ perform: (Effect, AppState) -> [Action]
) -> Bool {
  let start = TurnStart(&app, source)
  let wasEmpty = app.session.document.isEmpty
  let kept = KeptSelection(&app, action)
  if source != .outside || action == .terminate {
    for feature in app.registry.features { feature.prepare(&app, for: action, analyser) }
  }
  if drain(&app, [.action(action)], analyser, perform) { return true }
  kept?.keep(&app)
  if drain(&app, start.follow(&app, analyser).steps, analyser, perform) { return true }
  // A text that is pasted where none was is opened, as it were: the panes get rows for it. No key
  // that types moves a frame.
  let isOpened = wasEmpty && action.isPaste && !app.session.document.isEmpty
  if app.measure(analyser, again: isOpened) {
    app.fit()
    // Fewer rows of the text may leave out what the focused pane is about.
    if let place = app.focus.pane.shownPlace(app) { app.showLine(of: place) }
  }
  return false
}

extension Action {
  /// Whether it puts in more than a key does.
  fileprivate var isPaste: Bool {
    switch self {
    case .edit(.paste(let text), saying: _): !text.unicodeScalars.dropFirst().isEmpty
    case .edit(.pasteRegister, saying: _): true
    default: false
    }
  }
}

private func drain(
  _ app: inout AppState, _ steps: [Reaction.Step], _ analyser: Analyser,
  _ perform: (Effect, AppState) -> [Action]
) -> Bool {
  var queue = steps
  while !queue.isEmpty {
    switch queue.removeFirst() {
    case .action(let action): queue.insert(contentsOf: update(&app, action, analyser).steps, at: 0)
    case .effect(let effect):
      app.keep(effect)
      let answers = perform(effect, app)
      if effect == .quit { return true }
      queue.insert(contentsOf: answers.map { .action($0) }, at: 0)
    }
  }
  app.fit()
  return false
}

extension AppState {
  /// Keeps what is copied, to be pasted here even if the terminal drops it.
  fileprivate mutating func keep(_ effect: Effect) {
    // A copied selection is in the register already, byte by byte.
    guard case .copy(let text) = effect, Exact(session.register.string) != Exact(text) else {
      return
    }
    session.register = StoredText(text)
  }
}

/// The state at the start of a turn, to compare with.
private struct TurnStart {
  private let source: ActionSource
  private let former: FormerParagraph?
  private let revision: UInt64

  /// Begins a turn, and ends what a key ends.
  init(_ app: inout AppState, _ source: ActionSource) {
    self.source = source
    former = FormerParagraph(app)
    revision = app.session.revision
    if source != .outside { app.heldKeys = nil }
    if source == .key {
      app.gesture = nil
      app.message = nil
      app.scrolledOver = nil
      app.shownPlace = nil
      app.announcedPress = nil
    }
  }

  /// What follows from the turn.
  func follow(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let change = Change(
      hasChangedText: app.session.revision != revision, source: source)
    if source != .outside || change.hasChangedText {
      app.levelChange = former?.change(in: app)
    }
    return app.registry.features.reduce(into: .nothing) {
      $0.steps += $1.follow(&app, change, analyser).steps
    }
  }
}
