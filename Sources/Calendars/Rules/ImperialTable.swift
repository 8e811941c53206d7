internal import Algorithms

/// The lunar months of 1799 to 1911 as they were proclaimed in China and Korea.
///
/// The calendar of the Qing was computed by other means than the sky's of today; Korea had the same
/// but in 1841. Two sources agree on every month: the history in ShouXing's calendar (in
/// lunar-python and sxtwl, PyPI) and the table of Korea's Astronomy and Space Science Institute (in
/// korean-lunar-calendar, PyPI). Tests hold them against it.
struct ImperialTable {
  /// A year's months in order.
  struct Month {
    let number: Int
    let isLeap: Bool
    let start: CivilDay
    let count: Int
  }

  /// The years that it has, by the Gregorian year in which each begins.
  static let years = 1799...1911
  /// The first day: 1799-02-05.
  static let start = CivilDay(rawValue: -62_421)
  /// The months of all years, each with the Gregorian year in which its year begins.
  let months: [(year: Int, month: Month)]
  /// The day after the last: 1912-02-18.
  let end: CivilDay

  init(isKorean: Bool) {
    var months: [(year: Int, month: Month)] = []
    var start = Self.start
    let years = Self.codes.split(separator: "\n").joined().chunks(ofCount: 5)
    for (year, code) in zip(Self.years, years) {
      let bits = Int(isKorean && year == 1841 ? "30D4A" : String(code), radix: 16) ?? 0
      let leap = bits >> 16
      for index in 0..<(leap == 0 ? 12 : 13) {
        let isLeap = leap > 0 && index == leap
        let month = Month(
          number: leap > 0 && index >= leap ? index : index + 1, isLeap: isLeap, start: start,
          count: 29 + (bits >> index) & 1)
        months.append((year, month))
        start = start + month.count
      }
    }
    self.months = months
    end = start
  }

  /// The month that holds a day of the table. O(log *n*).
  func month(containing day: CivilDay) -> (year: Int, month: Month)? {
    guard day >= Self.start, day < end else { return nil }
    return months[months.partitioningIndex { $0.month.start > day } - 1]
  }

  /// Five digits a year: the number of the month that a leap month follows, then of each month,
  /// from the lowest bit, whether it has 30 days.
  private static let codes = """
    0095640AAD00AD6005D420DA900EC960E8A0068B00D27509560095B00ADA316D400754007452168B00A93
    6152B004AD0096D40B6A00BAA00BA431B4500D4571A9500A950052D50AAD00AB500DAA41DA400EA491D4A
    00D4A00A96615360055A00AD5416CA0075200EA53154A0054B70A9700AAB0055A50B5500BA90075241AA5
    00B2581A4B0094D00AAD7156A005B400BA951D5200D9200D2531A4D00956812B500AD6006D450DA900EC9
    00E9240D2600527A0A570095B00B5A616D400754007495169300A930052B30A5B0096D70B6A00DAA00BA4
    51B4900D4900A954152B0052D00AAD2156A00DAA61DA400EA400D4A50A9500A970055630AB500AD5816D2
    0075200EA55164A0064B00A9B415560056A00B59217520075261B25
    """
}
