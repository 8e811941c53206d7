internal import Glibc

/// Time that only goes forward.
package enum MonotonicClock {
  /// Milliseconds since some moment before the process began.
  package static func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
