internal import TextModel
internal import Wording

/// Writes JSON in one line, keys in the order they are given.
///
/// What ``OutputGate`` does not let out is always escaped (Cc, Cf, Zl, Zp, noncharacters and
/// whatever else has no picture), so that what a text hides cannot hide in the output.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return bytes
  }

  /// Ends a line: what follows is a value of its own.
  mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  /// An array, each element written by a function.
  @inline(__always)
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// The key of the value that follows.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(utf8: key)
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  /// A key that is known only when it is written.
  mutating func key(named key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func null() { literal("null") }

  mutating func number(_ number: Int) {
    separate()
    if number >= 0 { append(number: number) } else { bytes.append(contentsOf: String(number).utf8) }
    needsComma = true
  }

  /// Appends a number that is not negative.
  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(digit: number % 10)
  }

  /// A number from 0 to 1, in hundredths.
  mutating func share(_ share: Double) {
    let hundredths = min(100, max(0, Int((share * 100).rounded())))
    separate()
    append(digit: hundredths / 100)
    bytes.append(UInt8(ascii: "."))
    append(digit: hundredths / 10 % 10)
    append(digit: hundredths % 10)
    needsComma = true
  }

  private mutating func append(digit: Int) { bytes.append(UInt8(ascii: "0") + UInt8(digit)) }

  /// A boolean.
  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// A string, or null.
  mutating func optional(_ string: String?) {
    if let string { self.string(string) } else { null() }
  }

  mutating func literal(_ literal: StaticString) {
    separate()
    bytes.append(utf8: literal)
    needsComma = true
  }

  mutating func string(_ string: some StringProtocol) {
    let isPlain = string.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
    guard isPlain else { return self.string(string.unicodeScalars) }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: string.utf8)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func string(_ scalars: some Sequence<Unicode.Scalar>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in scalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// A scalar as `"U+05D0"`.
  mutating func codePoint(_ scalar: Unicode.Scalar) {
    separate()
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: "U"), UInt8(ascii: "+")])
    appendHex(scalar.value)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// `[a,b]` for the range from a to before b, each counted from a start.
  mutating func range(_ range: Range<Int>, from start: Int = 0) {
    beginArray()
    number(start + range.lowerBound)
    number(start + range.upperBound)
    endArray()
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22, 0x5C:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(scalar.value))
    case 0x0A: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case 0x0D: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    case 0x09: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
    default:
      if OutputGate.lets(scalar) {
        bytes.appendUTF8(scalar)
      } else {
        // Beyond the basic plane an escape is a pair of surrogates (RFC 8259, section 7).
        for unit in String(scalar).utf16 {
          bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
          appendHex(UInt32(unit))
        }
      }
    }
  }

  /// At least four digits.
  private mutating func appendHex(_ value: UInt32) {
    var shift = value >= 0x100000 ? 20 : value >= 0x10000 ? 16 : 12
    while shift >= 0 {
      let digit = UInt8(value >> UInt32(shift) & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      shift -= 4
    }
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func appendUTF8(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(scalar.value))
    } else if let bytes = UTF8.encode(scalar) {
      append(contentsOf: bytes)
    }
  }

  /// Appends a literal, without a string being made of it.
  mutating func append(utf8 literal: StaticString) {
    literal.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }
}

extension JSONWriter {
  /// Words in English, as what reads them expects.
  mutating func string(_ words: Words) { string(words.english) }
}
