/// What the algorithm reports while it works.
///
/// The algorithm is generic over its observer: specialised for ``SilentObserver`` the reports cost
/// nothing. Positions are scalars from the paragraph's start.
public protocol BidiObserver {
  /// Whether reports are wanted; false lets the compiler drop the code that gathers them.
  static var isListening: Bool { get }

  /// Whether the reports of this rule are wanted; ``isListening`` where an observer does not say.
  static func listens(to rule: BidiRule) -> Bool

  /// A rule changed, set or confirmed something.
  mutating func observe(_ event: BidiEvent)
}

extension BidiObserver {
  /// Every rule or none.
  @inlinable public static func listens(to rule: BidiRule) -> Bool { isListening }
}

/// The observer that hears nothing.
public struct SilentObserver: BidiObserver {
  /// Nothing is wanted.
  @inlinable public static var isListening: Bool { false }

  /// An observer without state.
  @inlinable public init() {}

  /// Hears nothing.
  @inlinable public mutating func observe(_ event: BidiEvent) {}
}
