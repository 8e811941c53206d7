internal import BidiAlgorithm

/// One way in which an engine may get one rule of UAX #9 wrong.
///
/// An engine's answer is held against what the standard would give with one rule altered so; where that is the
/// same, the engine may have that rule wrong (``Attribution``).
public enum RuleAlteration: Int, CaseIterable, Hashable, Sendable {
  case bd2OneLess, bd2OneMore, bd2Sixty
  case bd9NextPDI, bd9FirstOpen, bd9Overridden
  case p2EntersIsolates, p2GoesOnAfterUnmatched, p2SkipsEmbeddings, p3ArabicIsLeft
  case x1Flat
  case x2OverflowInOverflowIsolate, x2OverflowNotCounted, x2PushesPastOverflow
  case x4NoOverride, x5NoOverride
  case x5aKeepsOverride, x5aOverflowNotCounted, x5aInside, x5bIgnored
  case x5cAlwaysLeft, x5cAlwaysRight, x5cPastItsEnd, x5cEntersIsolates, x5cNextPDI, x5cToTheEnd
  case x5cOfParagraph
  case x6OverridesNothingNeutral
  case x6aOverflowNotCounted, x6aKeepsOverflowEmbeddings, x6aPopsOne, x6aUnmatchedCloses
  case x6aUnmatchedPops, x6aInside, x6aNotOverridden
  case x7OverflowNotCounted, x7ClosesInOverflowIsolate, x7ClosesIsolate, x7Ignored
  case x9KeepsBN
  case x10NotJoined, x10SiblingsJoined
  case x10SosParagraph, x10SosOwn, x10EosParagraph, x10EosOwn, x10EosPastInitiator
  case x10LowerLevel
  case w1Missing, w1AfterIsolate, w1AtStart, w1Original
  case w2Missing, w2AfterRight, w2StopsAtNeutral
  case w3Missing
  case w4Missing, w4EuropeanMissing, w4CommonMissing, w4CommonInArabicMissing, w4EuropeanInArabic
  case w4Mixed, w4Several
  case w5Missing, w5BeforeMissing, w5AfterMissing, w5Single, w5Arabic
  case w6Missing
  case w7Missing, w7NotAtStart, w7StopsAtNeutral
  case n0Missing, n0NoContext, n0ContextAlways, n0ContextAtStart, n0NumbersNone, n0EuropeanNone
  case n0ArabicNone, n0EmptyTakesEmbedding, n0EarlierUnseen, n0ByClosing
  case n0MarksMissing, n0MarksOverridden, n0MarksOne
  case n0MarksNotPastRemoved
  case bd14Overridden, bd16AcrossSequences
  case bd16Limit62, bd16Limit64, bd16Unlimited, bd16KeepsPairs
  case bd16TopOnly, bd16MismatchClears, bd16PopsOne, bd16NoEquivalents, bd16AnyKind
  case n1Missing, n1NumbersNone, n1EuropeanNone, n1ArabicNone, n1NotAtStart
  case n2Paragraph, n2Left
  case i1NumbersOne, i1RightTwo, i2NumbersNone, i2LeftNone
  case l1Missing, l1NoSegment, l1NoEnd, l1NoSpacesBeforeSegment, l1NoIsolates, l1StopsAtRemoved
  case l1ResolvedClasses
  case l2Missing, l2OddOnly, l2OnlyPresent, l2HighestLeftOut, l2LowestLeftOut
}

extension RuleAlteration {
  /// The rule or definition that is altered, such as `W4` or `BD16`.
  public var rule: RuleName { facts.rule }

  /// What an engine with this alteration does, such as `FSI looks past its matching PDI`.
  public var words: String { facts.words }

