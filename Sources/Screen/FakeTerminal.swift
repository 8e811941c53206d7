/// A terminal for tests: shows frames to nobody, and gives the events it was told beforehand.
package final class FakeTerminal: Terminal {
  package private(set) var size: Size
  /// The frames shown, oldest first.
  package private(set) var frames: [Frame] = []
  private var events: [InputEvent]
  /// Whether all events were reported.
  package var isClosed: Bool { events.isEmpty }

  /// A terminal of a size that will report these events, and then be gone.
  package init(size: Size, events: [InputEvent] = []) {
    self.size = size
    self.events = events.reversed()
  }

  /// Adds an event after those that wait.
  package func enqueue(_ event: InputEvent) {
    events.insert(event, at: 0)
  }

  package func present(_ frame: Frame) {
    frames.append(frame)
  }

  package func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    guard let event = events.popLast() else { return nil }
    if case .resize(let size) = event { self.size = size }
    return event
  }
}
