internal import Dispatch
internal import Glibc
internal import Synchronization
internal import WritingDirection

extension DirectionLines {
  /// So many lines are read by one thread at a time.
  private static let batch = 256

  /// What the strategies of a census say of each paragraph of some lines, in order; read by all processors.
  func readings(
    of lines: [ArraySlice<UInt8>], by census: DirectionCensus
  ) -> [DirectionCensus.Reading] {
    let batches = (lines.count + Self.batch - 1) / Self.batch
    let found = Mutex([[DirectionCensus.Reading]](repeating: [], count: batches))
    let isPseudo = isPseudo
    DispatchQueue.concurrentPerform(iterations: batches) { number in
      let paragraphs = DirectionLines(isPseudo: isPseudo)
      var readings: [DirectionCensus.Reading] = []
      for line in lines[(number * Self.batch)...].prefix(Self.batch) {
        paragraphs.forEachParagraph(of: line) { readings.append(census.read($0)) }
      }
      found.withLock { $0[number] = readings }
    }
    return found.withLock { Array($0.joined()) }
  }
}
