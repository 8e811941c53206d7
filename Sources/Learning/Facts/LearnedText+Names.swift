internal import UnicodeData

extension LearnedText {
  /// What is wrong with the text of a line, whatever its field: it is missing, or a name in braces
  /// is unknown. O(*n*).
  static func fault(in line: LearningLine) -> String? {
    let needsText = ["text", "letters", "rtl", "ltr", "say", "do", "option", "try", "keys"]
    if line.value.isEmpty, needsText.contains(line.field) {
      return "'\(line.field):' has nothing after it"
    }
    guard (needsText + ["fact", "ask"]).contains(line.field) else { return nil }
    return unknownName(in: line.value).map {
      "'\($0)' is no name of a character, by itself or times 1 to 999; a brace alone is {U+007B}"
    }
  }

  /// The first unknown name in braces, such as `{NOSUCH}`, or one with a wrong repetition; nil
  /// where there is none. Other braces are braces, and those of `\u{5D0}` belong to an escape.
  /// O(*n*).
  private static func unknownName(in written: String) -> String? {
    var rest = written.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      let isEscape = rest[..<open].suffix(2).elementsEqual("\\u".unicodeScalars)
      rest = rest[rest.index(after: open)...]
      let name = String(rest.prefix { isOfName($0) })
      guard !isEscape, !name.isEmpty else { continue }
      let isClosed = rest.dropFirst(name.unicodeScalars.count).first == "}"
      let stands = isKnown(name.uppercased())
      // Small letters in braces are a placeholder. An open brace is a bracket, unless a character's
      // name follows it.
      if isClosed && name == name.uppercased() ? !stands : stands {
        return "{\(name)" + (isClosed ? "}" : "")
      }
    }
    return nil
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      || "+*-".unicodeScalars.contains(scalar)
  }

  /// Whether it is a name, alone or times one to 999.
  private static func isKnown(_ name: String) -> Bool {
    let parts = name.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard parts[1].count <= 3, parts[1].allSatisfy(\.isNumber), let count = Int(parts[1]),
        count > 0
      else { return false }
    }
    return PseudoText.decode("{\(parts[0])}").unicodeScalars.count == 1
  }
}
