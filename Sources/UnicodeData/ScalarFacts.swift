/// Facts about a scalar that the panes show, from the system's ICU.
public enum ScalarFacts {
  /// The scalar's name, such as `HEBREW LETTER ALEF`; for controls and unassigned scalars the label of
  /// the Unicode Standard, section 4.8, such as `<control-000A>`.
  public static func name(of scalar: Unicode.Scalar) -> String { "" }

  /// How many cells a terminal gives the scalar: 0, 1 or 2. Our own table's answer, never the C library's.
  public static func cellWidth(of scalar: Unicode.Scalar) -> Int { 1 }

  /// A short visible label where the scalar must never reach a terminal as it is (Cc, Cf, Zl, Zp,
  /// unassigned, private use, other default ignorables): `LRI`, `ZWNJ`, `NBSP`, `LF`, `U+0378`. Nil for all else.
  public static func label(of scalar: Unicode.Scalar) -> String? { nil }

  /// Whether the scalar takes no cell when the text is shown as its readers see it: bidi controls, other
  /// default ignorables, and paragraph separators.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { false }
}
