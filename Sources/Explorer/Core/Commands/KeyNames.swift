internal import Screen

extension KeyPress {
  /// The key as help and key lists write it, such as `Ctrl+Z` or `Shift+Left`.
  package var name: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key.name]).joined(separator: "+")
  }

  /// The key as the key bar writes it: `^Z`, `F1`, `S-Left`.
  var shortName: String {
    if modifiers == .control, case .character(let scalar) = key {
      return "^" + String(scalar).uppercased()
    }
    return name
  }

  /// Control and a letter.
  static func control(_ letter: Unicode.Scalar) -> KeyPress {
    KeyPress(.character(letter), .control)
  }

  /// Alt and a letter.
  static func alt(_ letter: Unicode.Scalar) -> KeyPress { KeyPress(.character(letter), .alt) }
}

extension KeyPress.Key {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): String(scalar).uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .escape: "Esc"
    case .insert: "Insert"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }
}
