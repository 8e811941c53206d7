/// Text from a seeded generator, the same on every machine.
enum Synthetic {
  /// Paragraphs of words of these letters, with some digits and punctuation.
  static func paragraphs(bytes: Int, letters: ClosedRange<UInt32>) -> [String] {
    var generator = LinearGenerator(seed: 42)
    var paragraphs: [String] = []
    var total = 0
    while total < bytes {
      var text = String.UnicodeScalarView()
      for _ in 0..<40 {
        for _ in 0..<Int.random(in: 2...8, using: &generator) {
          if let letter = Unicode.Scalar(UInt32.random(in: letters, using: &generator)) {
            text.append(letter)
          }
        }
        if Int.random(in: 0..<12, using: &generator) == 0 {
          text.append(contentsOf: " 42".unicodeScalars)
        }
        text.append(contentsOf: (Bool.random(using: &generator) ? " " : ", ").unicodeScalars)
      }
      paragraphs.append(String(text))
      total += String(text).utf8.count
    }
    return paragraphs
  }
}

/// A linear congruential generator.
struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The generator of this seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
