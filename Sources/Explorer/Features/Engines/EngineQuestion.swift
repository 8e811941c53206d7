package import BidiAlgorithm

/// What is asked of other people's engines: one paragraph, shown as one line.
package struct EngineQuestion: Hashable, Sendable {
  /// The content that the answers are for; another content has another number.
  package var content: UInt64
  package var scalars: [Unicode.Scalar]
  package var direction: BaseDirection
}
