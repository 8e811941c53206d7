internal import BidiAlgorithm
package import ExplorerCore
internal import Keyboards
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

extension KeyboardsFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .toggle:
      let state = app[KeyboardsFeature.self]
      if state.active != nil {
        app.use(nil, analyser)
      } else if let last = state.last {
        app.use(last, analyser)
      } else {
        app.open(KeyboardListOverlay())
      }
      return .effect(.remember)
    case .openList: app.open(KeyboardListOverlay())
    case .use(let name):
      app.use(name, analyser)
      return .effect(.remember)
    case .letter(let letter): return type(letter, &app, analyser)
    case .rest(let letter):
      rest(&app)
      return .action(.insert(String(letter)))
    case .press(let stroke): return press(stroke, &app, analyser)
    case .show(let level): app[KeyboardsFeature.self].level = level
    case .holdAltGr:
      app[KeyboardsFeature.self].holdsAltGr.toggle()
      app[KeyboardsFeature.self].level =
        app[KeyboardsFeature.self].holdsAltGr ? .altGr : .plain
    case .nextDirection:
      if let name = app[KeyboardsFeature.self].active, let direction = app.session.keyboard {
        app.message =
          "\(verbatim: name) always types \(direction.words); this key is for your own keyboard."
        return .nothing
      }
      app.nextKeyboardDirection()
      return .effect(.remember)
    case .nextLetter(let step): return nextLetter(step, &app, analyser)
    case .word(let action): return update(&app, word: action, analyser)
    }
    return .nothing
  }

  /// A key of the pane that was clicked.
  private static func press(
    _ stroke: KeyStroke, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard let name = app[KeyboardsFeature.self].active ?? app[KeyboardsFeature.self].last,
      let keyboard = app.keyboard(named: name, analyser.memory)
    else { return .nothing }
    if app[KeyboardsFeature.self].active == nil { app.use(name, analyser) }
    app.focus = .text
    switch keyboard {
    case .layout(let layout): return press(stroke, on: layout, &app)
    case .pad(let pad):
      guard let key = stroke.usScalar else { return .nothing }
      app[KeyboardsFeature.self].pressed = stroke
      return press(key, on: pad, &app, analyser)
    case .spelling: return .nothing
    }
  }

  private static func nextLetter(
    _ step: Int, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard let name = app[KeyboardsFeature.self].active,
      case .pad(let pad)? = app.keyboard(named: name, analyser.memory),
      let result = app[KeyboardsFeature.self].pad.move(by: step, on: pad)
    else { return .nothing }
    return put(result, &app, analyser)
  }
}

extension AppState {
  /// Says the direction of the user's own keyboard.
  mutating func setKeyboardDirection(_ direction: TextDirection?) {
    self[KeyboardsFeature.self].ownDirection = direction
    if self[KeyboardsFeature.self].active == nil { session.keyboard = direction }
  }

  /// The next direction of the user's own keyboard, with words on it.
  fileprivate mutating func nextKeyboardDirection() {
    let next: TextDirection? =
      switch self[KeyboardsFeature.self].ownDirection {
      case nil: .leftToRight
      case .leftToRight: .rightToLeft
      case .rightToLeft: nil
      }
    setKeyboardDirection(next)
    message =
      next.map {
        "Your keyboard types \($0.words): at a boundary, text goes to the side of that direction."
      } ?? "Your keyboard's direction is not known: text goes into the gap at the caret."
  }

  /// Types with a keyboard from now on; nil is the user's own.
  mutating func use(_ name: String?, _ analyser: Analyser) {
    var state = self[KeyboardsFeature.self]
    state.typing = LayoutTyping()
    state.pad = PadTyping()
    state.composition = nil
    state.words = nil
    state.taken = nil
    state.pressed = nil
    state.holdsAltGr = false
    state.level = .plain
    state.active = nil
    session.keyboard = state.ownDirection
    if let name, let keyboard = keyboard(named: name, analyser.memory) {
      state.active = name
      state.last = name
      session.keyboard = keyboard.direction
      let title = keyboard.title(in: words)
      message = "Typing \(verbatim: "\(title) \(Sign.arrow(keyboard.direction))")"
    } else {
      message = "Typing with your own keyboard."
    }
    self[KeyboardsFeature.self] = state
  }
}
