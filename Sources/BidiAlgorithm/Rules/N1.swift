/// N1: neutrals between two strong classes of one direction take that direction.
///
/// Each row of NI (B, S, WS, ON and the isolate formatting characters) looks at what stands before and after it:
/// R, EN and AN count as R, and sos and eos stand at the ends. Where both sides are equal the whole row takes
/// their class.
///
/// Example: L NI L becomes L L L; R NI AN becomes R R AN; EN NI R becomes EN R R.
///
/// Source: UAX #9, section 3.3.5. O(*n*).
@inline(__always)
func applyN1<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard sequence.present.meets(.neutralOrIsolate) else { return }
  let classes = sequence.classes
  let search = sequence.search
  var offset = search.nextNeutral(from: 0)
  while offset < sequence.count {
    let start = offset
    while offset < sequence.count, classes[offset].isNeutralAfterW7 { offset += 1 }
    let before = start > 0 ? classes[start - 1].asStrong : sequence.startOfSequence
    let after = offset < sequence.count ? classes[offset].asStrong : sequence.endOfSequence
    if before == after {
      if Observer.listens(to: .n1) {
        sequence.setNeutrals(.n1, start..<offset, to: before, &observer)
      } else {
        for neutral in start..<offset { classes[neutral] = before }
      }
    }
    offset = search.nextNeutral(from: offset)
  }
}

extension SequenceInWork {
  /// Sets a row of neutrals to a class and reports each.
  func setNeutrals<Observer: BidiObserver>(
    _ rule: BidiRule, _ row: Range<Int>, to bidiClass: BidiClass, _ observer: inout Observer
  ) {
    let sides = [row.lowerBound - 1, row.upperBound].filter { $0 >= 0 && $0 < count }
    let detail = BidiEvent.Detail.neutrals(
      first: position(row.lowerBound), last: position(row.upperBound - 1))
    for offset in row {
      let before = classes[offset]
      classes[offset] = bidiClass
      report(rule, offset, before: before, because: sides, detail: detail, &observer)
    }
  }
}
