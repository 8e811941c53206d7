internal import Wording

extension CalendarBook {
  /// The calendar and the civil day that words such as `tamil 1948-1-1` or `japanese Heisei 1-1-8`
  /// name.
  ///
  /// A leap month is written `3L`, a repeated day `14R`. Without an era it is the one in use on
  /// `today`.
  ///
  /// - Throws: what is wrong with the words, or that there is no such date.
  public func day(reading text: String, today: CivilDay) throws(CalendarFailure) -> (
    calendar: CalendarID, day: CivilDay
  ) {
    var words = text.split(separator: " ").map(String.init)
    guard words.count >= 2 else {
      throw CalendarFailure(
        "'\(verbatim: text)' is not a date: write the calendar, then year-month-day, as in 'tamil 1948-1-1'"
      )
    }
    let calendar = try Self.calendar(named: words.removeFirst())
    let numbers = words.removeLast()
    guard var date = CalendarDate(reading: numbers) else {
      throw CalendarFailure(
        "'\(verbatim: numbers)' is not a date: write year-month-day, a leap month as 3L, a repeated day as 14R"
      )
    }
    date.era = try era(named: words.joined(separator: " "), in: calendar, today: today)
    return (calendar, try day(of: date, in: calendar))
  }

  /// The calendar of a name.
  ///
  /// - Throws: that no calendar has it, with the names there are.
  public static func calendar(named name: String) throws(CalendarFailure) -> CalendarID {
    if let calendar = CalendarID(name) { return calendar }
    let names = CalendarID.all.map(\.description).joined(separator: ", ")
    throw CalendarFailure(
      "there is no calendar '\(verbatim: name)'; the calendars are \(verbatim: names)")
  }

  /// The eras of a calendar within its range, the oldest first.
  public func eras(of calendar: CalendarID) throws(CalendarFailure) -> [(number: Int, name: String)]
  {
    let range = Self.range(of: calendar)
    let first = try date(on: range.lowerBound, in: calendar)
    let last = try date(on: range.upperBound, in: calendar)
    let language = CalendarLanguage(calendar, locale: "en")
    return (first.era...last.era).map { era in
      var date = first
      date.era = era
      return (era, language.englishEra(date))
    }
  }

  private func era(
    named name: String, in calendar: CalendarID, today: CivilDay
  ) throws(CalendarFailure) -> Int {
    guard !name.isEmpty else {
      let range = Self.range(of: calendar)
      let day = min(max(today, range.lowerBound), range.upperBound)
      return try date(on: day, in: calendar).era
    }
    let eras = try eras(of: calendar)
    let wanted = Self.folded(name)
    if let found = eras.first(where: { Self.folded($0.name) == wanted || "\($0.number)" == wanted })
    {
      return found.number
    }
    // The older eras bear their years behind their names, as `Bunsei (1818–1830)`.
    let plain = eras.filter { Self.folded(String($0.name.prefix { $0 != "(" })) == wanted + " " }
    if plain.count == 1 { return plain[0].number }
    throw CalendarFailure(
      "\(verbatim: calendar) has no era '\(verbatim: name)'; its eras are \(verbatim: eras.map(\.name).joined(separator: ", "))"
    )
  }

  /// Small letters without macrons and with the signs of a keyboard, so that `Showa` is Shōwa.
  private static func folded(_ name: String) -> String {
    var result = ""
    for character in name.lowercased() {
      switch character {
      case "\u{14D}": result += "o"
      case "\u{16B}": result += "u"
      case "\u{2019}": result += "'"
      case "\u{2013}": result += "-"
      default: result.append(character)
      }
    }
    return result
  }
}

extension CalendarDate {
  /// The date that `1948-3L-11R` writes, in era 0; nil where the text is no date.
  public init?(reading text: String) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let isLeapMonth = parts[1].last == "L" || parts[1].last == "l"
    let isRepeatedDay = parts[2].last == "R" || parts[2].last == "r"
    if isLeapMonth { parts[1].removeLast() }
    if isRepeatedDay { parts[2].removeLast() }
    let numbers = parts.compactMap { part -> Int? in
      let isNumber = part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isNumber && part.utf8.count <= 5 ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], isLeapMonth: isLeapMonth, day: numbers[2],
      isRepeatedDay: isRepeatedDay)
  }
}
