/// A key pressed in a level.
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var position: KeyPosition
  /// What is held with it.
  public var level: KeyLevel

  /// A key in a level.
  public init(_ position: KeyPosition, _ level: KeyLevel = .plain) {
    self.position = position
    self.level = level
  }

  /// The stroke that writes a character on a US keyboard; nil where none does.
  public init?(us scalar: Unicode.Scalar) {
    if scalar == " " {
      self.init(.space)
      return
    }
    for row in KeyPosition.Row.allCases where row != .space {
      for (level, keys) in [
        (KeyLevel.plain, USKeyboard.plain(row)), (.shift, USKeyboard.shifted(row)),
      ] {
        if scalar != USKeyboard.absent, let index = keys.firstIndex(of: scalar) {
          self.init(KeyPosition(row, index + 1), level)
          return
        }
      }
    }
    return nil
  }

  /// The character that the stroke writes on a US keyboard; nil where it writes none.
  public var usScalar: Unicode.Scalar? {
    let keys: [Unicode.Scalar]
    switch level {
    case .plain: keys = USKeyboard.plain(position.row)
    case .shift: keys = USKeyboard.shifted(position.row)
    case .altGr, .shiftAltGr: return nil
    }
    let index = position.number - 1
    return keys.indices.contains(index) && keys[index] != USKeyboard.absent ? keys[index] : nil
  }

  /// The stroke in words, such as `Shift+q`.
  public var name: String {
    level == .plain ? position.name : "\(level.name)+\(position.name)"
  }
}
