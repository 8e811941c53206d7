public import BidiAlgorithm

/// A paragraph to try an engine on.
public struct TestText: Hashable, Sendable {
  /// The paragraph's scalars.
  public var scalars: [Unicode.Scalar]
  /// Its base direction.
  public var direction: BaseDirection

  /// A paragraph and its base direction.
  public init(scalars: [Unicode.Scalar], direction: BaseDirection) {
    self.scalars = scalars
    self.direction = direction
  }
}
