/// One rule that the second implementation gets wrong on purpose: an engine with a known bug, for
/// the tests of what finds bugs.
public enum ReferenceFlaw: String, CaseIterable, Sendable {
  case entersIsolatesInP2, noOverrideInX4
  case fsiPastPDI, fsiEntersIsolates, nextPDIMatches
  case pdiKeepsOverflowIsolates, pdiKeepsOverflowEmbeddings, pdfKeepsOverflowEmbeddings
  case depth124, depth126
  case sosOfParagraph, eosOfOwnLevel, eosAfterOpenInitiator
  case noW1, noW2, noW4, noW5Before, noW5After, noW7
  case noN0Context, noEuropeanNumbersInN0, noMarksAfterBrackets
  case limit62, limit64, overflowKeepsPairs, noCanonicalEquivalents
  case noNumbersInN1, paragraphDirectionInN2
  case noL1, noSegmentInL1, oddLevelsInL2, presentLevelsInL2
  case depth61, depth100, rleUpThree, overrideSparesNumbers, fsiIsAlwaysLeft
  case pdiClosesOutermost, pdfClosesIsolates
  case markTakesNextInW1, rightLettersPassedInW2, noCommonSeparatorsInArabicInW4, boundaryStopsW5
  case arabicNumberStopsW7
  case noEmbeddingInN0, firstInsideInN0, limit32, arabicNumbersAreLeftInN1
  case noIsolatesInL1, lastSpaceOnlyInL1
  case depth15, openFSIIsLeft, overrideSparesSpaces, overrideSparesOthers

  /// The rule or definition that is wrong.
  public var rule: String {
    switch self {
    case .entersIsolatesInP2: "P2"
    case .noOverrideInX4: "X4"
    case .fsiPastPDI, .fsiEntersIsolates: "X5c"
    case .nextPDIMatches: "BD9"
    case .pdiKeepsOverflowIsolates, .pdiKeepsOverflowEmbeddings: "X6a"
    case .pdfKeepsOverflowEmbeddings: "X7"
    case .depth124, .depth126, .depth61, .depth100, .depth15: "BD2"
    case .rleUpThree: "X2"
    case .overrideSparesNumbers: "X6"
    case .fsiIsAlwaysLeft, .openFSIIsLeft: "X5c"
    case .overrideSparesSpaces, .overrideSparesOthers: "X6"
    case .pdiClosesOutermost: "X6a"
    case .pdfClosesIsolates: "X7"
    case .markTakesNextInW1: "W1"
    case .rightLettersPassedInW2: "W2"
    case .noCommonSeparatorsInArabicInW4: "W4"
    case .boundaryStopsW5: "W5"
    case .arabicNumberStopsW7: "W7"
    case .noEmbeddingInN0, .firstInsideInN0: "N0"
    case .limit32: "BD16"
    case .arabicNumbersAreLeftInN1: "N1"
    case .noIsolatesInL1, .lastSpaceOnlyInL1: "L1"
    case .sosOfParagraph, .eosOfOwnLevel, .eosAfterOpenInitiator: "X10"
    case .noW1: "W1"
    case .noW2: "W2"
    case .noW4: "W4"
    case .noW5Before, .noW5After: "W5"
    case .noW7: "W7"
    case .noN0Context, .noEuropeanNumbersInN0, .noMarksAfterBrackets: "N0"
    case .limit62, .limit64, .overflowKeepsPairs, .noCanonicalEquivalents: "BD16"
    case .noNumbersInN1: "N1"
    case .paragraphDirectionInN2: "N2"
    case .noL1, .noSegmentInL1: "L1"
    case .oddLevelsInL2, .presentLevelsInL2: "L2"
    }
  }
}

extension ReferenceBidi {
  /// The flaws with which the rules are carried out in this task.
  @TaskLocal public static var flaws: Set<ReferenceFlaw> = []

  static func has(_ flaw: ReferenceFlaw) -> Bool { flaws.contains(flaw) }
}
