internal import Glibc

/// The sun of the Surya Siddhanta, the traditional astronomy of the panjikas.
///
/// Chapter 1 gives the revolutions in a mahayuga, chapter 2 the sines and the epicycle; the form is
/// that of Reingold and Dershowitz, Calendrical Calculations. The longitude is sidereal by itself.
enum SuryaSiddhanta {
  private static let civilDays = 1_577_917_828.0
  private static let siderealYear = civilDays / 4_320_000
  private static let anomalisticYear = civilDays * 1000 / (4_320_000_000 - 387)
  /// Midnight of 18 February 3102 BC (Julian) on the meridian of Ujjain, as a Julian date.
  private static let epoch = 588_465.5
  /// The meridian of Ujjain in degrees, from which the treatise counts its days.
  private static let ujjain = 75.7683
  /// The differences of the 24 sines, 3°45' apart, of a radius of 3438.
  private static let differences: [Double] = [
    225, 224, 222, 219, 215, 210, 205, 199, 191, 183, 174, 164, 154, 143, 131, 119, 106, 93, 79, 65,
    51, 37, 22, 7,
  ]
  private static let sines: [Double] = differences.reduce(into: [0]) { sines, difference in
    sines.append(sines[sines.count - 1] + difference)
  }

  /// The sun's sidereal longitude at a Julian date in UT, in degrees, [0, 360).
  static func sun(_ universal: Double) -> Double {
    let days = universal + ujjain / 360 - epoch
    let mean = 360 * fraction(days / siderealYear)
    // The anomaly of the epoch is 3143/4000 of a turn.
    let sine = sine(360 * fraction(days / anomalisticYear + 3143.0 / 4000))
    let epicycle = 14.0 / 360 * (1 - abs(sine) / 42)
    return Angle.positive(mean - arcsine(sine * epicycle))
  }

  private static func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

  /// The sine of an angle in degrees, from the table.
  private static func sine(_ angle: Double) -> Double {
    let inHalf = angle < 180 ? angle : angle - 180
    let entry = (inHalf <= 90 ? inHalf : 180 - inHalf) / 3.75
    let index = min(Int(entry), 23)
    let value = sines[index] + (entry - Double(index)) * differences[index]
    return (angle < 180 ? value : -value) / 3438
  }

  /// The angle in degrees of a sine, from the table.
  private static func arcsine(_ sine: Double) -> Double {
    let value = abs(sine) * 3438
    let index = max(0, min(23, (sines.firstIndex { $0 > value } ?? 24) - 1))
    let angle = (Double(index) + (value - sines[index]) / differences[index]) * 3.75
    return sine < 0 ? -angle : angle
  }
}
