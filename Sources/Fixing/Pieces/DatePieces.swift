extension Piece {
  /// `2024-01-15`, `2024-01-15T10:30:00Z`, `1402/05/12`, `12/05/2024`. A date that begins with its
  /// year is read from left to right; of the others that is arguable, but not of one that Arabic
  /// letters would make another date of.
  @Sendable static func date(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), !text.followsCode(start) else { return nil }
    let first = text.endOfDigits(start)
    let sign = text.at(first)
    guard "-/.".unicodeScalars.contains(sign) else { return nil }
    let second = text.endOfDigits(first + 1)
    guard text.at(second) == sign else { return nil }
    var end = text.endOfDigits(second + 1)
    let counts = (first - start, second - first - 1, end - second - 1)
    // A low line goes on with a name as one led to the date: `AB_2024-03-15_CD`.
    let isInName = text.at(end) == "_" && text.at(start - 1) == "_"
    guard (1...2).contains(counts.1),
      !text.isCodeLetter(end) || text.at(end) == "T" || isInName
    else { return nil }
    let continues = text.at(end) == sign && text.isDigit(end + 1)
    if counts.0 == 4, (1...2).contains(counts.2), !continues {
      if let stamp = bracketedStamp(start, end, text) { return stamp }
      end = endOfTime(end, text)
      return Piece(kind: .date, range: start..<end, order: .leftToRight)
    }
    guard (1...2).contains(counts.0), counts.2 == 4 || (counts.2 == 2 && sign != "."),
      !continues, text.at(end) != "T"
    else { return nil }
    if sign == "-", counts.2 == 4, areDayAndMonth(start..<first, first + 1..<second, text),
      text.followsArabicLetter(start)
    {
      return Piece(kind: .date, range: start..<end, order: .leftToRight)
    }
    return Piece(
      kind: .date, range: start..<end, order: .either,
      parts: [
        start..<first, first..<first + 1, first + 1..<second, second..<second + 1, second + 1..<end,
      ])
  }

  /// Whether two European numbers are those of a day and a month, in either order. Behind Arabic
  /// letters a hyphen does not hold such numbers together as a slash does (W4), so that
  /// `12-05-2024` is drawn as `2024-05-12`.
  private static func areDayAndMonth(
    _ first: Range<Int>, _ second: Range<Int>, _ text: Skeleton
  ) -> Bool {
    guard text.at(first.lowerBound).isASCII, text.at(second.lowerBound).isASCII,
      let one = Int(text.string(first)), let other = Int(text.string(second))
    else { return false }
    return (1...12).contains(min(one, other)) && max(one, other) <= 31
  }

  /// The end of the `T10:30:00Z` of ISO 8601, or where it would begin.
  private static func endOfTime(_ start: Int, _ text: Skeleton) -> Int {
    guard text.at(start) == "T", text.isDigit(start + 1) else { return start }
    var end = start + 1
    while text.isDigit(end) || ":.+-Z".unicodeScalars.contains(text.at(end)) { end += 1 }
    while end > start, ".:-+".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    return end
  }

  /// `10:30`, `10:30:05`, `10:30 AM`, `14:30 GMT+2`, `14:30 +02:00`, `10:00-12:00`; a range
  /// may be read either way, but not one with an arrow: `00:01:02,500 --> 00:01:05,000`.
  @Sendable static func time(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), !text.isCodeLetter(start - 1) else { return nil }
    guard let end = endOfClock(start, text) else { return hour(start, text) }
    if text.at(end) == " ", (1...3).allSatisfy({ text.at(end + $0) == ($0 < 3 ? "-" : ">") }),
      text.at(end + 4) == " ", let last = endOfClock(end + 5, text), !text.isCodeLetter(last)
    {
      // How long a subtitle is shown: the arrow points to its end.
      return Piece(kind: .time, range: start..<last, order: .leftToRight)
    }
    if "-\u{2013}\u{2014}\u{2011}".unicodeScalars.contains(text.at(end)),
      let last = endOfClock(end + 1, text)
    {
      if let half = endOfMeridiem(behind: last, text) {
        // `9:00-10:30 AM`: what is said of both stands right of them, as it does of one.
        return Piece(kind: .time, range: start..<half, order: .leftToRight)
      }
      return Piece(
        kind: .time, range: start..<last, order: .either,
        parts: [start..<end, end..<end + 1, end + 1..<last])
    }
    if isOfVerses(end, text) { return nil }
    let half = endOfHalf(end, text)
    return Piece(
      kind: .time, range: start..<(endOfHours(behind: half, end, text) ?? half),
      order: .leftToRight)
  }

  /// Whether a dash and a number that is no time stand right behind two numbers with a colon: a
  /// chapter with its verses, `5:34-37`. It is a range like others.
  private static func isOfVerses(_ end: Int, _ text: Skeleton) -> Bool {
    guard "-\u{2013}\u{2014}\u{2011}".unicodeScalars.contains(text.at(end)) else { return false }
    let last = text.endOfDigits(end + 1)
    guard last > end + 1, last <= end + 4, !text.isCodeLetter(last), !text.isStrong(last) else {
      return false
    }
    let goesOn = "-./:".unicodeScalars.contains(text.at(last)) && text.isDigit(last + 1)
    return !goesOn && endOfMeridiem(behind: last, text) == nil
  }

  /// The end of a dash and a time with a half behind another one: `3:00 PM - 5:00 PM`; nil where
  /// the first one, from the end of its clock on, has no half, or none follows.
  private static func endOfHours(behind half: Int, _ clock: Int, _ text: Skeleton) -> Int? {
    guard half > clock else { return nil }
    let dash = text.at(half) == " " ? half + 1 : half
    guard "-\u{2013}\u{2014}".unicodeScalars.contains(text.at(dash)) else { return nil }
    let start = text.at(dash + 1) == " " ? dash + 2 : dash + 1
    guard text.isDigit(start) else { return nil }
    let end = endOfClock(start, text) ?? text.endOfDigits(start)
    return endOfMeridiem(behind: end, text)
  }

  /// The end of hours and minutes, and of seconds behind them with their thousandths; or of minutes
  /// and seconds with hundredths, as a race takes: `2:05.37`.
  static func endOfClock(_ start: Int, _ text: Skeleton) -> Int? {
    let hours = text.endOfDigits(start)
    guard hours > start, hours - start <= 2, text.at(hours) == ":" else { return nil }
    var end = text.endOfDigits(hours + 1)
    guard end == hours + 3 else { return nil }
    if text.at(end) == ":", text.endOfDigits(end + 1) == end + 3 {
      end += 3
      // Thousandths of a second, as subtitles have them.
      if ",.".unicodeScalars.contains(text.at(end)), text.endOfDigits(end + 1) == end + 4 {
        end += 4
      } else if let last = endOfHundredths(end, text) {
        end = last
      }
    } else if ",.".unicodeScalars.contains(text.at(end)), text.endOfDigits(end + 1) == end + 4 {
      // A ratio whose thousands are grouped: `1:50,000`.
      return nil
    } else if let last = endOfHundredths(end, text) {
      end = last
    }
    // Four numbers are no time.
    let goesOn = text.at(end) == ":" && text.isDigit(end + 1)
    return text.isDigit(end) || goesOn ? nil : end
  }

  /// The end of a full stop and one or two digits, with no other number behind another one; nil
  /// where none stand at a position.
  private static func endOfHundredths(_ dot: Int, _ text: Skeleton) -> Int? {
    guard text.at(dot) == "." else { return nil }
    let end = text.endOfDigits(dot + 1)
    let goesOn = ".:/-".unicodeScalars.contains(text.at(end)) && text.isDigit(end + 1)
    return (1...2).contains(end - dot - 1) && !goesOn && !text.isCodeLetter(end) ? end : nil
  }

  /// `5 PM`, `9 a.m.`: an hour by itself, also from one to another, `9-10:30 AM`.
  private static func hour(_ start: Int, _ text: Skeleton) -> Piece? {
    let digits = text.endOfDigits(start)
    guard digits - start <= 2, text.scalars[start].isASCII, text.mayBeginWord(start),
      let number = Int(text.string(start..<digits)), (1...12).contains(number)
    else { return nil }
    var last = digits
    if "-\u{2013}".unicodeScalars.contains(text.at(digits)) {
      let next = text.endOfDigits(digits + 1)
      guard next > digits + 1, next <= digits + 3 else { return nil }
      last = endOfClock(digits + 1, text) ?? next
    }
    guard let end = endOfMeridiem(behind: last, text) else { return nil }
    return Piece(
      kind: .time, range: start..<(endOfHours(behind: end, last, text) ?? end),
      order: .leftToRight)
  }

  /// The end of `AM`, `PM`, `a.m.` or `p.m.` at a position. The full stop of these is in it, also
  /// where the sentence ends with it.
  private static func endOfMeridiem(_ start: Int, _ text: Skeleton) -> Int? {
    guard "aApP".unicodeScalars.contains(text.at(start)) else { return nil }
    let hasStops = text.at(start + 1) == "."
    let end = hasStops ? start + 3 : start + 2
    guard "mM".unicodeScalars.contains(text.at(end - 1)), !text.isCodeLetter(end) else {
      return nil
    }
    return hasStops && text.at(end) == "." ? end + 1 : end
  }

  /// The same right behind a number, or with a blank between.
  private static func endOfMeridiem(behind number: Int, _ text: Skeleton) -> Int? {
    endOfMeridiem(text.isSpace(ifThere: number) ? number + 1 : number, text)
  }

  /// The end of `AM` or `PM` behind a time.
  private static func endOfHalf(_ end: Int, _ text: Skeleton) -> Int {
    let half = text.isSpace(ifThere: end) ? end + 1 : end
    return endOfMeridiem(half, text) ?? endOfZone(half, text) ?? endOfOffset(half, text) ?? end
  }

  /// The end of a plus, hours and quarters of an hour by which a time differs from UTC, at a
  /// position: `+05:30`. A minus may as well be the dash of a range.
  private static func endOfOffset(_ start: Int, _ text: Skeleton) -> Int? {
    let end = start + 6
    guard text.at(start) == "+", end <= text.count, text.endOfDigits(start + 1) == start + 3,
      text.at(start + 3) == ":",
      let hours = Int(text.string(start + 1..<start + 3)), (0...14).contains(hours),
      ["00", "15", "30", "45"].contains(text.string(start + 4..<end)),
      !text.isCodeLetter(end), !text.isStrong(end)
    else { return nil }
    return ":+".unicodeScalars.contains(text.at(end)) ? nil : end
  }

  /// The end of `UTC` or `GMT`, with what differs from it in hours, or of another zone of time, at
  /// a position.
  private static func endOfZone(_ start: Int, _ text: Skeleton) -> Int? {
    if "CEMPIBJ".unicodeScalars.contains(text.at(start)) {
      var end = start
      while text.isCapital(end), end < start + 5 { end += 1 }
      return zones.contains(text.string(start..<end)) && !text.isCodeLetter(end) ? end : nil
    }
    let zone = String(scalars: (start..<start + 3).map(text.at))
    guard zone == "UTC" || zone == "GMT" else { return nil }
    var end = start + 3
    if isSign(text.at(end)), text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
      if text.at(end) == ":", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    }
    return text.isCodeLetter(end) ? nil : end
  }

  /// Zones of time, by the names that people write behind an hour.
  private static let zones: Set<String> = [
    "BST", "CEST", "CET", "CDT", "CST", "EDT", "EEST", "EET", "EST", "IDT", "IST", "JST", "MDT",
    "MSK", "MST", "PDT", "PST",
  ]

  /// `15 Jan 2024`, `Jan 15, 2024`: a date with the English name of its month and the year.
  @Sendable static func namedDate(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) else { return nil }
    let isDayFirst = text.isDigit(start)
    guard isDayFirst || text.isCapital(start) else { return nil }
    var end = start
    if isDayFirst {
      guard let day = endOfDay(start, text), text.at(day) == " " else { return nil }
      end = day + 1
    }
    guard let month = endOfMonth(end, text) else { return nil }
    end = text.at(month) == "." ? month + 1 : month
    guard text.at(end) == " " else { return nil }
    if !isDayFirst {
      guard let day = endOfDay(end + 1, text), text.at(day) == ",", text.at(day + 1) == " " else {
        return nil
      }
      end = day + 1
    }
    let year = text.endOfDigits(end + 1)
    guard year == end + 5, text.scalars[end + 1].isASCII, !text.isCodeLetter(year) else {
      return nil
    }
    return Piece(kind: .date, range: start..<year, order: .leftToRight)
  }

  /// The end of the number of a day, `15` or `15th`.
  static func endOfDay(_ start: Int, _ text: Skeleton) -> Int? {
    let digits = text.endOfDigits(start)
    guard (1...2).contains(digits - start), text.scalars[start].isASCII else { return nil }
    var end = digits
    while text.isLatin(end) { end += 1 }
    return end == digits || ["st", "nd", "rd", "th"].contains(text.string(digits..<end)) ? end : nil
  }

  /// The end of the English name of a month, whole or its first three letters.
  static func endOfMonth(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isLatin(end), end < start + 10 { end += 1 }
    let name = text.string(start..<end)
    let isMonth = months.contains { $0 == name || (name.count == 3 && $0.hasPrefix(name)) }
    return isMonth || name == "Sept" ? end : nil
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension Skeleton {
  /// Whether a white space is at a position.
  func isSpace(ifThere position: Int) -> Bool {
    position >= 0 && position < count && isSpace(position)
  }

  /// Whether white space is right before a position and right behind it.
  func isBetweenSpaces(_ position: Int) -> Bool {
    isSpace(ifThere: position - 1) && isSpace(ifThere: position + 1)
  }
}
