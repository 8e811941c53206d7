internal import Glibc
internal import Screen

/// A terminal that nobody looks at: it takes keys that are known before, and keeps the last frame.
///
/// What is worked out beside the loop is waited for, but not for ever: what repeats itself, as a
/// scene that plays, is left where it stands then. It is waited for behind keys that open
/// something, too: a user looks at what came before the next key.
final class PaperTerminal: Terminal {
  let size: Size
  private var keys: ArraySlice<KeyPress>
  /// The frame that was shown last.
  private(set) var frame: Frame?
  private var waited = 0
  /// Whether the last key may have opened something, and how long that was waited for, in
  /// milliseconds: since that key, and behind all keys.
  private var isPausing = false
  private var (paused, pausedInAll) = (0, 0)

  /// The longest that one thing is waited for, and all, in milliseconds.
  private static let (longestWait, longestWaits) = (1000, 5000)
  /// The same between keys.
  private static let (longestPause, longestPauses) = (1000, 3000)

  /// A terminal of a size in cells, with the keys that are pressed.
  init(size: Size, keys: [KeyPress]) {
    (self.size, self.keys) = (size, keys[...])
  }

  private(set) var isClosed = false

  func present(_ frame: Frame) { self.frame = frame }

  func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    if isPausing, !keys.isEmpty, pauses(timeoutMilliseconds) { return nil }
    if let key = keys.popFirst() {
      (isPausing, paused) = (key.mayOpen, 0)
      return .key(key)
    }
    guard let time = timeoutMilliseconds, time > 0, !isClosed else { return nil }
    guard time <= Self.longestWait, waited + time <= Self.longestWaits else {
      isClosed = true
      return nil
    }
    usleep(UInt32(time) * 1000)
    waited += time
    return nil
  }

  /// Waits before the next key as long as it is asked to; false where that would take too long, or
  /// there is nothing to wait for.
  private func pauses(_ time: Int?) -> Bool {
    guard let time, paused + time <= Self.longestPause,
      pausedInAll + time <= Self.longestPauses
    else { return false }
    usleep(UInt32(max(0, time)) * 1000)
    // What asks for no time counts too, so that it ends.
    paused += max(1, time)
    pausedInAll += max(1, time)
    return true
  }
}

extension KeyPress {
  /// Whether it may open something that is worked out then: Enter, a function key, and keys with
  /// Ctrl or Alt.
  fileprivate var mayOpen: Bool {
    if case .function = key { return true }
    return key == .enter || !modifiers.isDisjoint(with: [.control, .alt])
  }
}
