internal import CPeers

/// Times of one thing, in nanoseconds of processor time.
struct Measurement {
  private var times: [Int64] = []

  /// Runs something once and notes how long it took.
  mutating func measure(_ body: () -> Void) {
    let before = peer_thread_time()
    body()
    times.append(peer_thread_time() - before)
  }

  /// The shortest time, which other work on the machine and pages touched for the first time
  /// lengthen least.
  var fastest: Double { times.min().map(Double.init) ?? .nan }
}
