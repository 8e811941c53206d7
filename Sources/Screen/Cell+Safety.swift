internal import UnicodeData

extension Cell {
  /// What a terminal shows in place of what must not be written to it.
  public static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// The base and marks that may be written to a terminal for this cell; a blank for all that is no
  /// glyph.
  ///
  /// The last defence against escape sequences in a text: panes draw controls as labels, and if one
  /// forgets, a replacement character appears. A glyph is replaced as a whole when any of its
  /// scalars is a control, a format character, a separator or unassigned, or when the terminal
  /// library would give it other columns than the frame does. Of the rest only marks are kept that
  /// no terminal gives a column: variation selectors, joining letters and spacing marks would make
  /// a cell wider in some.
  ///
  /// - Parameters:
  ///   - columns: how many columns the frame gives the cell, 1 or 2.
  ///   - limit: how many marks the terminal library can hold; those beyond it are left out.
  ///   - width: the columns that the terminal library gives a scalar.
  /// - Returns: the base, which is ``replacement`` where the glyph must not be written, and its
  ///   marks.
  public func writableGlyph(
    columns: Int, limit: Int, width: (Unicode.Scalar) -> Int
  ) -> (base: Unicode.Scalar, marks: [Unicode.Scalar]) {
    guard case .glyph(let base, let marks) = content else { return (" ", []) }
    if marks.isEmpty, columns == 1, (0x20..<0x7F).contains(base.value) { return (base, []) }
    guard Self.isWritable(base), width(base) == columns else { return (Self.replacement, []) }
    if marks.isEmpty { return (base, []) }
    guard marks.allSatisfy(Self.isWritable) else { return (Self.replacement, []) }
    return (base, Array(marks.filter { Self.isPlainMark($0) && width($0) == 0 }.prefix(limit)))
  }

  private static func isPlainMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = ScalarFacts.category(of: scalar)
    return (category == .mn || category == .me) && !ScalarFacts.isInvisible(scalar)
  }

  /// Whether a scalar may reach a terminal as it is.
  public static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return true
    case 0..<0xA0: return false
    default: break
    }
    switch ScalarFacts.category(of: scalar) {
    case .cc, .cf, .cs, .zl, .zp, .cn: return false
    // Skin tones melt into the emoji before them in some terminals, whatever cell they were put
    // into.
    case .sk: return !("\u{1F3FB}"..."\u{1F3FF}").contains(scalar)
    default: return true
    }
  }
}
