/// W7: a European number after a left-to-right letter is left-to-right.
///
/// From each EN look back to the first R, L or sos. Where that is L, the EN becomes L.
///
/// Example: L NI EN becomes L NI L; R NI EN stays.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW7<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  let mayChange = sequence.present.contains(.l) || sequence.startOfSequence == .l
  guard sequence.present.contains(.en), mayChange || Observer.isListening else { return }
  sequence.forEachEuropeanNumber { offset, strong, strongOffset in
    if strong == .l { sequence.classes[offset] = .l }
    if Observer.listens(to: .w7) {
      let because = strongOffset < 0 ? [] : [strongOffset]
      sequence.report(.w7, offset, before: .en, because: because, &observer)
    }
  }
  if mayChange { sequence.present.formUnion(BidiClassSet(.l)) }
}
