internal import Explanation
internal import Wording

extension ExplainHTML {
  /// What the cells of a stage's row are, in a sentence.
  static func legend(of stage: TraceStage) -> Words {
    switch stage {
    case .database: "Each cell is the class of the character in the Unicode database."
    case .paragraph:
      "The paragraph level stands in the cell of the character that decides it; where no character decides it, in no cell. Isolates are passed over."
    case .explicit:
      "Each cell is the level that the embeddings, overrides and isolates open there give."
    case .override: "Each cell is the class so far: an override replaces it."
    case .x9: "Each cell is the class so far; what is removed is seen by no later rule."
    case .x10:
      "Each cell is the number of the isolating run sequence that the character is in, counted from 1."
    case .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2:
      "Each cell is the class after this rule."
    case .i1, .i2, .l1: "Each cell is the level after this rule."
    case .l2: "Each cell is the place of the character on its line, counted from 0 at the left."
    case .l3: "Each cell is the place after each mark is put behind its base again."
    case .l4: "A cell that is filled is the mirror image that the character is shown as."
    }
  }
}
