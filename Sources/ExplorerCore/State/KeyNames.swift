package import Screen

extension KeyPress {
  /// The key as help and key lists write it, such as `Ctrl+Z` or `Shift+Left`.
  package var name: String {
    prefix + key.name
  }

  /// The key of a name, such as `Ctrl+Z` or `Shift+Left`, as the key bar has it (`^Z`, `PgDn`, an
  /// arrow's sign), or as keyboards and other programs have it (`Escape`, `Control+Return`), in any
  /// case; nil for what is no key's name.
  package init?(name: String) {
    var modifiers: Modifiers = []
    var rest = name.lowercased()[...]
    if rest.first == "^", rest.unicodeScalars.count == 2 {
      modifiers = .control
      rest = rest.dropFirst()
    }
    let prefixes: [(String, Modifiers)] = [
      ("ctrl+", .control), ("alt+", .alt), ("shift+", .shift), ("control+", .control),
      ("option+", .alt), ("meta+", .alt),
    ]
    while let (prefix, modifier) = prefixes.first(where: { rest.hasPrefix($0.0) }) {
      modifiers.formUnion(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    let named = Key.named.first {
      $0.name.lowercased() == rest || $0.shortName.lowercased() == rest
    }
    if let key = named ?? Key.otherNames[String(rest)] {
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

  /// The key as the key bar writes it: `^Z`, `F1`, `Shift+Ins`, and an arrow as its sign.
  package var shortName: String {
    if modifiers == .control, case .character(let scalar) = key, scalar != " " {
      return "^" + String(scalar).uppercased()
    }
    return prefix + key.shortName
  }

  /// The modifiers of its name, such as `Ctrl+Shift+`.
  package var prefix: String {
    var parts = ""
    if modifiers.contains(.control) { parts += "Ctrl+" }
    if modifiers.contains(.alt) { parts += "Alt+" }
    if modifiers.contains(.shift) { parts += "Shift+" }
    return parts
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

  /// What keyboards and other programs call keys, in lower case.
  fileprivate static let otherNames: [String: KeyPress.Key] = [
    "escape": .escape, "return": .enter, "spacebar": .character(" "), "page-up": .pageUp,
    "page-down": .pageDown, "arrowleft": .left, "arrowright": .right, "arrowup": .up,
    "arrowdown": .down,
  ]

  /// Its name in as few columns as one still understands.
  fileprivate var shortName: String {
    switch self {
    case .left: "\u{2190}"
    case .right: "\u{2192}"
    case .up: "\u{2191}"
    case .down: "\u{2193}"
    case .insert: "Ins"
    case .delete: "Del"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    default: name
    }
  }

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
