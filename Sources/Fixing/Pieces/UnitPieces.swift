extension Piece {
  /// The end of a Latin unit behind a number, with a space between or without one.
  static func endOfUnit(behind number: Int, _ text: Skeleton) -> Int? {
    endOfUnit(text.isSpace(ifThere: number) ? number + 1 : number, text)
  }

  /// The end of what is more of a measure behind its first unit: a number with a smaller unit,
  /// `1 h 20 min`, `5 lb 3 oz`, or the plus of what is the least, `4 GB+`.
  static func endOfMore(behind unit: Int, _ text: Skeleton) -> Int {
    if text.at(unit) == "+", text.isGap(unit + 1) { return unit + 1 }
    var end = unit
    while text.isSpace(ifThere: end), text.isEuropeanDigit(end + 1) {
      let number = text.endOfEuropeanDigits(end + 1)
      guard let last = endOfUnit(behind: number, text) else { break }
      let name = text.isSpace(ifThere: number) ? number + 1 : number
      guard smallerUnits.contains(text.string(name..<last)) else { break }
      end = last
    }
    return end
  }

  /// Units that stand behind larger ones.
  private static let smallerUnits: Set<String> = [
    "m", "min", "mins", "ms", "oz", "s", "sec", "secs",
  ]

  /// Whether one of the first capitals stands behind a number and a blank, and right before the
  /// number a word for what is numbered: a class, a room or a floor, `CLASS 8 B`, has a letter and
  /// no unit.
  static func isLetterOfNumbered(_ start: Int, _ end: Int, _ text: Skeleton) -> Bool {
    text.isSpace(ifThere: end) && (0x41...0x46).contains(text.at(end + 1).value)
      && text.isGap(end + 2) && text.at(start - 2) != ":" && text.followsWordForNumbered(start)
  }

  /// The most letters of a unit.
  private static let longestUnit = 5

  /// The end of a Latin unit that begins at a position: `mg/kg`, `m\u{B2}`, `m/s^2`, `L/100km`.
  private static func endOfUnit(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    if text.at(end) == "\u{B0}" { end += 1 }
    let letters = end
    while end < letters + longestUnit, isUnitLetter(end, text) { end += 1 }
    guard end > letters, !text.isCodeLetter(end) else { return nil }
    let unit = text.string(letters..<end)
    if letters > start { return unit == "C" || unit == "F" ? end : nil }
    end = endOfUnitPower(end, text)
    if text.at(end) == "/" {
      let name = text.endOfDigits(end + 1)
      var last = name
      while last < name + longestUnit, isUnitLetter(last, text) { last += 1 }
      let isPer = denominators.contains(text.string(name..<last)) && !text.isCodeLetter(last)
      last = endOfUnitPower(last, text)
      if isPer { return last }
    }
    return units.contains(unit) ? end : nil
  }

  /// Whether a letter of units is at a position; the sign for a millionth is one.
  private static func isUnitLetter(_ position: Int, _ text: Skeleton) -> Bool {
    text.isLatin(position) || text.at(position) == "\u{B5}" || text.at(position) == "\u{3BC}"
  }

  /// What stands behind the slash of a unit: `mg/kg`.
  private static let denominators: Set<String> = [
    "s", "h", "min", "day", "kg", "g", "l", "L", "dl", "dL", "ml", "mL", "m", "km", "cm", "sec",
    "hr", "mol", "H",
  ]

  /// Latin units that are never words, some also as they are typed in capitals.
  private static let units: Set<String> = Set(
    """
    B kB KB MB GB TB PB KiB MiB GiB TiB kbps Kbps Mbps Gbps Tbps KBps MBps GBps Kb Mb Gb MP Hz kHz KHz MHz GHz THz \
    m mm cm km nm \u{B5}m \u{3BC}m ft yd mph g mg kg mcg \u{B5}g \u{3BC}g lb lbs oz ml mL dl dL cl cL L l cc \
    ms ns \u{B5}s \u{3BC}s sec secs min mins h hr hrs V mV kV mA mAh Ah W kW MW GW Wh kWh MWh hp HP Nm kN \
    Pa hPa kPa MPa psi kJ MJ kcal cal px pt dpi ppi fps rpm bpm dB dBm mmHg mmol mol ppm ppb \
    USD EUR GBP ILS NIS SAR AED EGP IRR CHF JPY CNY TRY JOD KWD QAR BHD OMR LBP IQD MAD DZD TND \
    PKR INR AUD CAD AFN BTC ETH USDT NZD SGD HKD KRW THB SEK NOK DKK PLN CZK HUF RUB UAH BRL MXN \
    ZAR SYP YER SDG LYD BDT LKR KG KM CM MM XP
    """.split(separator: " ").map(String.init))
}
