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

  /// The terms that a sentence uses: those that it names, and ranges, which it writes. O(*n*).
  public func terms(of sentence: String) -> [String] {
    let named = terms(in: Self.words(of: sentence))
    return sentence.contains("[") && !named.contains("range") ? named + ["range"] : named
  }

  /// The terms that words after each other name: the longest first, each once. O(*n*).
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
}
