/// One way in which an engine may get one rule of UAX #9 wrong.
///
/// An engine's answers are held against what the standard would give with one rule altered so, or
/// two: what explains them and nothing contradicts is what the engine may have wrong
/// (``AlterationModel``).
public enum RuleAlteration: Int, CaseIterable, Hashable, Sendable {
  case bd2OneLess, bd2OneMore, bd2Sixty, bd2Highest30, bd2Highest60, bd2Highest62, bd2Highest63
  case bd2Highest64, bd2Highest100, bd2Highest127, bd2Highest15, bd2DirectionOnly
  case bd9NextPDI, bd9FirstOpen, bd9Overridden
  case hl1Ignored
  case p2EntersIsolates, p2GoesOnAfterUnmatched, p2SkipsEmbeddings, p2FirstCharacter
  case p2NumbersCount, p2EuropeanCounts, p2StopsAtIsolate, p2EmbeddingsCount
  case p3ArabicIsLeft, p3RightByDefault, p3AlwaysLeft, p3GivenAsZero
  case x1Flat
  case x2OverflowInOverflowIsolate, x2OverflowNotCounted, x2PushesPastOverflow, x2Ignored
  case x2OneLevel, x2UpThree
  case x3Ignored, x3OneLevel
  case x4NoOverride, x4Ignored
  case x5NoOverride, x5Ignored
  case x5aKeepsOverride, x5aOverflowNotCounted, x5aPushesPastOverflow, x5aInside, x5aIgnored
  case x5aNeutral
  case x5bIgnored
  case x5cAlwaysLeft, x5cAlwaysRight, x5cIgnored, x5cPastItsEnd, x5cEntersIsolates, x5cNextPDI
  case x5cToTheEnd, x5cOfParagraph, x5cArabicIsLeft, x5cSkipsEmbeddings, x5cOpenIsLeft
  case x6OverridesNothingNeutral, x6OverridesNoNumbers, x6OverridesNoMarks, x6OverridesOnlyLetters
  case x6OverridesNoSpaces, x6OverridesNoOthers
  case x6aOverflowNotCounted, x6aKeepsOverflowEmbeddings, x6aPopsOne, x6aUnmatchedCloses
  case x6aUnmatchedPops, x6aInside, x6aNotOverridden, x6aIgnored, x6aClosesOutermost
  case x7OverflowNotCounted, x7ClosesInOverflowIsolate, x7ClosesIsolate, x7Ignored, x7ClosesAll
  case x9KeepsBN, x9BNShown, x9ControlsShown
  case x10NotJoined, x10SiblingsJoined, x10RemovedEndsRun, x10SosParagraph, x10SosOwn
  case x10EosParagraph, x10EosOwn, x10EosPastInitiator, x10LowerLevel, x10EndsSeeRemoved
  case x10EosIsSos, x10EndsSeeRaised
  case w1Missing, w1AfterIsolate, w1AtStart, w1Original, w1AlwaysNeutral, w1TakesEmbedding
  case w1TakesNext, w1OnlyLetters, w1StopsAtRemoved
  case w2Missing, w2AfterRight, w2StopsAtNeutral, w2StopsAtNumber, w2AnyArabic, w2PassesRight
  case w2AcrossSequences
  case w3Missing, w3Left
  case w4Missing, w4EuropeanMissing, w4CommonMissing, w4CommonInArabicMissing, w4EuropeanInArabic
  case w4Mixed, w4Several, w4AfterNumber, w4StopsAtRemoved, w4StopsAtBN, w4BeforeW2
  case w5Missing, w5BeforeMissing, w5AfterMissing, w5Single, w5Arabic, w5Separators
  case w5StopsAtRemoved, w5StopsAtBN, w5BeforeW4
  case w6Missing, w6TerminatorsMissing, w6SeparatorsMissing, w6Left
  case w7Missing, w7NotAtStart, w7StopsAtNeutral, w7StopsAtArabic, w7AnyLeft, w7AcrossSequences
  case w7Arabic, w7AfterRight, w7BeforeW5
  case n0Missing, n0NoEmbedding, n0FirstInside, n0ContextDecides, n0ParagraphDirection
  case n0NoContext, n0ContextAlways, n0ContextAtStart, n0ContextRightBefore, n0NumbersNone
  case n0EuropeanNone, n0ArabicNone, n0NumbersLeft, n0InsideNumbersNone, n0ContextNumbersNone
  case n0OriginalClasses, n0EmptyTakesEmbedding, n0EarlierUnseen, n0ByClosing, n0OutermostOnly
  case n0FirstPairOnly, n0MarksMissing, n0MarksOverridden, n0MarksOne, n0MarksNotPastRemoved
  case bd14Overridden, bd14RoundOnly, bd14ASCIIOnly
  case bd16AcrossSequences, bd16Limit62, bd16Limit64, bd16Limit16, bd16Limit32, bd16Limit60
  case bd16Limit61, bd16Unlimited, bd16KeepsPairs, bd16TopOnly, bd16MismatchClears, bd16PopsOne
  case bd16NoEquivalents, bd16AnyKind
  case n1Missing, n1NumbersNone, n1EuropeanNone, n1ArabicNone, n1NumbersLeft, n1ArabicLeft
  case n1NotAtStart, n1IsolatesStay, n1SeparatorsStay, n1StopsAtRemoved, n1TakesBefore
  case n1TakesAfter
  case n2Paragraph, n2Left, n2Right
  case i1NumbersOne, i1EuropeanOne, i1ArabicOne, i1RightTwo, i1RightNone, i1EuropeanNone
  case i2NumbersNone, i2EuropeanNone, i2ArabicNone, i2LeftNone
  case l1Missing, l1NoSegment, l1NoEnd, l1NoSpacesBeforeSegment, l1LastOnly, l1NoIsolates
  case l1NoInitiators, l1NoPDI, l1StopsAtRemoved, l1StopsAtBN, l1ResolvedClasses, l1Neutrals
  case l1Everywhere, l1ToZero
  case l2Missing, l2OddOnly, l2OnlyPresent, l2HighestLeftOut, l2LowestLeftOut, l2WholeLine
  case l2RunsInPlace, l2FromTheRight, l2Inverse
  case l3BaseFirst
}
