internal import Algorithms

/// The Umm al-Qura calendar: the published months, and outside them what Foundation computes.
final class UmmAlQuraRules: CalendarRules {
  private let computed = FoundationRules(.islamicUmmAlQura)

  func span(containing day: CivilDay) -> MonthSpan {
    let starts = UmmAlQuraTable.starts
    if day >= UmmAlQuraTable.start, day < UmmAlQuraTable.end {
      let index = starts.partitioningIndex { $0 > day } - 1
      var span = MonthSpan(
        year: UmmAlQuraTable.years.lowerBound + index / 12, month: index % 12 + 1,
        start: starts[index], count: starts[index + 1].rawValue - starts[index].rawValue)
      span.basis = .published
      return span
    }
    let found = computed.span(containing: day)
    let start = day < UmmAlQuraTable.start ? found.start : max(found.start, UmmAlQuraTable.end)
    let end = day < UmmAlQuraTable.start ? min(found.end, UmmAlQuraTable.start) : found.end
    var span = MonthSpan(
      era: found.era, year: found.year, month: found.month, start: start,
      count: end.rawValue - start.rawValue)
    span.basis = .foundation
    return span
  }
}
