extension BracketPairing {
  /// What BD16 came to for a sequence.
  enum Finding {
    case noPairs, pairs
    /// A 64th opening bracket: no pairs at all.
    case overflow
  }

  /// BD16: finds the bracket pairs of a sequence. What N0 asks of their insides is noted on the
  /// way.
  ///
  /// Only brackets whose class is ON now take part. A 64th opening bracket leaves the sequence
  /// without any pair. O(length of the sequence): the pairs are kept by opening bracket, so there
  /// is nothing to sort.
  ///
  /// - Returns: whether there are pairs; if so, ``outcomes`` holds them.
  func findPairs(in sequence: SequenceInWork) -> Finding {
    topmost.fill(with: -1)
    let embedding = sequence.embedding
    var depth = 0
    var cursor = 0  // what stands before it is accounted for
    var found = false
    for ordinal in sequence.brackets.indices {
      let bracket = sequence.brackets[ordinal]
      let offset = bracket.position - sequence.bracketBase
      guard sequence.classes[offset] == .on else {
        if bracket.side == .opening { outcomes[ordinal] = .unpaired }
        continue
      }
      if depth > 0 { noteStrong(cursor..<offset, in: sequence, embedding, &stack[depth - 1]) }
      cursor = offset + 1
      if bracket.side == .opening {
        guard depth < Self.capacity else { return .overflow }
        push(bracket.identity, ordinal, &depth)
      } else {
        found = close(bracket.identity, at: offset, &depth) || found
      }
    }
    return found ? .pairs : .noPairs
  }

  @inline(__always)
  private func push(_ identity: UInt32, _ ordinal: Int, _ depth: inout Int) {
    outcomes[ordinal] = .unpaired
    let hash = Self.hash(identity)
    stack[depth] = Opening(
      identity: identity, ordinal: UInt32(truncatingIfNeeded: ordinal), firstEmbedding: -1,
      firstOpposite: -1, below: topmost[hash])
    topmost[hash] = Int8(truncatingIfNeeded: depth)
    depth += 1
  }

  /// Pairs a closing bracket with the topmost opening one of its identity, and drops those above.
  @inline(__always)
  private func close(_ identity: UInt32, at offset: Int, _ depth: inout Int) -> Bool {
    var match = Int(topmost[Self.hash(identity)])
    while match >= 0, stack[match].identity != identity { match = Int(stack[match].below) }
    guard match >= 0 else { return false }
    while depth > match {
      depth -= 1
      let entry = stack[depth]
      topmost[Self.hash(entry.identity)] = entry.below
      if depth == match {
        outcomes[Int(entry.ordinal)] = Outcome(closing: offset, entry)
      }
      if depth > 0 { stack[depth - 1].inherit(entry) }
    }
    return true
  }
}
