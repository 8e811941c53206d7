/// Searches the likely spellings of a word that the lexicon does not have, by the spelling rules
/// and by letters that often stand together.
struct UnknownWordSearch {
  private struct State {
    var cost: Int
    var letters: [UInt8]
    var last: Int
    var followsVowel: Bool
  }

  private let model: SpellingModel
  private let word: [UInt8]

  /// How many states are kept at each place.
  private static let breadth = 40

  init(_ model: SpellingModel, _ word: [UInt8]) {
    self.model = model
    self.word = word
  }

  /// The likeliest spellings, up to a limit. O(*n*) in the word's letters.
  func matches(limit: Int) -> [WordSearch.Match] {
    var places = Array(repeating: [State](), count: word.count + 1)
    let edge = model.statistics.edge
    places[0] = [State(cost: model.unknown, letters: [], last: edge, followsVowel: false)]
    for opening in model.graph.openings where !opening.spellings.isEmpty {
      for spelling in opening.spellings where spelling.matches(word, at: 0) {
        let end = spelling.latin.count
        guard end + 2 < word.count else { continue }
        places[end].append(
          State(
            cost: model.unknown + opening.cost + spelling.cost, letters: opening.letters,
            last: edge, followsVowel: false))
      }
    }
    for index in word.indices {
      for state in Self.best(places[index]) { extend(state, at: index, in: &places) }
    }
    return Self.best(places[word.count]).map { state in
      WordSearch.Match(
        letters: state.letters,
        cost: state.cost + model.statistics.cost(of: edge, after: state.last) / 2)
    }.sorted { $0.cost < $1.cost }.prefix(limit).map { $0 }
  }

  private func extend(_ state: State, at index: Int, in places: inout [[State]]) {
    let isStart = state.last == model.statistics.edge
    for letter in 0..<model.letters.writtenCount {
      for spelling in model.rules.spellings[letter]
      where !spelling.latin.isEmpty && spelling.matches(word, at: index, isStart: isStart) {
        let pair = model.statistics.cost(of: letter, after: state.last)
        let end = index + spelling.latin.count
        let next = State(
          cost: state.cost + spelling.cost + pair / 2
            + model.rules.splitting(word, at: index, spelling),
          letters: state.letters + [UInt8(letter)], last: letter, followsVowel: false)
        places[end].append(next)
        if end < word.count, let next = withInherentVowel(next) { places[end].append(next) }
      }
    }
    guard !isStart, !state.followsVowel else { return }
    for vowel in model.rules.looseVowels
    where vowel.matches(word, at: index) && index + vowel.latin.count < word.count {
      let end = index + vowel.latin.count
      // The vowel before the last consonant is mostly long.
      let extra = end + 1 == word.count ? Self.lastVowel : 0
      places[end].append(
        State(
          cost: state.cost + vowel.cost + extra, letters: state.letters, last: state.last,
          followsVowel: true))
    }
  }

  private static let lastVowel = 5

  /// The same with the consonant's inherent vowel, which is not always heard.
  private func withInherentVowel(_ state: State) -> State? {
    guard let abugida = model.letters.abugida, let inherent = abugida.inherent,
      abugida.isConsonant(UInt8(state.last))
    else { return nil }
    let pair = model.statistics.cost(of: Int(inherent), after: state.last)
    return State(
      cost: state.cost + Self.silentVowel + pair / 2, letters: state.letters + [inherent],
      last: Int(inherent), followsVowel: false)
  }

  private static let silentVowel = 4

  /// The cheapest states, each for different letters.
  private static func best(_ states: [State]) -> [State] {
    var seen: Set<[UInt8]> = []
    var kept: [State] = []
    for state in states.sorted(by: { $0.cost < $1.cost }) {
      if kept.count == breadth { break }
      if seen.insert(state.letters + [state.followsVowel ? 1 : 0]).inserted { kept.append(state) }
    }
    return kept
  }
}
