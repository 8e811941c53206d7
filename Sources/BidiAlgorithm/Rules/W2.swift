/// W2: a European number after an Arabic letter is an Arabic number.
///
/// From each EN look back to the first R, L, AL or sos. Where that is AL, the EN becomes AN.
///
/// Example: AL EN becomes AL AN; AL NI EN becomes AL NI AN; sos NI EN, L NI EN and R NI EN stay.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW2<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.contains(.en), sequence.present.contains(.al) else { return }
  sequence.forEachEuropeanNumber { offset, strong, strongOffset in
    if strong == .al { sequence.classes[offset] = .an }
    if Observer.listens(to: .w2) {
      let because = strongOffset < 0 ? [] : [strongOffset]
      sequence.report(.w2, offset, before: .en, because: because, &observer)
    }
  }
  sequence.present.formUnion(BidiClassSet(.an))
}
