internal import BidiAlgorithm
internal import CICU

/// Facts about a scalar that the panes show, from the system's ICU.
public enum ScalarFacts {
  /// The scalar's name, such as `HEBREW LETTER ALEF`; for controls and unassigned scalars the label
  /// of the Unicode Standard, section 4.8, such as `<control-000A>`.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let capacity = 256
    let name = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let length = unsafe cicu_name(scalar.value, buffer.baseAddress, Int32(capacity))
      return unsafe String(
        decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return name.isEmpty ? codePointLabel(of: scalar) : name
  }

  /// The label of a scalar without a name (the Unicode Standard, section 4.8, table 4-9).
  private static func codePointLabel(of scalar: Unicode.Scalar) -> String {
    let kind =
      switch category(of: scalar) {
      case .cc: "control"
      case .co: "private-use"
      case _ where isNoncharacter(scalar): "noncharacter"
      default: "reserved"
      }
    return "<\(kind)-\(Hexadecimal.digits(scalar.value, atLeast: 4))>"
  }

  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// The scalar's General_Category.
  public static func category(of scalar: Unicode.Scalar) -> GeneralCategory {
    PackedFacts(scalar).category
  }

  /// The scalar's Script under its long name, such as `Hebrew`.
  public static func script(of scalar: Unicode.Scalar) -> String {
    unsafe String(cString: cicu_script_name(scalar.value))
  }

  /// The scalar's Script under its four-letter code, such as `Hebr`.
  public static func scriptCode(of scalar: Unicode.Scalar) -> String {
    unsafe String(cString: cicu_script_code(scalar.value))
  }

  /// The name of the scalar's Block, such as `Arabic Extended A`.
  public static func block(of scalar: Unicode.Scalar) -> String {
    unsafe String(String(cString: cicu_block_name(scalar.value)).map { $0 == "_" ? " " : $0 })
  }

  /// The value of a decimal digit (General_Category Nd), 0 to 9; nil for another scalar.
  public static func digit(of scalar: Unicode.Scalar) -> Int? {
    let value = cicu_digit(scalar.value)
    return value < 0 ? nil : Int(value)
  }

  /// Whether the scalar has the property Extended_Pictographic: emoji, and code points kept for
  /// them.
  public static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    PackedFacts(scalar).isPictograph
  }

  /// Whether the scalar has the property White_Space.
  public static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    PackedFacts(scalar).isWhiteSpace
  }

  /// Whether the scalar takes no cell when the text is shown as its readers see it: bidi controls,
  /// other default ignorables, paragraph separators (Bidi_Class B) and U+2028 LINE SEPARATOR.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let facts = PackedFacts(scalar)
    return facts.isIgnorable || facts.bidiClass == .b || facts.category == .zl
  }

  /// Whether a line must end behind the scalar (LB4, LB5). Behind U+000D that is so but where
  /// U+000A follows.
  @inlinable public static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A code point in the standard's notation, such as `U+05D0`.
  public static func codePoint(_ value: UInt32) -> String {
    "U+" + Hexadecimal.digits(value, atLeast: 4)
  }
}
