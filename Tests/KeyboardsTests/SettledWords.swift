import Testing

@testable import Keyboards

extension SpellingKeyboard {
  /// Expects that the words of a sentence are those of its beginnings, but for the last.
  func expectSettled(_ inputs: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var whole = Speller(self)
    let words = whole.words(inputs, count: 1)
    for count in inputs.indices.dropFirst() {
      var speller = Speller(self)
      let beginning = speller.words(Array(inputs.prefix(count)), count: 1)
      #expect(
        beginning.dropLast() == words.prefix(count - 1), sourceLocation: sourceLocation)
    }
  }
}
