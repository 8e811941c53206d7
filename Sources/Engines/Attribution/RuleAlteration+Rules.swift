internal import BidiAlgorithm

extension RuleAlteration {
  /// The rule or definition that is altered, such as `W4` or `BD16`.
  public var rule: RuleName {
    switch self {
    case .bd2OneLess, .bd2OneMore, .bd2Sixty, .bd2Highest30, .bd2Highest60, .bd2Highest62,
      .bd2Highest63, .bd2Highest64, .bd2Highest100, .bd2Highest127, .bd2Highest15,
      .bd2DirectionOnly:
      .bd2
    case .bd9NextPDI, .bd9FirstOpen, .bd9Overridden:
      .bd9
    case .hl1Ignored:
      .rule(.hl1)
    case .p2EntersIsolates, .p2GoesOnAfterUnmatched, .p2SkipsEmbeddings, .p2FirstCharacter,
      .p2NumbersCount, .p2EuropeanCounts, .p2StopsAtIsolate, .p2EmbeddingsCount:
      .rule(.p2)
    case .p3ArabicIsLeft, .p3RightByDefault, .p3AlwaysLeft, .p3GivenAsZero:
      .rule(.p3)
    case .x1Flat:
      .rule(.x1)
    case .x2OverflowInOverflowIsolate, .x2OverflowNotCounted, .x2PushesPastOverflow, .x2Ignored,
      .x2OneLevel, .x2UpThree:
      .rule(.x2)
    case .x3Ignored, .x3OneLevel:
      .rule(.x3)
    case .x4NoOverride, .x4Ignored:
      .rule(.x4)
    case .x5NoOverride, .x5Ignored:
      .rule(.x5)
    case .x5aKeepsOverride, .x5aOverflowNotCounted, .x5aPushesPastOverflow, .x5aInside,
      .x5aIgnored, .x5aNeutral:
      .rule(.x5a)
    case .x5bIgnored:
      .rule(.x5b)
    case .x5cAlwaysLeft, .x5cAlwaysRight, .x5cIgnored, .x5cPastItsEnd, .x5cEntersIsolates,
      .x5cNextPDI, .x5cToTheEnd, .x5cOfParagraph, .x5cArabicIsLeft, .x5cSkipsEmbeddings,
      .x5cOpenIsLeft:
      .rule(.x5c)
    case .x6OverridesNothingNeutral, .x6OverridesNoNumbers, .x6OverridesNoMarks,
      .x6OverridesOnlyLetters, .x6OverridesNoSpaces, .x6OverridesNoOthers:
      .rule(.x6)
    case .x6aOverflowNotCounted, .x6aKeepsOverflowEmbeddings, .x6aPopsOne, .x6aUnmatchedCloses,
      .x6aUnmatchedPops, .x6aInside, .x6aNotOverridden, .x6aIgnored, .x6aClosesOutermost:
      .rule(.x6a)
    case .x7OverflowNotCounted, .x7ClosesInOverflowIsolate, .x7ClosesIsolate, .x7Ignored,
      .x7ClosesAll:
      .rule(.x7)
    case .x9KeepsBN, .x9BNShown, .x9ControlsShown:
      .rule(.x9)
    case .x10NotJoined, .x10SiblingsJoined, .x10RemovedEndsRun, .x10SosParagraph, .x10SosOwn,
      .x10EosParagraph, .x10EosOwn, .x10EosPastInitiator, .x10LowerLevel, .x10EndsSeeRemoved,
      .x10EosIsSos, .x10EndsSeeRaised:
      .rule(.x10)
    case .w1Missing, .w1AfterIsolate, .w1AtStart, .w1Original, .w1AlwaysNeutral, .w1TakesEmbedding,
      .w1TakesNext, .w1OnlyLetters, .w1StopsAtRemoved:
      .rule(.w1)
    case .w2Missing, .w2AfterRight, .w2StopsAtNeutral, .w2StopsAtNumber, .w2AnyArabic,
      .w2PassesRight, .w2AcrossSequences:
      .rule(.w2)
    case .w3Missing, .w3Left:
      .rule(.w3)
    case .w4Missing, .w4EuropeanMissing, .w4CommonMissing, .w4CommonInArabicMissing,
      .w4EuropeanInArabic, .w4Mixed, .w4Several, .w4AfterNumber, .w4StopsAtRemoved, .w4StopsAtBN,
      .w4BeforeW2:
      .rule(.w4)
    case .w5Missing, .w5BeforeMissing, .w5AfterMissing, .w5Single, .w5Arabic, .w5Separators,
      .w5StopsAtRemoved, .w5StopsAtBN, .w5BeforeW4:
      .rule(.w5)
    case .w6Missing, .w6TerminatorsMissing, .w6SeparatorsMissing, .w6Left:
      .rule(.w6)
    case .w7Missing, .w7NotAtStart, .w7StopsAtNeutral, .w7StopsAtArabic, .w7AnyLeft,
      .w7AcrossSequences, .w7Arabic, .w7AfterRight, .w7BeforeW5:
      .rule(.w7)
    case .n0Missing, .n0NoEmbedding, .n0FirstInside, .n0ContextDecides, .n0ParagraphDirection,
      .n0NoContext, .n0ContextAlways, .n0ContextAtStart, .n0ContextRightBefore, .n0NumbersNone,
      .n0EuropeanNone, .n0ArabicNone, .n0NumbersLeft, .n0InsideNumbersNone, .n0ContextNumbersNone,
      .n0OriginalClasses, .n0EmptyTakesEmbedding, .n0EarlierUnseen, .n0ByClosing, .n0OutermostOnly,
      .n0FirstPairOnly, .n0MarksMissing, .n0MarksOverridden, .n0MarksOne, .n0MarksNotPastRemoved:
      .rule(.n0)
    case .bd14Overridden, .bd14RoundOnly, .bd14ASCIIOnly:
      .bd14
    case .bd16AcrossSequences, .bd16Limit62, .bd16Limit64, .bd16Limit16, .bd16Limit32,
      .bd16Limit60, .bd16Limit61, .bd16Unlimited, .bd16KeepsPairs, .bd16TopOnly,
      .bd16MismatchClears, .bd16PopsOne, .bd16NoEquivalents, .bd16AnyKind:
      .bd16
    case .n1Missing, .n1NumbersNone, .n1EuropeanNone, .n1ArabicNone, .n1NumbersLeft, .n1ArabicLeft,
      .n1NotAtStart, .n1IsolatesStay, .n1SeparatorsStay, .n1StopsAtRemoved, .n1TakesBefore,
      .n1TakesAfter:
      .rule(.n1)
    case .n2Paragraph, .n2Left, .n2Right:
      .rule(.n2)
    case .i1NumbersOne, .i1EuropeanOne, .i1ArabicOne, .i1RightTwo, .i1RightNone, .i1EuropeanNone:
      .rule(.i1)
    case .i2NumbersNone, .i2EuropeanNone, .i2ArabicNone, .i2LeftNone:
      .rule(.i2)
    case .l1Missing, .l1NoSegment, .l1NoEnd, .l1NoSpacesBeforeSegment, .l1LastOnly, .l1NoIsolates,
      .l1NoInitiators, .l1NoPDI, .l1StopsAtRemoved, .l1StopsAtBN, .l1ResolvedClasses, .l1Neutrals,
      .l1Everywhere, .l1ToZero:
      .rule(.l1)
    case .l2Missing, .l2OddOnly, .l2OnlyPresent, .l2HighestLeftOut, .l2LowestLeftOut, .l2WholeLine,
      .l2RunsInPlace, .l2FromTheRight, .l2Inverse:
      .rule(.l2)
    case .l3BaseFirst:
      .rule(.l3)
    }
  }

  /// What an engine with this alteration does, such as `FSI looks past its matching PDI`.
  public var words: String {
    explicitWords ?? implicitWords ?? lineWords ?? ""
  }
}
