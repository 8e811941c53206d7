internal import WritingDirection

extension DirectionLines {
  /// So many lines are read by one thread at a time.
  private static let batch = 256

  /// What the strategies of a census say of each paragraph of some lines, in order; read by all processors.
  func readings(
    of lines: [ArraySlice<UInt8>], by census: DirectionCensus
  ) -> [DirectionCensus.Reading] {
    let isPseudo = isPseudo
    let parts = stride(from: 0, to: lines.count, by: Self.batch).map {
      lines[$0...].prefix(Self.batch)
    }
    let workers = Workers(atMost: parts.count) { _ in DirectionLines(isPseudo: isPseudo) }
    let readings = workers.map(parts) { paragraphs, lines in
      var readings: [DirectionCensus.Reading] = []
      for line in lines {
        unsafe paragraphs.forEachParagraph(of: line) { unsafe readings.append(census.read($0)) }
      }
      return readings
    }
    return Array(readings.joined())
  }
}
