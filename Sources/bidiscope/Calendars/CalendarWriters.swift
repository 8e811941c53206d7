internal import Calendars

/// Writes a range of days in all calendars: years side by side on the processors there are, in
/// order.
struct CalendarWriters {
  private static let chunk = 400
  let calendars: [CalendarID]
  let locales: [String]
  let asJSON: Bool

  /// Hands over the days' lines, piece by piece.
  ///
  /// - Throws: that a calendar does not know a day, after the lines before it; or what `output`
  ///   throws.
  func write(
    _ days: ClosedRange<CivilDay>, to output: ([UInt8]) throws -> Void
  ) throws {
    let first = days.lowerBound.rawValue
    let end = days.upperBound.rawValue + 1
    let chunks = stride(from: first, to: end, by: Self.chunk).map {
      $0..<min(end, $0 + Self.chunk)
    }
    let workers = Workers(atMost: min(4, chunks.count)) { _ in
      CalendarReport(calendars: calendars, locales: locales, book: CalendarBook())
    }
    let asJSON = asJSON
    for round in stride(from: 0, to: chunks.count, by: workers.count) {
      let batch = Array(chunks[round..<min(chunks.count, round + workers.count)])
      let written = workers.map(batch) { report, days in
        var failure: (any Error)?
        do {
          for day in days { try report.write(CivilDay(rawValue: day), asJSON: asJSON) }
        } catch {
          failure = error
        }
        return (bytes: report.take(), failure: failure)
      }
      for part in written {
        try output(part.bytes)
        if let failure = part.failure { throw failure }
      }
    }
  }
}
