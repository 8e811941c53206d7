internal import BidiAlgorithm
internal import UnicodeData

/// Where a text has an argument of ICU's MessageFormat.
enum MessageArgument {
  /// The most scalars of an argument.
  private static let longest = 4096
  /// The most scalars up to the style of an argument, or to the first choice.
  private static let longestHead = 256
  /// How deep arguments may stand in each other.
  private static let deepest = 8

  /// The gap behind the argument that begins at an index; nil where none does.
  static func end(in scalars: [Unicode.Scalar], from index: Int) -> Int? {
    end(scalars[index...].prefix(longest), deepest)
  }

  /// The same of what begins a text.
  private static func end(_ text: ArraySlice<Unicode.Scalar>, _ depth: Int) -> Int? {
    guard depth > 0, text.first == "{" else { return nil }
    return simpleEnd(text.dropFirst()) ?? choiceEnd(text.dropFirst(), depth)
  }

  /// The gap behind `name}`, `name, type}` or `name, type, style}`.
  private static func simpleEnd(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let end = text.prefix(longestHead).firstIndex(of: "}") else { return nil }
    let parts = text[..<end].split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      .map(trimmed)
    guard isName(parts[0]) else { return nil }
    if parts.count > 1, !types.contains(string(parts[1])) { return nil }
    if parts.count > 2, parts[2].isEmpty || !parts[2].allSatisfy(isOfStyle) { return nil }
    return end + 1
  }

  /// The gap behind `name, plural, one {# file} other {# files}}`.
  private static func choiceEnd(_ text: ArraySlice<Unicode.Scalar>, _ depth: Int) -> Int? {
    let head = text.prefix(longestHead)
    guard let first = head.firstIndex(of: ","), isName(trimmed(head[..<first])),
      let second = head[(first + 1)...].firstIndex(of: ","),
      choices.contains(string(trimmed(head[(first + 1)..<second])))
    else { return nil }
    var rest = text[(second + 1)...].drop(while: isSpace)
    var hasOther = false
    while let next = rest.first {
      if next == "}" { return hasOther ? rest.startIndex + 1 : nil }
      let selector = string(rest.prefix { !isSpace($0) && !isBrace($0) })
      rest = rest.dropFirst(selector.unicodeScalars.count).drop(while: isSpace)
      if selector.hasPrefix("offset:") { continue }
      guard !selector.isEmpty, rest.first == "{", let end = messageEnd(rest.dropFirst(), depth - 1)
      else { return nil }
      hasOther = hasOther || selector == "other"
      rest = rest[end...].drop(while: isSpace)
    }
    return nil
  }

  /// The gap behind a message and the brace that ends it.
  private static func messageEnd(_ text: ArraySlice<Unicode.Scalar>, _ depth: Int) -> Int? {
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let next = index + 1 < text.endIndex ? text[index + 1] : " "
      switch text[index] {
      case "'" where next == "'": index += 1
      case "'": isQuoted = !isQuoted && (isBrace(next) || next == "#")
      case "}" where !isQuoted: return index + 1
      case "{" where !isQuoted:
        guard let end = end(text[index...], depth) else { return nil }
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The types of arguments that hold no messages.
  private static let types: Set<String> = [
    "number", "date", "time", "spellout", "ordinal", "duration",
  ]
  /// Those that do.
  private static let choices: Set<String> = ["plural", "select", "selectordinal"]

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let rest = part.drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return rest.prefix(0) }
    return rest[...last]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }

  /// Whether a scalar begins or ends an argument where it is not quoted.
  static func isBrace(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "}" }

  /// Whether it is a name, or a number that begins with no zero.
  private static func isName(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = part.first else { return false }
    if isDigit(first) {
      return part.count <= 3 && part.allSatisfy(isDigit) && (part.count == 1 || first != "0")
    }
    return part.allSatisfy { $0 == "_" || isDigit($0) || isLetter($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether it is a letter of a name. Pattern_Syntax and Pattern_White_Space (UAX #31) are none;
  /// of them letters by class stand from U+2000 to U+303F.
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
    (0x20..<0x7F).contains(scalar.value) && !["'", "{", "}", "|", "\\"].contains(scalar)
  }
}
