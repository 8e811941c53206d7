extension ScalarFacts {
  /// A short visible name of a scalar that has no picture of its own: `LRI`, `ZWNJ`, `NBSP`, `LF`,
  /// `VS16`, `U+0378`. Nil for all else.
  ///
  /// It is there for every scalar that ``mustBeLabelled(_:)``, and for the spaces other than
  /// U+0020. ASCII, at most eight cells. The abbreviations are those of NameAliases.txt.
  public static func label(of scalar: Unicode.Scalar) -> String? {
    let isSpecialSpace = category(of: scalar) == .zs && scalar != " "
    guard isSpecialSpace || mustBeLabelled(scalar) else { return nil }
    return Abbreviations.abbreviation(of: scalar) ?? codePoint(scalar.value)
  }

  /// The scalar whose label this is, in any case: an abbreviation, or a code point such as
  /// `U+2003`; nil where none is labelled so. O(1).
  public static func scalar(labelled name: String) -> Unicode.Scalar? {
    let name = name.uppercased()
    let scalar: Unicode.Scalar?
    if name.hasPrefix("U+") {
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    } else {
      scalar = Abbreviations.scalar(of: name)
    }
    return scalar.flatMap { label(of: $0) == name ? $0 : nil }
  }

  /// Whether the scalar must never reach a terminal as it is: Cc, Cf, Zl, Zp, unassigned, private
  /// use, and every other default ignorable.
  ///
  /// The prepended marks (U+0600 and others) are among them: they are Cf, and terminals disagree
  /// whether they take a cell.
  public static func mustBeLabelled(_ scalar: Unicode.Scalar) -> Bool {
    let facts = PackedFacts(scalar)
    if facts.isIgnorable { return true }
    return switch facts.category {
    case .cc, .cf, .zl, .zp, .cn, .co, .cs: true
    default: false
    }
  }

  /// The label of a stored value that is no scalar: `\xE2` for the ill-formed byte 0xE2, kept as
  /// 0x110000 + 0xE2, and `U+D800` for a lone surrogate. For scalars as ``label(of:)``.
  public static func label(ofStored value: UInt32) -> String? {
    if let scalar = Unicode.Scalar(value) { return label(of: scalar) }
    guard value >= 0x110000 else { return codePoint(value) }
    return "\\x" + Hexadecimal.digits((value - 0x110000) & 0xFF, atLeast: 2)
  }
}
