package import Screen

/// Keys to actions.
package enum Keymap {
  private static let commands: [KeyPress: Action] = Dictionary(
    Command.all.flatMap { command in command.keys.map { ($0, command.action) } },
    uniquingKeysWith: { first, _ in first })

  /// What an event asks for in a state; nil for what means nothing there.
  package static func action(for event: InputEvent, in state: AppState) -> Action? {
    switch event {
    case .key(let key): return state.overlay == nil ? action(key, state) : overlayAction(key)
    case .paste(let text):
      return state.overlay == nil ? .paste(text) : .overlay(.type(oneLine(text)))
    case .mouse(let mouse): return .pointer(mouse)
    case .resize(let size): return .resize(size)
    case .terminate: return .terminate
    case .focus, .unknown: return nil
    }
  }

  private static func action(_ key: KeyPress, _ state: AppState) -> Action? {
    if state.focus == .characters, let step = tableStep(key) { return step }
    if let action = commands[key] { return action }
    guard case .character(let scalar) = key.key, key.modifiers.isSubset(of: .shift) else {
      return key.key == .escape ? .focus(.text) : nil
    }
    return .insert(String(scalar))
  }

  /// In the table up and down go from scalar to scalar in storage.
  private static func tableStep(_ key: KeyPress) -> Action? {
    switch (key.key, key.modifiers) {
    case (.up, []): .stepScalar(-1)
    case (.down, []): .stepScalar(1)
    default: nil
    }
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
    case .function(1): .overlay(.close)
    case .character(let scalar):
      key.modifiers.isSubset(of: .shift)
        ? .overlay(.type(String(scalar)))
        : (key == .control("q") || key == .control("c") ? .overlay(.close) : nil)
    default: nil
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
  }
}
