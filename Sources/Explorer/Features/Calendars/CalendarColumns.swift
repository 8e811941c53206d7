internal import Calendars
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// How the list of calendars shares its columns: the names, the dates in the chosen locale, and the
/// dates in the calendars' own. All lines have the same columns, and so has every part of the list;
/// only a line with a date too long for its column gives it what the other date leaves free.
struct CalendarColumns {
  /// The columns of the mark, a blank and the name; in a wide pane with a blank behind the longest.
  let name: Int
  /// Where the identifiers begin, below one another behind the names; nil where names stand alone.
  let identifier: Int?
  /// Where the dates in the calendars' own locales begin; nil where they have no column.
  private let usualOwn: Int?
  private let widths: Widths.Answer
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
    identifier = names.identifier
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

  /// Where the date in the calendar's own locale begins on the line of a calendar, by its number in
  /// the list of all; nil where it has no column.
  func ownStart(ofLine index: Int) -> Int? {
    guard let own = usualOwn else { return nil }
    // The mark of what differs and a blank stand before the dates.
    let first = name + 2
    let chosenEnd = first + widths.chosen[index] + Self.gap
    let least = columns - widths.own[index]
    // Neither takes from the other.
    if least < own { return max(least, min(own, chosenEnd)) }
    if chosenEnd > own { return min(chosenEnd, least) }
    return own
  }

  /// How many columns the dates in the chosen locale get: half of them, so that they stay from day
  /// to day, or as many as leave the fewest dates cut. Nil where most lines would have one that is
  /// cut.
  private static func split(_ space: Int, _ chosen: [Int], _ own: [Int]) -> Int? {
    let dates = own.count { $0 > 0 }
    func cut(_ width: Int) -> (chosen: Int, own: Int) {
      (chosen.count { $0 > width }, own.count { $0 > space - gap - width })
    }
    // A date that is cut in the reader's language weighs as much as two others.
    func cost(_ width: Int) -> Int {
      let counts = cut(width)
      return 2 * counts.chosen + counts.own
    }
    let half = space / 2
    // The best width is that of a date: less would cut it, and more would only take from the
    // others.
    let widths = cost(half) == 0 ? [] : Set(chosen).filter { $0 > 0 && $0 < space - gap }.sorted()
    let best = widths.min { cost($0) < cost($1) } ?? half
    let width = cost(best) < cost(half) ? best : half
    let counts = cut(width)
    return 2 * (counts.chosen + counts.own) < max(1, dates) ? width : nil
  }

  /// The columns of the names.
  private struct Names {
    /// So many that no name is cut.
    let whole: Int
    /// So many that a few long names of variants set nothing for the others.
    let usual: Int
    /// The column of the identifiers behind the names.
    let identifier: Int?

    init(_ columns: Int, _ words: Catalogue) {
      let identifiers = CalendarID.all.map { CalendarsPane.identifier($0).count }
      guard !words.isEnglish else {
        let widest = (identifiers.max() ?? 0) + 3
        usual = columns >= 70 ? widest : columns >= 45 ? 17 : 12
        (whole, identifier) = (widest, nil)
        return
      }
      let widths = CalendarID.all.map { words.onScreen($0.calendarTitle(words)).columns }.sorted()
      let (widest, most) = (widths.last ?? 0, widths.dropLast(3).last ?? 0)
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
