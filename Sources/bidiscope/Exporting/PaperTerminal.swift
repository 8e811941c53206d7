internal import Glibc
internal import Screen

/// A terminal that nobody looks at: it takes keys that are known before, and keeps the last frame.
///
/// What is worked out beside the loop is waited for, but not for ever: what repeats itself, as a
/// scene that plays, is left where it stands then.
final class PaperTerminal: Terminal {
  let size: Size
  private var keys: ArraySlice<KeyPress>
  /// The frame that was shown last.
  private(set) var frame: Frame?
  private var waited = 0

  /// The longest that one thing is waited for, and all, in milliseconds.
  private static let (longestWait, longestWaits) = (1000, 5000)

  /// A terminal of a size in cells, with the keys that are pressed.
  init(size: Size, keys: [KeyPress]) {
    (self.size, self.keys) = (size, keys[...])
  }

  private(set) var isClosed = false

  func present(_ frame: Frame) { self.frame = frame }

  func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    if let key = keys.popFirst() { return .key(key) }
    guard let time = timeoutMilliseconds, time > 0, !isClosed else { return nil }
    guard time <= Self.longestWait, waited + time <= Self.longestWaits else {
      isClosed = true
      return nil
    }
    usleep(UInt32(time) * 1000)
    waited += time
    return nil
  }
}
