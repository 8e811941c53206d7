/// W1: a nonspacing mark takes the class of the character before it.
///
/// Each NSM takes the class of the previous character of the sequence as it is by then, so that a
/// row of marks takes the class of its base. After an isolate initiator or a PDI that still has its
/// own class it becomes ON; one under an override has the class L or R by then. At the start of the
/// sequence it takes the class of sos.
///
/// Example: AL NSM NSM becomes AL AL AL; RLI NSM becomes RLI ON; PDI NSM becomes PDI ON.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW1<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.contains(.nsm) else { return }
  let classes = sequence.classes
  let search = sequence.search
  var offset = search.next(.nsm, from: 0)
  while offset < sequence.count {
    let previous = offset > 0 ? classes[offset - 1] : sequence.startOfSequence
    // The isolate formatting classes are the last of the enumeration.
    classes[offset] = previous.rawValue >= BidiClass.lri.rawValue ? .on : previous
    if Observer.listens(to: .w1) {
      sequence.report(.w1, offset, before: .nsm, because: offset > 0 ? [offset - 1] : [], &observer)
    }
    offset = search.next(.nsm, from: offset + 1)
  }
  sequence.present.remove(BidiClassSet(.nsm))
  sequence.present.formUnion(BidiClassSet(.on, sequence.startOfSequence))
}
