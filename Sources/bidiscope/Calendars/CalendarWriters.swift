internal import Calendars
internal import Dispatch
internal import Glibc

/// Writes a range of days in all calendars: years side by side on the processors there are, in order.
struct CalendarWriters {
  /// A report that one thread at a time works with.
  ///
  /// Unchecked: each round of `concurrentPerform` hands it to one thread, and waits for all.
  private final class Writer: @unchecked Sendable {
    var report: CalendarReport
    var bytes: [UInt8] = []
    var failure: CalendarFailure?

    init(calendars: [CalendarID], locales: [String]) {
      report = CalendarReport(calendars: calendars, locales: locales, book: CalendarBook())
    }

    func write(_ days: Range<Int>, asJSON: Bool) {
      do {
        for day in days { try report.write(CivilDay(rawValue: day), asJSON: asJSON) }
      } catch {
        failure = error
      }
      bytes = report.take()
    }
  }

  private static let chunk = 400
  let calendars: [CalendarID]
  let locales: [String]
  let asJSON: Bool

  /// Hands over the days' lines, piece by piece.
  ///
  /// - Throws: that a calendar does not know a day, after the lines before it; or what `output` throws.
  func write(
    _ days: ClosedRange<CivilDay>, to output: ([UInt8]) throws -> Void
  ) throws {
    let first = days.lowerBound.rawValue
    let end = days.upperBound.rawValue + 1
    let chunks = stride(from: first, to: end, by: Self.chunk).map {
      $0..<min(end, $0 + Self.chunk)
    }
    let count = max(1, min(chunks.count, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    let writers = (0..<count).map { _ in Writer(calendars: calendars, locales: locales) }
    let asJSON = asJSON
    for round in stride(from: 0, to: chunks.count, by: count) {
      let batch = Array(chunks[round..<min(chunks.count, round + count)])
      DispatchQueue.concurrentPerform(iterations: batch.count) { index in
        writers[index].write(batch[index], asJSON: asJSON)
      }
      for writer in writers.prefix(batch.count) {
        try output(writer.bytes)
        if let failure = writer.failure { throw failure }
      }
    }
  }
}
