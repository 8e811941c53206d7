internal import Explanation
internal import Wording

extension ExplainHTML {
  /// What stands in a stage's row, in a sentence. "Cell" is another thing in the glossary.
  static func legend(of stage: TraceStage) -> Words {
    switch stage {
    case .database: "Below each character stands its class in the Unicode database."
    case .paragraph:
      "The paragraph level stands below the character that decides it; where no character decides it, it is not shown. Isolates are passed over."
    case .explicit:
      "Below each character stands the level that the embeddings, overrides and isolates open there give."
    case .override: "Below each character stands its class so far: an override replaces it."
    case .x9:
      "Below each character stands its class so far; what is removed is seen by no later rule."
    case .x10:
      "Below each character stands the number of the isolating run sequence that it is in, counted from 1."
    case .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2:
      "Below each character stands its class after this rule."
    case .i1, .i2, .l1: "Below each character stands its level after this rule."
    case .l2: "Below each character stands its place on the line, counted from 0 at the left."
    case .l3:
      "Below each character stands its place on the line, after each mark is put behind its base again."
    case .l4: "Below a character that is mirrored stands the mirror image that it is shown as."
    }
  }
}
