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
  var lastStrong = sequence.startOfSequence
  var lastOffset = -1
  for offset in 0..<sequence.count {
    let bidiClass = sequence.classes[offset]
    if bidiClass.isStrong {
      lastStrong = bidiClass
      if Observer.isListening { lastOffset = offset }
    }
    if bidiClass == .en {
      sequence.classes[offset] = lastStrong == .al ? .an : .en
      if Observer.listens(to: .w2) {
        sequence.report(
          .w2, offset, before: .en, because: lastOffset < 0 ? [] : [lastOffset], &observer)
      }
    }
  }
  sequence.present.formUnion(BidiClassSet(.an))
}
