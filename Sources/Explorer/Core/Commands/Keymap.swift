internal import TextModel
package import Screen

/// What events ask for in a state.
package enum Keymap {
  /// What an event asks for; nil for what means nothing there.
  package static func action(for event: InputEvent, in app: AppState) -> Action? {
    switch event {
    case .key(let key): return app.overlay == nil ? action(key, app) : overlayAction(key)
    case .paste(let text):
      if let overlay = app.overlay?.overlay {
        // A text is no answer, whatever letter it begins with.
        return overlay.takesText ? .overlay(.type(oneLine(text))) : nil
      }
      return app.focus.pane.takesTyping ? .edit(.paste(text)) : app.focus.refusal
    case .mouse(let mouse): return .pointer(mouse)
    case .resize(let size): return .resize(size)
    case .terminate: return .terminate
    case .pastePaused:
      return .say("The paste is not complete. It continues when more text arrives; Esc ends it.")
    case .focus, .unknown: return nil
    }
  }

  private static func action(_ key: KeyPress, _ app: AppState) -> Action? {
    for feature in app.registry.features {
      if let action = feature.meaning(of: key, app) { return action }
    }
    if let action = app.commands.action(for: key, in: app.focus) {
      let isTyping = key.modifiers.isSubset(of: .shift) && action.changesText
      return isTyping && !app.focus.pane.takesTyping ? app.focus.refusal : action
    }
    guard case .character(let scalar) = key.key, key.modifiers.isSubset(of: .shift) else {
      if key.key == .escape { return app.isZoomed ? .zoom : .escape }
      return .say("\(PrintableText.of(key.name)) has no command; the help lists every key.")
    }
    let pane = app.focus.pane
    return pane.takesTyping ? .typed(scalar) : pane.action(forTyped: scalar) ?? app.focus.refusal
  }

  private static func overlayAction(_ key: KeyPress) -> Action? {
    switch key.key {
    case .escape: .overlay(.close)
    case .enter: .overlay(.accept)
    case .backspace: .overlay(.erase)
    case .up: .overlay(.up)
    case .down: .overlay(.down)
    case .pageUp: .overlay(.pageUp)
    case .pageDown: .overlay(.pageDown)
    case .home: .overlay(.home)
    case .end: .overlay(.end)
    case .function(1): .overlay(.close)
    case .character(let scalar):
      key.modifiers.isSubset(of: .shift)
        ? .typed(scalar)
        : controlAction(key)
    default: nil
    }
  }

  private static func controlAction(_ key: KeyPress) -> Action? {
    switch key {
    case .control("q"): .overlay(.quit)
    case .control("c"): .overlay(.close)
    case .control("z"): .overlay(.suspend)
    default: nil
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
  }
}

extension PaneID {
  /// What is said of typing in a pane that keeps its keys to itself.
  fileprivate var refusal: Action {
    .say("The \(title) pane has the keys; Esc goes back to the text.")
  }
}

extension Action {
  /// Whether it types into the text or deletes from it.
  fileprivate var changesText: Bool {
    guard case .edit(let step, _) = self else { return false }
    switch step {
    case .type, .paste, .pasteRegister, .backspace, .delete, .deleteWord: return true
    default: return false
    }
  }
}
