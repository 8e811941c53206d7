/// An engine that resolves a paragraph: ours, or somebody else's wrapped.
public protocol BidiResolver {
  /// The engine's name and version, such as `ICU 72.1 (Unicode 15.0)`.
  var name: String { get }

  /// The levels and the visual order of one paragraph shown as one line.
  ///
  /// - Parameters:
  ///   - scalars: the scalars of the paragraph.
  ///   - direction: the paragraph's base direction.
  /// - Returns: the answer in the terms of the conformance files.
  /// - Throws: where the engine fails; our own never does.
  func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) throws -> ResolverAnswer
}
