/// Everything that the rules did to one paragraph, in the order in which they did it.
///
/// Isolating run sequences are resolved one after the other, so the events of W1 to I2 of one come
/// before those of the next. A trace takes about 200 bytes for each event and some five events for
/// each scalar.
public struct BidiTrace: BidiObserver, Sendable {
  /// A trace wants every report.
  public static var isListening: Bool { true }

  /// The paragraph traced.
  public let input: BidiInput
  /// What was reported.
  public private(set) var events: [BidiEvent] = []

  /// An empty trace of a paragraph, to be handed to `resolve(_:direction:observer:)`.
  public init(of input: BidiInput) { self.input = input }

  /// Keeps a report.
  public mutating func observe(_ event: BidiEvent) { events.append(event) }
}

extension BidiTrace {
  /// What was reported of the scalar at a position. O(number of events).
  public func events(at position: Int) -> [BidiEvent] {
    events.filter { $0.position == position }
  }
}
