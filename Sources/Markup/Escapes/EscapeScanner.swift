internal import BidiAlgorithm
internal import UnicodeData

/// Finds the escapes of a text, one after another.
struct EscapeScanner {
  let source: [Unicode.Scalar]

  func scalar(at index: Int) -> Unicode.Scalar? { index < source.count ? source[index] : nil }

  /// The value of a hexadecimal digit.
  func digit(at index: Int, radix: UInt32 = 16) -> UInt32? {
    guard let value = scalar(at: index)?.value else { return nil }
    let digit: UInt32
    switch value {
    case 0x30...0x39: digit = value - 0x30
    case 0x41...0x46: digit = value - 0x37
    case 0x61...0x66: digit = value - 0x57
    default: return nil
    }
    return digit < radix ? digit : nil
  }

  /// The number that up to so many digits make, and where they end; nil where there is none.
  func number(at start: Int, atMost count: Int, radix: UInt32 = 16) -> (value: UInt32, end: Int)? {
    var value: UInt32 = 0
    var index = start
    while index < start + count, let digit = digit(at: index, radix: radix) {
      value = min(0x110000, value &* radix &+ digit)
      index += 1
    }
    return index > start ? (value, index) : nil
  }

  /// The escape that begins at a place, or nil. What follows a backslash is read with it, whatever
  /// it is.
  ///
  /// - Parameters:
  ///   - start: the place.
  ///   - css: whether backslashes are read as CSS reads them.
  /// - Returns: the escape with what it means.
  func token(at start: Int, css: Bool = false) -> EscapeToken? {
    switch source[start] {
    case "&": reference(at: start)
    case "%": bytes(at: start, .percent)
    case "\\": css ? cssEscape(at: start) : backslash(at: start)
    default: nil
    }
  }

  private func backslash(at start: Int) -> EscapeToken? {
    guard let kind = scalar(at: start + 1) else { return nil }
    switch kind {
    case "u" where scalar(at: start + 2) == "{": return braces(at: start, .braces)
    case "x" where scalar(at: start + 2) == "{": return braces(at: start, .hexBraces)
    case "N" where scalar(at: start + 2) == "{": return named(at: start)
    case "u": return utf16(at: start)
    case "U": return fixed(at: start, digits: 8, .long)
    case "x": return bytes(at: start, .hexBytes)
    case "0"..."3" where number(at: start + 1, atMost: 3, radix: 8)?.end == start + 4:
      return bytes(at: start, .octal)
    default: return short(at: start, kind)
    }
  }

  private func one(
    _ range: Range<Int>, _ scalar: Unicode.Scalar?, _ form: EscapeForm?,
    _ fault: IllFormedEscape.Reason? = nil
  ) -> EscapeToken {
    EscapeToken(
      form: form, pieces: [.init(range: range, scalar: scalar)],
      fault: scalar == nil ? fault : nil, isSure: scalar != nil && form != nil)
  }

  private func short(at start: Int, _ kind: Unicode.Scalar) -> EscapeToken? {
    Self.meanings[kind].map { one(start..<start + 2, $0, nil) }
  }

  /// What a letter means behind a backslash, in JSON and in most languages.
  private static let meanings: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "r": "\r", "t": "\t", "b": "\u{8}", "f": "\u{C}", "0": "\0", "\"": "\"", "'": "'",
    "\\": "\\", "/": "/",
  ]

  private func braces(at start: Int, _ form: EscapeForm) -> EscapeToken {
    guard let number = number(at: start + 3, atMost: 8), scalar(at: number.end) == "}" else {
      return one(start..<start + 3, nil, form, .incomplete)
    }
    return one(
      start..<number.end + 1, Unicode.Scalar(number.value), form, Self.fault(of: number.value))
  }

  private func named(at start: Int) -> EscapeToken {
    // One more, so that a longer name does not end where a shorter one would.
    let name = source[(start + 3)...].prefix(ScalarFacts.longestName + 1)
      .prefix { ScalarFacts.isNameScalar($0) }
    let end = start + 3 + name.count
    guard !name.isEmpty, scalar(at: end) == "}" else {
      return one(start..<start + 3, nil, .named, .incomplete)
    }
    let meant = ScalarFacts.scalar(named: String(String.UnicodeScalarView(name)))
    return one(start..<end + 1, meant, .named, .unknownName)
  }

  private func fixed(at start: Int, digits: Int, _ form: EscapeForm) -> EscapeToken {
    guard let number = number(at: start + 2, atMost: digits), number.end == start + 2 + digits
    else { return one(start..<start + 2, nil, form, .incomplete) }
    return one(start..<number.end, Unicode.Scalar(number.value), form, Self.fault(of: number.value))
  }

  private func utf16(at start: Int) -> EscapeToken {
    let first = fixed(at: start, digits: 4, .utf16)
    guard first.fault == .loneSurrogate, scalar(at: start + 6) == "\\",
      scalar(at: start + 7) == "u", let high = number(at: start + 2, atMost: 4)?.value,
      let low = number(at: start + 8, atMost: 4), low.end == start + 12, high < 0xDC00,
      0xDC00..<0xE000 ~= low.value
    else { return first }
    let value = 0x10000 + (high - 0xD800) << 10 + (low.value - 0xDC00)
    return one(start..<low.end, Unicode.Scalar(value), .utf16)
  }

  private static func fault(of value: UInt32) -> IllFormedEscape.Reason {
    0xD800..<0xE000 ~= value ? .loneSurrogate : .notAScalar
  }

  private func reference(at start: Int) -> EscapeToken? {
    if scalar(at: start + 1) == "#" {
      let isHex = scalar(at: start + 2) == "x" || scalar(at: start + 2) == "X"
      let digits = start + (isHex ? 3 : 2)
      guard let number = number(at: digits, atMost: 12, radix: isHex ? 16 : 10),
        scalar(at: number.end) == ";"
      else { return nil }
      let scalar = CharacterReference.scalar(ofNumber: number.value)
      return one(
        start..<number.end + 1, scalar == "\u{FFFD}" && number.value != 0xFFFD ? nil : scalar,
        .html, Self.fault(of: number.value))
    }
    let name = source[(start + 1)...].prefix(NamedReferences.longestName + 1)
      .prefix { $0.isASCII && (NamedReferences.isNameScalar($0)) }
    let end = start + 1 + name.count
    guard !name.isEmpty, scalar(at: end) == ";" else { return nil }
    let written = String(String.UnicodeScalarView(name)) + ";"
    guard let meant = NamedReferences.scalars(named: written), let first = meant.first else {
      return one(start..<end + 1, nil, .html, .unknownName)
    }
    var token = one(start..<end + 1, first, .html)
    // The few names of two scalars: the second has the place behind the name.
    for scalar in meant.dropFirst() {
      token.pieces.append(.init(range: end..<end + 1, scalar: scalar))
      token.pieces[0].range = start..<end
    }
    return token
  }
}
