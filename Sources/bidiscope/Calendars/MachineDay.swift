internal import Calendars
internal import Glibc

/// The day on this machine's clock.
enum MachineDay {
  /// Today, in the machine's time zone.
  static var today: CivilDay {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return CivilDay(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
      ?? CivilDay(rawValue: 0)
  }
}
