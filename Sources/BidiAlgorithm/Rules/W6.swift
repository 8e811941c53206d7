/// W6: separators and terminators that no number took are neutral.
///
/// Each ES, ET and CS that is left becomes ON.
///
/// Example: AN ET becomes AN ON; L ES EN becomes L ON EN; EN CS AN becomes EN ON AN; ET AN becomes
/// ON AN.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW6<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.meets(BidiClassSet(.es, .et, .cs)) else { return }
  for offset in 0..<sequence.count {
    let bidiClass = sequence.classes[offset]
    let changes = bidiClass == .es || bidiClass == .et || bidiClass == .cs
    sequence.classes[offset] = changes ? .on : bidiClass
    if Observer.listens(to: .w6), changes {
      sequence.report(.w6, offset, before: bidiClass, &observer)
    }
  }
  sequence.present.subtract(BidiClassSet(.es, .et, .cs))
  sequence.present.formUnion(BidiClassSet(.on))
}
