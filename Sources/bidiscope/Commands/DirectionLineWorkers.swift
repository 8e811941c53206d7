internal import WritingDirection

/// Reads lines with all processors, for a census.
struct DirectionLineWorkers {
  /// How many lines one thread reads at a time.
  private static let batch = 256

  private let workers: Workers<DirectionLines>

  /// Workers that read as `lines` does.
  init(_ lines: DirectionLines) {
    workers = Workers(atMost: .max) { $0 == 0 ? lines : lines.another() }
  }

  /// What the strategies of a census say of each paragraph of some lines, in order.
  func readings(
    of lines: [ArraySlice<UInt8>], by census: DirectionCensus
  ) -> [DirectionCensus.Reading] {
    let parts = stride(from: 0, to: lines.count, by: Self.batch).map {
      lines[$0...].prefix(Self.batch)
    }
    let readings = workers.map(parts) { paragraphs, lines in
      var readings: [DirectionCensus.Reading] = []
      for line in lines {
        unsafe paragraphs.forEachParagraph(of: line) { scalars in
          let languages = paragraphs.recognised.map { recognised in
            { unsafe recognised.ofParagraph(Array(scalars)) }
          }
          unsafe readings.append(census.read(scalars, languages: languages))
        }
      }
      return readings
    }
    return Array(readings.joined())
  }
}
