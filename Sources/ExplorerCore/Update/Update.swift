internal import BidiAlgorithm
internal import Screen
internal import TextModel
internal import Wording

/// Changes the state as one action asks, and says what is to be done next, inside and outside.
///
/// Pure: no clock, no file, no terminal. It does not call itself: the queue does what it says.
package func update(
  _ app: inout AppState, _ action: Action, _ analyser: Analyser
) -> Reaction {
  switch action {
  case .edit(let step, let words):
    for feature in app.registry.features {
      if let other = feature.meaning(ofStep: step, app) { return .action(other) }
    }
    return edit(&app, step, saying: words, analyser)
  case .goTo(let offset):
    app.session.select(Selection(caret: TextPosition(offset, .downstream)))
  case .stepScalar(let step):
    let analysis = analyser.analysis(of: app)
    let here = analysis.offset(analysis.caretScalar ?? 0)
    let last = max(0, app.session.document.scalarCount - 1)
    let next = ScalarOffset(min(max(0, here + step), last))
    app.session.select(Selection(caret: TextPosition(next, .downstream)))
  case .show(let text, let name): app.show(text, name, analyser)
  case .putBack: app.putBack(analyser)
  case .insert(let text):
    guard let overlay = app.overlay?.overlay else {
      return edit(&app, .type(text), saying: nil, analyser)
    }
    return overlay.update(&app, .type(text), analyser)
  case .pointer(let event): return point(&app, event, analyser)
  case .pointerRested: if app.gesture?.isHeld == false { app.gesture = nil }
  case .pointerHeld: dragOn(&app)
  case .resize(let size): app.take(size)
  case .focusNext: app.moveFocus(by: 1)
  case .focusPrevious: app.moveFocus(by: -1)
  case .focus(let pane): app.focus = pane
  case .zoom: app.isZoomed.toggle()
  case .arrange(let arrangement): return app.arrange(arrangement)
  case .scroll(let rows): app.scroll(rows: rows)
  case .scrollPane(let pane, let step): app.scroll(pane ?? app.focus, step, analyser)
  case .overlay(let key):
    return app.overlay?.overlay.update(&app, key, analyser) ?? .nothing
  case .escape:
    if app.focus == .text, app.warning != nil, !app.isShowingAnotherText {
      app.warning = nil
      app.message = "The warning is hidden until the next start."
    }
    app.focus = .text
    if app.isShowingAnotherText { return .action(.putBack) }
    return .action(.signal(.escape))
  case .hold(let keys): app.hold(keys)
  case .signal(let signal): return app.announce(signal, analyser)
  case .say(let words): app.message = words
  case .terminate:
    app.putBack(analyser)
    return .action(.signal(.ending)).then(.effect(.quit))
  case .feature(let action): return action.perform(&app, analyser)
  }
  return .nothing
}

extension AppState {
  /// Waits for the keys that may follow, and says which they are.
  fileprivate mutating func hold(_ keys: KeySequence) {
    heldKeys = keys
    let offers = commands.commands(after: keys, in: focus).compactMap { command -> Words? in
      command.keys.first(where: keys.begins).map {
        let next = $0.keys.dropFirst(keys.keys.count).map(\.shortName).joined(separator: " ")
        return "\(verbatim: next) \(command.title)"
      }
    }
    message = "\(verbatim: keys.name) and then: \(offers.joined(by: Words(verbatim: ", ")))"
  }

  /// Tells all features of a fact.
  fileprivate mutating func announce(_ signal: Signal, _ analyser: Analyser) -> Reaction {
    var reaction = Reaction.nothing
    for feature in registry.features {
      reaction.steps += feature.receive(signal, &self, analyser).steps
    }
    return reaction
  }
}
