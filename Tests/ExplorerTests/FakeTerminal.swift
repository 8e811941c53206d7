import Screen

/// A terminal for tests: shows frames to nobody, gives the events it was told beforehand, and has
/// its own time.
final class FakeTerminal: Terminal {
  /// Something that happens at the terminal.
  enum Happening {
    case event(InputEvent)
    /// Nothing happens for so many milliseconds.
    case silence(Int)
  }

  private(set) var size: Size
  /// The frames shown, oldest first.
  private(set) var frames: [Frame] = []
  /// The time, in milliseconds: it passes in silence only.
  private(set) var now = 0
  private var happenings: [Happening]
  /// Whether all has happened.
  var isClosed: Bool { happenings.isEmpty }

  /// A terminal of a size at which all this will happen, and that is then gone.
  init(size: Size, _ happenings: [Happening] = []) {
    self.size = size
    self.happenings = happenings.reversed()
  }

  /// A terminal of a size that will report these events, and then be gone.
  convenience init(size: Size, events: [InputEvent]) {
    self.init(size: size, events.map { .event($0) })
  }

  func present(_ frame: Frame) {
    frames.append(frame)
  }

  func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    var patience = timeoutMilliseconds
    while let next = happenings.popLast() {
      switch next {
      case .event(let event):
        if case .resize(let size) = event { self.size = size }
        return event
      case .silence(let length):
        guard let left = patience, left < length else {
          now += length
          patience = patience.map { $0 - length }
          continue
        }
        now += left
        happenings.append(.silence(length - left))
        return nil
      }
    }
    return nil
  }
}
