public import BidiAlgorithm

/// Our own engine as a ``BidiResolver``.
public struct StandardResolver: BidiResolver {
  /// A resolver; it has no state.
  public init() {}

  /// The engine's name.
  public var name: String { "Bidiscope (UAX #9)" }

  /// The levels and the visual order of one paragraph shown as one line. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the scalars of the paragraph.
  ///   - direction: the paragraph's base direction.
  /// - Returns: the answer in the terms of the conformance files.
  public func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
    ResolverAnswer(BidiAlgorithm.resolve(BidiInput(scalars: scalars), direction: direction))
  }
}
