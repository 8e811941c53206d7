internal import BidiAlgorithm

/// Latin letters and names in the place of right-to-left letters, for terminals that would reorder
/// those.
public enum LatinLetters {
  /// Whether a terminal might reorder the scalar: its class is R, AL or AN.
  public static func standsFor(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x590 else { return false }
    switch BidiProperties.bidiClass(of: scalar) {
    case .r, .al, .an: return true
    default: return false
    }
  }

  /// The capital that begins the scalar's name, such as `M` for HEBREW LETTER FINAL MEM; of a digit
  /// the digit 0 to 9, of the Arabic separators of numbers the Latin ones.
  public static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let digit = digit(of: scalar) { return digit }
    if let separator = separators[scalar] { return separator }
    let first = nameWords(of: scalar).last?.unicodeScalars.first ?? "?"
    return ("A"..."Z").contains(first) ? first : "?"
  }

  /// The scalar's name without its script and kind, such as `FinalMem`; of a digit the digit 0 to
  /// 9.
  public static func name(of scalar: Unicode.Scalar) -> String {
    if let digit = digit(of: scalar) { return String(digit) }
    let words = nameWords(of: scalar).map { $0.prefix(1) + $0.dropFirst().lowercased() }
    return words.isEmpty ? ScalarFacts.codePoint(scalar.value) : words.joined()
  }

  /// The same as it is said: `final mem`.
  public static func spokenName(of scalar: Unicode.Scalar) -> String {
    if let digit = digit(of: scalar) { return String(digit) }
    let words = nameWords(of: scalar)
    return words.isEmpty
      ? ScalarFacts.codePoint(scalar.value) : words.joined(separator: " ").lowercased()
  }

  private static func digit(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    ScalarFacts.digit(of: scalar).map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) }
  }

  /// The words of the name behind the last that says what kind of thing it is; none for a scalar
  /// without a name.
  private static func nameWords(of scalar: Unicode.Scalar) -> ArraySlice<Substring> {
    let name = ScalarFacts.name(of: scalar)
    guard !name.hasPrefix("<") else { return [] }
    let words = name.split { $0 == " " || $0 == "-" }[...]
    guard let kind = words.lastIndex(where: kinds.contains), kind + 1 < words.endIndex else {
      return words.suffix(1)
    }
    return words[(kind + 1)...].prefix { $0 != "WITH" && $0 != "FORM" }
  }

  /// The signs that stand for ARABIC DECIMAL SEPARATOR and ARABIC THOUSANDS SEPARATOR, whose class
  /// is AN.
  private static let separators: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{66B}": ".", "\u{66C}": ",",
  ]

  private static let kinds: Set<Substring> = ["LETTER", "PUNCTUATION", "SIGN", "MARK", "SYMBOL"]
}
