package import Screen

/// Keys to actions.
package enum Keymap {
  private static let commands = table(Command.all.filter { $0.group != .pane })
  private static let paneCommands = Dictionary(
    uniqueKeysWithValues: PaneID.allCases.map { ($0, table($0.pane.commands)) })

  private static func table(_ commands: [Command]) -> [KeyPress: Action] {
    Dictionary(
      commands.flatMap { command in command.keys.map { ($0, command.action) } },
      uniquingKeysWith: { first, _ in first })
  }

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
    if let action = paneCommands[state.focus]?[key] { return action }
    if let action = commands[key] { return action }
    guard case .character(let scalar) = key.key, key.modifiers.isSubset(of: .shift) else {
      return key.key == .escape ? .hideHits : nil
    }
    return .insert(String(scalar))
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
