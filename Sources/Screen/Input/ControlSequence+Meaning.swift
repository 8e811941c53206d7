extension ControlSequence {
  /// What the sequence means; `bytes` are its own, for the unknown, and `cell` is the size of a
  /// cell where the mouse is reported in pixels.
  func meaning(of bytes: ArraySlice<UInt8>, cell: CellSize?) -> InputToken.Meaning {
    if let reply = reply() { return .reply(reply) }
    if prefix == 0x3C, final == 0x4D || final == 0x6D {
      return MouseReport(self)?.meaning(in: cell) ?? .nothing
    }
    guard prefix == 0 else { return .event(.unknown(Array(bytes))) }
    if intermediate == 0 {
      if final == 0x7E, parameter(0, default: 0) == 200 { return .pasteStart }
      if final == 0x7E, parameter(0, default: 0) == 201 { return .nothing }
      if parameters.isEmpty, final == 0x49 { return .event(.focus(true)) }
      if parameters.isEmpty, final == 0x4F { return .event(.focus(false)) }
      if isRelease { return .nothing }
      if let press = keyPress() { return .event(.key(press)) }
    }
    return .event(.unknown(Array(bytes)))
  }

  /// Whether the kitty protocol says that the key was let go.
  private var isRelease: Bool {
    parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
  }

  private func keyPress() -> KeyPress? {
    let modifiers = Modifiers(parameter: parameter(1, default: 1))
    switch final {
    case 0x7E:
      if parameter(0, default: 0) == 27 {
        return KeySequences.typedKey(parameter(2, default: 0), modifiers)
      }
      return KeySequences.tildeKey(parameter(0, default: 0)).map { KeyPress($0, modifiers) }
    case 0x75:
      let code = parameter(0, default: 0)
      guard let shifted = parameters.first?.dropFirst().first ?? nil else {
        return KeySequences.modifiedKey(code, modifiers)
      }
      // What Shift makes of the key is said too, as modifyOtherKeys says it.
      return KeySequences.shiftedKey(code, shifted, modifiers)
    case 0x24:
      return KeySequences.tildeKey(parameter(0, default: 0)).map { KeyPress($0, .shift) }
    case 0x5E:
      return KeySequences.tildeKey(parameter(0, default: 0)).map { KeyPress($0, .control) }
    case 0x40:
      return KeySequences.tildeKey(parameter(0, default: 0)).map {
        KeyPress($0, [.shift, .control])
      }
    case 0x5A: return KeyPress(.tab, modifiers.union(.shift))
    case 0x61...0x64 where parameters.isEmpty:
      // rxvt's Shift and arrow.
      return KeySequences.applicationKey(final - 0x20).map { KeyPress($0, .shift) }
    default:
      return KeySequences.cursorKey(final).map { KeyPress($0, modifiers) }
    }
  }

  private func reply() -> TerminalReply? {
    let numbers = parameters.map { ($0.first ?? nil) ?? 0 }
    switch (prefix, intermediate, final) {
    case (0x3F, 0, 0x63): return .primaryAttributes(numbers)
    case (0x3E, 0, 0x63): return .secondaryAttributes(numbers)
    case (0, 0x24, 0x79) where numbers.count == 2:
      return .mode(numbers[0], isPrivate: false, state: numbers[1])
    case (0x3F, 0x24, 0x79) where numbers.count == 2:
      return .mode(numbers[0], isPrivate: true, state: numbers[1])
    case (0, 0, 0x52) where numbers.count == 2 && numbers[0] > 1:
      return .cursorPosition(row: numbers[0], column: numbers[1])
    case (0, 0, 0x74) where numbers.count == 3 && numbers[0] == 6:
      return .cellSize(CellSize(width: numbers[2], height: numbers[1]))
    case (0x3F, 0, 0x75): return .keyboardProtocol(flags: numbers.first ?? 0)
    default: return nil
    }
  }
}
