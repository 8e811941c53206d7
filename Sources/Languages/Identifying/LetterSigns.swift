/// What letters, beginnings, endings and words tell of the languages of one script: `letters.txt`.
struct LetterSigns: Sendable {
  /// A weight for each language, in the order of ``languages``.
  typealias Weights = SIMD8<Float>

  /// The languages that have any sign.
  private(set) var languages: [String] = []
  /// Letters that only one language has, by their first scalar. The earlier ones decide.
  private var only: [UInt32: [(order: Int, letters: [UInt32], language: String)]] = [:]
  private var letters: [UInt32: Weights] = [:]
  private var words = WordTable<Weights>()
  private var edges: [(isEnd: Bool, text: [UInt32], weights: Weights)] = []
  /// Whether a scalar of this number, modulo 4096, may be in ``only`` or ``letters``: most are in neither.
  private var mayTell = [Bool](repeating: false, count: 4096)

  /// The signs of each script that has any.
  static func all() -> [String: LetterSigns] {
    var result: [String: LetterSigns] = [:]
    for (order, line) in DataLines.letters.enumerated() {
      guard line.count > 4, let weight = Float(line[3]) else { continue }
      result[line[0], default: LetterSigns()]
        .add(line[1], line[2], weight, line.dropFirst(4), order)
    }
    return result
  }

  private mutating func add(
    _ kind: String, _ language: String, _ weight: Float, _ signs: ArraySlice<String>, _ order: Int
  ) {
    if !languages.contains(language) { languages.append(language) }
    let weights = self.weights(language, weight)
    for sign in signs {
      let scalars = sign.unicodeScalars.map(\.value)
      switch kind {
      case "only": only[scalars[0], default: []].append((order, scalars, language))
      case "letter": letters[scalars[0], default: .zero] += weights
      case "word": words[scalars, default: .zero] += weights
      default: edges.append((kind == "end", scalars, weights))
      }
      if kind == "only" || kind == "letter" { mayTell[Int(scalars[0] & 4095)] = true }
    }
  }

  /// A weight for one language alone; none where it has no sign.
  func weights(_ language: String, _ weight: Float) -> Weights {
    var weights = Weights.zero
    if let index = languages.firstIndex(of: language) { weights[index] = weight }
    return weights
  }

  /// What words say.
  struct Reading {
    /// The language that a letter decides, if any.
    var decided: String?
    /// How much is said for each language.
    var weights = Weights.zero
    fileprivate var order = Int.max
  }

  /// Reads the words. O(letters + words × edges).
  func reading(of words: WordsOfScript) -> Reading {
    var reading = Reading()
    unsafe words.forEach { unsafe read($0, into: &reading) }
    return reading
  }

  private func read(_ word: UnsafeBufferPointer<UInt32>, into reading: inout Reading) {
    for index in word.indices {
      let letter = unsafe word[index]
      guard mayTell[Int(letter & 4095)] else { continue }
      for sign in only[letter] ?? [] where sign.order < reading.order {
        if unsafe word[index...].starts(with: sign.letters) {
          (reading.order, reading.decided) = (sign.order, sign.language)
        }
      }
      if let weights = letters[letter] { reading.weights += weights }
    }
    if let weights = unsafe words.find(word) { reading.weights += weights }
    for edge in edges where word.count > edge.text.count {
      let start = edge.isEnd ? word.count - edge.text.count : 0
      if unsafe word[start] == edge.text[0], unsafe word[start...].starts(with: edge.text) {
        reading.weights += edge.weights
      }
    }
  }
}
