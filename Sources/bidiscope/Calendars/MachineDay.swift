internal import Calendars
internal import Glibc

/// The day on this machine's clock.
enum MachineDay {
  /// Today, in the machine's time zone.
  static var today: CivilDay {
    let now = LocalTime(secondsSince1970: time(nil))
    return CivilDay(year: now.year, month: now.month, day: now.day) ?? CivilDay(rawValue: 0)
  }
}
