/// How often a letter follows another in the lexicon, to judge unknown words.
struct LetterStatistics: Sendable {
  private let letterCount: Int
  private var counts: [Int]
  /// Costs once counting is over, in tenths of a natural logarithm.
  private var costs: [UInt8] = []

  /// The number that stands for a word's beginning or end.
  var edge: Int { letterCount }

  init(letterCount: Int) {
    self.letterCount = letterCount
    counts = Array(repeating: 0, count: (letterCount + 1) * (letterCount + 1))
  }

  /// Counts a word's pairs of letters, with a weight.
  mutating func count(_ word: [UInt8], weight: Int) {
    var last = edge
    for letter in word {
      counts[last * (letterCount + 1) + Int(letter)] += weight
      last = Int(letter)
    }
    counts[last * (letterCount + 1) + edge] += weight
  }

  /// Turns counts into costs; a pair that was never seen counts as half.
  mutating func finish() {
    costs = counts.map { _ in 0 }
    for last in 0...letterCount {
      let row = last * (letterCount + 1)..<(last + 1) * (letterCount + 1)
      let total = counts[row].reduce(0, +)
      for index in row {
        let share = (Double(counts[index]) + 0.5) / (Double(total) + 0.5 * Double(row.count))
        costs[index] = UInt8(min(99, max(0, -10 * naturalLogarithm(share))))
      }
    }
    counts = []
  }

  /// The cost of a letter after another; ``edge`` is a word's beginning or end. O(1).
  func cost(of letter: Int, after last: Int) -> Int {
    Int(costs[last * (letterCount + 1) + letter])
  }
}

/// The natural logarithm, to two digits: costs are whole tenths.
private func naturalLogarithm(_ value: Double) -> Double {
  let exponent = Double(value.exponent)
  let fraction = (value.significand - 1) / (value.significand + 1)
  // ln s = 2 artanh((s - 1) / (s + 1)) for the significand from 1 to 2.
  let square = fraction * fraction
  return exponent * 0.693147 + 2 * fraction * (1 + square / 3 + square * square / 5)
}
