public import BidiAlgorithm
public import UnicodeData

/// What a key does in one level.
public enum KeyMeaning: Hashable, Sendable {
  /// It types this text: never empty.
  case text(String)
  /// It waits for the next key, under this name.
  case dead(String)

  /// Whether both are the same, scalar by scalar. O(the text).
  public static func == (a: KeyMeaning, b: KeyMeaning) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)), (.dead(let a), .dead(let b)): Exact(a) == Exact(b)
    case (.text, .dead), (.dead, .text): false
    }
  }

  /// Hashes the scalars. O(the text).
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text): hasher.combine(Exact(text))
    case .dead(let name): hasher.combine(Exact(name))
    }
  }
}

/// A keyboard layout: what each key types in each level.
///
/// What a key types is what is stored. A bracket is stored as opening or closing, and right-to-left
/// text shows it mirrored (UAX #9, L4): the key that right-to-left text shows as `(` types U+0029.
public struct KeyboardLayout: Hashable, Sendable {
  /// Its name here, such as `hebrew-phonetic`.
  public var name: String
  /// Its name in xkb-data, such as `il(phonetic)`; nil for a table that is not from there.
  public var xkbName: String?
  /// What it is, for a list.
  public var title: String
  /// The language that it is for, as BCP 47 tags it.
  public var language: String
  /// The direction of the text that it types.
  public var direction: TextDirection
  /// What each key means in each level, four to a key; a key that is not here types nothing.
  public var keys: [KeyPosition: [KeyMeaning?]]
  /// The dead keys under their names.
  public var deadKeys: [String: DeadKey]

  /// What a stroke means; nil where the key types nothing in that level.
  public func meaning(of stroke: KeyStroke) -> KeyMeaning? {
    keys[stroke.position]?[stroke.level.rawValue]
  }

  /// The strokes that type a text with one key, the lowest level first.
  public func strokes(typing text: String) -> [KeyStroke] {
    KeyLevel.allCases.flatMap { level in
      keys.filter { $0.value[level.rawValue] == .text(text) }.keys.sorted().map {
        KeyStroke($0, level)
      }
    }
  }

  /// Whether a key has anything in a level.
  public func has(_ level: KeyLevel) -> Bool {
    keys.values.contains { $0[level.rawValue] != nil }
  }
}

/// A key that waits for the next one.
public struct DeadKey: Hashable, Sendable {
  /// What it types alone: with a space after it, or twice.
  @Exact public var alone: String
  /// What it makes of the text of the next key.
  public var compositions: [String: String]
}

extension KeyboardLayout {
  /// The text that the keys give which write a word on a US keyboard. O(*n*).
  ///
  /// A character that a US keyboard does not have is taken as it is.
  public func text(typing word: String) -> String {
    var typing = LayoutTyping()
    var text = ""
    for scalar in word.unicodeScalars {
      if let stroke = KeyStroke(us: scalar) {
        text += typing.press(stroke, on: self)
      } else {
        text += typing.end(on: self) + String(scalar)
      }
    }
    return text + typing.end(on: self)
  }
}
