/// Buffers for BD16 in one paragraph: the stack of opening brackets and the pairs found.
///
/// To keep a closing bracket from searching the whole stack in vain, the entries of one hash of the
/// identity are chained.
struct BracketPairing {
  /// The stack holds 63 entries (BD16).
  static var capacity: Int { BracketPair.stackCapacity }

  /// An opening bracket on the stack.
  struct Opening: BitwiseCopyable {
    var identity: UInt32
    /// The bracket's ordinal in the sequence.
    var ordinal: UInt32
    /// The first strong character after it that matches the embedding direction; -1 for none yet.
    var firstEmbedding: Int32
    /// The first strong character after it that does not; -1 for none yet.
    var firstOpposite: Int32
    /// The next entry below with the same hash; -1 for none.
    var below: Int8
  }

  /// What became of an opening bracket.
  struct Outcome: BitwiseCopyable {
    /// The closing bracket, as an offset in the sequence; -1 where the opening one stays alone.
    var closing: Int32
    /// The first strong character inside that matches the embedding direction; else -2 minus the
    /// first that does not; else -1.
    private var strong: Int32 = -1

    /// An opening bracket without a closing one.
    static var unpaired: Outcome { Outcome(closing: -1) }

    private init(closing: Int32) { self.closing = closing }

    /// An opening bracket with the closing one at an offset.
    init(closing: Int, _ opening: Opening) {
      self.closing = Int32(truncatingIfNeeded: closing)
      if opening.firstEmbedding >= 0 {
        strong = opening.firstEmbedding
      } else if opening.firstOpposite >= 0 {
        strong = -2 - opening.firstOpposite
      }
    }

    /// The first strong character inside that matches the embedding direction.
    var firstEmbedding: Int? { strong >= 0 ? Int(strong) : nil }

    /// The first strong character inside, where none matches the embedding direction.
    var firstOpposite: Int? { strong < -1 ? -2 - Int(strong) : nil }
  }

  /// The stack.
  let stack: WorkingRow<Opening>
  /// The topmost entry of each hash; -1 for none.
  let topmost: WorkingRow<Int8>
  /// By ordinal of a bracket in the sequence; only those of opening brackets are set.
  let outcomes: WorkingRow<Outcome>

  /// How many bytes the buffer for sequences of so many brackets takes, a multiple of 4.
  static func size(brackets: Int) -> Int {
    capacity * MemoryLayout<Opening>.stride + brackets * MemoryLayout<Outcome>.stride + hashes
  }

  /// Buffers for sequences of so many brackets, in memory of that size.
  init(in memory: UnsafeMutableRawPointer, brackets: Int) {
    let afterStack = unsafe memory + Self.capacity * MemoryLayout<Opening>.stride
    let afterOutcomes = unsafe afterStack + brackets * MemoryLayout<Outcome>.stride
    stack = unsafe WorkingRow(
      memory.bindMemory(to: Opening.self, capacity: Self.capacity), count: Self.capacity)
    outcomes = unsafe WorkingRow(
      afterStack.bindMemory(to: Outcome.self, capacity: brackets), count: brackets)
    topmost = unsafe WorkingRow(
      afterOutcomes.bindMemory(to: Int8.self, capacity: Self.hashes), count: Self.hashes)
  }

  /// How many hashes there are.
  private static var hashes: Int { 64 }

  /// A number below 64 for an identity.
  @inline(__always)
  static func hash(_ identity: UInt32) -> Int { Int((identity &* 0x9E37_79B1) >> 26) }
}
