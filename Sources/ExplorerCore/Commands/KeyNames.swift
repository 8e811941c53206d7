package import Screen

extension KeyPress {
  /// The key as help and key lists write it, such as `Ctrl+Z` or `Shift+Left`.
  package var name: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key.name]).joined(separator: "+")
  }

  /// The key of a name, such as `Ctrl+Z` or `Shift+Left`, in any case; nil for what is no key's
  /// name.
  package init?(name: String) {
    var modifiers: Modifiers = []
    var rest = name.lowercased()[...]
    let prefixes: [(String, Modifiers)] = [
      ("ctrl+", .control), ("alt+", .alt), ("shift+", .shift),
    ]
    while let (prefix, modifier) = prefixes.first(where: { rest.hasPrefix($0.0) }) {
      modifiers.formUnion(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    if let key = Key.named.first(where: { $0.name.lowercased() == rest }) {
      self.init(key, modifiers)
    } else if rest.first == "f", let number = Int(rest.dropFirst()), (1...24).contains(number) {
      self.init(.function(number), modifiers)
    } else if let letter = rest.unicodeScalars.first, rest.unicodeScalars.count == 1 {
      self.init(.character(letter), modifiers)
    } else {
      return nil
    }
  }

  /// The key as scripts of keys write it: `C-z`, `S-A-left`; nil where they have no name for it.
  package var scriptName: String? {
    var parts = ""
    if modifiers.contains(.shift) { parts += "S-" }
    if modifiers.contains(.control) { parts += "C-" }
    if modifiers.contains(.alt) { parts += "A-" }
    if case .character(let scalar) = key {
      return modifiers.isSubset(of: .shift) || !scalar.isASCII || scalar == " "
        ? nil : parts + String(scalar)
    }
    return parts + key.name.lowercased()
  }

  /// The key as the key bar writes it: `^Z`, `F1`, `S-Left`.
  package var shortName: String {
    if modifiers == .control, case .character(let scalar) = key {
      return "^" + String(scalar).uppercased()
    }
    return name
  }

  /// Control and a letter.
  package static func control(_ letter: Unicode.Scalar) -> KeyPress {
    KeyPress(.character(letter), .control)
  }

  /// Alt and a letter.
  package static func alt(_ letter: Unicode.Scalar) -> KeyPress {
    KeyPress(.character(letter), .alt)
  }
}

extension KeyPress.Key {
  fileprivate static let named: [KeyPress.Key] = [
    .character(" "), .enter, .tab, .backspace, .delete, .escape, .insert, .left, .right, .up, .down,
    .home, .end, .pageUp, .pageDown,
  ]

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
