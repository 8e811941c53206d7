internal import BidiAlgorithm

/// The ways to read a paragraph up to a place, by how many controls were put in, in the order in
/// which they were found.
///
/// A way is what the rules know and where the characters are. Few of either are in very many ways,
/// so both have numbers, and what depends on one of them alone is worked out once.
struct WantedReadings {
  /// A control that was put in, and the steps that may come before it.
  final class Step {
    let put: PutControl
    let before: [Step]
    /// What all controls up to it cost, as cheaply as it can be had.
    let cost: Int
    /// Steps are counted, so that of two that cost the same the same one always comes first.
    let number: Int

    init(_ put: PutControl, before: [Step], cost: Int, number: Int) {
      (self.put, self.before, self.cost, self.number) = (put, before, cost, number)
    }

    static func isBefore(_ one: Step, _ other: Step) -> Bool {
      (one.cost, one.number) < (other.cost, other.number)
    }
  }

  /// A way to read: the numbers of its reading and its order.
  struct Way: Hashable {
    var reading: Int
    var order: Int

    func hash(into hasher: inout Hasher) { hasher.combine(reading << 32 | order) }
  }

  /// A way, and the cheapest last steps with which it comes about.
  typealias Entry = (way: Way, steps: [Step])

  /// Where a way is.
  private struct Place {
    var size: Int
    var index: Int
  }

  /// What the last control that may be put in makes of the levels.
  private struct Last: Hashable {
    var level: EmbeddingLevel?
    /// The number of the descent behind it.
    var descent: Int
  }

  /// How many steps are remembered for a way.
  private static let mostSteps = 6

  /// The orders there are at this place.
  let orders = Numbered<PlacedOrder>()
  private(set) var layers: [[Entry]]
  private let ahead: TextAhead
  private let text: WantedText
  private var places: [Way: Place] = [:]
  /// How many scalars are read.
  private let place: Int
  /// For each lowest level whether an order can be filled by some rest.
  private var fillable: [AnswersByNumber<Void>]
  /// For each descent of the levels whether an order is filled by the rest.
  private var filled: [AnswersByNumber<Void>] = []
  /// The descents behind each reading.
  private var descents = AnswersByNumber<Int>()
  /// The levels of the last control that may be put in behind each reading, with the descents
  /// behind that.
  private var lasts = AnswersByNumber<Last>()

  /// No ways.
  ///
  /// - Parameters:
  ///   - place: how many scalars are read.
  ///   - ahead: what of the text is ahead.
  ///   - text: the text and the wanted order.
  ///   - size: how many controls at most.
  init(at place: Int, before ahead: TextAhead, of text: WantedText, upTo size: Int) {
    (self.place, self.ahead, self.text) = (place, ahead, text)
    layers = Array(repeating: [], count: size + 1)
    fillable = Array(repeating: AnswersByNumber(), count: PlacedOrder.levelCount)
  }

  /// How many ends of embeddings and isolates may yet be read, where some controls were put in:
  /// each that may yet be put in may be an end, too.
  func ends(_ size: Int) -> Int { ahead.ends + layers.count - 1 - size }

  /// Finds each way behind a scalar that was read from a way before it.
  ///
  /// - Parameters:
  ///   - way: the way before the scalar.
  ///   - kind: what the scalar is to the rules.
  ///   - size: how many controls were put in, with the scalar if it is one.
  ///   - rules: what the rules make of readings.
  ///   - orderMoves: what the scalar makes of orders.
  ///   - ways: what is found; it was something else before.
  mutating func find(
    from way: Way, over kind: Int, size: Int, _ rules: inout FollowedRules,
    _ orderMoves: inout OrderMoves, _ ways: inout [Way]
  ) {
    ways.removeAll(keepingCapacity: true)
    for index in rules.moves.indices(of: way.reading, over: kind) {
      let move = rules.moves[index, kind]
      for index in orderMoves.indices(of: way.order, at: move.level) {
        let order = orderMoves[index, move.level]
        let fits =
          size == layers.count - 1
          ? isFilled(order, behind: move.reading, &rules) : canBeFilled(order, at: move.lowest)
        if fits { ways.append(Way(reading: move.reading, order: order)) }
      }
    }
  }

