/// A place's clock: minutes east of Greenwich.
struct ClockZone {
  let minutes: Double

  /// Indian Standard Time.
  static let india = ClockZone(minutes: 330)

  /// The civil day of an instant, and how much of the day has passed, from 0 to 1.
  func civil(_ universal: Double) -> (day: CivilDay, fraction: Double) {
    let local = universal - TimeScales.epoch + minutes / 1440
    let day = local.rounded(.down)
    return (CivilDay(rawValue: Int(day)), local - day)
  }

  /// The instant at which a fraction of a civil day has passed, as a Julian date in UT.
  func instant(_ day: CivilDay, fraction: Double = 0) -> Double {
    TimeScales.epoch + Double(day.rawValue) + fraction - minutes / 1440
  }
}
