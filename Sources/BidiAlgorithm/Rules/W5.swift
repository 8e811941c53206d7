/// W5: terminators that touch a European number become part of it.
///
/// A row of ET next to an EN, on either side, becomes EN.
///
/// Example: ET ET EN becomes EN EN EN; EN ET ET becomes EN EN EN; AN ET EN becomes AN EN EN; AN ET
/// stays.
///
/// Source: UAX #9, section 3.3.4. O(*n*).
@inline(__always)
func applyW5<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.contains(.et), sequence.present.contains(.en) else { return }
  let classes = sequence.classes
  let search = sequence.search
  var offset = search.next(.et, from: 0)
  while offset < sequence.count {
    let start = offset
    while offset < sequence.count, classes[offset] == .et { offset += 1 }
    let isBefore = offset < sequence.count && classes[offset] == .en
    let isAfter = start > 0 && classes[start - 1] == .en
    if isBefore || isAfter {
      for terminator in start..<offset { classes[terminator] = .en }
      if Observer.listens(to: .w5) {
        let row = BidiEvent.Detail.row(sequence.positions(start..<offset))
        for terminator in start..<offset {
          sequence.report(
            .w5, terminator, before: .et, because: [isAfter ? start - 1 : offset], detail: row,
            &observer)
        }
      }
    }
    offset = search.next(.et, from: offset)
  }
}
