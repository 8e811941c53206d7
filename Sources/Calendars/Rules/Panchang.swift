/// The lunar months of the Indian almanac at New Delhi, from new moon to new moon.
///
/// All lunisolar calendars share one. A reference because it only remembers; it is not Sendable.
final class Panchang {
  /// A month from conjunction to conjunction.
  struct Month {
    /// 1 is Chaitra. An intercalary month bears the number of the month that follows it.
    let number: Int
    let isLeap: Bool
    /// The Saka year in progress.
    let saka: Int
    /// The first civil day whose sunrise comes after the conjunction.
    let start: CivilDay
    /// The lunar day at the sunrise of each civil day, 1 to 30.
    let tithis: [UInt8]
  }

  /// What is known of a conjunction.
  private struct Conjunction {
    /// The sign in which sun and Moon meet: 0 is Mesha.
    let sign: Int
    /// The Saka year of a month that begins here.
    let saka: Int
    /// The first civil day whose sunrise comes after it.
    let nextSunrise: CivilDay
  }

  private static let meanMonth = 29.530588861
  private let sky: Sky
  private let place = Place.newDelhi
  private var conjunctions: [Int: Conjunction] = [:]
  private var months: [Int: Month] = [:]

  init(sky: Sky) { self.sky = sky }

  /// The month that holds a civil day.
  func month(containing day: CivilDay) -> (index: Int, month: Month) {
    let sunrise = place.zone.instant(day, fraction: 0.25)
    var index = Int(((sunrise - 2_451_550.09766) / Self.meanMonth).rounded(.down))
    while conjunction(index).nextSunrise > day { index -= 1 }
    while conjunction(index + 1).nextSunrise <= day { index += 1 }
    return (index, month(index))
  }

  /// A month by the number of its conjunction; 0 begins in January 2000.
  func month(_ index: Int) -> Month {
    if let known = months[index] { return known }
    let first = conjunction(index)
    let next = conjunction(index + 1)
    // The sun in Mina at the conjunction makes the month Chaitra.
    let month = Month(
      number: (first.sign + 1) % 12 + 1, isLeap: first.sign == next.sign, saka: first.saka,
      start: first.nextSunrise,
      tithis: (first.nextSunrise.rawValue..<next.nextSunrise.rawValue).map {
        tithi(CivilDay(rawValue: $0))
      })
    months[index] = month
    return month
  }

  /// The lunar day at a civil day's sunrise, 1 to 30.
  private func tithi(_ day: CivilDay) -> UInt8 {
    let sunrise = TimeScales.terrestrial(sky.sunrise(day, at: place))
    return UInt8(sky.elongation(sunrise) / 12) + 1
  }

  private func conjunction(_ index: Int) -> Conjunction {
    if let known = conjunctions[index] { return known }
    let time = sky.conjunction(near: 2_451_550.09766 + Self.meanMonth * Double(index))
    let longitude = sky.siderealSun(time)
    let universal = TimeScales.universal(time)
    let day = place.zone.civil(universal).day
    // Full turns of the sun among the stars since it entered Mesha in April 2000, Saka 1922.
    let turns = Int(((time - 2_451_648) / 365.256363 - longitude / 360).rounded())
    let conjunction = Conjunction(
      sign: Int(longitude / 30), saka: 1922 + turns + (longitude >= 330 ? 1 : 0),
      nextSunrise: sky.sunrise(day, at: place) >= universal ? day : day + 1)
    conjunctions[index] = conjunction
    return conjunction
  }
}
