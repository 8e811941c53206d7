internal import BidiAlgorithm
package import ExplorerCore
internal import Keyboards
package import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

extension KeyboardsFeature {
  /// A letter on the keyboard in use.
  ///
  /// A letter that no US keyboard has comes from a keyboard of the user's own, and is taken as it
  /// is; a right-to-left one shows that the user has changed to it, and the layout rests.
  package static func meaning(
    ofLetter letter: Unicode.Scalar, _ app: AppState, _ analyser: Analyser
  ) -> ExplorerCore.Action? {
    guard let name = app[KeyboardsFeature.self].active,
      let keyboard = app.keyboard(named: name, analyser.memory)
    else { return nil }
    guard letter.isASCII else {
      if BidiProperties.bidiClass(of: letter).isStrongRightToLeft {
        return .keyboards(.rest(then: letter))
      }
      // Accents and curly quotation marks are part of words that are spelled.
      if case .spelling = keyboard, app.overlay == nil { return .keyboards(.letter(letter)) }
      return nil
    }
    switch keyboard {
    case .layout: return KeyStroke(us: letter) == nil ? nil : .keyboards(.letter(letter))
    case .pad, .spelling: return app.overlay == nil ? .keyboards(.letter(letter)) : nil
    }
  }

  /// Types a letter of the US keyboard on the keyboard in use.
  static func type(
    _ letter: Unicode.Scalar, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    guard let name = app[KeyboardsFeature.self].active,
      let keyboard = app.keyboard(named: name, analyser.memory)
    else { return .nothing }
    switch keyboard {
    case .layout(let layout):
      guard var stroke = KeyStroke(us: letter) else { return .nothing }
      if app[KeyboardsFeature.self].holdsAltGr {
        stroke.level = stroke.level == .shift ? .shiftAltGr : .altGr
      }
      return press(stroke, on: layout, &app)
    case .pad(let pad): return press(letter, on: pad, &app, analyser)
    case .spelling(let spelling): return spell(letter, spelling, &app, analyser)
    }
  }

  /// The layout rests: letters come from a right-to-left keyboard.
  static func rest(_ app: inout AppState) {
    guard let name = app[KeyboardsFeature.self].active else { return }
    app[KeyboardsFeature.self].active = nil
    app[KeyboardsFeature.self].typing = LayoutTyping()
    app.session.keyboard = .rightToLeft
    app.message =
      app.commands.keyName(of: .keyboards(.toggle)).map {
        """
        Your keyboard types right-to-left letters, so \(verbatim: name) is paused: \(verbatim: $0) \
        resumes it.
        """
      } ?? "Your keyboard types right-to-left letters, so \(verbatim: name) is paused."
  }

  // MARK: Layouts

  static func press(
    _ stroke: KeyStroke, on layout: KeyboardLayout, _ app: inout AppState
  ) -> Reaction {
    app[KeyboardsFeature.self].pressed = stroke
    app[KeyboardsFeature.self].holdsAltGr = false
    let text = app[KeyboardsFeature.self].typing.press(stroke, on: layout)
    if text.isEmpty {
      if app[KeyboardsFeature.self].typing.pending == nil {
        app.message = "\(verbatim: stroke.name) types nothing on \(verbatim: layout.name)."
      }
      return .nothing
    }
    return .action(.insert(text))
  }

  // MARK: Pads

  static func press(
    _ key: Unicode.Scalar, on pad: KeyPad, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    let caret = app.session.selection.focus.offset
    // The open letter ends where the caret has gone elsewhere.
    if app[KeyboardsFeature.self].padEnd != caret { app[KeyboardsFeature.self].pad.end() }
    let result = app[KeyboardsFeature.self].pad.press(key, on: pad)
    return put(result, &app, analyser)
  }

  /// Does to the text what a key of the pad did.
  static func put(
    _ result: PadTyping.Result, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    let caret = app.session.selection.focus.offset
    switch result {
    case .ended: app[KeyboardsFeature.self].padEnd = nil
    case .new(let letter):
      guard app.perform(.type(String(letter)), analyser) else { return .nothing }
      app[KeyboardsFeature.self].padEnd = app.session.selection.focus.offset
    case .next(let letter):
      let range = caret.advanced(by: -1)..<caret
      guard app.perform(.replace(range, with: StoredText(String(letter))), analyser) else {
        return .nothing
      }
      app[KeyboardsFeature.self].padEnd = app.session.selection.focus.offset
    }
    return .nothing
  }

  // MARK: Keys before the commands

  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    let state = app[KeyboardsFeature.self]
    // Letters are typed into the text from the Keyboard pane too, and so is what is done about
    // them.
    guard key.modifiers.isEmpty, state.active != nil, [.text, keyboard].contains(app.focus) else {
      return nil
    }
    if let composition = state.composition, composition.stands(in: app.session) {
      return composing(key, composition)
    }
    if let taken = state.taken, taken.stands(in: app.session), key.key == .backspace {
      return .keyboards(.word(.giveBack))
    }
    if state.pad.current != nil, state.padEnd == app.session.selection.focus.offset {
      switch key.key {
      case .up: return .keyboards(.nextLetter(-1))
      case .down: return .keyboards(.nextLetter(1))
      default: return nil
      }
    }
    return nil
  }

  /// The keys of the candidates, which choose, take and leave a word as the arrows, Enter and Esc
  /// do in an overlay: they are no commands, and no command's other keys change them.
  ///
  /// Enter takes a candidate that was chosen; else it does what it does in the text, before which
  /// the word is settled.
  private static func composing(
    _ key: KeyPress, _ composition: Composition
  ) -> ExplorerCore.Action? {
    switch key.key {
    case .up: .keyboards(.word(.move(-1)))
    case .down: .keyboards(.word(.move(1)))
    case .character(" "): .keyboards(.word(.take(then: " ")))
    case .enter: composition.isChosen ? .keyboards(.word(.take(then: ""))) : nil
    case .tab: .keyboards(.word(.flip))
    case .escape: .keyboards(.word(.keep))
    case .backspace: .keyboards(.word(.erase))
    default: nil
    }
  }
}
