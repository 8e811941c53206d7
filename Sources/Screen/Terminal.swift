/// A terminal that shows frames and reports events; the explorer knows no more of it.
public protocol Terminal: AnyObject {
  /// The size in cells.
  var size: Size { get }

  /// Whether the terminal is gone, so that no event will come any more.
  var isClosed: Bool { get }

  /// Shows a frame, writing no more than what differs from the last one.
  func present(_ frame: Frame)

  /// The next event, or nil when the time has passed or the terminal is gone.
  ///
  /// - Parameter timeoutMilliseconds: how long to wait; nil waits for ever.
  /// - Returns: the event; after nil with no time limit, no other will come.
  func nextEvent(timeoutMilliseconds: Int?) -> InputEvent?
}
