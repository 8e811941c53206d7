internal import BidiAlgorithm
internal import UnicodeData

extension EscapeScanner {
  /// A run of escaped bytes, read as UTF-8.
  func bytes(at start: Int, _ form: EscapeForm) -> EscapeToken? {
    var values: [UInt8] = []
    var index = start
    let length = form == .percent ? 3 : 4
    while let byte = byte(at: index, form) {
      values.append(byte)
      index += length
    }
    guard !values.isEmpty else {
      return form == .percent
        ? nil
        : EscapeToken(
          form: form, pieces: [.init(range: start..<start + 2, scalar: nil)], fault: .incomplete)
    }
    var token = EscapeToken(form: form, pieces: [])
    var place = 0
    while place < values.count {
      let (scalar, count) = Self.decode(values[place...])
      if count > 1 { token.isSure = true }
      if scalar == nil { token.fault = .notUTF8 }
      let from = start + place * length
      token.pieces.append(.init(range: from..<from + count * length, scalar: scalar))
      place += count
    }
    return token
  }

  private func byte(at index: Int, _ form: EscapeForm) -> UInt8? {
    switch form {
    case .percent:
      guard scalar(at: index) == "%", let high = digit(at: index + 1),
        let low = digit(at: index + 2)
      else { return nil }
      return UInt8(high << 4 | low)
    case .hexBytes:
      guard scalar(at: index) == "\\", scalar(at: index + 1) == "x",
        let high = digit(at: index + 2), let low = digit(at: index + 3)
      else { return nil }
      return UInt8(high << 4 | low)
    default:
      guard scalar(at: index) == "\\",
        let number = number(at: index + 1, atMost: 3, radix: 8), number.end == index + 4,
        number.value < 256
      else { return nil }
      return UInt8(number.value)
    }
  }

  /// The scalar that UTF-8 begins with, and how many bytes it takes; nil for a byte that begins
  /// none.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar?, Int) {
    guard let lead = bytes.first else { return (nil, 0) }
    let count =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard count > 1 else { return (lead < 0x80 ? Unicode.Scalar(lead) : nil, 1) }
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
      text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first
    else { return (nil, 1) }
    return (scalar, count)
  }

  /// What a backslash means in CSS: up to six digits and one white space, or the next character
  /// itself.
  func cssEscape(at start: Int) -> EscapeToken? {
    guard let number = number(at: start + 1, atMost: 6) else {
      guard let next = scalar(at: start + 1), next != "\n" else { return nil }
      return EscapeToken(form: nil, pieces: [.init(range: start..<start + 2, scalar: next)])
    }
    var end = number.end
    if scalar(at: end) == "\r", scalar(at: end + 1) == "\n" {
      end += 2
    } else if let space = scalar(at: end), " \t\n\r\u{C}".unicodeScalars.contains(space) {
      end += 1
    }
    let scalar = number.value == 0 ? nil : Unicode.Scalar(number.value)
    var token = EscapeToken(form: .css, pieces: [.init(range: start..<end, scalar: scalar)])
    if let scalar {
      token.isSure = Self.isOfBidiText(scalar)
    } else {
      token.fault = 0xD800..<0xE000 ~= number.value ? .loneSurrogate : .notAScalar
    }
    return token
  }

  /// Whether a scalar is one for which people reach for CSS's escapes: a right-to-left letter, a
  /// bidi control or a joiner. `C:\2024` and `\1` are none.
  private static func isOfBidiText(_ scalar: Unicode.Scalar) -> Bool {
    switch BidiProperties.bidiClass(of: scalar) {
    case .r, .al, .an, .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi: true
    default: [0x200C, 0x200D, 0x200E].contains(scalar.value)
    }
  }
}
