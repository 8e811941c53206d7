extension ExplicitLevels {
  /// X5c: an FSI opens an isolate whose direction its own first strong character decides.
  ///
  /// Apply P2 and P3 to the characters between the FSI and its matching PDI, or to the end of the
  /// paragraph where it has none. Level 1 makes the FSI an RLI (X5a), level 0 an LRI (X5b). Without
  /// a strong character it acts as an LRI.
  ///
  /// Example: in `abc {FSI}DEF gh{PDI}` the FSI acts as an RLI, for `D` comes first; in
  /// `{FSI}12{PDI}` as an LRI.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX5c(at position: Int, _ observer: inout Observer) {
    if Observer.listens(to: .x5c) {
      let found = firstStrongs[position] ?? FirstStrong()
      let direction = applyP3(found.position.map { original[$0] }).direction
      observer.observe(
        BidiEvent(
          rule: .x5c, position: position, before: .bidiClass(.fsi),
          after: .bidiClass(.fsi), because: found.position.map { [$0] } ?? [],
          detail: .firstStrong(direction, skipped: found.skipped)))
    }
    pushIsolate(.x5c, at: position, levels[position].direction, &observer)
  }

  /// Decides every FSI of the paragraph in one pass, so that nested and unmatched ones stay linear:
  /// of the open initiators (BD9) a strong character decides the innermost alone.
  ///
  /// An isolate inside as many open ones as there are levels overflows whatever it is taken for, so
  /// it is not decided.
  ///
  /// Leaves level 1 at each FSI to be treated as an RLI and level 0 at each other.
  mutating func decideFirstStrongIsolates(count: Int) {
    if Observer.isListening { firstStrongs = findFirstStrongs(count: count) }
    let capacity = min(count, Int(EmbeddingLevel.maximumDepth.rawValue) + 1)
    let open = WorkingRow<UInt32>(allocating: capacity, filledWith: 0)
    defer { open.deallocate() }
    let decided = UInt32.max  // also stands for LRI and RLI, which nothing needs to decide
    var depth = 0
    for position in 0..<count {
      let bidiClass = original[position]
      if bidiClass == .fsi {
        levels[position] = .leftToRight
        if depth < capacity { open[depth] = UInt32(truncatingIfNeeded: position) }
        depth &+= 1
      } else if bidiClass == .pdi {
        depth = max(0, depth &- 1)
      } else if bidiClass.isStrong {
        guard depth > 0, depth <= capacity, open[depth &- 1] != decided else { continue }
        if bidiClass != .l { levels[Int(open[depth &- 1])] = .rightToLeft }
        open[depth &- 1] = decided
      } else if bidiClass.isIsolateInitiator {
        if depth < capacity { open[depth] = decided }
        depth &+= 1
      } else if bidiClass == .b {
        depth = 0
      }
    }
  }
}
