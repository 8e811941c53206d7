/// What is offered beside what a word gives by itself.
extension Speller {
  /// What an English word means in the keyboard's language; empty where that is not known. O(1).
  ///
  /// Signs around the word count for nothing; a name such as `coffee.com` means nothing.
  public func meanings(of word: String) -> [String] {
    let look = ChunkLook(word)
    return look.isName ? [] : Meanings.of(String(look.core), on: keyboard)
  }

  /// What is offered for a word that stays as it is: its meanings, then what its letters may spell.
  ///
  /// - Parameters:
  ///   - input: what was typed.
  ///   - count: how many candidates to give of both together at most.
  /// - Returns: the meanings and the readings, no text twice.
  public func offers(
    for input: String, count: Int
  ) -> (meanings: [String], readings: [String]) {
    let meanings = Array(self.meanings(of: input).prefix(count))
    let readings = word(input, count: count, forced: true).candidates.filter {
      !meanings.contains($0)
    }
    return (meanings, Array(readings.prefix(count - meanings.count)))
  }
}
