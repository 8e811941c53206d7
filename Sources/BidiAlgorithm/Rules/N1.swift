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
  let search = sequence.search
  var offset = search.nextNeutral(from: 0)
  while offset < sequence.count {
    // The rows of 64 characters at a time; a row that goes beyond them is looked at by itself.
    var rows = search.neutrals(from: offset)
    let window = offset
    offset = min(sequence.count, window &+ 64)
    while rows != 0 {
      let first = rows.trailingZeroBitCount
      let length = (~(rows &>> first)).trailingZeroBitCount
      let start = window &+ first
      if first &+ length >= 64 {
        let end = search.nextStrongOrNumber(from: start)
        sequence.resolveNeutrals(start..<end, &observer)
        offset = end
        break
      }
      sequence.resolveNeutrals(start..<start &+ length, &observer)
      rows &= ~0 &<< (first &+ length)
    }
    offset = search.nextNeutral(from: offset)
  }
}

extension SequenceInWork {
  /// Gives a row of neutrals the direction that both its sides have, if they agree.
  @inline(__always)
  fileprivate func resolveNeutrals<Observer: BidiObserver>(
    _ row: Range<Int>, _ observer: inout Observer
  ) {
    let before = row.lowerBound > 0 ? classes[row.lowerBound &- 1].asStrong : startOfSequence
    let after = row.upperBound < count ? classes[row.upperBound].asStrong : endOfSequence
    if Observer.listens(to: .n1) {
      if before == after { setNeutrals(.n1, row, to: before, &observer) }
    } else if row.count == 1 {
      // The usual row; written in any case, for whether the sides agree is hard to predict.
      let first = classes[row.lowerBound]
      classes[row.lowerBound] = before == after ? before : first
    } else if before == after {
      for neutral in row { classes[neutral] = before }
    }
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
