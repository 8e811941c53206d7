internal import BidiAlgorithm

/// Which scalars a first-strong rule looks at.
enum FirstStrongReading: Hashable, Sendable {
  /// L, R and AL outside isolates (UAX #9, P2).
  case outsideIsolates
  /// L, R and AL anywhere.
  case everything
  /// L, R, AL, and the embeddings and overrides: what FriBidi's mask calls strong.
  case withEmbeddings
  /// Like ``withEmbeddings``, one UTF-16 code unit at a time: a surrogate is L.
  case codeUnits
  /// L, R and AL of the Basic Multilingual Plane.
  case basicPlane

  /// The class that decides where this scalar is the first to; nil for a scalar to pass over.
  func decidingClass(of scalar: Unicode.Scalar, _ bidiClass: BidiClass) -> BidiClass? {
    switch self {
    case .outsideIsolates, .everything: bidiClass.isStrong ? bidiClass : nil
    case .withEmbeddings:
      bidiClass.isStrong || bidiClass.isEmbeddingInitiator ? bidiClass : nil
    case .codeUnits:
      scalar.value > 0xFFFF
        ? .l : bidiClass.isStrong || bidiClass.isEmbeddingInitiator ? bidiClass : nil
    case .basicPlane: bidiClass.isStrong && scalar.value <= 0xFFFF ? bidiClass : nil
    }
  }
}
