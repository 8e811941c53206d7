/// The solar calendars of India: a month begins by the moment at which the sun enters a sidereal
/// sign.
final class SolarRules: CalendarRules {
  enum Reckoning {
    case tamil, tamilTiruvalluvar, malayalam, odia, bangla, banglaSuryaSiddhanta
  }

  /// The sun enters Mesha, sign 0 of this count, in April 2000.
  private static let firstEntry = 2_451_648.0
  private static let meanMonth = 365.256363 / 12
  private let reckoning: Reckoning
  private let sky: Sky
  private let place = Place.newDelhi
  private var starts: [Int: CivilDay] = [:]

  init(_ reckoning: Reckoning, sky: Sky) {
    self.reckoning = reckoning
    self.sky = sky
  }

  func span(containing day: CivilDay) -> MonthSpan {
    let instant = place.zone.instant(day)
    var entry = Int(((instant - Self.firstEntry) / Self.meanMonth).rounded(.down))
    while start(entry) > day { entry -= 1 }
    while start(entry + 1) <= day { entry += 1 }
    let (year, month) = label(entry)
    let start = start(entry)
    return MonthSpan(
      year: year, month: month, start: start,
      count: self.start(entry + 1).rawValue - start.rawValue)
  }

  /// The year and the month's number that begin with an entry.
  private func label(_ entry: Int) -> (year: Int, month: Int) {
    let sign = entry.flooringRemainder(by: 12)
    // The Gregorian year in whose April the sun entered Mesha.
    let year = 2000 + entry.flooringDivision(by: 12)
    switch reckoning {
    case .tamil: return (year - 78, sign + 1)
    // It changes with Thai, in January.
    case .tamilTiruvalluvar: return (year + (sign >= 9 ? 32 : 31), sign + 1)
    case .bangla, .banglaSuryaSiddhanta: return (year - 593, sign + 1)
    case .malayalam: return (year - (sign >= 4 ? 824 : 825), (sign + 8) % 12 + 1)
    case .odia: return (year - (sign >= 5 ? 592 : 593), (sign + 7) % 12 + 1)
    }
  }

  /// The civil day with which the month of an entry begins.
  private func start(_ entry: Int) -> CivilDay {
    if let known = starts[entry] { return known }
    let universal = sankranti(entry)
    let (day, fraction) = place.zone.civil(universal)
    let start =
      switch reckoning {
      case .tamil, .tamilTiruvalluvar: universal <= sky.sunset(day, at: place) ? day : day + 1
      case .malayalam: universal <= endOfMidday(day) ? day : day + 1
      // 22:22 IST.
      case .odia: fraction <= (22 * 60 + 22) / 1440 ? day : day + 1
      case .bangla, .banglaSuryaSiddhanta: day + 1
      }
    starts[entry] = start
    return start
  }

  /// When three fifths of the daylight have passed, the end of madhyahna.
  private func endOfMidday(_ day: CivilDay) -> Double {
    let sunrise = sky.sunrise(day, at: place)
    return sunrise + (sky.sunset(day, at: place) - sunrise) * 3 / 5
  }

  /// When the sun enters a sign, as a Julian date in UT.
  private func sankranti(_ entry: Int) -> Double {
    let angle = Double(entry.flooringRemainder(by: 12) * 30)
    let estimate = Self.firstEntry + Self.meanMonth * Double(entry)
    if reckoning == .banglaSuryaSiddhanta {
      return sky.crossing(of: angle, near: estimate, SuryaSiddhanta.sun)
    }
    return TimeScales.universal(sky.crossing(of: angle, near: estimate, sky.siderealSun))
  }
}
