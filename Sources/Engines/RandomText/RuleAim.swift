/// A rule, or a part of one, that a generated text is aimed at.
public enum RuleAim: String, CaseIterable, Hashable, Sendable {
  case p2 = "P2, P3"
  case depth = "BD2"
  case overflow = "X2, X5a, X6a, X7: overflow counts"
  case resumed = "X6a: embeddings after an overflow in an isolate"
  case overrides = "X4, X5, X6"
  case firstStrong = "X5c"
  case unmatchedPDI = "X6a"
  case closing = "X7"
  case matching = "BD9"
  case removed = "X9"
  case ends = "X10"
  case marks = "W1"
  case arabicNumbers = "W2"
  case separators = "W4"
  case terminators = "W5"
  case latinNumbers = "W7"
  case brackets = "N0"
  case bracketNumbers = "N0: numbers"
  case bracketMarks = "N0: marks"
  case overriddenBrackets = "BD14"
  case bracketLimit = "BD16: 63 brackets"
  case bracketOverflow = "BD16: what is left after the stack is full"
  case equivalents = "BD16: canonical equivalents"
  case mismatches = "BD16: mismatches"
  case neutrals = "N1, N2"
  case implicit = "I1, I2"
  case spaces = "L1"
  case reversal = "L2"

  /// How many of each hundred texts are aimed at it.
  public var budget: Int {
    switch self {
    case .depth, .overflow: 6
    case .ends, .brackets, .spaces: 5
    case .firstStrong, .bracketLimit, .removed: 4
    case .bracketNumbers, .overriddenBrackets, .implicit, .arabicNumbers, .marks, .latinNumbers,
      .unmatchedPDI,
      .closing, .reversal:
      2
    case .p2, .resumed, .overrides, .matching, .separators, .terminators, .bracketMarks,
      .bracketOverflow, .equivalents, .mismatches, .neutrals:
      3
    }
  }
}
