internal import TextModel

extension KeySession {
  /// The names of the motion keys without modifiers, and with Control.
  private static let motions: [String: CaretMotion] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .lineStart,
    "end": .lineEnd, "pageup": .pageUp(lines: 10), "pagedown": .pageDown(lines: 10),
  ]
  private static let controlMotions: [String: CaretMotion] = [
    "left": .wordLeft, "right": .wordRight, "up": .paragraphStart, "down": .paragraphEnd,
    "home": .documentStart, "end": .documentEnd,
  ]
  private static let altMotions: [String: CaretMotion] = [
    "f": .logicalForward, "b": .logicalBackward,
  ]

  /// What a key does; nil for a key that does nothing.
  static func action(of key: KeyScript.Key) -> Action? {
    switch (key.control, key.alt) {
    case (false, false):
      if let motion = motions[key.name] { return .move(motion, extending: key.shift) }
      switch key.name {
      case "backspace": return .delete(backward: true)
      case "delete", "del": return .delete(backward: false)
      case "enter", "ret": return .type("\n")
      case "tab": return .type("\t")
      case "space": return .type(" ")
      default: return nil
      }
    case (true, false):
      if let motion = controlMotions[key.name] { return .move(motion, extending: key.shift) }
      switch key.name {
      case "a": return .selectAll
      case "z": return key.shift ? .redo : .undo
      case "y": return .redo
      default: return nil
      }
    case (false, true):
      return altMotions[key.name].map { .move($0, extending: key.shift) }
    case (true, true): return nil
    }
  }
}
