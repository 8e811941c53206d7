internal import CERFA
internal import Glibc

/// Where the sun and the Moon are: longitudes in degrees, apparent, in the mean ecliptic of date.
///
/// The sun's longitude is kept at every second day and interpolated between by four points (better
/// than 0.01 arcseconds). A reference because it only remembers; it is not Sendable.
final class Sky {
  private static let degrees = 180 / Double.pi
  /// 1799-01-01, before all that is asked for.
  private static let firstNode = 2_378_131.5
  private static let nodeCount = 74_000
  private var nodes = [Double](repeating: .nan, count: Sky.nodeCount)

  /// The sun's longitude at a Julian date in TT, in degrees, [0, 360).
  func sun(_ terrestrial: Double) -> Double {
    let position = (terrestrial - Self.firstNode) / 2
    let index = Int(position.rounded(.down))
    guard index >= 1, index + 2 < Self.nodeCount else {
      return cerfa_sun_longitude(terrestrial) * Self.degrees
    }
    let x = position - Double(index)
    let base = node(index)
    // Differences to the middle, so that no value jumps by a turn.
    let before = Angle.signed(node(index - 1) - base)
    let after = Angle.signed(node(index + 1) - base)
    let last = Angle.signed(node(index + 2) - base)
    let offset =
      -before * x * (x - 1) * (x - 2) / 6 - after * (x + 1) * x * (x - 2) / 2
      + last * (x + 1) * x * (x - 1) / 6
    return Angle.positive(base + offset)
  }

  private func node(_ index: Int) -> Double {
    if nodes[index].isNaN {
      nodes[index] = cerfa_sun_longitude(Self.firstNode + 2 * Double(index)) * Self.degrees
    }
    return nodes[index]
  }

  /// The Moon's longitude at a Julian date in TT, in degrees, [0, 360).
  func moon(_ terrestrial: Double) -> Double {
    cerfa_moon_longitude(terrestrial) * Self.degrees
  }

  /// How far the Moon is ahead of the sun, in degrees, [0, 360).
  func elongation(_ terrestrial: Double) -> Double {
    Angle.positive(moon(terrestrial) - sun(terrestrial))
  }

  /// The conjunction of sun and Moon next to an estimate, as a Julian date in TT.
  func conjunction(near estimate: Double) -> Double {
    var time = estimate
    for _ in 0..<12 {
      let step = Angle.signed(elongation(time)) / 12.190749
      time -= step
      if abs(step) < 1e-7 { break }
    }
    return time
  }

  /// When the sun's longitude is an angle, next to an estimate; `longitude` gives it at a time.
  func crossing(
    of angle: Double, near estimate: Double, _ longitude: (Double) -> Double
  ) -> Double {
    var time = estimate
    for _ in 0..<12 {
      let step = Angle.signed(longitude(time) - angle) / 0.98564736
      time -= step
      if abs(step) < 1e-7 { break }
    }
    return time
  }

  /// The sun's longitude from the true equinox, with nutation, in degrees.
  func sunWithNutation(_ terrestrial: Double) -> Double {
    Angle.positive(
      sun(terrestrial) + cerfa_nutation_in_longitude(terrestrial) * Self.degrees)
  }

  /// The Lahiri ayanamsha, in degrees, as Swiss Ephemeris has it without nutation (23.24552 on
  /// 1956-03-21), with the 24.1 arcseconds that make its solar months the almanac's.
  ///
  /// The general precession is Capitaine, Wallace and Chapront's (2003): 5028.796195 T + 1.1054348
  /// T².
  static func ayanamsha(_ terrestrial: Double) -> Double {
    func precession(_ time: Double) -> Double {
      let centuries = (time - 2_451_545) / 36_525
      return (5028.796195 * centuries + 1.1054348 * centuries * centuries) / 3600
    }
    return 23.24552 + precession(terrestrial) - precession(2_435_553.5) + 24.1 / 3600
  }

  /// The sun's sidereal longitude, in degrees, [0, 360).
  func siderealSun(_ terrestrial: Double) -> Double {
    Angle.positive(sunWithNutation(terrestrial) - Self.ayanamsha(terrestrial))
  }

  /// When the sun's upper limb rises or sets at a place on a civil day, as a Julian date in UT.
  ///
  /// The limb is on the horizon when the centre is 50 arcminutes below it, refraction included.
  func sunrise(_ day: CivilDay, at place: Place) -> Double { horizon(day, place, side: -1) }

  /// See ``sunrise(_:at:)``.
  func sunset(_ day: CivilDay, at place: Place) -> Double { horizon(day, place, side: 1) }

  private func horizon(_ day: CivilDay, _ place: Place, side: Double) -> Double {
    let radians = Double.pi / 180
    var time = place.zone.instant(day, fraction: 0.5 + side * 0.25)
    for _ in 0..<4 {
      let terrestrial = TimeScales.terrestrial(time)
      let longitude = sun(terrestrial) * radians
      let obliquity = cerfa_mean_obliquity(terrestrial)
      let declination = asin(sin(obliquity) * sin(longitude))
      let ascension = atan2(cos(obliquity) * sin(longitude), cos(longitude)) / radians
      let latitude = place.latitude * radians
      let cosine =
        (sin(-0.8333 * radians) - sin(latitude) * sin(declination))
        / (cos(latitude) * cos(declination))
      let wanted = side * acos(max(-1, min(1, cosine))) / radians
      let sidereal = cerfa_sidereal_time(time, terrestrial) / radians
      let hourAngle = Angle.signed(sidereal + place.longitude - ascension)
      let step = Angle.signed(wanted - hourAngle) / 360.98564736 * 1.0027379
      time += step
      if abs(step) < 1e-7 { break }
    }
    return time
  }
}

/// A place on the Earth, in degrees, with its clock.
struct Place {
  let latitude: Double
  let longitude: Double
  let zone: ClockZone

  /// New Delhi, the central place of the Indian almanacs used here.
  static let newDelhi = Place(latitude: 28.6139, longitude: 77.2090, zone: .india)
}

/// Angles in degrees.
enum Angle {
  /// From 0 to before 360.
  static func positive(_ angle: Double) -> Double {
    let rest = fmod(angle, 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// From -180 to before 180.
  static func signed(_ angle: Double) -> Double { positive(angle + 180) - 180 }
}
