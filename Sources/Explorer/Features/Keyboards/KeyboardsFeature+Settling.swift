package import ExplorerCore
internal import Keyboards
internal import Screen
package import TextModel

// A word is open only while it is typed: everything else settles it first. Each action of the user
// passes here, whatever it does.
extension KeyboardsFeature {
  package static func prepare(
    _ app: inout AppState, for action: ExplorerCore.Action, _ analyser: Analyser
  ) {
    app[KeyboardsFeature.self].goesOn = false
    guard let composition = app[KeyboardsFeature.self].composition,
      composition.stands(in: app.session)
    else {
      app[KeyboardsFeature.self].goesOn = action.goesBack && isSpelling(app, analyser)
      return
    }
    switch action {
    case .feature(let own):
      switch own.of(KeyboardsFeature.self) {
      case .letter?, .word?: return
      // Another feature types, and is only told how to go on.
      case nil: if app[KeyboardsFeature.self].chosen != nil { return }
      default: break
      }
    // What is typed is taken back, and not what would stand for it.
    case .edit(.undo, _), .edit(.redo, _):
      app[KeyboardsFeature.self].goesOn = true
      return
    case .pointer(let event): guard isElsewhere(event, app, analyser) else { return }
    default: break
    }
    settle(&app, composition, analyser)
  }

  /// Whether the mouse presses something beside the text and the candidates. A press in the text
  /// means the place that is shown; the word is settled when the caret is there.
  private static func isElsewhere(
    _ event: MouseEvent, _ app: AppState, _ analyser: Analyser
  ) -> Bool {
    guard case .press = event.kind else { return false }
    let at = app.inPlan(event.at)
    if app.plan[.text]?.inner.contains(at) == true { return false }
    return !app.floating(analyser.analysis(of: app)).contains { $0.frame.contains(at) }
  }

  private static func isSpelling(_ app: AppState, _ analyser: Analyser) -> Bool {
    guard let name = app[KeyboardsFeature.self].active,
      case .spelling? = app.keyboard(named: name, analyser.memory)
    else { return false }
    return true
  }

  /// What is typed next goes behind a word that stands; text that is pasted and a new line too.
  package static func meaning(
    ofStep step: SessionStep, _ app: AppState
  ) -> ExplorerCore.Action? {
    guard case .paste(let text) = step, app.session.keyboard != nil,
      let words = app[KeyboardsFeature.self].words, words.stands(in: app.session)
    else { return nil }
    return .keyboards(.word(.goOn(with: text)))
  }

  /// Pastes behind the caret in storage, and not into the gap of the keyboard's direction.
  static func goOn(
    with text: String, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    let keyboard = app.session.keyboard
    app.session.keyboard = nil
    let reaction = ExplorerCore.edit(&app, .paste(text), saying: nil, analyser)
    app.session.keyboard = keyboard
    app[KeyboardsFeature.self].goesOn = true
    return reaction
  }

  /// A word that the caret left is settled where it stands; one that was changed is no longer open.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    if let composition = app[KeyboardsFeature.self].composition,
      !composition.stands(in: app.session)
    {
      settleBehind(&app, composition, analyser)
      app[KeyboardsFeature.self].composition = nil
    }
    if let words = app[KeyboardsFeature.self].words, !words.stands(in: app.session) {
      app[KeyboardsFeature.self].words = nil
    }
    if let taken = app[KeyboardsFeature.self].taken, !taken.stands(in: app.session) {
      app[KeyboardsFeature.self].taken = nil
    }
    if app[KeyboardsFeature.self].goesOn, app[KeyboardsFeature.self].words == nil {
      continueBehindCaret(&app, analyser)
    }
    app[KeyboardsFeature.self].goesOn = false
    return .nothing
  }

  /// Undo puts the caret where text was typed, and a paste behind words stands there: what is typed
  /// next goes behind that text in storage.
  private static func continueBehindCaret(_ app: inout AppState, _ analyser: Analyser) {
    guard app.session.selection.isCaret, let name = app[KeyboardsFeature.self].active,
      case .spelling(let keyboard)? = app.keyboard(named: name, analyser.memory)
    else { return }
    var words = OpenWords.standing(in: app, keyboard)
    words.isBehindText = true
    app[KeyboardsFeature.self].words = words
  }

  /// Puts what a word is in its place; the selection, which is elsewhere, goes with its text.
  private static func settleBehind(
    _ app: inout AppState, _ composition: Composition, _ analyser: Analyser
  ) {
    guard let words = app[KeyboardsFeature.self].words,
      app.session.hasText(words.ahead + words.last, in: words.start..<composition.end)
    else { return }
    let text = settled(words, composition).parts().map(\.text).joined()
    let range = words.start..<composition.end
    guard !app.session.hasText(text, in: range),
      app.perform(.apply(.replace(range, with: StoredText(text))), analyser)
    else { return }
    app.gesture?.anchor = app.session.layout.visualGap(of: app.session.selection.anchor)
  }
}

extension ExplorerCore.Action {
  /// Whether it undoes a change, or makes it again.
  fileprivate var goesBack: Bool {
    switch self {
    case .edit(.undo, _), .edit(.redo, _): true
    default: false
    }
  }
}
