/// W3: Arabic letters count as right-to-left from here on.
///
/// Each AL becomes R; the difference mattered to W2 only.
///
/// Example: AL WS R becomes R WS R.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW3<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.contains(.al) else { return }
  for offset in 0..<sequence.count {
    let bidiClass = sequence.classes[offset]
    sequence.classes[offset] = bidiClass == .al ? .r : bidiClass
    if Observer.listens(to: .w3), bidiClass == .al {
      sequence.report(.w3, offset, before: .al, &observer)
    }
  }
  sequence.present.remove(BidiClassSet(.al))
  sequence.present.formUnion(BidiClassSet(.r))
}
