/// What letters, beginnings, endings and words tell of the languages of one script: `letters.txt`.
struct LetterSigns {
  private var only: [(language: String, letters: [UInt32])] = []
  private var letters: [UInt32: [(language: String, weight: Float)]] = [:]
  private var words: [[UInt32]: [(language: String, weight: Float)]] = [:]
  private var edges: [(isEnd: Bool, text: [UInt32], language: String, weight: Float)] = []

  /// The signs of each script that has any.
  static func all() -> [String: LetterSigns] {
    var result: [String: LetterSigns] = [:]
    for line in DataLines.letters {
      guard line.count > 4, let weight = Float(line[3]) else { continue }
      result[line[0], default: LetterSigns()].add(line[1], line[2], weight, line.dropFirst(4))
    }
    return result
  }

  private mutating func add(
    _ kind: String, _ language: String, _ weight: Float, _ signs: ArraySlice<String>
  ) {
    for sign in signs {
      let scalars = sign.unicodeScalars.map(\.value)
      switch kind {
      case "only": only.append((language, scalars))
      case "letter": letters[scalars[0], default: []].append((language, weight))
      case "word": words[scalars, default: []].append((language, weight))
      default: edges.append((kind == "end", scalars, language, weight))
      }
    }
  }

  /// The language that a letter of these words decides, if any.
  func decided(_ words: [[UInt32]]) -> String? {
    only.first { sign in words.contains { $0.firstRange(of: sign.letters) != nil } }?.language
  }

  /// How much words say for each language. O(letters + words × edges).
  func weights(_ words: [[UInt32]]) -> [String: Float] {
    var result: [String: Float] = [:]
    for word in words {
      for letter in word {
        for sign in letters[letter] ?? [] { result[sign.language, default: 0] += sign.weight }
      }
      for sign in self.words[word] ?? [] { result[sign.language, default: 0] += sign.weight }
      for edge in edges where word.count > edge.text.count {
        if edge.isEnd
          ? word.suffix(edge.text.count).elementsEqual(edge.text) : word.starts(with: edge.text)
        {
          result[edge.language, default: 0] += edge.weight
        }
      }
    }
    return result
  }
}
