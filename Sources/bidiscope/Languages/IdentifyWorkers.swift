internal import Dispatch
internal import Glibc
internal import Languages

/// Identifiers at work on parts of the same lines, one for each core; what they say comes in the order of the lines.
final class IdentifyWorkers {
  /// One thread's memory. Unchecked: each part of the lines has its own.
  private final class Worker: @unchecked Sendable {
    let identifier: LanguageIdentifier
    var report: IdentifyReport
    var bytes: [UInt8] = []

    init(_ identifier: LanguageIdentifier, _ format: OutputFormat) {
      self.identifier = identifier
      report = IdentifyReport(format: format)
    }

    func work(_ lines: ArraySlice<ArraySlice<UInt8>>) {
      for line in lines { report.add(identifier.identify(utf8: line)) }
      bytes = report.take()
    }
  }

  private let workers: [Worker]
  /// Fewer lines than this are not worth a thread.
  private static let leastLines = 32

  /// Workers for all cores, at most eight.
  init(_ identifier: LanguageIdentifier, format: OutputFormat) {
    let cores = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    workers = (0..<cores).map {
      Worker($0 == 0 ? identifier : identifier.another(), format)
    }
  }

  /// What is printed of lines.
  func report(on lines: [ArraySlice<UInt8>]) -> [UInt8] {
    let count = min(workers.count, max(1, lines.count / Self.leastLines))
    let workers = workers
    DispatchQueue.concurrentPerform(iterations: count) { index in
      workers[index].work(lines[lines.count * index / count..<lines.count * (index + 1) / count])
    }
    return workers.prefix(count).reduce(into: []) { $0 += $1.bytes }
  }
}
