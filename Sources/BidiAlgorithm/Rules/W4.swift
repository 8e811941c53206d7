/// W4: a single separator between numbers joins them: CS two of one kind, ES two EN only.
///
/// One ES between two EN becomes EN. One CS between two EN becomes EN, between two AN it becomes
/// AN. Two separators in a row, or numbers of different kinds, change nothing.
///
/// Example: EN ES EN becomes EN EN EN; EN CS EN becomes EN EN EN; AN CS AN becomes AN AN AN; EN CS
/// CS EN and AN ES AN stay.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW4<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.meets(BidiClassSet(.es, .cs)),
    sequence.present.meets(BidiClassSet(.en, .an)), sequence.count > 2
  else { return }
  let classes = sequence.classes
  let search = sequence.search
  var offset = search.nextSeparatorAfterNumber(from: 1)
  while offset < sequence.count - 1 {
    let separator = classes[offset]
    let number = classes[offset - 1]
    if number == classes[offset + 1], number == .en || (number == .an && separator == .cs) {
      classes[offset] = number
      if Observer.listens(to: .w4) {
        sequence.report(
          .w4, offset, before: separator, because: [offset - 1, offset + 1], &observer)
      }
    }
    offset = search.nextSeparatorAfterNumber(from: offset + 1)
  }
}
