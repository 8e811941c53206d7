extension RuleAlteration {
  /// The words of what is altered in L1 to L3.
  var lineWords: String? {
    switch self {
    case .l1Missing: "no level is reset"
    case .l1NoSegment: "segment separators keep their level"
    case .l1NoEnd: "white space at the line's end keeps its level"
    case .l1NoSpacesBeforeSegment: "white space before a separator keeps its level"
    case .l1LastOnly: "only the last white space of a row is reset"
    case .l1NoIsolates: "isolate initiators and PDIs are not white space"
    case .l1NoInitiators: "isolate initiators are not white space"
    case .l1NoPDI: "PDI is not white space"
    case .l1StopsAtRemoved: "a removed character ends the white space"
    case .l1StopsAtBN: "BN ends the white space"
    case .l1ResolvedClasses: "what was overridden or resolved is not white space"
    case .l1Neutrals: "neutrals are white space too"
    case .l1Everywhere: "all white space is reset"
    case .l1ToZero: "levels are reset to 0, whatever the paragraph's is"
    case .l2Missing: "nothing is reversed"
    case .l2OddOnly: "only odd levels are reversed"
    case .l2OnlyPresent: "levels not present are not reversed"
    case .l2HighestLeftOut: "the highest level is not reversed"
    case .l2LowestLeftOut: "the lowest odd level is not reversed"
    case .l2WholeLine: "a right-to-left line is reversed as a whole, another not at all"
    case .l2RunsInPlace: "each right-to-left run is reversed where it stands"
    case .l2FromTheRight: "the order of a right-to-left line is given from the right"
    case .l2Inverse: "the order gives each character's place, not each place's character"
    case .l3BaseFirst: "a mark is put after its base in the order"
    default: nil
    }
  }
}
