/// Where days are counted: minutes east of Greenwich, which may have changed once.
struct Meridian {
  private let earlier: ClockZone
  private let change: CivilDay?
  private let later: ClockZone

  init(_ minutes: Double) {
    earlier = ClockZone(minutes: minutes)
    change = nil
    later = earlier
  }

  init(before earlier: Double, from change: CivilDay, _ later: Double) {
    self.earlier = ClockZone(minutes: earlier)
    self.change = change
    self.later = ClockZone(minutes: later)
  }

  /// The civil day of an instant.
  func civil(_ universal: Double) -> CivilDay {
    let day = later.civil(universal).day
    guard let change, day < change else { return day }
    return earlier.civil(universal).day
  }

  /// The clock of a civil day.
  func zone(_ day: CivilDay) -> ClockZone {
    if let change, day < change { return earlier }
    return later
  }
}
