internal import BidiAlgorithm

/// What scalars and controls make of readings, each worked out once for the whole paragraph: a
/// reading comes about in many orders, at many places and with more or fewer controls.
struct ReadingMoves {
  /// A reading behind a scalar.
  struct Move {
    /// Its number, without the embeddings and isolates in which it is for good.
    var reading: Int
    /// The level of the scalar; nil for what X9 removes.
    var level: EmbeddingLevel?
    /// The lowest level that what follows can have.
    var lowest: EmbeddingLevel
  }

  /// A scalar in its place.
  private struct Kind: Hashable {
    /// The number of the scalar.
    var scalar: Int
    /// How many ends of embeddings and isolates may yet be read behind it.
    var ends: Int
  }

  /// The readings there are.
  let readings = Numbered<WantedReading>()
  private let scalars = Numbered<ReadScalar>()
  private let kinds = Numbered<Kind>()
  /// What each scalar makes of readings, with all that they are in.
  private var whole: [AnswersByNumber<(reading: Int, level: EmbeddingLevel?)>] = []
  /// The moves over each kind.
  private var moves: [AnswersByNumber<Move>] = []
  /// How many readings were read on.
  private(set) var workedOut = 0

  /// The number of what a scalar is to the rules, where only so many ends of embeddings and
  /// isolates may yet be read behind it.
  mutating func kind(of scalar: ReadScalar, ends: Int) -> Int {
    let scalar = scalars.number(of: scalar)
    if scalar == whole.count { whole.append(AnswersByNumber()) }
    let kind = kinds.number(of: Kind(scalar: scalar, ends: ends))
    if kind == moves.count { moves.append(AnswersByNumber()) }
    return kind
  }

  /// A move over a scalar of a kind.
  subscript(index: Int, kind: Int) -> Move { moves[kind].answers[index] }

  /// Where the moves of a reading over a scalar of a kind are.
  mutating func indices(of reading: Int, over kind: Int) -> Range<Int> {
    if let known = moves[kind].known(reading) { return known }
    let (scalar, ends) = (kinds.values[kind].scalar, kinds.values[kind].ends)
    let found = wholeIndices(of: reading, over: scalar).compactMap { index -> Move? in
      let next = whole[scalar].answers[index]
      let value = readings.values[next.reading]
      let lowest = value.level(behind: ends)
      guard value.isDeeper(than: ends) else {
        return Move(reading: next.reading, level: next.level, lowest: lowest)
      }
      return value.within(ends: ends).map {
        Move(reading: readings.number(of: $0), level: next.level, lowest: lowest)
      }
    }
    return moves[kind].keep(found, of: reading)
  }

  private mutating func wholeIndices(of reading: Int, over scalar: Int) -> Range<Int> {
    if let known = whole[scalar].known(reading) { return known }
    workedOut += 1
    var found: [(reading: Int, level: EmbeddingLevel?)] = []
    readings.values[reading].read(scalars.values[scalar]) { next, level in
      found.append((readings.number(of: next), level))
    }
    return whole[scalar].keep(found, of: reading)
  }
}
