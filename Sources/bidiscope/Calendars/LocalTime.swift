internal import Glibc

/// A moment in the machine's time zone.
struct LocalTime {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int

  /// A moment in seconds since 1970.
  init(secondsSince1970 seconds: Int) {
    var seconds = time_t(seconds)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    year = unsafe Int(parts.tm_year) + 1900
    month = unsafe Int(parts.tm_mon) + 1
    day = unsafe Int(parts.tm_mday)
    hour = unsafe Int(parts.tm_hour)
    minute = unsafe Int(parts.tm_min)
  }
}
