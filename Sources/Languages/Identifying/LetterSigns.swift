/// What letters, beginnings, endings and words tell of the languages of one script: `letters.txt`
/// and `learned.txt`.
struct LetterSigns: Sendable {
  /// A weight for each language, in the order of ``languages``.
  typealias Weights = SIMD8<Float>

  /// The languages that have any sign.
  private(set) var languages: [String] = []
  /// What a letter tells: how much for each language, and of which language alone it may be with
  /// those behind it. The earlier signs decide.
  private struct Letter: Sendable {
    var scalar: UInt32
    var weights = Weights.zero
    var only: [(order: Int, letters: [UInt32], language: String)] = []
  }

  private var letters: [Letter] = []
  /// The number of a letter and one more, at its scalar modulo 4096; 0 where none tells anything.
  /// No two share a place.
  private var places = [UInt16](repeating: 0, count: 4096)
  private var words = WordTable<Weights>()
  private var beginnings = Edges()
  private var endings = Edges()
  /// The weights with which the languages begin.
  private(set) var priors = Weights.zero

  /// Beginnings or endings of words with their weights.
  private struct Edges: Sendable {
    var table = WordTable<Weights>()
    var longest = 0

    mutating func add(_ text: [UInt32], _ weights: Weights) {
      table[text, default: .zero] += weights
      longest = max(longest, text.count)
    }
  }

  /// The signs of each script that has any, by the lines of ``DataLines/letters``.
  static func all(_ lines: [[String]]) -> [String: LetterSigns] {
    var result: [String: LetterSigns] = [:]
    for (order, line) in lines.enumerated() {
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
      case "only": letters[place(of: scalars[0])].only.append((order, scalars, language))
      case "letter": letters[place(of: scalars[0])].weights += weights
      case "word": words[scalars, default: .zero] += weights
      case "begin": beginnings.add(scalars, weights)
      case "end": endings.add(scalars, weights)
      default: priors += weights
      }
    }
  }

  /// Where a letter stands in ``letters``; it comes there where it was in none.
  private mutating func place(of scalar: UInt32) -> Int {
    let place = Int(scalar & 4095)
    if places[place] == 0 {
      letters.append(Letter(scalar: scalar))
      places[place] = UInt16(letters.count)
    }
    let number = Int(places[place]) - 1
    precondition(letters[number].scalar == scalar, "two letters of letters.txt share a place")
    return number
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

  /// Reads the words. O(letters + words × the longest beginning and ending).
  func reading(of words: WordsOfScript) -> Reading {
    var reading = Reading()
    unsafe words.forEach { unsafe read($0, into: &reading) }
    return reading
  }

  private func read(_ word: UnsafeBufferPointer<UInt32>, into reading: inout Reading) {
    for index in word.indices {
      let scalar = unsafe word[index]
      let number = Int(places[Int(scalar & 4095)])
      guard number > 0, letters[number - 1].scalar == scalar else { continue }
      reading.weights += letters[number - 1].weights
      for sign in letters[number - 1].only where sign.order < reading.order {
        if unsafe word[index...].starts(with: sign.letters) {
          (reading.order, reading.decided) = (sign.order, sign.language)
        }
      }
    }
    if let weights = unsafe words.find(word) { reading.weights += weights }
    for length in 1..<max(1, min(word.count, beginnings.longest + 1)) {
      let edge = unsafe UnsafeBufferPointer(rebasing: word[..<length])
      if let weights = unsafe beginnings.table.find(edge) { reading.weights += weights }
    }
    for length in 1..<max(1, min(word.count, endings.longest + 1)) {
      let edge = unsafe UnsafeBufferPointer(rebasing: word[(word.count - length)...])
      if let weights = unsafe endings.table.find(edge) { reading.weights += weights }
    }
  }
}
