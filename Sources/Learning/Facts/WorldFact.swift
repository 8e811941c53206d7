internal import Calendars
internal import Languages
internal import Wording

/// Checks facts that are about no text: dates, locales, and whether a name exists.
enum WorldFact {
  /// What a fact says and what is true, in the same form.
  static func outcome(of fact: Fact) throws(FactProblem) -> (said: String, truth: String) {
    let words = fact.value.words
    switch fact.kind {
    case .date:
      guard words.count == 3, let calendar = CalendarID(words[0]), let day = CivilDay(words[1])
      else { throw FactProblem(text: "it needs CALENDAR DAY DATE") }
      return (words[2], try date(day, calendar))
    case .match:
      guard words.count == 3 else { throw FactProblem(text: "it needs OFFERED PREFERRED RANK") }
      return (words[2], rank(LocaleMatch(available: words[0], preferred: words[1]).rank))
    case .named:
      guard words.count == 2, let known = names(of: words[0]) else {
        throw FactProblem(text: "it needs lesson, play or sample, and a name")
      }
      return (words[1], known.contains(words[1]) ? words[1] : "not there")
    default: throw FactProblem(text: "it is about a text")
    }
  }

  /// The date of a day, such as `2080-5L-15` with a month that is put in.
  static func date(
    _ day: CivilDay, _ calendar: CalendarID
  ) throws(FactProblem) -> String {
    do {
      return try CalendarBook().date(on: day, in: calendar).description
    } catch {
      throw FactProblem(text: error.words.english)
    }
  }

  private static func rank(_ rank: LocaleMatch.Rank?) -> String {
    switch rank {
    case .exact: "same"
    case .equivalent: "equivalent"
    case .sameLanguageAndScript: "script"
    case .close: "close"
    case nil: "no"
    }
  }

  /// All names of a kind of thing; nil where there is no such kind.
  private static func names(of kind: String) -> [String]? {
    switch kind {
    case "lesson": values(of: kind, in: LearningData.lessons)
    case "play": values(of: kind, in: LearningData.plays)
    case "sample": SampleText.all.map(\.name)
    default: nil
    }
  }

  /// What a field of a data file says, line by line.
  private static func values(of field: String, in file: String) -> [String] {
    LearningLine.read(file).lines.filter { $0.field == field }.map(\.value)
  }
}
