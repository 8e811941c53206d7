/// The ways to read a paragraph up to a place, by how many controls were put in, in the order in
/// which they were found. Each way is there once, with the fewest controls.
struct WantedReadings {
  /// A control that was put in, by its number.
  struct Step: Comparable {
    /// What all controls up to it cost, as cheaply as it can be had.
    var cost: Int
    var number: Int

    static func < (one: Step, other: Step) -> Bool {
      (one.cost, one.number) < (other.cost, other.number)
    }
  }

  /// A way to read, and the cheapest last steps with which it comes about.
  typealias Way = (reading: WantedReading, steps: [Step])

  /// How many steps are remembered for a reading.
  private static let mostSteps = 6

  /// Where a way is.
  private struct Place {
    var size: Int
    var index: Int
  }

  private(set) var layers: [[Way]]
  private var places: [WantedReading: Place] = [:]

  /// No ways, of up to a number of controls.
  init(upTo size: Int) { layers = Array(repeating: [], count: size + 1) }

  /// Adds a way, or further steps with which it comes about; not where it is there with fewer
  /// controls. Ways are added in ascending order of their controls.
  ///
  /// - Parameters:
  ///   - reading: the reading.
  ///   - size: how many controls were put in.
  ///   - ends: how many ends of embeddings and isolates may be read without further controls.
  ///   - steps: the steps, asked for where they are needed.
  mutating func add(
    _ reading: WantedReading, size: Int, ends: Int, _ steps: () -> [Step]
  ) {
    if let place = places[reading], place.size < size { return }
    let rest = layers.count - 1 - size
    guard let reading = reading.within(ends: ends + rest) else { return }
    guard let place = places[reading] else {
      places[reading] = Place(size: size, index: layers[size].count)
      layers[size].append((reading, steps()))
      return
    }
    guard place.size == size else { return }
    let known = layers[size][place.index].steps
    let added = steps().filter { !known.contains($0) }
    if added.isEmpty { return }
    layers[size][place.index].steps = Array((known + added).sorted().prefix(Self.mostSteps))
  }
}
