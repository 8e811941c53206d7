internal import BidiAlgorithm

/// An opening bracket on the stack of BD16, with what is assumed of it before its end is read.
struct OpenBracket: Hashable {
  /// What becomes of a bracket.
  enum Fate: Hashable {
    /// It has no partner.
    case unpaired
    /// Nothing strong stands inside (N0 d).
    case neutral
    /// Both brackets take a direction (N0 b and c).
    case turned(TextDirection)
  }

  /// The same number for both brackets of a pair.
  var identity: UInt32
  /// What is assumed.
  var fate: Fate
  /// Whether the opposite direction is established before it.
  var standsBehindOpposite: Bool
  /// Whether a strong class of the embedding direction stood inside so far.
  var holdsEmbedding = false
  /// Whether a strong class of the opposite direction did.
  var holdsOpposite = false

  /// Whether the assumption may still come true with what was read so far.
  func isPossible(_ embedding: TextDirection) -> Bool {
    switch fate {
    case .unpaired: true
    case .neutral: !holdsEmbedding && !holdsOpposite
    case .turned(embedding): true
    case .turned: !holdsEmbedding
    }
  }

  /// Whether the assumption is true where the closing bracket stands here.
  func isTrue(_ embedding: TextDirection) -> Bool {
    switch fate {
    case .unpaired: false
    case .neutral: !holdsEmbedding && !holdsOpposite
    case .turned(embedding): holdsEmbedding || (holdsOpposite && !standsBehindOpposite)
    case .turned: !holdsEmbedding && holdsOpposite && standsBehindOpposite
    }
  }
}
