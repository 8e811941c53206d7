/// X10: resolve each isolating run sequence on its own: first the weak classes, then the neutral
/// ones, then the levels.
///
/// Level runs (BD7) are the stretches of one explicit level. A run that ends in an isolate
/// initiator goes on in the run that starts with the matching PDI; runs joined so are an isolating
/// run sequence (BD13). Its sos is R or L as the higher of its level and the level before its first
/// character is odd or even; its eos likewise with the level after its last character, or with the
/// paragraph level where that is an isolate initiator without a matching PDI, and at the ends of
/// the paragraph. Characters that X9 removes are not looked at.
///
/// Example: `ab{RLI}CD{PDI}ef` at level 0 has two sequences: `ab{RLI}` with `{PDI}ef` at level 0,
/// and `CD` at level 1. Both letters after `{PDI}` see `b`, never `D`.
///
/// Source: UAX #9, section 3.3.3. O(*n*).
func applyX10<Observer: BidiObserver>(
  _ paragraph: inout ParagraphInWork, explicit: BidiClassSet, _ observer: inout Observer
) {
  guard paragraph.count > 0 else { return }
  unsafe withUnsafePointer(to: &paragraph) { paragraph in
    if explicit.meets(.explicitFormatting) {
      unsafe resolveSequences(paragraph, &observer)
    } else {
      unsafe resolveOnlySequence(paragraph, &observer)
    }
  }
}

/// Resolves the sequences of a paragraph, each from the run that it starts with.
private func resolveSequences<Observer: BidiObserver>(
  _ pointer: UnsafePointer<ParagraphInWork>, _ observer: inout Observer
) {
  let paragraph = unsafe pointer.pointee
  let runs = LevelRuns(of: paragraph)
  defer { runs.deallocate() }
  var gathering = SequenceGathering(
    characters: runs.hasJoinedRuns ? paragraph.count : 0,
    brackets: runs.hasJoinedRuns ? paragraph.brackets.count : 0)
  defer { gathering.deallocate() }
  for run in 0..<runs.count where !runs.runs[run].isContinuation {
    var sequence = unsafe runs.sequence(from: run, of: pointer, &gathering)
    runs.report(run, sequence, &observer)
    resolveSequence(&sequence, &observer)
  }
}

/// Resolves a paragraph of a single level run.
private func resolveOnlySequence<Observer: BidiObserver>(
  _ pointer: UnsafePointer<ParagraphInWork>, _ observer: inout Observer
) {
  let paragraph = unsafe pointer.pointee
  let strong = paragraph.paragraphLevel.direction.strongClass
  var sequence = unsafe SequenceInWork(
    classes: paragraph.classes, count: paragraph.count, level: paragraph.paragraphLevel,
    startOfSequence: strong, endOfSequence: strong, present: paragraph.present,
    brackets: paragraph.brackets, bracketBase: 0, gathered: nil, base: 0,
    paragraphInWork: pointer)
  if Observer.listens(to: .x10) {
    let run = paragraph.position(0)..<paragraph.position(paragraph.count - 1) + 1
    reportSequence(sequence, levelRuns: [run], &observer)
  }
  resolveSequence(&sequence, &observer)
}
