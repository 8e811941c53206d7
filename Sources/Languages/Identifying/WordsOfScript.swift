internal import UnicodeData

/// The words of the runs of one script: letters with their marks; in Latin script in lower case, with digits and
/// apostrophes inside, for Arabizi writes with them.
struct WordsOfScript {
  /// The words' scalars.
  private(set) var words: [[UInt32]] = []
  /// How many letters there are.
  private(set) var letters = 0
  /// The runs in UTF-8, apart by spaces.
  private(set) var text: [UInt8] = []

  init(_ runs: [ArraySlice<Unicode.Scalar>], isLatin: Bool) {
    var word: [UInt32] = []
    var hasLetter = false
    func isJoiner(_ value: UInt32) -> Bool {
      value == 0x200C || value == 0x640
        || isLatin && ((0x30...0x39).contains(value) || value == 0x27 || value == 0x2019)
    }
    func end() {
      if hasLetter { words.append(word) }
      word.removeAll(keepingCapacity: true)
      hasLetter = false
    }
    for run in runs {
      for scalar in run {
        let value = scalar.value
        UTF8.encode(scalar).map { text.append(contentsOf: $0) }
        if Self.isLetterOrMark(scalar) {
          hasLetter = true
          letters += 1
          word.append(isLatin ? Self.lowercase(scalar) : value)
        } else if isJoiner(value) {
          word.append(value == 0x2019 ? 0x27 : value)
        } else {
          end()
        }
      }
      end()
      text.append(0x20)
    }
  }

  private static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) }
    if ScalarTraits(scalar).isLetter { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x80 {
      return (0x41...0x5A).contains(scalar.value) ? scalar.value | 0x20 : scalar.value
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar.value
  }
}
