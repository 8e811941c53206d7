internal import CICU
internal import Locales
internal import Wording

/// Values that no formatter of Foundation writes on Linux.
enum PlainValue {
  /// A phone number as it is written: five to fifteen digits (E.164).
  static func phone(_ text: String) throws(FormatFailure) -> String {
    let pattern = /\+?\(?[0-9][0-9 ()\-.\/]*/
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard text.utf8.count <= 40, (5...15).contains(digits), text.wholeMatch(of: pattern) != nil
    else {
      throw FormatFailure(
        "'\(verbatim: text)' is not a phone number: write 5 to 15 digits, such as +972 50-123-4567")
    }
    return text
  }

  /// An IBAN in groups of four (ISO 13616).
  static func iban(_ text: String) throws(FormatFailure) -> String {
    let plain = text.filter { $0 != " " }
    guard plain.utf8.count <= 34, plain.wholeMatch(of: /[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}/) != nil
    else {
      throw FormatFailure(
        "'\(verbatim: text)' is not an IBAN: its form or its check digits do not fit")
    }
    var remainder = 0
    for byte in (plain.dropFirst(4) + plain.prefix(4)).utf8 {
      // Digits are themselves, A is 10.
      let isDigit = byte <= UInt8(ascii: "9")
      let value = Int(byte) - Int(isDigit ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
      remainder = (remainder * (isDigit ? 10 : 100) + value) % 97
    }
    guard remainder == 1 else {
      throw FormatFailure(
        "'\(verbatim: text)' is not an IBAN: its form or its check digits do not fit")
    }
    var groups = ""
    for (index, character) in plain.enumerated() {
      if index > 0, index % 4 == 0 { groups += " " }
      groups.append(character)
    }
    return groups
  }

  /// A version as it is written.
  static func version(_ text: String) throws(FormatFailure) -> String {
    let pattern = /v?[0-9]+(\.[0-9A-Za-z]+)*([\-+][0-9A-Za-z.\-+]+)?/
    guard text.utf8.count <= 100, text.wholeMatch(of: pattern) != nil else {
      throw FormatFailure("'\(verbatim: text)' is not a version: write 1.2.3 or v2.0-beta.1")
    }
    return text
  }

  /// A path as it is written.
  static func path(_ text: String) throws(FormatFailure) -> String {
    guard text.utf8.count <= 1000, text.contains("/") || text.contains("\\"), isOneLine(text)
    else {
      throw FormatFailure(
        "'\(verbatim: text)' is not a path: write one with / or \\ in it, on one line")
    }
    return text
  }

  /// A person's name as it is written.
  static func person(_ text: String) throws(FormatFailure) -> String {
    guard (1...200).contains(text.utf8.count), isOneLine(text) else {
      throw FormatFailure("'\(verbatim: text)' is not a name: write up to 200 bytes on one line")
    }
    return text
  }

  private static func isOneLine(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// A number with a unit, in the locale's words by ICU.
  static func measure(_ text: String, locale: String) throws(FormatFailure) -> String {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let unit = parts.count == 2 ? units[parts[1]] : nil
    guard parts.count == 2, let unit else {
      throw FormatFailure(
        """
        '\(verbatim: text)' is not a measure: write a number and a unit, as 12.5 km; the units are \
        \(verbatim: units.keys.sorted().joined(separator: ", "))
        """)
    }
    _ = try FormatValue.number(parts[0])
    let identifier = LocaleIdentifier(locale)?.foundation ?? locale
    var buffer = [UInt16](repeating: 0, count: 500)
    let length = unsafe Int(
      cicu_measure_format(parts[0], unit, identifier, &buffer, Int32(buffer.count)))
    guard (0...buffer.count).contains(length) else {
      throw FormatFailure("ICU cannot write '\(verbatim: text)'")
    }
    return String(decoding: buffer[..<length], as: UTF16.self)
  }

  /// Units by their signs, with CLDR's names.
  private static let units = [
    "mm": "millimeter", "cm": "centimeter", "m": "meter", "km": "kilometer", "in": "inch",
    "ft": "foot", "mi": "mile", "g": "gram", "kg": "kilogram", "lb": "pound", "l": "liter",
    "ml": "milliliter", "m2": "square-meter", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "C": "celsius", "F": "fahrenheit", "s": "second", "min": "minute",
    "h": "hour", "V": "volt", "W": "watt", "Hz": "hertz", "px": "pixel",
  ]
}
