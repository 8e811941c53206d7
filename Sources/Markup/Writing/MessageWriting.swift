internal import BidiAlgorithm
internal import UnicodeData

/// Messages of ICU's MessageFormat: the text stands for itself, but for its arguments, such as
/// `{name}` and `{count, number}`, which stay arguments.
enum MessageWriting {
  static func message(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    // Between quotes a brace is a brace, and two apostrophes are one everywhere.
    var isQuoted = false
    func quote(_ wanted: Bool) {
      if isQuoted != wanted { result.append("'") }
      isQuoted = wanted
    }
    var index = 0
    while index < scalars.count {
      if let end = argumentEnd(scalars, from: index) {
        quote(false)
        result.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      if isBrace(scalars[index]) { quote(true) }
      if scalars[index] != "'", !isBrace(scalars[index]) { quote(false) }
      // A file of properties has no space at the start of a value.
      let isFirstSpace = index == 0 && scalars[0] == " "
      let source = isFirstSpace ? "\\u0020" : written(scalars[index])
      result.append(contentsOf: source.unicodeScalars)
      index += 1
    }
    quote(false)
    return String(result)
  }

  private static func isBrace(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "}" }

  /// The gap behind the simple argument that begins at an index; nil where none does.
  private static func argumentEnd(_ scalars: [Unicode.Scalar], from index: Int) -> Int? {
    guard scalars[index] == "{", let end = scalars[index...].firstIndex(of: "}") else {
      return nil
    }
    let parts = scalars[(index + 1)..<end].split(
      separator: ",", maxSplits: 2, omittingEmptySubsequences: false
    ).map(trimmed)
    guard isName(parts[0]) || isNumber(parts[0]) else { return nil }
    if parts.count > 1 {
      guard types.contains(String(String.UnicodeScalarView(parts[1]))) else { return nil }
    }
    if parts.count > 2 {
      guard !parts[2].isEmpty, parts[2].allSatisfy(isOfStyle) else { return nil }
    }
    return end + 1
  }

  /// The types of arguments that hold no messages.
  private static let types: Set<String> = [
    "number", "date", "time", "spellout", "ordinal", "duration",
  ]

  private static func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let start = part.drop { $0 == " " }
    return start.prefix(upTo: start.lastIndex { $0 != " " }.map { $0 + 1 } ?? start.startIndex)
  }

  /// Whether it is a number of an argument, which begins with no zero.
  private static func isNumber(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    (1...3).contains(part.count) && part.allSatisfy(isDigit)
      && (part.count == 1 || part.first != "0")
  }

  private static func isName(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = part.first, !isDigit(first) else { return false }
    return part.allSatisfy { $0 == "_" || isDigit($0) || isLetter($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether it is a letter of a name. Pattern_Syntax and Pattern_White_Space (UAX #31) are none; of
  /// them letters by class stand from U+2000 to U+303F.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if (0x2000..<0x3040).contains(scalar.value) || ScalarFacts.mustBeLabelled(scalar) {
      return false
    }
    return switch BidiProperties.bidiClass(of: scalar) {
    case .l, .r, .al: true
    default: false
    }
  }

  /// Whether a scalar may stand in the style of an argument and is written there as it is.
  private static func isOfStyle(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F
      && !["'", "{", "}", "|", "\\"].contains(scalar)
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": "''"
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: ScalarFacts.mustBeLabelled(scalar) ? LiteralWriting.utf16(scalar) : String(scalar)
    }
  }
}
