extension Cell {
  /// What a terminal shows where a cell holds what must not be written.
  public static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The scalars that may be written to a terminal for this cell, empty for the right half of a wide one.
  ///
  /// The last defence against escape sequences in a text: panes draw controls as labels, and if one forgets, a
  /// replacement character appears. A glyph is replaced as a whole when any of its scalars is a control or a format
  /// character, a separator, unassigned, or when the terminal library would give it other columns than the frame
  /// does.
  ///
  /// - Parameters:
  ///   - columns: how many columns the frame gives the cell, 1 or 2.
  ///   - limit: how many scalars the terminal library can hold; marks beyond it are left out.
  ///   - width: the columns that the terminal library gives a scalar.
  public func writableScalars(
    columns: Int, limit: Int, width: (Unicode.Scalar) -> Int
  ) -> [Unicode.Scalar] {
    switch content {
    case .blank: return Self.space
    case .wideTail: return []
    case .glyph(let scalars):
      guard let base = scalars.first else { return Self.space }
      if scalars.count == 1, (0x20..<0x7F).contains(base.value), columns == 1 { return scalars }
      let filler = columns == 2 ? [Self.replacement, " "] : [Self.replacement]
      guard Self.isWritable(base), width(base) == columns else { return filler }
      for mark in scalars.dropFirst() where !(Self.isWritable(mark) && width(mark) == 0) {
        return filler
      }
      return scalars.count > limit ? Array(scalars.prefix(limit)) : scalars
    }
  }

  /// Whether a scalar may reach a terminal as it is.
  public static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return true
    case 0..<0xA0: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned:
      return false
    default: return true
    }
  }

  private static let space: [Unicode.Scalar] = [" "]
}
