internal import Algorithms
internal import BidiAlgorithm

/// BD7, BD13 and X10.
extension AlteredParagraph {
  mutating func gatherSequences() {
    let shown = classes.indices.filter { !isRemoved($0) }
    var runs: [[Int]] = []
    for position in shown {
      if let last = runs.last?.last, levels[last] == levels[position],
        !isAltered(.x10RemovedEndsRun) || last + 1 == position
      {
        runs[runs.count - 1].append(position)
      } else {
        runs.append([position])
      }
    }
    /// The sequence that ends with an initiator, by the PDI that goes on with it.
    var waiting: [Int: Int] = [:]
    sequences = []
    for run in runs {
      let first = run[0]
      var index = sequences.count
      if let joined = waiting.removeValue(forKey: first), !isAltered(.x10NotJoined) {
        index = joined
      } else if isAltered(.x10SiblingsJoined), levels[first] > paragraphLevel,
        let sibling = sequences.lastIndex(where: { $0.level == levels[first] })
      {
        index = sibling
      }
      if index == sequences.count {
        sequences.append(AlteredSequence(positions: run, level: levels[first]))
      } else {
        sequences[index].positions += run
      }
      let last = run[run.count - 1]
      if input.classes[last].isIsolateInitiator, let pdi = partners[last] { waiting[pdi] = index }
    }
    let neighbours = neighbours
    for index in sequences.indices {
      var sequence = sequences[index]
      setEnds(&sequence, neighbours)
      sequences[index] = sequence
    }
  }

  /// The positions whose levels sos and eos may be those of.
  var neighbours: [Int] {
    isAltered(.x10EndsSeeRemoved)
      ? Array(classes.indices) : classes.indices.filter { !isRemoved($0) }
  }

  /// sos and eos.
  func setEnds(_ sequence: inout AlteredSequence, _ shown: [Int]) {
    let first = sequence.positions[0]
    let last = sequence.positions[sequence.positions.count - 1]
    var before = paragraphLevel
    if let neighbour = shown.lastIndex(before: first) { before = levels[neighbour] }
    var after = paragraphLevel
    let isOpen = input.classes[last].isIsolateInitiator && partners[last] == nil
    if let neighbour = shown.firstIndex(after: last), !isOpen || isAltered(.x10EosPastInitiator) {
      after = levels[neighbour]
    }
    let level = sequence.level
    func end(_ outside: Int) -> BidiClass {
      (isAltered(.x10LowerLevel) ? min(level, outside) : max(level, outside)) % 2 == 0 ? .l : .r
    }
    sequence.sos = end(before)
    sequence.eos = end(after)
    let paragraph: BidiClass = paragraphLevel == 0 ? .l : .r
    if isAltered(.x10SosParagraph) { sequence.sos = paragraph }
    if isAltered(.x10EosParagraph) { sequence.eos = paragraph }
    if isAltered(.x10SosOwn) {
      sequence.sos = sequence.embeddingDirection
    }
    if isAltered(.x10EosOwn) {
      sequence.eos = sequence.embeddingDirection
    }
    if isAltered(.x10EosIsSos) { sequence.eos = sequence.sos }
    sequence.classes = sequence.positions.map { classes[$0] }
  }
}

extension [Int] {
  /// The greatest below a value, in an ascending array. O(log *n*).
  fileprivate func lastIndex(before value: Int) -> Int? {
    let index = partitioningIndex { $0 >= value }
    return index > 0 ? self[index - 1] : nil
  }

  /// The least above a value, in an ascending array. O(log *n*).
  fileprivate func firstIndex(after value: Int) -> Int? {
    let index = partitioningIndex { $0 > value }
    return index < count ? self[index] : nil
  }
}
