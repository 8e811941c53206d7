internal import Calendars
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// How the list of calendars shares its columns: the names, the dates in the chosen locale, and the
/// dates in the calendars' own. All lines have the same columns, and so has every part of the list.
struct CalendarColumns {
  /// The columns of the mark, a blank and the name; in a wide pane with a blank behind the longest.
  let name: Int
  /// Whether the identifier stands behind the name.
  let hasIdentifiers: Bool
  /// Where the dates in the calendars' own locales begin; nil where they have no column.
  let own: Int?
  /// With so many columns nothing is cut.
  let columnsOfUse: Int

  /// In fewer columns there is one date.
  private static let leastForTwo = 40

  /// The columns of a pane.
  init(_ day: CivilDay, _ app: AppState, _ memory: Memory, columns: Int) {
    let names = Names(columns, app.words)
    hasIdentifiers = names.hasIdentifiers
    let widths = memory[
      Widths(day: day, locale: app.calendars.locale, clusters: app.session.settings.clusters)]
    // The mark of what differs and a blank before the dates, a blank between them.
    let taken = 3 + (widths.chosen.max() ?? 0) + (widths.own.max() ?? 0)
    columnsOfUse = names.whole + taken
    name = columns >= columnsOfUse ? names.whole : names.usual
    let space = columns - name - 2
    guard space >= Self.leastForTwo - 1,
      let width = Self.split(space, widths.chosen, widths.own)
    else {
      own = nil
      return
    }
    own = name + 2 + width + 1
  }

  /// How many columns the dates in the chosen locale get: half of them, so that they stay from day
  /// to day, or as many as leave the fewest dates cut. Nil where most lines would have one that is
  /// cut.
  private static func split(_ space: Int, _ chosen: [Int], _ own: [Int]) -> Int? {
    func cut(_ width: Int) -> (chosen: Int, own: Int) {
      (chosen.count { $0 > width }, own.count { $0 > space - 1 - width })
    }
    // A date that is cut in the reader's language weighs as much as two others.
    func cost(_ width: Int) -> Int {
      let counts = cut(width)
      return 2 * counts.chosen + counts.own
    }
    let half = space / 2
    // The best width is that of a date: less would cut it, and more would only take from the
    // others.
    let widths = cost(half) == 0 ? [] : Set(chosen).filter { $0 < space - 1 }.sorted()
    let best = widths.min { cost($0) < cost($1) } ?? half
    let width = cost(best) < cost(half) ? best : half
    let counts = cut(width)
    return 2 * (counts.chosen + counts.own) < max(1, own.count) ? width : nil
  }

  /// The columns of the names.
  private struct Names {
    /// So many that no name is cut.
    let whole: Int
    /// So many that a few long names of variants set nothing for the others.
    let usual: Int
    let hasIdentifiers: Bool

    init(_ columns: Int, _ words: Catalogue) {
      let identifiers = CalendarID.all.map { CalendarsPane.identifier($0).count }
      guard !words.isEnglish else {
        let widest = (identifiers.max() ?? 0) + 3
        usual = columns >= 70 ? widest : columns >= 45 ? 17 : 12
        (whole, hasIdentifiers) = (widest, true)
        return
      }
      // Behind the name two dates need as many columns again.
      hasIdentifiers = columns >= 110
      let names = CalendarID.all.map { words.onScreen($0.calendarTitle(words)).columns }
      let shown = hasIdentifiers ? zip(names, identifiers).map { $0 + 1 + $1 } : names
      let widths = shown.sorted()
      let (widest, most) = (widths.last ?? 0, widths.dropLast(3).last ?? 0)
      whole = widest + 3
      usual =
        hasIdentifiers ? whole : columns >= 60 ? most + 3 : min(widest + 2, 18)
    }
  }

  /// The columns that the dates of all calendars take on a day.
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
        guard let date = facts.date(day, id) else { continue }
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
