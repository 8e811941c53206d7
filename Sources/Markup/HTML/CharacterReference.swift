/// A character reference of HTML, as a browser reads it (HTML Standard, section 13.2.5.72 and what
/// follows).
struct CharacterReference {
  /// What it means: one scalar, or two for a few names.
  var scalars: [Unicode.Scalar]
  /// Where it ends.
  var end: Int

  /// The reference at an ampersand, or nil where the ampersand is only itself.
  ///
  /// - Parameters:
  ///   - start: the ampersand.
  ///   - source: the text.
  ///   - limit: where the text ends for the reference.
  ///   - inAttribute: whether it stands in the value of an attribute, where an old name without its
  ///     semicolon is none before a letter, a digit or an equals sign.
  init?(at start: Int, in source: [Unicode.Scalar], before limit: Int, inAttribute: Bool) {
    guard start + 1 < limit else { return nil }
    guard source[start + 1] != "#" else {
      guard let number = Self.number(at: start + 2, in: source, before: limit) else { return nil }
      self = number
      return
    }
    var end = start + 1
    while end < limit, end - start <= NamedReferences.longestName,
      NamedReferences.isNameScalar(source[end])
    { end += 1 }
    if end < limit, source[end] == ";" { end += 1 }
    // The longest name counts: &notit; is U+00AC and "it;".
    while end > start + 1 {
      let name = String(String.UnicodeScalarView(source[start + 1..<end]))
      if let scalars = NamedReferences.scalars(named: name) {
        let next = end < limit ? source[end] : " "
        if inAttribute, source[end - 1] != ";", next == "=" || NamedReferences.isNameScalar(next) {
          return nil
        }
        self.init(scalars: scalars, end: end)
        return
      }
      end -= 1
    }
    return nil
  }

  private init(scalars: [Unicode.Scalar], end: Int) {
    self.scalars = scalars
    self.end = end
  }

  private static func number(
    at start: Int, in source: [Unicode.Scalar], before limit: Int
  ) -> CharacterReference? {
    let isHex = start < limit && (source[start] == "x" || source[start] == "X")
    let radix: UInt32 = isHex ? 16 : 10
    var index = isHex ? start + 1 : start
    let first = index
    var value: UInt32 = 0
    while index < limit, source[index].isASCII,
      let digit = Character(source[index]).hexDigitValue, digit < Int(radix)
    {
      value = min(0x110000, value * radix + UInt32(digit))
      index += 1
    }
    guard index > first else { return nil }
    if index < limit, source[index] == ";" { index += 1 }
    return CharacterReference(scalars: [scalar(ofNumber: value)], end: index)
  }

  /// What a number means: U+FFFD for 0, surrogates and what is too large, and for 0x80 to 0x9F
  /// mostly what windows-1252 has there.
  static func scalar(ofNumber value: UInt32) -> Unicode.Scalar {
    if 0x80...0x9F ~= value, let scalar = Unicode.Scalar(windows1252[Int(value - 0x80)]) {
      return scalar
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// HTML Standard, section 13.2.5.80; what is not in its table is itself.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
