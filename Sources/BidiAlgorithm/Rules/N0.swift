/// N0: a pair of brackets takes one direction, from what stands inside it and before it.
///
/// Find the bracket pairs (BD16) and take them in the order of their opening brackets. EN and AN
/// count as R here.
///
/// - b: Where a strong class of the embedding direction stands inside, both brackets take that
///   direction.
/// - c: Otherwise, where a strong class of the opposite direction stands inside, look at what is
///   established before the opening bracket, back to sos: where that is the opposite direction too,
///   both brackets take it (c1); otherwise they take the embedding direction (c2).
/// - d: Where nothing strong stands inside, the pair is left to N1 and N2.
///
/// Marks that follow a bracket so changed change with it: the characters whose class in the
/// database is NSM, under an override too.
///
/// Example: in `ab (CD) ef` at level 0 only `CD` is strong inside and `b` before: both brackets
/// become L (c2). In `AB (cd) EF` at level 1 both become R. In `ab CD(EF) gh` at level 0 `D` stands
/// before: both become R (c1), and `(EF)` stays with `CD`.
///
/// Source: UAX #9, section 3.3.5. O(*n*).
@inline(__always)
func applyN0<Observer: BidiObserver>(to sequence: inout SequenceInWork, _ observer: inout Observer)
{
  guard !sequence.brackets.isEmpty, let pairing = sequence.paragraph.pairing,
    sequence.present.contains(.on) || Observer.isListening
  else { return }
  let finding = pairing.findPairs(in: sequence)
  if Observer.listens(to: .n0) { sequence.reportUnpaired(&observer) }
  guard finding == .pairs else { return }
  for ordinal in sequence.brackets.indices where sequence.brackets[ordinal].side == .opening {
    let outcome = pairing.outcomes[ordinal]
    guard outcome.closing >= 0 else { continue }
    let opening = sequence.brackets[ordinal].position - sequence.bracketBase
    sequence.resolvePair(opening, outcome, &observer)
  }
  sequence.present.formUnion(BidiClassSet(.l, .r))
}

extension SequenceInWork {
  /// Gives one pair its direction (N0 b to d).
  @inline(__always)
  fileprivate func resolvePair<Observer: BidiObserver>(
    _ opening: Int, _ outcome: BracketPairing.Outcome, _ observer: inout Observer
  ) {
    let pair = PairInWork(opening: opening, closing: Int(outcome.closing))
    if let strong = outcome.firstEmbedding {
      set(pair, to: embedding)
      reportPair(pair, .b, because: [strong], &observer)
    } else if let strong = outcome.firstOpposite {
      let context = strongBefore(opening)
      set(pair, to: context.bidiClass)
      let branch: BidiEvent.BracketBranch = context.bidiClass == embedding ? .c2 : .c1
      reportPair(pair, branch, because: [context.offset, strong], &observer)
    } else {
      return reportPair(pair, .d, because: [], &observer)
    }
    guard paragraph.present.contains(.nsm) else { return }
    setMarks(after: pair.opening, of: pair, &observer)
    setMarks(after: pair.closing, of: pair, &observer)
  }

  /// Gives both brackets a class.
  @inline(__always)
  private func set(_ pair: PairInWork, to bidiClass: BidiClass) {
    classes[pair.opening] = bidiClass
    classes[pair.closing] = bidiClass
  }

  /// What is established before an opening bracket: the last strong class, EN and AN as R, or sos.
  ///
  /// Linear over all pairs, for every pair that asks becomes strong itself.
  @inline(__always)
  private func strongBefore(_ opening: Int) -> (bidiClass: BidiClass, offset: Int?) {
    var offset = opening - 1
    while offset >= 0 {
      if !classes[offset].isNeutralAfterW7 { return (classes[offset].asStrong, offset) }
      offset -= 1
    }
    return (startOfSequence, nil)
  }

  /// Changes the marks that follow a changed bracket.
  private func setMarks<Observer: BidiObserver>(
    after bracket: Int, of pair: PairInWork, _ observer: inout Observer
  ) {
    var offset = bracket + 1
    while offset < count, paragraph.originalClass(index(offset)) == .nsm {
      let before = classes[offset]
      classes[offset] = classes[bracket]
      reportMark(offset, before, after: bracket, of: pair, &observer)
      offset += 1
    }
  }
}

extension BracketPairing {
  /// Branches b and c, while BD16 walks over the text: notes the first strong characters of a
  /// stretch, of the embedding direction and of the opposite one, in the topmost opening bracket.
  @inline(__always)
  func noteStrong(
    _ stretch: Range<Int>, in sequence: SequenceInWork, _ embedding: BidiClass,
    _ opening: inout Opening
  ) {
    // Once the embedding direction was seen, the pair and all around it follow branch b.
    guard opening.firstEmbedding < 0, !stretch.isEmpty else { return }
    let search = ClassSearch(classes: sequence.classes, end: stretch.upperBound)
    let firstL = { search.next(.l, from: stretch.lowerBound) }
    let firstR = { search.nextCountingAsR(from: stretch.lowerBound) }
    let found = embedding == .l ? firstL() : firstR()
    if found < stretch.upperBound { opening.firstEmbedding = Int32(truncatingIfNeeded: found) }
    guard opening.firstOpposite < 0 else { return }
    let opposite = embedding == .l ? firstR() : firstL()
    if opposite < stretch.upperBound {
      opening.firstOpposite = Int32(truncatingIfNeeded: opposite)
    }
  }
}

extension BracketPairing.Opening {
  /// What stands inside an inner pair stands inside the outer one too, after what that has seen
  /// itself.
  @inline(__always)
  mutating func inherit(_ above: Self) {
    if firstEmbedding < 0 { firstEmbedding = above.firstEmbedding }
    if firstOpposite < 0 { firstOpposite = above.firstOpposite }
  }
}
