/// N2: any other neutral takes the embedding direction.
///
/// Each NI that N1 left becomes L at an even level and R at an odd one.
///
/// Example: at level 0, R NI L becomes R L L; at level 1 it becomes R R L.
///
/// Source: UAX #9, section 3.3.5. O(*n*).
@inline(__always)
func applyN2<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.meets(.neutralOrIsolate) else { return }
  let embedding = sequence.embedding
  let classes = sequence.classes
  if Observer.listens(to: .n2) {
    var offset = 0
    while offset < sequence.count {
      let start = offset
      while offset < sequence.count, classes[offset].isNeutralAfterW7 { offset += 1 }
      if start < offset { sequence.setNeutrals(.n2, start..<offset, to: embedding, &observer) }
      offset += 1
    }
  } else {
    for offset in 0..<sequence.count {
      let bidiClass = classes[offset]
      classes[offset] = bidiClass.isNeutralAfterW7 ? embedding : bidiClass
    }
  }
  sequence.present.subtract(.neutralOrIsolate)
  sequence.present.formUnion(BidiClassSet(embedding))
}
