/// N1: neutrals between two strong classes of one direction take that direction.
///
/// Each row of NI (B, S, WS, ON and the isolate formatting characters) looks at what stands before
/// and after it: R, EN and AN count as R, and sos and eos stand at the ends. Where both sides are
/// equal the whole row takes their class.
///
/// Example: L NI L becomes L L L; R NI AN becomes R R AN; EN NI R becomes EN R R.
///
/// Source: UAX #9, section 3.3.5. O(*n*).
@inline(__always)
func applyN1<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.meets(.neutralOrIsolate) else { return }
  sequence.forEachNeutralRow { row in sequence.resolveNeutrals(row, &observer) }
}

extension SequenceInWork {
  /// Gives a row of neutrals the direction that both its sides have, if they agree.
  @inline(__always)
  fileprivate func resolveNeutrals<Observer: BidiObserver>(
    _ row: Range<Int>, _ observer: inout Observer
  ) {
    let before = row.lowerBound > 0 ? classes[row.lowerBound &- 1].asStrong : startOfSequence
    let after = row.upperBound < count ? classes[row.upperBound].asStrong : endOfSequence
    if Observer.listens(to: .n1) {
      if before == after { setNeutrals(.n1, row, to: before, &observer) }
    } else if row.count == 1 {
      // The usual row; written in any case, for whether the sides agree is hard to predict.
      let first = classes[row.lowerBound]
      classes[row.lowerBound] = before == after ? before : first
    } else if before == after {
      for neutral in row { classes[neutral] = before }
    }
  }
}
