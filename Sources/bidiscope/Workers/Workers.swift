internal import Dispatch
internal import Glibc
internal import Synchronization

/// Workers that do parts of one work side by side, each with a state that it keeps from part to
/// part.
struct Workers<Worker> {
  /// Where a worker sits. Unchecked: while a work is done, one thread alone has it, and
  /// `concurrentPerform` waits for all of them.
  private final class Seat: @unchecked Sendable {
    var worker: Worker
    init(_ worker: Worker) { self.worker = worker }
  }

  private let seats: [Seat]

  /// A worker for each of the machine's processors, at most so many.
  init(atMost most: Int, _ worker: (Int) -> Worker) {
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    seats = (0..<max(1, min(most, processors))).map { Seat(worker($0)) }
  }

  /// How many there are.
  var count: Int { seats.count }

  /// What is made of the parts of a work, in their order. A worker that is done takes the next
  /// part.
  func map<Part: Sendable, Made: Sendable>(
    _ parts: [Part], _ make: @Sendable (inout Worker, Part) -> Made
  ) -> [Made] {
    let next = Atomic(0)
    let made = Mutex([Made?](repeating: nil, count: parts.count))
    let seats = seats
    DispatchQueue.concurrentPerform(iterations: min(seats.count, parts.count)) { number in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < parts.count else { return }
        let result = make(&seats[number].worker, parts[index])
        made.withLock { $0[index] = result }
      }
    }
    return made.withLock { $0.compactMap { $0 } }
  }
}
