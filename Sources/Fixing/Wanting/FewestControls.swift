internal import BidiAlgorithm

/// The fewest controls with which a paragraph is drawn in a wanted order.
///
/// The paragraph is read once, from its start to its end. At each gap every control may be put in,
/// and all ways to read on are kept beside each other: those that do not differ in what may follow
/// are one, and one is dropped where it is drawn otherwise than wanted. So every insertion is
/// tried, and few are written out. What the rules make of a way does not depend on where its
/// characters are drawn, so that is worked out once for all of these (`FollowedRules`); and of one
/// in which no more controls may be put it is known how the levels of the rest go on.
struct FewestControls {
  /// What a search came to.
  enum Outcome: Equatable {
    /// Insertions of the least size there is, the best first; none where there is none of the size
    /// that was asked for.
    case complete([[PutControl]])
    /// There were too many ways.
    case tooMany
    /// It was not to go on.
    case stopped
  }

  private typealias Way = WantedReadings.Way

  private let text: WantedText
  private let direction: BaseDirection
  /// How much a control at a gap counts, where others are as few.
  private let cost: (PutControl) -> Int
  private let goesOn: () -> Bool
  /// What the rules make of readings.
  private var rules: FollowedRules
  /// How many controls were put in.
  private var count = 0
  private var budget: Int
  /// What of the rules was worked out and counted.
  private var workBefore = 0
  /// How many ways were followed since it was asked whether to go on.
  private var sinceAsked = 0
  /// What it came to where it ended early.
  private var early = Outcome.tooMany

  /// How many ways are followed by one scalar at most: in all searches for up to three controls,
  /// and in one for more. That many take a second or two.
  private static let budgets = (few: 18_000_000, more: 4_000_000)
  /// How many are followed before the search asks whether to go on.
  private static let waysBetweenQuestions = 4096
  /// What a control costs that has no partner.
  private static let costOfUnmatched = 10_000
  /// How many ways are followed while a reading is read on, and while an order or a descent is.
  private static let (waysOfReading, waysOfOrder) = (60, 10)
  /// How many are followed while it is seen that no last control can be put behind a way.
  private static let waysOfLast = 4
  /// How many places are looked at while one way is followed.
  private static let looksOfOneWay = 64
  /// How many insertions are given.
  private static let mostGiven = 96

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - text: the paragraph and the order.
  ///   - direction: the paragraph's direction.
  ///   - cost: how much a control at a gap counts, where others are as few.
  ///   - goesOn: asked now and then; the search ends early where it says no.
  init(
    _ text: WantedText, _ direction: BaseDirection, cost: @escaping (PutControl) -> Int,
    goesOn: @escaping () -> Bool
  ) {
    (self.text, self.direction, self.cost, self.goesOn) = (text, direction, cost, goesOn)
    rules = FollowedRules(text)
    budget = Self.budgets.few
  }

  /// Searches for insertions of up to a size.
  ///
  /// - Parameters:
  ///   - size: how many controls at most.
  ///   - controls: the controls that may be put in.
  /// - Returns: the smallest there are.
  mutating func search(upTo size: Int, _ controls: [Unicode.Scalar]) -> Outcome {
    if size > 3 { budget = Self.budgets.more }
    count = 0
    let ahead = text.clusters.first?.ahead ?? TextAhead()
    var readings = WantedReadings(at: 0, before: ahead, of: text, upTo: size)
    for reading in WantedReading.beginnings(direction) {
      let order = PlacedOrder(paragraphLevel: reading.paragraphLevel, count: text.count)
      let number = rules.moves.readings.number(of: reading)
      readings.add(Way(reading: number, order: readings.orders.number(of: order)), size: 0) { [] }
    }
    let puts = controls.map { PutControl(0, $0) }
    for cluster in text.clusters {
      for (index, (scalar, ahead)) in cluster.scalars.enumerated() {
        var next = WantedReadings(
          at: cluster.start + index + 1, before: ahead, of: text, upTo: size)
        let drawn = index == cluster.firstDrawn ? cluster.drawn : 0..<0
        var orderMoves = OrderMoves(drawn, text, from: readings.orders, to: next.orders)
        if index == 0, cluster.isBehindGap {
          var ways: [Way] = []
          let kind = rules.moves.kind(of: scalar, ends: next.ends(size))
          let isInserted = insert(puts, at: cluster.start, cluster.ahead, &readings) { way, rules in
            next.find(from: way, over: kind, size: size, &rules, &orderMoves, &ways)
            return !ways.isEmpty
          }
          guard isInserted else { return early }
        }
        guard read(scalar, &orderMoves, readings, &next) else { return early }
        readings = next
      }
    }
    let isComplete = insert(puts, at: text.length, TextAhead(), &readings) { _, _ in true }
    guard isComplete else { return early }
    for layer in readings.layers {
      let ends = layer.filter { rules.moves.readings.values[$0.way.reading].isTrueAtEnd }
      if !ends.isEmpty { return .complete(insertions(ends.flatMap(\.steps))) }
    }
    return .complete([])
  }

