internal import Algorithms

/// The months of the Umm al-Qura calendar as they were and are published, 1343 to 1500 AH.
///
/// From the newspaper Umm al-Qura and the printed calendars for the years in force, and the
/// comparative calendar of King Abdulaziz City for Science and Technology. The same days as in the
/// data set of the project hijridate (PyPI, 2.6.0), against which a test holds every month.
enum UmmAlQuraTable {
  /// The years that it has.
  static let years = 1343...1500
  /// 1 Muharram 1343.
  static let start = CivilDay(rawValue: -16_589)
  /// The day after the last of 1500.
  static var end: CivilDay { starts[starts.count - 1] }

  /// The first day of each month, and the day after the last.
  static let starts: [CivilDay] = {
    var starts = [start]
    for year in codes.split(separator: "\n").joined().chunks(ofCount: 6) {
      let bits = Int(year, radix: 16) ?? 0
      for month in 0..<12 {
        starts.append(starts[starts.count - 1] + (28 + (bits >> (2 * month)) & 3))
      }
    }
    return starts
  }()

  /// Six digits a year: of each month, from the lowest, two bits, its days less 28. A month of 28
  /// days or 31 sets right the one before.
  private static let codes = """
    A8A9A66666659A27666969A55A69A535A666B2A6669A65999A56666666669699A66669999A666665A665
    A6666669659A65966AA66666666666666666A666666A2666A66666666666666666A6666669A666666666
    A99966A65999999999A5A666696666666A59A699966666669999996666666659A69969A6666699666666
    6A65A6A6665AA66665666669A6666659A666A66666A66665A665666966666659A69966A666669999A666
    699999A6659A66599999666A6599A9966A696669A59A66669999999966666599A69666A659A69966A696
    A69A599A99659A6599996666599A66666A669A69999AA6599AA5659A95969996666659A66699A69A6999
    69A665A6A596A696599999699666695999A96669A65A69999A66669999999665A66596A69666A6599A99
    669A66669999A666669996999659A95969A96666A699A69969A66569996666659A99966A6665A99999A9
    6699A59A9996A696599A596669659AA5999A6666999A666669A659A99966A965999996666659A69999A6
    5A69A56A669669A6596996666659A699669A659A99969A995A9A659A69969A6659999969659A699669A6
    59A9A569A696A99A59A66665A659999966696599A99669A6A669999A66659A599699965A66599A99666A
    665A69999A66699999A9965A
    """
}
