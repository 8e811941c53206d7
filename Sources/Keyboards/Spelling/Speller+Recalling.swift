/// What stands in a text already tells the language of the next word.
extension Speller {
  /// A speller behind a text, in any script: its last words count as if they had been typed. O(1).
  ///
  /// - Parameters:
  ///   - keyboard: the keyboard.
  ///   - text: what stands before the next word; of a long text its end is enough.
  public init(_ keyboard: SpellingKeyboard, behind text: String) {
    self.init(keyboard)
    var end = Substring(text.unicodeScalars.suffix(Self.mostRead))
    while let last = end.last, last.isWhitespace { end.removeLast() }
    let recalled = Substring(end.unicodeScalars.suffix(Self.mostRecalled))
    for word in recalled.split(whereSeparator: \.isWhitespace) { recall(String(word)) }
  }

  /// How much of a text is looked at, white space at its end included, in scalars.
  public static let mostRead = 400
  /// How much of it tells the language, in scalars.
  private static let mostRecalled = 200

  private mutating func recall(_ word: String) {
    guard word.unicodeScalars.contains(where: isOfKeyboard) else {
      pass(word)
      return
    }
    note(keyboard.language)
    endSentence(with: word)
  }

  /// Whether a letter is of the script that the keyboard writes.
  private func isOfKeyboard(_ letter: Unicode.Scalar) -> Bool {
    switch keyboard.language.prefix(2) {
    case "he": ("\u{590}"..."\u{5FF}").contains(letter)
    case "hi": ("\u{900}"..."\u{97F}").contains(letter)
    default: ("\u{600}"..."\u{77F}").contains(letter)
    }
  }
}
