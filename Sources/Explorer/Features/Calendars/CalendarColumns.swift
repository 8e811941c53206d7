internal import BidiAlgorithm
internal import Calendars
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// How the list of calendars shares its columns: the names, the dates in the chosen locale, and the
/// dates in the calendars' own. Each begins in one column on all lines, and so in every part of the
/// list. They share what there is by what is in them: what is cut weighs as little as it can.
///
/// A name never moves a date: where it is too long it is cut. A date that would be cut takes the
/// columns that the rest of its line leaves free.
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

  /// Where the dates in the chosen locale begin; on a line that would be cut, further in front.
  let date: Int
  /// Where the identifiers begin, below one another behind the names; nil where names stand alone.
  let identifier: Int?
  /// Whether the names lack the word that each of them would repeat.
  let isBrief: Bool
  /// What is cut or stands in other columns, by its weight; 0 where nothing does.
  let cost: Int
  /// Where the dates in the calendars' own locales begin; nil where they have no column.
  private let usualOwn: Int?
  private let widths: Widths.Answer
  /// The columns of the calendars' names, in the order of the list of all.
  private let names: [Int]
  private let columns: Int
  /// With so many columns nothing is cut.
  let columnsOfUse: Int

  /// What it weighs that something of a line is cut, or begins in another column than elsewhere.
  private enum Weight {
    /// A date in the reader's language is worth two others.
    static let chosen = 4
    static let own = 2
    /// The beginning of a name still tells it from the others.
    static let name = 1
    static let moved = 1
  }

  /// In fewer columns there is one date.
  private static let leastForTwo = 39
  /// Of a name no less than so many columns are left, with the mark of the chosen line, a blank,
  /// and one behind it.
  private static let leastForName = 11
  /// The blanks between two dates: with one, a date that ends with a word reads on in the next.
  static let gap = 2

  /// The columns of a pane.
  init(_ day: CivilDay, _ app: AppState, _ memory: Memory, columns: Int) {
    let widths =
      memory[
        Widths(day: day, locale: app.calendars.locale, clusters: app.session.settings.clusters)]
    let full = Names(app.words, isBrief: false, widths.isMarked)
    let wide = full.withIdentifiers(app.words, columns: columns)
    var (names, sharing) = (full, Sharing(full, widths, columns, date: wide?.date))
    if sharing.cost > 0, wide == nil {
      let brief = Names(app.words, isBrief: true, widths.isMarked)
      let other = Sharing(brief, widths, columns)
      if other.cost < sharing.cost { (names, sharing) = (brief, other) }
    }
    (self.widths, self.columns, self.names) = (widths, columns, names.widths)
    (identifier, isBrief) = (wide?.identifier, names.isBrief)
    (date, usualOwn, cost) = (sharing.date, sharing.own, sharing.cost)
    // A blank stands between the longest date and the frame.
    let dates = (widths.chosen.max() ?? 0) + Self.gap + (widths.own.max() ?? 0) + 1
    columnsOfUse = (wide?.date ?? full.needed.max() ?? 0) + dates
  }

  /// The columns of the line of a calendar, by its number in the list of all.
  ///
  /// - Parameters:
  ///   - index: the number.
  ///   - isMarked: whether the mark of what differs stands there, between two blanks.
  /// - Returns: where the name ends and the dates begin.
  func line(_ index: Int, isMarked: Bool) -> Line {
    let behindName = isMarked ? 3 : 1
    let nameEnd = 2 + names[index] + behindName
    let taken = widths.chosen[index] + (usualOwn == nil ? 0 : Self.gap + widths.own[index])
    let isMoved = identifier == nil && taken > columns - date && nameEnd + taken <= columns
    let start = isMoved ? max(nameEnd, columns - taken - 1) : date
    return Line(
      nameEnd: start - behindName, date: start, own: ownStart(ofLine: index, date: start))
  }

  /// Whether a line has the calendar's identifier, and all of it.
  func hasWholeIdentifier(_ index: Int, isMarked: Bool, _ words: Catalogue) -> Bool {
    guard words.isEnglish else { return identifier != nil }
    return 2 + names[index] <= line(index, isMarked: isMarked).nameEnd
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
  private static func split(_ space: Int, _ widths: Widths.Answer) -> Int? {
    let (chosen, own) = (widths.chosen, widths.own)
    let dates = own.count { $0 > 0 }
    func cost(_ width: Int) -> (lines: Int, weight: Int) {
      let (first, second) = (
        chosen.count { $0 > width }, own.count { $0 > space - gap - width }
      )
      return (first + second, first * Weight.chosen + second * Weight.own)
    }
    let half = space / 2
    guard cost(half).weight > 0 else { return half }
    // The best width is that of a date: less would cut it, and more would only take from the
    // others.
    func fitting(_ widths: [Int]) -> [Int] {
      Set(widths).filter { $0 > 0 && $0 < space - gap }.sorted {
        (abs($0 - half), $0) < (abs($1 - half), $1)
      }
    }
    let least = ([half] + fitting(chosen)).map { cost($0) }.min { $0.weight < $1.weight }
    guard let least, 2 * least.lines < max(1, dates) else { return nil }
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

  /// What it weighs that two dates of a line have too little space: the one in the calendar's own
  /// locale is cut where the other can be whole, else both.
  private static func weight(
    _ chosen: Int, _ own: Int, in space: Int, isWhole: Bool
  ) -> Int {
    isWhole || leavesHalf(chosen, own, in: space) ? Weight.own : Weight.chosen + Weight.own
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
        cut += weight(first, second, in: space, isWhole: first <= width)
        moved += first > width ? chosen.count - index : 0
      } else if first > width || second > rest || second == rest && taken < space {
        moved += chosen.count - index
      }
    }
    return [cut, moved]
  }

  /// Where the dates begin.
  private struct Sharing {
    let date: Int
    var own: Int?
    let cost: Int

    /// The best sharing, or the one with the dates in the chosen locale from a column on.
    init(_ names: Names, _ widths: Widths.Answer, _ columns: Int, date: Int? = nil) {
      let starts =
        date.map { [$0] }
        ?? Set(names.needed).filter { $0 >= CalendarColumns.leastForName }.sorted()
      /// The first of the best columns: a later one would leave the names columns without use.
      func best(hasOwn: Bool, space: Int) -> (date: Int, cost: Cost)? {
        let found = starts.filter { columns - $0 >= space }.map { start in
          (date: start, cost: Cost(start, names, widths, columns, hasOwn: hasOwn))
        }
        return found.min {
          ($0.cost.weight, $0.cost.touching) < ($1.cost.weight, $1.cost.touching)
        }
      }
      // Two dates are no help where most lines would have something that is cut.
      if let two = best(hasOwn: true, space: CalendarColumns.leastForTwo),
        2 * two.cost.lines < names.needed.count,
        let width = CalendarColumns.split(columns - two.date, widths)
      {
        self.date = two.date
        own = two.date + width + CalendarColumns.gap
        cost = two.cost.weight
        return
      }
      if let one = best(hasOwn: false, space: CalendarColumns.leastForName) {
        (self.date, cost) = (one.date, one.cost.weight)
        return
      }
      let start = max(3, columns / 2)
      self.date = start
      cost = Cost(start, names, widths, columns, hasOwn: false).weight
    }
  }

  /// What is cut where the dates in the chosen locale begin in a column.
  private struct Cost {
    var weight = 0
    /// The lines with a name or a date that is cut.
    var lines = 0
    /// The lines that touch the frame.
    var touching = 0

    init(
      _ date: Int, _ names: Names, _ widths: Widths.Answer, _ columns: Int, hasOwn: Bool
    ) {
      let space = columns - date
      for (index, needed) in names.needed.enumerated() {
        // One blank between a name and its date will do where something would be cut else.
        let closest = needed - (widths.isMarked[index] ? 0 : 1)
        let (chosen, own) = (widths.chosen[index], widths.own[index])
        let taken = chosen + (hasOwn ? CalendarColumns.gap + own : 0)
        let isDateCut = taken > space && closest + taken > columns
        if needed > date { weight += Weight.name }
        if isDateCut {
          weight +=
            hasOwn
            ? CalendarColumns.weight(chosen, own, in: space, isWhole: false) : Weight.chosen
        } else if taken > space {
          weight += Weight.moved
        }
        lines += isDateCut || closest > date ? 1 : 0
        touching += taken == space ? 1 : 0
      }
    }
  }

  /// The columns of the names.
  private struct Names {
    let isBrief: Bool
    /// The columns of each name.
    let widths: [Int]
    /// Where the date of each line begins if its name is whole: behind two blanks, or the mark of
    /// what differs between two.
    let needed: [Int]

    init(_ words: Catalogue, isBrief: Bool, _ isMarked: [Bool]) {
      self.isBrief = isBrief
      widths = CalendarID.all.map { id in
        guard !words.isEnglish else { return CalendarsPane.identifier(id).count }
        return words.onScreen(isBrief ? id.columnTitle(words) : id.calendarTitle(words)).columns
      }
      needed = zip(widths, isMarked).map { 2 + $0 + ($1 ? 3 : 2) }
    }

    /// Where the identifiers and behind them the dates begin; nil where names stand alone: in
    /// English they are the identifiers, and two dates need as many columns again.
    func withIdentifiers(
      _ words: Catalogue, columns: Int
    ) -> (identifier: Int, date: Int)? {
      guard !words.isEnglish, columns >= 110 else { return nil }
      let identifier = 2 + (widths.max() ?? 0) + 2
      let longest = CalendarID.all.map { CalendarsPane.identifier($0).count }.max() ?? 0
      return (identifier, identifier + longest + 3)
    }
  }

  /// The columns that the dates of all calendars take on a day; 0 out of a calendar's range.
  private struct Widths: RepeatedQuestion {
    let day: CivilDay
    @Exact private(set) var locale: String
    let clusters: ClusterMetrics

    static var mostKept: Int { 64 }

    struct Answer {
      var chosen: [Int] = []
      var own: [Int] = []
      /// Whether the mark of what differs stands before the dates.
      var isMarked: [Bool] = []
    }

    func answer(_ memory: Memory) -> Answer {
      let facts = CalendarFacts(memory)
      var answer = Answer()
      for id in CalendarID.all {
        answer.isMarked.append(facts.difference(day, id) != nil)
        guard let date = facts.date(day, id) else {
          answer.chosen.append(0)
          answer.own.append(0)
          continue
        }
        func width(_ locale: String) -> Int {
          BidiRow(
            facts.language(id, locale).text(date, on: day), direction: .auto, showsControls: false
          ).width(clusters)
        }
        answer.chosen.append(width(locale))
        answer.own.append(width(id.name.locale))
      }
      return answer
    }
  }
}
