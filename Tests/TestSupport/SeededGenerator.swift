internal import Engines

/// The program's own ``SeededRandom`` for tests, whether they know of engines or not.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var random: SeededRandom

  /// The generator of this seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 { random.next() }
}
