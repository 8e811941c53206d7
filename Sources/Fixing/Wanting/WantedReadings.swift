internal import BidiAlgorithm

/// The ways to read a paragraph up to a place, by how many controls were put in, in the order in
/// which they were found.
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

  /// A way to read. It is shared: most are looked up more often than they are made.
  final class Way: Hashable {
    let reading: WantedReading
    private let hash: Int

    init(_ reading: WantedReading) {
      self.reading = reading
      hash = reading.hashValue
    }

    static func == (one: Way, other: Way) -> Bool {
      one.hash == other.hash && one.reading == other.reading
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A way, and the cheapest last steps with which it comes about.
  typealias Entry = (way: Way, steps: [Step])

  /// How many steps are remembered for a reading.
  private static let mostSteps = 6

  /// Where a way is.
  private struct Place {
    var size: Int
    var index: Int
  }

  private(set) var layers: [[Entry]]
  private var places: [Way: Place] = [:]

  /// No ways, of up to a number of controls.
  init(upTo size: Int) { layers = Array(repeating: [], count: size + 1) }

  /// Adds a way, or further steps with which it comes about; not where it is there with fewer
  /// controls. Of a way that is there with more this one takes the place.
  ///
  /// - Parameters:
  ///   - reading: the reading.
  ///   - size: how many controls were put in.
  ///   - ahead: what of the text is ahead.
  ///   - text: the text and the wanted order.
  ///   - steps: the steps, asked for where they are needed.
  mutating func add(
    _ reading: WantedReading, size: Int, _ ahead: TextAhead, _ text: WantedText,
    _ steps: () -> [Step]
  ) {
    var way = Way(reading)
    var place = places[way]
    if let place, place.size < size { return }
    // Each control that may yet be put in may be an end, too.
    let ends = ahead.ends + layers.count - 1 - size
    if !reading.canBeFilled(by: ahead, ends: ends, text) { return }
    if reading.isDeeper(than: ends) {
      guard let within = reading.within(ends: ends) else { return }
      way = Way(within)
      place = places[way]
    }
    guard let place, place.size <= size else {
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