  private var facts: (rule: RuleName, words: String) {
    switch self {
    case .bd2OneLess: (.bd2, "the highest level is 124")
    case .bd2OneMore: (.bd2, "the highest level is 126")
    case .bd2Sixty: (.bd2, "the highest level is 61, as before Unicode 6.3")
    case .bd9NextPDI: (.bd9, "an isolate ends at the next PDI, whatever is nested in it")
    case .bd9FirstOpen: (.bd9, "a PDI matches the first open initiator, not the last")
    case .bd9Overridden: (.bd9, "an isolate initiator in an override opens nothing")
    case .p2EntersIsolates: (.rule(.p2), "letters in isolates count")
    case .p2GoesOnAfterUnmatched: (.rule(.p2), "letters after an initiator without a PDI count")
    case .p2SkipsEmbeddings: (.rule(.p2), "letters in embeddings do not count")
    case .p3ArabicIsLeft: (.rule(.p3), "AL does not make a right-to-left paragraph")
    case .x1Flat: (.rule(.x1), "a paragraph of one direction has one level, embeddings or not")
    case .x2OverflowInOverflowIsolate:
      (.rule(.x2), "an embedding in an overflow isolate adds to the overflow embedding count")
    case .x2OverflowNotCounted:
      (.rule(.x2), "an overflow adds nothing to the overflow embedding count")
    case .x2PushesPastOverflow:
      (.rule(.x2), "an embedding opens though the overflow counts are not zero")
    case .x4NoOverride: (.rule(.x4), "RLO overrides nothing")
    case .x5NoOverride: (.rule(.x5), "LRO overrides nothing")
    case .x5aKeepsOverride: (.rule(.x5a), "an override goes on inside an isolate")
    case .x5aOverflowNotCounted:
      (.rule(.x5a), "an overflow adds nothing to the overflow isolate count")
    case .x5aInside: (.rule(.x5a), "an isolate initiator has the level inside its isolate")
    case .x5bIgnored: (.rule(.x5b), "LRI opens no isolate")
    case .x5cAlwaysLeft: (.rule(.x5c), "FSI is always LRI")
    case .x5cAlwaysRight: (.rule(.x5c), "FSI is always RLI")
    case .x5cPastItsEnd: (.rule(.x5c), "FSI looks past its matching PDI")
    case .x5cEntersIsolates: (.rule(.x5c), "FSI looks into nested isolates")
    case .x5cNextPDI: (.rule(.x5c), "FSI looks up to the next PDI, whatever is nested")
    case .x5cToTheEnd:
      (.rule(.x5c), "FSI takes the first strong letter after it, wherever that stands")
    case .x5cOfParagraph: (.rule(.x5c), "FSI without a strong letter takes the direction around it")
    case .x6OverridesNothingNeutral: (.rule(.x6), "an override does not apply to neutrals")
    case .x6aOverflowNotCounted: (.rule(.x6a), "a PDI does not lower the overflow isolate count")
    case .x6aKeepsOverflowEmbeddings:
      (.rule(.x6a), "a PDI does not reset the overflow embedding count")
    case .x6aPopsOne: (.rule(.x6a), "a PDI does not close the embeddings in its isolate")
    case .x6aUnmatchedCloses: (.rule(.x6a), "a PDI without an initiator closes all embeddings")
    case .x6aUnmatchedPops: (.rule(.x6a), "a PDI without an initiator closes one embedding")
    case .x6aInside: (.rule(.x6a), "a PDI has the level inside its isolate")
    case .x6aNotOverridden: (.rule(.x6a), "an override does not apply to a PDI")
    case .x7OverflowNotCounted: (.rule(.x7), "a PDF does not lower the overflow embedding count")
    case .x7ClosesInOverflowIsolate:
      (.rule(.x7), "a PDF in an overflow isolate closes an embedding")
    case .x7ClosesIsolate: (.rule(.x7), "a PDF closes an isolate")
    case .x7Ignored: (.rule(.x7), "a PDF closes nothing")
    case .x9KeepsBN: (.rule(.x9), "BN stands between its neighbours")
    case .x10NotJoined: (.rule(.x10), "level runs are not joined across an isolate")
    case .x10SiblingsJoined: (.rule(.x10), "isolates of one level are joined to one sequence")
    case .x10SosParagraph: (.rule(.x10), "sos is always that of the paragraph level")
    case .x10SosOwn: (.rule(.x10), "sos is that of the sequence's own level")
    case .x10EosParagraph: (.rule(.x10), "eos is always that of the paragraph level")
    case .x10EosOwn: (.rule(.x10), "eos is that of the sequence's own level")
    case .x10EosPastInitiator: (.rule(.x10), "eos after an open initiator looks at what follows")
    case .x10LowerLevel: (.rule(.x10), "sos and eos are those of the lower level")
    case .w1Missing: (.rule(.w1), "a mark stays a mark")
    case .w1AfterIsolate:
      (.rule(.w1), "a mark after an initiator or PDI takes the sequence's direction")
    case .w1AtStart: (.rule(.w1), "a mark at the start becomes ON")
    case .w1Original: (.rule(.w1), "a mark after a mark becomes ON")
    case .w2Missing: (.rule(.w2), "EN after AL stays EN")
    case .w2AfterRight: (.rule(.w2), "EN after R becomes AN too")
    case .w2StopsAtNeutral: (.rule(.w2), "only an AL right before the number counts")
    case .w3Missing: (.rule(.w3), "AL does not count as R")
    case .w4Missing: (.rule(.w4), "separators between numbers stay separators")
    case .w4EuropeanMissing: (.rule(.w4), "ES between EN stays ES")
    case .w4CommonMissing: (.rule(.w4), "CS between EN stays CS")
    case .w4CommonInArabicMissing: (.rule(.w4), "CS between AN stays CS")
    case .w4EuropeanInArabic: (.rule(.w4), "ES between AN becomes AN")
    case .w4Mixed: (.rule(.w4), "CS between EN and AN joins them")
    case .w4Several: (.rule(.w4), "several separators between numbers change")
    case .w5Missing: (.rule(.w5), "ET beside EN stays ET")
    case .w5BeforeMissing: (.rule(.w5), "ET before EN stays ET")
    case .w5AfterMissing: (.rule(.w5), "ET after EN stays ET")
    case .w5Single: (.rule(.w5), "only the ET right beside the EN changes")
    case .w5Arabic: (.rule(.w5), "ET beside AN becomes AN")
    case .w6Missing: (.rule(.w6), "separators and terminators are not neutrals")
    case .w7Missing: (.rule(.w7), "EN after L stays EN")
    case .w7NotAtStart: (.rule(.w7), "EN after an sos of L stays EN")
    case .w7StopsAtNeutral: (.rule(.w7), "only an L right before the number counts")
    case .n0Missing: (.rule(.n0), "brackets are neutrals like others")
    case .n0NoContext: (.rule(.n0), "what stands before the pair does not count (c1)")
    case .n0ContextAlways:
      (.rule(.n0), "a pair takes the direction inside it, whatever stands before (c2)")
    case .n0ContextAtStart: (.rule(.n0), "sos does not count as what stands before the pair")
    case .n0NumbersNone: (.rule(.n0), "numbers do not count as R")
    case .n0EuropeanNone: (.rule(.n0), "EN does not count as R")
    case .n0ArabicNone: (.rule(.n0), "AN does not count as R")
    case .n0EmptyTakesEmbedding:
      (.rule(.n0), "a pair with nothing strong inside takes a direction (d)")
    case .n0EarlierUnseen: (.rule(.n0), "a pair does not see what earlier pairs became")
    case .n0ByClosing: (.rule(.n0), "pairs are resolved in the order of their closing brackets")
    case .n0MarksMissing: (.rule(.n0), "a mark after a bracket does not follow it")
    case .n0MarksOverridden: (.rule(.n0), "a mark in an override does not follow its bracket")
    case .n0MarksOne: (.rule(.n0), "only one mark follows its bracket")
    case .n0MarksNotPastRemoved:
      (.rule(.n0), "a mark past a removed character does not follow its bracket")
    case .bd14Overridden: (.bd14, "brackets in an override form pairs")
    case .bd16AcrossSequences: (.bd16, "brackets of different sequences form pairs")
    case .bd16Limit62: (.bd16, "the stack holds 62 brackets")
    case .bd16Limit64: (.bd16, "the stack holds 64 brackets")
    case .bd16Unlimited: (.bd16, "the stack holds any number of brackets")
    case .bd16KeepsPairs: (.bd16, "pairs found before the stack was full are kept")
    case .bd16TopOnly: (.bd16, "a closing bracket is only compared with the last opening one")
    case .bd16MismatchClears: (.bd16, "a closing bracket without a partner clears the stack")
    case .bd16PopsOne: (.bd16, "brackets passed over by a match stay on the stack")
    case .bd16NoEquivalents: (.bd16, "U+2329 and U+232A do not match U+3009 and U+3008")
    case .bd16AnyKind: (.bd16, "any closing bracket matches any opening one")
    case .n1Missing: (.rule(.n1), "neutrals always take the embedding direction")
    case .n1NumbersNone: (.rule(.n1), "numbers do not count as R")
    case .n1EuropeanNone: (.rule(.n1), "EN does not count as R")
    case .n1ArabicNone: (.rule(.n1), "AN does not count as R")
    case .n1NotAtStart: (.rule(.n1), "neutrals at the start take the embedding direction")
    case .n2Paragraph: (.rule(.n2), "neutrals take the paragraph's direction")
    case .n2Left: (.rule(.n2), "neutrals become L")
    case .i1NumbersOne: (.rule(.i1), "numbers go up one level")
    case .i1RightTwo: (.rule(.i1), "R goes up two levels")
    case .i2NumbersNone: (.rule(.i2), "numbers keep their level")
    case .i2LeftNone: (.rule(.i2), "L keeps its level")
    case .l1Missing: (.rule(.l1), "no level is reset")
    case .l1NoSegment: (.rule(.l1), "segment separators keep their level")
    case .l1NoEnd: (.rule(.l1), "white space at the line's end keeps its level")
    case .l1NoSpacesBeforeSegment: (.rule(.l1), "white space before a separator keeps its level")
    case .l1NoIsolates: (.rule(.l1), "isolate initiators and PDIs are not white space")
    case .l1StopsAtRemoved: (.rule(.l1), "a removed character ends the white space")
    case .l1ResolvedClasses: (.rule(.l1), "what was overridden or resolved is not white space")
    case .l2Missing: (.rule(.l2), "nothing is reversed")
    case .l2OddOnly: (.rule(.l2), "only odd levels are reversed")
    case .l2OnlyPresent: (.rule(.l2), "levels not present are not reversed")
    case .l2HighestLeftOut: (.rule(.l2), "the highest level is not reversed")
    case .l2LowestLeftOut: (.rule(.l2), "the lowest odd level is not reversed")
    }
  }
}
