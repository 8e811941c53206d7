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
}
