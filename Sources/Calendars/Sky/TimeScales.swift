/// The time scales that the rules need: Julian dates in UT and TT.
enum TimeScales {
  /// The Julian date of 1970-01-01, 0h.
  static let epoch = 2_440_587.5

  /// TT less UT, in seconds.
  ///
  /// The polynomials of Espenak and Meeus, Five Millennium Canon of Solar Eclipses (2006), from
  /// 1800. They are known to be 4 seconds too large in 2026.
  static func deltaT(_ julianDate: Double) -> Double {
    let year = 2000 + (julianDate - 2_451_544.5) / 365.2425
    switch year {
    case ..<1860:
      return polynomial(
        year - 1800,
        [
          13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699,
          0.000000000875,
        ])
    case ..<1900:
      return polynomial(
        year - 1860, [7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174.0])
    case ..<1920:
      return polynomial(year - 1900, [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197])
    case ..<1941: return polynomial(year - 1920, [21.20, 0.84493, -0.076100, 0.0020936])
    case ..<1961: return polynomial(year - 1950, [29.07, 0.407, -1 / 233.0, 1 / 2547.0])
    case ..<1986: return polynomial(year - 1975, [45.45, 1.067, -1 / 260.0, -1 / 718.0])
    case ..<2005:
      return polynomial(
        year - 2000, [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599])
    case ..<2050: return polynomial(year - 2000, [62.92, 0.32217, 0.005589])
    case ..<2150:
      let century = (year - 1820) / 100
      return -20 + 32 * century * century - 0.5628 * (2150 - year)
    default:
      let century = (year - 1820) / 100
      return -20 + 32 * century * century
    }
  }

  /// The Julian date in TT of one in UT.
  static func terrestrial(_ universal: Double) -> Double {
    universal + deltaT(universal) / 86_400
  }

  /// The Julian date in UT of one in TT.
  static func universal(_ terrestrial: Double) -> Double {
    terrestrial - deltaT(terrestrial) / 86_400
  }

  private static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }
}
