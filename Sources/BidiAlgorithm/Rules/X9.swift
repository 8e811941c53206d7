/// X9: take the embedding and override characters and BN out of what follows.
///
/// RLE, LRE, RLO, LRO, PDF and BN have done their work: all later rules act as if they were not
/// there, so that the characters around them are neighbours. They stay in the text, but have no
/// level. An implementation that retains them (section 5.2) can give each the level of the
/// character before it, so that no run is torn.
///
/// Example: in `1{RLE}{PDF}.{U+200B}2` rule W4 sees `1.2`.
///
/// Source: UAX #9, section 3.3.3. O(*n*), in place.
func applyX9<Observer: BidiObserver>(
  _ paragraph: inout ParagraphInWork, kept: WorkingRow<UInt32>, _ observer: inout Observer
) {
  var count = 0
  for position in 0..<paragraph.scalarCount {
    let isRemoved = paragraph.original[position].isRemovedByX9
    // Written in any case and counted only where it stays: no branch to mispredict.
    paragraph.classes[count] = paragraph.classes[position]
    paragraph.levels[count] = paragraph.levels[position]
    kept[count] = UInt32(truncatingIfNeeded: position)
    count += isRemoved ? 0 : 1
    if Observer.listens(to: .x9), isRemoved {
      observer.observe(
        BidiEvent(
          rule: .x9, position: position, before: .bidiClass(paragraph.original[position]),
          after: .removed))
    }
  }
  paragraph.count = count
  paragraph.kept = kept
  paragraph.present.subtract(.removedByX9)
}

extension ParagraphInWork {
  /// Spreads the levels from indices to positions; what X9 removed takes the level before it.
  /// O(*n*).
  func spreadLevels() {
    guard let kept else { return }
    var index = count - 1
    var position = scalarCount - 1
    while position > index {
      if index >= 0, Int(kept[index]) == position {
        levels[position] = levels[index]
        index -= 1
      } else {
        levels[position] = index >= 0 ? levels[index] : paragraphLevel
      }
      position -= 1
    }
  }
}
