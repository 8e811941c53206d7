internal import Calendars
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// How the list of calendars shares its columns: the names, the dates in the chosen locale, and the
/// dates in the calendars' own. All lines have the same columns, and so has every part of the list;
/// only a line with a name or a date too long for its column gives it what the others leave free.
struct CalendarColumns {
  /// The columns of one line.
  struct Line {
    /// Where the name ends, or is cut.
    var nameEnd: Int
    /// Where the date in the chosen locale begins, behind the mark of what differs and a blank.
    var date: Int
    /// Where the date in the calendar's own locale begins; nil where it has no column.
    var own: Int?
  }

  /// The columns of the mark, a blank and the name; in a wide pane with a blank behind the longest.
  let name: Int
  /// Where the identifiers begin, below one another behind the names; nil where names stand alone.
  let identifier: Int?
  /// Where the dates in the calendars' own locales begin; nil where they have no column.
  private let usualOwn: Int?
  private let widths: Widths.Answer
  /// The columns of the calendars' names, in the order of the list of all.
  private let names: [Int]
  private let columns: Int
  /// With so many columns nothing is cut.
  let columnsOfUse: Int

  /// In fewer columns there is one date.
  private static let leastForTwo = 40
  /// A date that stands alone has so many columns before names have more than their usual ones.
  private static let leastForOne = 40
  /// The blanks between two dates: with one, a date that ends with a word reads on in the next.
  static let gap = 2

  /// The columns of a pane.
  init(_ day: CivilDay, _ app: AppState, _ memory: Memory, columns: Int) {
    let names = Names(columns, app.words)
    (identifier, self.names) = (names.identifier, names.widths)
    widths =
      memory[
        Widths(day: day, locale: app.calendars.locale, clusters: app.session.settings.clusters)]
    self.columns = columns
    // The mark of what differs and a blank before the dates, blanks between them.
    let taken = 2 + Self.gap + (widths.chosen.max() ?? 0) + (widths.own.max() ?? 0)
    let whole = names.whole + taken
    // A blank stands between the longest date and the frame.
    columnsOfUse = whole + 1
    let usual = columns >= whole ? names.whole : names.usual
    let space = columns - usual - 2
    guard space >= Self.leastForTwo - 1,
      let width = Self.split(space, widths.chosen, widths.own)
    else {
      name = columns - names.whole - 2 >= Self.leastForOne ? names.whole : usual
      usualOwn = nil
      return
    }
    name = usual
    usualOwn = usual + 2 + width + Self.gap
  }

  /// The columns of the line of a calendar, by its number in the list of all. A long name has those
  /// that the dates leave free.
  ///
  /// - Parameters:
  ///   - index: the number.
  ///   - isMarked: whether the mark of what differs stands there, between two blanks.
  /// - Returns: where the name ends and the dates begin.
  func line(_ index: Int, isMarked: Bool) -> Line {
    let usual = name + 2
    let behindName = isMarked ? 3 : 1
    let needed = identifier == nil ? 2 + names[index] + behindName : usual
    let own = usualOwn.map { _ in Self.gap + widths.own[index] } ?? 0
    let date = max(usual, min(needed, columns - widths.chosen[index] - own))
    return Line(nameEnd: date - behindName, date: date, own: ownStart(ofLine: index, date: date))
  }

  /// Where the date in the calendar's own locale begins on a line with the other date from a column
  /// on. A blank stays between it and the frame where one is free.
  private func ownStart(ofLine index: Int, date: Int) -> Int? {
    guard let own = usualOwn else { return nil }
    let chosenEnd = date + widths.chosen[index] + Self.gap
    let least = columns - widths.own[index]
    // Where one of them has to be cut, that is not the date in the reader's language, as long as
    // half of the other is left. Else neither takes from the other.
    if chosenEnd > max(own, least),
      Self.leavesHalf(widths.chosen[index], widths.own[index], in: columns - date)
    {
      return chosenEnd
    }
    if own < least { return max(own, min(chosenEnd, least)) }
    let roomy = chosenEnd < least ? least - 1 : least
    return max(roomy, min(own, chosenEnd))
  }

