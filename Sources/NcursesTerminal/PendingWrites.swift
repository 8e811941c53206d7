internal import CNcurses

/// What another thread is writing and must not be cut off: a signal that ends the process waits for
/// it first, some seconds at most.
public enum PendingWrites {
  /// Notes that something is to be written; ``perform(_:)`` follows on another thread.
  public static func begin() { cncurses_guard_pending(1) }

  /// Writes, and notes that it is done.
  public static func perform(_ write: () -> Void) {
    cncurses_guard_writes_here(1)
    write()
    cncurses_guard_writes_here(0)
    cncurses_guard_pending(-1)
  }
}
