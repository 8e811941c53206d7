internal import BidiAlgorithm

/// The fewest controls with which a paragraph is drawn in a wanted order.
///
/// The paragraph is read once, from its start to its end. At each gap every control may be put in,
/// and all ways to read on are kept beside each other: those that do not differ in what may follow
/// are one, and one is dropped where it is drawn otherwise than wanted. So every insertion is
/// tried, and few are written out.
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

  private let text: WantedText
  private let direction: BaseDirection
  /// How much a control at a gap counts, where others are as few.
  private let cost: (PutControl) -> Int
  private let goesOn: () -> Bool
  /// How many controls were put in.
  private var count = 0
  private var budget: Int
  /// How many ways were followed since it was asked whether to go on.
  private var sinceAsked = 0
  /// What it came to where it ended early.
  private var early = Outcome.tooMany

  /// How many ways are followed by one scalar at most, in a search for up to three controls and in
  /// one for more.
  private static let budgets = (few: 12_000_000, more: 1_500_000)
  /// How many are followed before the search asks whether to go on.
  private static let waysBetweenQuestions = 4096
  /// What a control costs that has no partner.
  private static let costOfUnmatched = 10_000
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
    budget = 0
  }

  /// Searches for insertions of up to a size.
  ///
  /// - Parameters:
  ///   - size: how many controls at most.
  ///   - controls: the controls that may be put in.
  /// - Returns: the smallest there are.
  mutating func search(upTo size: Int, _ controls: [Unicode.Scalar]) -> Outcome {
    budget = size > 3 ? Self.budgets.more : Self.budgets.few
    count = 0
    var readings = WantedReadings(upTo: size)
    for reading in WantedReading.beginnings(direction, count: text.count) {
      readings.add(reading, size: 0, text.clusters.first?.ahead ?? TextAhead(), text) { [] }
    }
    let puts = controls.map { PutControl(0, $0) }
    for cluster in text.clusters {
      if cluster.isBehindGap {
        guard insert(puts, at: cluster.start, cluster.ahead, &readings) else { return early }
      }
      guard read(cluster, &readings) else { return early }
    }
    guard insert(puts, at: text.length, TextAhead(), &readings) else { return early }
    for layer in readings.layers {
      let ends = layer.filter(\.way.reading.isTrueAtEnd)
      if !ends.isEmpty { return .complete(insertions(ends.flatMap(\.steps))) }
    }
    return .complete([])
  }

  /// Puts controls into a gap, as many as may be; false where the search ends early.
  private mutating func insert(
    _ puts: [PutControl], at gap: Int, _ ahead: TextAhead, _ readings: inout WantedReadings
  ) -> Bool {
    for size in readings.layers.indices.dropLast() {
      for (way, before) in readings.layers[size] {
        let reading = way.reading
        let least = before.first?.cost ?? 0
        for var put in puts {
          put.gap = gap
          let cost = least + cost(put) + Self.costOfOpening(put.bidiClass, in: reading)
          let scalar = ReadScalar(bidiClass: put.bidiClass, ahead: ahead)
          var (looks, ways) = (0, 0)
          reading.read(scalar, drawn: 0..<0, text, &looks) { next in
            ways += 1
            readings.add(next, size: size + 1, ahead, text) {
              count += 1
              return [WantedReadings.Step(put, before: before, cost: cost, number: count)]
            }
          }
          guard spend(ways, looks) else { return false }
        }
      }
    }
    return true
  }

  /// Reads a cluster in all ways; false where the search ends early.
  private mutating func read(
    _ cluster: WantedText.Cluster, _ readings: inout WantedReadings
  ) -> Bool {
    for (index, scalar) in cluster.scalars.enumerated() {
      let drawn = index == cluster.firstDrawn ? cluster.drawn : 0..<0
      var next = WantedReadings(upTo: readings.layers.count - 1)
      for (size, layer) in readings.layers.enumerated() {
        for (way, steps) in layer {
          var (looks, ways) = (0, 0)
          way.reading.read(scalar, drawn: drawn, text, &looks) { reading in
            ways += 1
            next.add(reading, size: size, scalar.ahead, text) { steps }
          }
          guard spend(ways, looks) else { return false }
        }
      }
      readings = next
    }
    return true
  }

  /// Counts the ways to read on from one, and the places that were looked at; false where the
  /// search ends early.
  private mutating func spend(_ ways: Int, _ looks: Int) -> Bool {
    let spent = 1 + ways + looks / Self.looksOfOneWay
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