  /// How many columns the dates in the chosen locale get: half of them, so that they stay from day
  /// to day, or as many as leave the fewest dates cut and the fewest lines with other columns. Nil
  /// where most lines would have one that is cut.
  private static func split(_ space: Int, _ chosen: [Int], _ own: [Int]) -> Int? {
    let dates = own.count { $0 > 0 }
    func over(_ width: Int) -> (chosen: Int, own: Int) {
      (chosen.count { $0 > width }, own.count { $0 > space - gap - width })
    }
    // A date that is cut in the reader's language weighs as much as two others.
    func cost(_ width: Int) -> Int {
      let counts = over(width)
      return 2 * counts.chosen + counts.own
    }
    let half = space / 2
    guard cost(half) > 0 else { return half }
    // The best width is that of a date: less would cut it, and more would only take from the
    // others.
    func fitting(_ widths: [Int]) -> [Int] {
      Set(widths).filter { $0 > 0 && $0 < space - gap }.sorted {
        (abs($0 - half), $0) < (abs($1 - half), $1)
      }
    }
    let ofDates = fitting(chosen)
    let least = ([half] + ofDates).map { over($0) }.min {
      2 * $0.chosen + $0.own < 2 * $1.chosen + $1.own
    }
    guard let least, 2 * (least.chosen + least.own) < max(1, dates) else { return nil }
    // Or what such a date and a blank behind it leave.
    let leftByOwn = own.map { space - gap - 1 - $0 }
    return ([half] + fitting(chosen + leftByOwn)).min {
      lacks($0, space, chosen, own).lexicographicallyPrecedes(lacks($1, space, chosen, own))
    }
  }

  /// Whether half of a date in the calendar's own locale has a place behind another date.
  private static func leavesHalf(_ chosen: Int, _ own: Int, in space: Int) -> Bool {
    2 * (space - chosen - gap) >= own
  }

  /// What a width of the dates in the chosen locale does to the lines, worst first: how much is
  /// cut, and how many lines have other columns, of which those further up are seen more often.
  private static func lacks(
    _ width: Int, _ space: Int, _ chosen: [Int], _ own: [Int]
  ) -> [Int] {
    let rest = space - gap - width
    var (cut, moved) = (0, 0)
    for (index, (first, second)) in zip(chosen, own).enumerated() {
      let taken = first + gap + second
      if taken > space {
        cut += first <= width || leavesHalf(first, second, in: space) ? 1 : 3
        moved += first > width ? chosen.count - index : 0
      } else if first > width || second > rest || second == rest && taken < space {
        moved += chosen.count - index
      }
    }
    return [cut, moved]
  }

  /// The columns of the names.
  private struct Names {
    /// So many that no name is cut.
    let whole: Int
    /// So many that a few long names of variants set nothing for the others.
    let usual: Int
    /// The column of the identifiers behind the names.
    let identifier: Int?
    /// The columns of each name.
    let widths: [Int]

    init(_ columns: Int, _ words: Catalogue) {
      let identifiers = CalendarID.all.map { CalendarsPane.identifier($0).count }
      guard !words.isEnglish else {
        widths = identifiers
        let widest = (identifiers.max() ?? 0) + 3
        usual = columns >= 70 ? widest : columns >= 45 ? 17 : 12
        (whole, identifier) = (widest, nil)
        return
      }
      widths = CalendarID.all.map { words.onScreen($0.calendarTitle(words)).columns }
      let sorted = widths.sorted()
      let (widest, most) = (sorted.last ?? 0, sorted.dropLast(3).last ?? 0)
      // Behind the name two dates need as many columns again.
      guard columns < 110 else {
        let column = 2 + widest + 2
        whole = column + (identifiers.max() ?? 0) + 1
        (usual, identifier) = (whole, column)
        return
      }
      (whole, identifier) = (widest + 3, nil)
      usual = columns >= 60 ? most + 3 : min(widest + 2, 18)
    }
  }

  /// The columns that the dates of all calendars take on a day; 0 out of a calendar's range.
  private struct Widths: RepeatedQuestion {
    let day: CivilDay
    let locale: String
    let clusters: ClusterMetrics

    static var mostKept: Int { 64 }

    struct Answer {
      var chosen: [Int] = []
      var own: [Int] = []
    }

    func answer(_ memory: Memory) -> Answer {
      let facts = CalendarFacts(memory)
      var answer = Answer()
      for id in CalendarID.all {
        guard let date = facts.date(day, id) else {
          answer.chosen.append(0)
          answer.own.append(0)
          continue
        }
        func width(_ locale: String) -> Int {
          BidiRow(facts.language(id, locale).text(date, on: day)).width(clusters)
        }
        answer.chosen.append(width(locale))
        answer.own.append(width(id.name.locale))
      }
      return answer
    }
  }
}
