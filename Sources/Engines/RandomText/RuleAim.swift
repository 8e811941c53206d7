/// A rule, or a part of one, that a generated text is aimed at.
public enum RuleAim: String, CaseIterable, Hashable, Sendable {
  case p2 = "P2, P3, HL1"
  case depth = "BD2"
  case embeddings = "X1, X2, X3, X4, X5, X7"
  case overflow = "X2, X5a, X6a, X7: overflow counts"
  case resumed = "X6a: embeddings after an overflow in an isolate"
  case overrides = "X4, X5, X5a, X6, X6a"
  case firstStrong = "X5c"
  case unmatchedPDI = "X6a: without an initiator"
  case closing = "X7, X6a: what they close"
  case matching = "BD9, X5a, X5b, X6a"
  case removed = "X9, X10, W1, W4, W5, N0, N1, L1: removed characters"
  case ends = "X10"
  case marks = "W1"
  case arabicNumbers = "W2, W3"
  case separators = "W4, W6"
  case terminators = "W5, W6"
  case latinNumbers = "W7"
  case brackets = "N0"
  case bracketNumbers = "N0: numbers"
  case bracketMarks = "N0: marks"
  case overriddenBrackets = "BD14"
  case bracketLimit = "BD16: 63 brackets"
  case bracketOverflow = "BD16: what is left after the stack is full"
  case equivalents = "BD14, BD16: canonical equivalents"
  case mismatches = "BD16: mismatches"
  case neutrals = "N1, N2"
  case implicit = "I1, I2"
  case spaces = "L1"
  case reversal = "L2, L3"

  /// How many of each hundred texts are aimed at it.
  public var budget: Int {
    switch self {
    case .depth, .overflow: 6
    case .ends, .brackets, .spaces: 5
    case .firstStrong, .bracketLimit, .removed: 4
    case .bracketNumbers, .overriddenBrackets, .implicit, .marks, .latinNumbers, .unmatchedPDI,
      .closing, .reversal, .embeddings, .resumed, .bracketOverflow, .mismatches:
      2
    case .p2, .overrides, .matching, .arabicNumbers, .separators, .terminators, .bracketMarks,
      .equivalents, .neutrals:
      3
    }
  }

  /// The rules and definitions that it is aimed at, by name.
  public var rules: [String] {
    rawValue.prefix { $0 != ":" }.split(separator: ", ").map(String.init)
  }

  /// The aims at a rule or definition by its name, in any case of letters.
  public static func aims(at rule: String) -> [RuleAim] {
    allCases.filter { $0.rules.contains { $0.lowercased() == rule.lowercased() } }
  }
}
