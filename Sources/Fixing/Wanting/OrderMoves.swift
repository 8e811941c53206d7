internal import BidiAlgorithm

/// What a scalar at a level makes of each order: worked out once, whatever the readings are.
struct OrderMoves {
  private let drawn: Range<Int>
  private let text: WantedText
  private let before: Numbered<PlacedOrder>
  private let behind: Numbered<PlacedOrder>
  /// For each level, and first for what has none.
  private var moves: [AnswersByNumber<Int>]
  /// How many moves were worked out.
  private(set) var workedOut = 0
  /// How many places were looked at.
  private(set) var looks = 0

  /// No moves yet, from the orders before a scalar to those behind it.
  ///
  /// - Parameters:
  ///   - drawn: what is drawn with the scalar, in scalars of the text that are drawn.
  ///   - text: the text and the wanted order.
  ///   - before: the orders before the scalar.
  ///   - behind: those behind it.
  init(
    _ drawn: Range<Int>, _ text: WantedText, from before: Numbered<PlacedOrder>,
    to behind: Numbered<PlacedOrder>
  ) {
    (self.drawn, self.text, self.before, self.behind) = (drawn, text, before, behind)
    moves = Array(repeating: AnswersByNumber(), count: PlacedOrder.levelCount + 1)
  }

  /// An order behind the scalar, by its number.
  subscript(index: Int, level: EmbeddingLevel?) -> Int { moves[Self.slot(level)].answers[index] }

  /// Where the orders behind the scalar are, if it has a level.
  mutating func indices(of order: Int, at level: EmbeddingLevel?) -> Range<Int> {
    let slot = Self.slot(level)
    if let known = moves[slot].known(order) { return known }
    let placed = before.values[order]
    workedOut += 1
    var found: [Int] = []
    if let level {
      placed.read(drawn, at: level, text, &looks) { found.append(behind.number(of: $0)) }
    } else {
      found.append(behind.number(of: placed))
    }
    return moves[slot].keep(found, of: order)
  }

  private static func slot(_ level: EmbeddingLevel?) -> Int {
    level.map { Int($0.rawValue) + 1 } ?? 0
  }
}