  /// Puts controls into a gap, as many as may be.
  ///
  /// - Parameters:
  ///   - puts: the controls.
  ///   - gap: the gap.
  ///   - ahead: what of the text is behind it.
  ///   - readings: the ways to read up to the gap.
  ///   - canGoOn: whether what is behind the gap can be read from a way. It is asked where no more
  ///     controls may be put in: most ways end there, and are not kept.
  /// - Returns: false where the search ends early.
  private mutating func insert(
    _ puts: [PutControl], at gap: Int, _ ahead: TextAhead, _ readings: inout WantedReadings,
    canGoOn: (Way, inout FollowedRules) -> Bool
  ) -> Bool {
    let puts = puts.map { put in
      var put = put
      put.gap = gap
      return (put: put, cost: cost(put))
    }
    var orderMoves = OrderMoves(0..<0, text, from: readings.orders, to: readings.orders)
    var ways: [Way] = []
    for size in readings.layers.indices.dropLast() {
      let isLast = size + 2 == readings.layers.count
      let ends = readings.ends(size + 1)
      let kinds = puts.map {
        rules.moves.kind(of: ReadScalar($0.put.bidiClass, before: ahead), ends: ends)
      }
      for (way, before) in readings.layers[size] {
        if isLast, !readings.canEnd(way, with: kinds, &rules, &orderMoves) {
          guard spend(Self.waysOfLast) else { return false }
          continue
        }
        let least = before.first?.cost ?? 0
        let reading = rules.moves.readings.values[way.reading]
        for ((put, cost), kind) in zip(puts, kinds) {
          readings.find(from: way, over: kind, size: size + 1, &rules, &orderMoves, &ways)
          for next in ways where !isLast || canGoOn(next, &rules) {
            readings.add(next, size: size + 1) {
              count += 1
              let cost = least + cost + Self.costOfOpening(put.bidiClass, in: reading)
              return [WantedReadings.Step(put, before: before, cost: cost, number: count)]
            }
          }
          guard spend(ways.count) else { return false }
        }
      }
    }
    return spend(on: orderMoves)
  }

  /// Reads a scalar in all ways; false where the search ends early.
  private mutating func read(
    _ scalar: ReadScalar, _ orderMoves: inout OrderMoves, _ readings: WantedReadings,
    _ next: inout WantedReadings
  ) -> Bool {
    var ways: [Way] = []
    for (size, layer) in readings.layers.enumerated() {
      let kind = rules.moves.kind(of: scalar, ends: next.ends(size))
      for (way, steps) in layer {
        next.find(from: way, over: kind, size: size, &rules, &orderMoves, &ways)
        for way in ways { next.add(way, size: size) { steps } }
        guard spend(ways.count) else { return false }
      }
    }
    return spend(on: orderMoves)
  }

  /// Counts what was worked out of orders; false where the search ends early.
  private mutating func spend(on orderMoves: OrderMoves) -> Bool {
    spend(
      orderMoves.workedOut * Self.waysOfOrder + orderMoves.looks / Self.looksOfOneWay)
  }

  /// Counts the ways to read on from one, and what was worked out by the rules for them; false
  /// where the search ends early.
  private mutating func spend(_ ways: Int) -> Bool {
    let work = rules.moves.workedOut * Self.waysOfReading + rules.workedOut * Self.waysOfOrder
    let spent = 1 + ways + work - workBefore
    workBefore = work
    budget -= spent
    sinceAsked += spent
    guard budget > 0 else { return false }
    guard sinceAsked >= Self.waysBetweenQuestions else { return true }
    sinceAsked = 0
    if !goesOn() { early = .stopped }
    return early != .stopped
  }

  /// What a control costs that opens what nothing closes yet, or closes it, or closes nothing.
  private static func costOfOpening(_ bidiClass: BidiClass, in reading: WantedReading) -> Int {
    switch bidiClass {
    case .lri, .rli, .lre, .rle, .lro, .rlo: costOfUnmatched
    case .pdi: reading.isInIsolate ? -costOfUnmatched : costOfUnmatched
    case .pdf: -costOfUnmatched
    default: 0
    }
  }

  /// The insertions that end in some steps, those that cost least first.
  private func insertions(_ ends: [WantedReadings.Step]) -> [[PutControl]] {
    var found: [[PutControl]] = []
    func follow(_ step: WantedReadings.Step, _ behind: [PutControl]) {
      guard found.count < Self.mostGiven else { return }
      if step.before.isEmpty { found.append([step.put] + behind) }
      for before in step.before { follow(before, [step.put] + behind) }
    }
    for step in ends.sorted(by: WantedReadings.Step.isBefore) { follow(step, []) }
    return ends.isEmpty ? [[]] : found
  }
}
