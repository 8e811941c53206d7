/// I2: at an odd level, L and numbers go up by one level.
///
/// Where the character's explicit level is odd: R stays, L, EN and AN go up by one.
///
/// Example: in `AB cd 12` at level 1 the letters `cd` and the number have level 2.
///
/// Source: UAX #9, section 3.3.6. O(*n*).
@inline(__always)
func applyI2<Observer: BidiObserver>(to sequence: SequenceInWork, _ observer: inout Observer) {
  guard sequence.level.isRightToLeft else { return }
  let level = sequence.level.rawValue
  sequence.setLevels(.i2, &observer) { bidiClass in
    EmbeddingLevel(rawValue: level &+ (bidiClass == .r ? 0 : 1))
  }
}
