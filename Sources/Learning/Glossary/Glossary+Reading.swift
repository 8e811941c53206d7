internal import UnicodeData

extension Glossary {
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-", "#", "_": true
    default: false
    }
  }

  /// The words of a text, in lower case: letters, and digits, hyphens and `#` in them.
  public static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars
      .split { !isOfWord($0) }
      .map { String($0) }
  }

  /// The terms in a sentence: those that it names, and ranges, which it writes as signs. O(*n*).
  public func terms(of sentence: String) -> [String] {
    let named = terms(in: Self.words(of: sentence))
    return sentence.contains("[") && !named.contains("range") ? named + ["range"] : named
  }

  /// The terms that consecutive words name, each once. Longer terms come before shorter ones.
  /// O(*n*).
  public func terms(in words: [String]) -> [String] {
    var found: [String] = []
    var index = 0
    while index < words.count {
      let longest = (1...4).reversed().first { length in
        index + length <= words.count
          && entry(named: words[index..<index + length].joined(separator: " ")) != nil
      }
      guard let longest else {
        index += 1
        continue
      }
      let name = words[index..<index + longest].joined(separator: " ")
      if let term = entry(named: name)?.term, !found.contains(term) { found.append(term) }
      index += longest
    }
    return found
  }

  /// A name in the form in which names are compared: in lower case, without marks on letters and
  /// without tatweel, and with one form for each of alef, yeh and heh. O(*n*).
  static func folded(_ name: some StringProtocol) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case "\u{640}": continue
      case "\u{622}", "\u{623}", "\u{625}": folded.append("\u{627}")
      case "\u{629}": folded.append("\u{647}")
      case "\u{649}": folded.append("\u{64A}")
      case _ where ScalarFacts.category(of: scalar) == .mn: continue
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// A name without the Hebrew or Arabic article; nil where it has none.
  static func withoutArticle(_ name: String) -> String? {
    ["\u{5D4}", "\u{627}\u{644}"].first { name.hasPrefix($0) }.map {
      String(name.dropFirst($0.count))
    }
  }

  /// A folded name without the articles of all its words; nil where it is in neither language.
  static func bare(_ name: String) -> String? {
    guard let first = name.unicodeScalars.first, ("\u{5D0}"..."\u{64A}").contains(first) else {
      return nil
    }
    return name.split(separator: " ").map { withoutArticle(String($0)) ?? String($0) }
      .joined(separator: " ")
  }

  /// What may be left of a name without what is written on its first word: Hebrew and, in, as, to,
  /// from, that; Arabic and, then, in, as, to. Three letters are left at least.
  static func withoutPreposition(_ name: String) -> [String] {
    guard bare(name) != nil else { return [] }
    return prepositions.filter { name.hasPrefix($0) && name.count - $0.count >= 3 }
      .map { String(name.dropFirst($0.count)) }
  }

  private static let prepositions = [
    "\u{5D5}", "\u{5D1}", "\u{5DB}", "\u{5DC}", "\u{5DE}", "\u{5E9}",
    "\u{644}\u{644}", "\u{648}", "\u{641}", "\u{628}", "\u{643}", "\u{644}",
  ]
}
