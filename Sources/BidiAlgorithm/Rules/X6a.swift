extension ExplicitLevels {
  /// X6a: a PDI closes the innermost open isolate, with every embedding left open inside it.
  ///
  /// Where an isolate overflowed, the PDI matches that: count one overflow isolate less. Where no
  /// valid isolate is open, it matches nothing. Otherwise set the overflow embedding count to zero,
  /// pop entries until one with the isolate status is at the end, pop that too, and count one valid
  /// isolate less. In all cases the PDI then takes the level of the last entry, and its override:
  /// it is outside the isolate, like its initiator.
  ///
  /// Example: in `{RLI}a{RLE}b{PDI}c` at level 0 the PDI closes the RLE too; PDI and `c` are at
  /// level 0.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX6a(at position: Int, _ observer: inout Observer) {
    var ignored: BidiEvent.IgnoredReason?
    var matched: Int?
    if stack.overflowIsolates > 0 {
      stack.overflowIsolates -= 1
      ignored = .closesOverflow
    } else if stack.validIsolates == 0 {
      ignored = .noMatch
    } else {
      stack.overflowEmbeddings = 0
      while !stack.last.isIsolate { stack.pop() }
      if Observer.isListening { matched = Int(stack.last.initiator) }
      stack.pop()
      stack.validIsolates -= 1
    }
    setToLastEntry(position)
    report(.x6a, position, after: stack.last.level, ignored: ignored, because: matched, &observer)
    reportOverride(.x6a, position, stack.last, &observer)
  }
}
