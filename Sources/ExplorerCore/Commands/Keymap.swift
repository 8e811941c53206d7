package import Screen
internal import TextModel
internal import Wording

/// What events ask for in a state.
package enum Keymap {
  /// What an event does; nil where it does nothing.
  package static func action(
    for event: InputEvent, in app: AppState, _ analyser: Analyser
  ) -> Action? {
    switch event {
    case .key(let key):
      return app.overlay == nil ? action(key, app, analyser) : overlayAction(key, app, analyser)
    case .paste(let text):
      if let overlay = app.overlay?.overlay {
        // Pasted text never is an answer, whatever its first letter.
        return overlay.takesText ? .overlay(.type(oneLine(text))) : nil
      }
      return app.focus.pane.takesTyping ? .edit(.paste(text)) : app.focus.refusal
    case .mouse(let mouse): return .pointer(mouse)
    case .resize(let size): return .resize(size)
    case .clusters(let metrics): return .signal(.clusters(metrics))
    case .terminate: return .terminate
    case .pastePaused:
      return .say("The paste is not complete. It continues when more text arrives; Esc ends it.")
    case .focus, .unknown: return nil
    }
  }

  private static func action(
    _ key: KeyPress, _ app: AppState, _ analyser: Analyser
  ) -> Action? {
    if let held = app.heldKeys { return action(held.adding(key), app) ?? ending(held, key) }
    for feature in app.registry.features {
      if let action = feature.meaning(of: key, app) { return action }
    }
    if let action = action(KeySequence(key), app) { return action }
    guard case .character(let scalar) = key.key, key.modifiers.isSubset(of: .shift) else {
      if key.key == .escape { return app.isZoomed ? .zoom : .escape }
      return .say(
        "\(verbatim: PrintableText.of(key.name)) has no command; the help lists every key.")
    }
    let pane = app.focus.pane
    return pane.takesTyping
      ? letter(scalar, app, analyser) : pane.action(forTyped: scalar) ?? app.focus.refusal
  }

  /// What keys do, or that further keys are waited for; nil where they call nothing.
  ///
  /// In a pane that is not the text, keys for all panes do not edit where letters do not go to the
  /// text, and move its caret only where the pane's bar says so.
  private static func action(_ keys: KeySequence, _ app: AppState) -> Action? {
    if let action = app.commands.action(for: keys, in: app.focus) {
      if app.focus == .text || app.commands.isOwn(keys, of: app.focus) { return action }
      let isRefused =
        action.changesText && !app.focus.pane.takesTyping
        || action.movesCaret && !app.focus.names(action, in: app)
      return isRefused ? app.focus.refusal : action
    }
    return app.commands.commands(after: keys, in: app.focus).isEmpty ? nil : .hold(keys)
  }

  /// A key after which the held keys call nothing. Esc and Ctrl+G leave the held keys.
  private static func ending(_ held: KeySequence, _ key: KeyPress) -> Action {
    key == KeyPress(.escape) || key == .control("g")
      ? .say("\(verbatim: held.name) is left.")
      : .say(
        "\(verbatim: PrintableText.of(held.adding(key).name)) has no command; the help lists every key."
      )
  }

  /// A letter does what a feature makes of it; else it is typed.
  private static func letter(
    _ letter: Unicode.Scalar, _ app: AppState, _ analyser: Analyser
  ) -> Action {
    meaning(of: letter, app, analyser) ?? .insert(String(letter))
  }

  /// What a feature makes of a letter; nil where it is typed as itself.
  package static func meaning(
    of letter: Unicode.Scalar, _ app: AppState, _ analyser: Analyser
  ) -> Action? {
    guard app.overlay?.overlay.takesText ?? true else { return nil }
    return app.registry.features.lazy.compactMap { $0.meaning(ofLetter: letter, app, analyser) }
      .first
  }

  private static func overlayAction(
    _ key: KeyPress, _ app: AppState, _ analyser: Analyser
  ) -> Action? {
    if case .character(let scalar) = key.key, key.modifiers.isSubset(of: .shift) {
      return meaningOver(key, app) ?? letter(scalar, app, analyser)
    }
    if key == KeyPress(.tab), app.overlay?.overlay.completesByTab == true {
      return .overlay(.right)
    }
    if app.overlay?.overlay.mayStandBehind == true,
      let called = app.commands.action(for: KeySequence(key), in: app.focus),
      app.commands.worksOverOverlays(called)
    {
      return called
    }
    let own = key.key.inOverlays
    // A command may have a key with modifiers, but never a key that every overlay needs.
    if key.modifiers.isEmpty, let own { return .overlay(own) }
    if let meaning = app.commands.overlayKey(for: key) ?? own ?? key.inPrograms {
      return .overlay(meaning)
    }
    return waiting(key, app)
  }

  /// Says that a key of a command waits until what is open is closed; nil for a key of none.
  private static func waiting(_ key: KeyPress, _ app: AppState) -> Action? {
    let keys = KeySequence(key)
    if let title = app.commands.title(of: keys) {
      return .say("\(verbatim: key.name) (\(title)) works once Esc has closed this.")
    }
    return app.commands.commands(after: keys, in: app.focus).isEmpty
      ? nil : .say("\(verbatim: key.name) works once Esc has closed this.")
  }

  /// What a feature makes of a letter over an overlay that takes no signs; nil where nothing does.
  private static func meaningOver(_ key: KeyPress, _ app: AppState) -> Action? {
    guard let overlay = app.overlay?.overlay, !overlay.takesSigns, overlay.mayStandBehind else {
      return nil
    }
    return app.registry.features.lazy.compactMap { $0.meaning(ofKeyOverOverlay: key, app) }.first
  }

  private static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
  }
}

extension KeyPress.Key {
  /// The keys that every overlay needs, whatever keys the commands have.
  fileprivate var inOverlays: OverlayKey? {
    switch self {
    case .escape: .close
    case .enter: .accept
    case .backspace: .erase
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .left: .left
    case .right: .right
    case .character, .tab, .delete, .insert, .function: nil
    }
  }
}

extension KeyPress {
  /// What the keys of job control mean: every program that shows or asks something ends or stops by
  /// them.
  ///
  /// The text gives them to Copy and Undo, which mean nothing in an overlay; so other keys for
  /// these two change nothing here. Where Help or Quit has such a key, that comes first.
  fileprivate var inPrograms: OverlayKey? {
    switch self {
    case .control("c"): .close
    case .control("z"): .suspend
    default: nil
    }
  }
}

extension PaneID {
  /// Whether what the key bar says of the pane names the keys of an action.
  fileprivate func names(_ action: Action, in app: AppState) -> Bool {
    pane.bar(in: app).contains { $0.actions.contains(action) }
  }

  /// What is said when a letter is typed in a pane that does not take letters, or a key is pressed
  /// that would move the caret of the text.
  fileprivate var refusal: Action {
    .say("The \(title) pane has the keys; Esc goes back to the text.")
  }
}

extension Action {
  /// Whether it changes the text by something else than undoing a change.
  fileprivate var changesText: Bool {
    guard case .edit(let step, _) = self else { return false }
    return step.isEditing
  }

  /// Whether it moves the caret of the text, so that nothing is selected any more.
  fileprivate var movesCaret: Bool {
    guard case .edit(.move(_, extending: false), _) = self else { return false }
    return true
  }
}
