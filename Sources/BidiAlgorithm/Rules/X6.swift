extension ExplicitLevels {
  /// X6: any other character takes the current level, and the current override as its class.
  ///
  /// For all classes besides B, BN and the explicit formatting characters: set the character's
  /// level to that of the last entry of the stack; where that entry has an override, L or R, set
  /// the character's class to it.
  ///
  /// Example: in `{RLO}a1{PDF}b` at level 0, `a` and `1` take level 1 and class R, `b` level 0.
  ///
  /// Source: UAX #9, section 3.3.2.
  @inline(__always)
  mutating func applyX6(at position: Int, _ observer: inout Observer) {
    setToLastEntry(position)
    if Observer.listens(to: .x6) {
      let status = stack.last
      let because = status.initiator == .max ? nil : Int(status.initiator)
      report(.x6, position, after: status.level, because: because, stackChanged: false, &observer)
      reportOverride(.x6, position, status, &observer)
    }
  }
}
