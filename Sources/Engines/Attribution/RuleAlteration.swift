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
  public var rule: String { facts.rule }

  /// What an engine with this alteration does, such as `FSI looks past its matching PDI`.
  public var words: String { facts.words }

  private var facts: (rule: String, words: String) {
    switch self {
    case .bd2OneLess: ("BD2", "the highest level is 124")
    case .bd2OneMore: ("BD2", "the highest level is 126")
    case .bd2Sixty: ("BD2", "the highest level is 61, as before Unicode 6.3")
    case .bd9NextPDI: ("BD9", "an isolate ends at the next PDI, whatever is nested in it")
    case .bd9FirstOpen: ("BD9", "a PDI matches the first open initiator, not the last")
    case .bd9Overridden: ("BD9", "an isolate initiator in an override opens nothing")
    case .p2EntersIsolates: ("P2", "letters in isolates count")
    case .p2GoesOnAfterUnmatched: ("P2", "letters after an initiator without a PDI count")
    case .p2SkipsEmbeddings: ("P2", "letters in embeddings do not count")
    case .p3ArabicIsLeft: ("P3", "AL does not make a right-to-left paragraph")
    case .x1Flat: ("X1", "a paragraph of one direction has one level, embeddings or not")
    case .x2OverflowInOverflowIsolate:
      ("X2", "an embedding in an overflow isolate adds to the overflow embedding count")
    case .x2OverflowNotCounted: ("X2", "an overflow adds nothing to the overflow embedding count")
    case .x2PushesPastOverflow: ("X2", "an embedding opens though the overflow counts are not zero")
    case .x4NoOverride: ("X4", "RLO overrides nothing")
    case .x5NoOverride: ("X5", "LRO overrides nothing")
    case .x5aKeepsOverride: ("X5a", "an override goes on inside an isolate")
    case .x5aOverflowNotCounted: ("X5a", "an overflow adds nothing to the overflow isolate count")
    case .x5aInside: ("X5a", "an isolate initiator has the level inside its isolate")
    case .x5bIgnored: ("X5b", "LRI opens no isolate")
    case .x5cAlwaysLeft: ("X5c", "FSI is always LRI")
    case .x5cAlwaysRight: ("X5c", "FSI is always RLI")
    case .x5cPastItsEnd: ("X5c", "FSI looks past its matching PDI")
    case .x5cEntersIsolates: ("X5c", "FSI looks into nested isolates")
    case .x5cNextPDI: ("X5c", "FSI looks up to the next PDI, whatever is nested")
    case .x5cToTheEnd: ("X5c", "FSI takes the first strong letter after it, wherever that stands")
    case .x5cOfParagraph: ("X5c", "FSI without a strong letter takes the direction around it")
    case .x6OverridesNothingNeutral: ("X6", "an override does not apply to neutrals")
    case .x6aOverflowNotCounted: ("X6a", "a PDI does not lower the overflow isolate count")
    case .x6aKeepsOverflowEmbeddings:
      ("X6a", "a PDI does not reset the overflow embedding count")
    case .x6aPopsOne: ("X6a", "a PDI does not close the embeddings in its isolate")
    case .x6aUnmatchedCloses: ("X6a", "a PDI without an initiator closes all embeddings")
    case .x6aUnmatchedPops: ("X6a", "a PDI without an initiator closes one embedding")
    case .x6aInside: ("X6a", "a PDI has the level inside its isolate")
    case .x6aNotOverridden: ("X6a", "an override does not apply to a PDI")
    case .x7OverflowNotCounted: ("X7", "a PDF does not lower the overflow embedding count")
    case .x7ClosesInOverflowIsolate: ("X7", "a PDF in an overflow isolate closes an embedding")
    case .x7ClosesIsolate: ("X7", "a PDF closes an isolate")
    case .x7Ignored: ("X7", "a PDF closes nothing")
    case .x9KeepsBN: ("X9", "BN stands between its neighbours")
    case .x10NotJoined: ("X10", "level runs are not joined across an isolate")
    case .x10SiblingsJoined: ("X10", "isolates of one level are joined to one sequence")
    case .x10SosParagraph: ("X10", "sos is always that of the paragraph level")
    case .x10SosOwn: ("X10", "sos is that of the sequence's own level")
    case .x10EosParagraph: ("X10", "eos is always that of the paragraph level")
    case .x10EosOwn: ("X10", "eos is that of the sequence's own level")
    case .x10EosPastInitiator: ("X10", "eos after an open initiator looks at what follows")
    case .x10LowerLevel: ("X10", "sos and eos are those of the lower level")
    case .w1Missing: ("W1", "a mark stays a mark")
    case .w1AfterIsolate: ("W1", "a mark after an initiator or PDI takes the sequence's direction")
    case .w1AtStart: ("W1", "a mark at the start becomes ON")
    case .w1Original: ("W1", "a mark after a mark becomes ON")
    case .w2Missing: ("W2", "EN after AL stays EN")
    case .w2AfterRight: ("W2", "EN after R becomes AN too")
    case .w2StopsAtNeutral: ("W2", "only an AL right before the number counts")
    case .w3Missing: ("W3", "AL does not count as R")
    case .w4Missing: ("W4", "separators between numbers stay separators")
    case .w4EuropeanMissing: ("W4", "ES between EN stays ES")
    case .w4CommonMissing: ("W4", "CS between EN stays CS")
    case .w4CommonInArabicMissing: ("W4", "CS between AN stays CS")
    case .w4EuropeanInArabic: ("W4", "ES between AN becomes AN")
    case .w4Mixed: ("W4", "CS between EN and AN joins them")
    case .w4Several: ("W4", "several separators between numbers change")
    case .w5Missing: ("W5", "ET beside EN stays ET")
    case .w5BeforeMissing: ("W5", "ET before EN stays ET")
    case .w5AfterMissing: ("W5", "ET after EN stays ET")
    case .w5Single: ("W5", "only the ET right beside the EN changes")
    case .w5Arabic: ("W5", "ET beside AN becomes AN")
    case .w6Missing: ("W6", "separators and terminators are not neutrals")
    case .w7Missing: ("W7", "EN after L stays EN")
    case .w7NotAtStart: ("W7", "EN after an sos of L stays EN")
    case .w7StopsAtNeutral: ("W7", "only an L right before the number counts")
    case .n0Missing: ("N0", "brackets are neutrals like others")
    case .n0NoContext: ("N0", "what stands before the pair does not count (c1)")
    case .n0ContextAlways:
      ("N0", "a pair takes the direction inside it, whatever stands before (c2)")
    case .n0ContextAtStart: ("N0", "sos does not count as what stands before the pair")
    case .n0NumbersNone: ("N0", "numbers do not count as R")
    case .n0EuropeanNone: ("N0", "EN does not count as R")
    case .n0ArabicNone: ("N0", "AN does not count as R")
    case .n0EmptyTakesEmbedding: ("N0", "a pair with nothing strong inside takes a direction (d)")
    case .n0EarlierUnseen: ("N0", "a pair does not see what earlier pairs became")
    case .n0ByClosing: ("N0", "pairs are resolved in the order of their closing brackets")
    case .n0MarksMissing: ("N0", "a mark after a bracket does not follow it")
    case .n0MarksOverridden: ("N0", "a mark in an override does not follow its bracket")
    case .n0MarksOne: ("N0", "only one mark follows its bracket")
    case .n0MarksNotPastRemoved:
      ("N0", "a mark past a removed character does not follow its bracket")
    case .bd14Overridden: ("BD14", "brackets in an override form pairs")
    case .bd16AcrossSequences: ("BD16", "brackets of different sequences form pairs")
    case .bd16Limit62: ("BD16", "the stack holds 62 brackets")
    case .bd16Limit64: ("BD16", "the stack holds 64 brackets")
    case .bd16Unlimited: ("BD16", "the stack holds any number of brackets")
    case .bd16KeepsPairs: ("BD16", "pairs found before the stack was full are kept")
    case .bd16TopOnly: ("BD16", "a closing bracket is only compared with the last opening one")
    case .bd16MismatchClears: ("BD16", "a closing bracket without a partner clears the stack")
    case .bd16PopsOne: ("BD16", "brackets passed over by a match stay on the stack")
    case .bd16NoEquivalents: ("BD16", "U+2329 and U+232A do not match U+3009 and U+3008")
    case .bd16AnyKind: ("BD16", "any closing bracket matches any opening one")
    case .n1Missing: ("N1", "neutrals always take the embedding direction")
    case .n1NumbersNone: ("N1", "numbers do not count as R")
    case .n1EuropeanNone: ("N1", "EN does not count as R")
    case .n1ArabicNone: ("N1", "AN does not count as R")
    case .n1NotAtStart: ("N1", "neutrals at the start take the embedding direction")
    case .n2Paragraph: ("N2", "neutrals take the paragraph's direction")
    case .n2Left: ("N2", "neutrals become L")
    case .i1NumbersOne: ("I1", "numbers go up one level")
    case .i1RightTwo: ("I1", "R goes up two levels")
    case .i2NumbersNone: ("I2", "numbers keep their level")
    case .i2LeftNone: ("I2", "L keeps its level")
    case .l1Missing: ("L1", "no level is reset")
    case .l1NoSegment: ("L1", "segment separators keep their level")
    case .l1NoEnd: ("L1", "white space at the line's end keeps its level")
    case .l1NoSpacesBeforeSegment: ("L1", "white space before a separator keeps its level")
    case .l1NoIsolates: ("L1", "isolate initiators and PDIs are not white space")
    case .l1StopsAtRemoved: ("L1", "a removed character ends the white space")
    case .l1ResolvedClasses: ("L1", "what was overridden or resolved is not white space")
    case .l2Missing: ("L2", "nothing is reversed")
    case .l2OddOnly: ("L2", "only odd levels are reversed")
    case .l2OnlyPresent: ("L2", "levels not present are not reversed")
    case .l2HighestLeftOut: ("L2", "the highest level is not reversed")
    case .l2LowestLeftOut: ("L2", "the lowest odd level is not reversed")
    }
  }
}
