/// What a stretch of bytes means, and how long it is.
struct InputToken {
  enum Meaning {
    case event(InputEvent)
    case reply(TerminalReply)
    case pasteStart
    case nothing
  }

  var meaning: Meaning
  var length: Int

  init(_ meaning: Meaning, _ length: Int) {
    self.meaning = meaning
    self.length = length
  }

  static func key(_ key: KeyPress.Key, _ modifiers: Modifiers = [], _ length: Int) -> InputToken {
    InputToken(.event(.key(KeyPress(key, modifiers))), length)
  }

  /// The same with Alt held, for a sequence that ESC came before; only a key can be. A capital is a
  /// letter with Shift, as other protocols tell it.
  func withAlt() -> InputToken {
    guard case .event(.key(var press)) = meaning else { return InputToken(meaning, length + 1) }
    if case .character(let scalar) = press.key, ("A"..."Z").contains(scalar) {
      press.key = .character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) + 32))
      press.modifiers.insert(.shift)
    }
    press.modifiers.insert(.alt)
    return InputToken(.event(.key(press)), length + 1)
  }
}
