/// I1: at an even level, R goes up by one level and numbers by two.
///
/// Where the character's explicit level is even: L stays, R goes up by one, AN and EN go up by two.
///
/// Example: in `ab CD 12` at level 0 the letters `CD` have level 1, and `12` after them level 2.
///
/// Source: UAX #9, section 3.3.6. O(*n*).
@inline(__always)
func applyI1<Observer: BidiObserver>(to sequence: SequenceInWork, _ observer: inout Observer) {
  guard !sequence.level.isRightToLeft else { return }
  let level = sequence.level.rawValue
  sequence.setLevels(.i1, &observer) { bidiClass in
    EmbeddingLevel(rawValue: level &+ (bidiClass == .l ? 0 : bidiClass == .r ? 1 : 2))
  }
}

extension SequenceInWork {
  /// Sets each character's level from its class.
  @inline(__always)
  func setLevels<Observer: BidiObserver>(
    _ rule: BidiRule, _ observer: inout Observer, _ levelOf: (BidiClass) -> EmbeddingLevel
  ) {
    if let gathered {
      for offset in 0..<count {
        paragraph.levels[Int(gathered[offset])] = levelOf(classes[offset])
      }
    } else {
      let levels = paragraph.levels.dropFirst(base)
      for offset in 0..<count { levels[offset] = levelOf(classes[offset]) }
    }
    if Observer.listens(to: rule) {
      for offset in 0..<count {
        observer.observe(
          BidiEvent(
            rule: rule, position: position(offset), before: .level(level),
            after: .level(levelOf(classes[offset])), detail: .implicit(classes[offset])))
      }
    }
  }
}
