internal import Algorithms

/// The spans of one calendar that were computed so far, found by day or by year.
///
/// A reference because it only remembers; it is not Sendable.
final class SpanCache {
  /// A year with its era, ordered as time goes.
  private struct YearKey: Hashable, Comparable {
    let era: Int
    let year: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.era, left.year) < (right.era, right.year)
    }
  }

  let range: ClosedRange<CivilDay>
  private let rules: any CalendarRules
  /// By start.
  private var spans: [MonthSpan] = []
  private var last = 0
  private var years: [YearKey: [MonthSpan]] = [:]

  init(_ rules: any CalendarRules, range: ClosedRange<CivilDay>) {
    self.rules = rules
    self.range = range
  }

  /// The span that holds a day; logarithmic once it is known.
  func span(containing day: CivilDay) -> MonthSpan {
    if last < spans.count, spans[last].contains(day) { return spans[last] }
    if last + 1 < spans.count, spans[last + 1].contains(day) {
      last += 1
      return spans[last]
    }
    let later = spans.partitioningIndex { $0.start > day }
    if later > 0, spans[later - 1].contains(day) {
      last = later - 1
      return spans[last]
    }
    let span = rules.span(containing: day)
    spans.insert(span, at: later)
    last = later
    return span
  }

  /// The spans of a year in order, those before or after the range left out; empty where there is
  /// no such year.
  func spans(era: Int, year: Int) -> [MonthSpan] {
    let key = key(era: era, year: year)
    if let known = years[key] { return known }
    let days = range.lowerBound.rawValue..<range.upperBound.rawValue + 1
    let first = days.partitioningIndex { day in
      let span = span(containing: CivilDay(rawValue: day))
      return self.key(era: span.era, year: span.year) >= key
    }
    var found: [MonthSpan] = []
    var day = CivilDay(rawValue: first)
    while range.contains(day) {
      let span = span(containing: day)
      guard span.era == era, span.year == year else { break }
      found.append(span)
      day = span.end
    }
    years[key] = found
    return found
  }

  private func key(era: Int, year: Int) -> YearKey {
    YearKey(era: era, year: rules.countsBackwards(era: era) ? -year : year)
  }
}
