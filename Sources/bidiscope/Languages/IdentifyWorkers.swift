internal import Languages

/// Identifiers at work on parts of the same lines; what they say comes in the order of the lines.
struct IdentifyWorkers {
  private struct Worker {
    let identifier: LanguageIdentifier
    var report: IdentifyReport
  }

  private let workers: Workers<Worker>
  /// Fewer lines than this are not worth a thread.
  private static let leastLines = 32

  /// Workers for all processors, at most eight.
  init(_ identifier: LanguageIdentifier, format: OutputFormat) {
    workers = Workers(atMost: 8) {
      Worker(
        identifier: $0 == 0 ? identifier : identifier.another(),
        report: IdentifyReport(format: format))
    }
  }

  /// What is printed of lines.
  func report(on lines: [ArraySlice<UInt8>]) -> [UInt8] {
    let count = min(workers.count, max(1, lines.count / Self.leastLines))
    let parts = (0..<count).map { lines[lines.count * $0 / count..<lines.count * ($0 + 1) / count] }
    let reports = workers.map(parts) { worker, lines in
      for line in lines { worker.report.add(worker.identifier.identify(utf8: line)) }
      return worker.report.take()
    }
    return Array(reports.joined())
  }
}