  /// Whether the places that are left of an order can be filled, where what is ahead has a level or
  /// a higher one.
  private mutating func canBeFilled(_ order: Int, at lowest: EmbeddingLevel) -> Bool {
    if ahead.isSetBack { return true }
    let slot = Int(lowest.rawValue)
    if let known = fillable[slot].known(order) { return !known.isEmpty }
    let answer = orders.values[order].canBeFilled(by: ahead.drawn, at: lowest, text)
    return !fillable[slot].keep(answer ? [()] : [], of: order).isEmpty
  }

  /// Whether the places that are left of an order are filled by what is ahead of a reading, where
  /// no more controls are put in.
  private mutating func isFilled(
    _ order: Int, behind reading: Int, _ rules: inout FollowedRules
  ) -> Bool {
    let indices =
      descents.known(reading)
      ?? descents.keep(rules.descents(of: reading, at: place), of: reading)
    return indices.contains { isFilled(order, by: descents.answers[$0], rules) }
  }

  private mutating func isFilled(_ order: Int, by descent: Int, _ rules: FollowedRules) -> Bool {
    while filled.count <= descent { filled.append(AnswersByNumber()) }
    if let known = filled[descent].known(order) { return !known.isEmpty }
    let answer = orders.values[order].isFilled(by: rules.descents.values[descent])
    return !filled[descent].keep(answer ? [()] : [], of: order).isEmpty
  }

  /// Whether the places that are left of a way can be filled where one of some controls is put in
  /// here, and none behind it.
  ///
  /// - Parameters:
  ///   - way: the way before the control.
  ///   - kinds: what the controls are to the rules, always the same.
  ///   - rules: what the rules make of readings.
  ///   - orderMoves: what the control makes of orders.
  /// - Returns: whether one of them may be the last.
  mutating func canEnd(
    _ way: Way, with kinds: [Int], _ rules: inout FollowedRules, _ orderMoves: inout OrderMoves
  ) -> Bool {
    let indices =
      lasts.known(way.reading)
      ?? lasts.keep(lasts(behind: way.reading, kinds, &rules), of: way.reading)
    return indices.contains { index in
      let last = lasts.answers[index]
      return orderMoves.indices(of: way.order, at: last.level).contains {
        isFilled(orderMoves[$0, last.level], by: last.descent, rules)
      }
    }
  }

  /// What each of some controls makes of the levels behind a reading.
  private func lasts(
    behind reading: Int, _ kinds: [Int], _ rules: inout FollowedRules
  ) -> [Last] {
    var found: [Last] = []
    for kind in kinds {
      for index in rules.moves.indices(of: reading, over: kind) {
        let move = rules.moves[index, kind]
        for descent in rules.descents(of: move.reading, at: place) {
          let last = Last(level: move.level, descent: descent)
          if !found.contains(last) { found.append(last) }
        }
      }
    }
    return found
  }

  /// Adds a way, or further steps with which it comes about; not where it is there with fewer
  /// controls. Of a way that is there with more this one takes the place.
  ///
  /// - Parameters:
  ///   - way: the way, of a reading that is settled and an order that can be filled.
  ///   - size: how many controls were put in.
  ///   - steps: the steps, asked for where they are needed.
  mutating func add(_ way: Way, size: Int, _ steps: () -> [Step]) {
    guard let place = places[way], place.size <= size else {
      // What was there with more controls stays in its layer, where nobody misses it.
      places[way] = Place(size: size, index: layers[size].count)
      layers[size].append((way, steps()))
      return
    }
    guard place.size == size else { return }
    let known = layers[size][place.index].steps
    let added = steps().filter { step in !known.contains { $0 === step } }
    if added.isEmpty { return }
    layers[size][place.index].steps = Array(
      (known + added).sorted(by: Step.isBefore).prefix(Self.mostSteps))
  }
}
