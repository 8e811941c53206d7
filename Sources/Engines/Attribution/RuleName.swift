public import BidiAlgorithm

/// A rule of UAX #9, or one of its definitions that an engine may have wrong.
public enum RuleName: Hashable, Sendable, CustomStringConvertible {
  /// The highest level.
  case bd2
  /// Which PDI matches an isolate initiator.
  case bd9
  /// Which brackets may open and close a pair, and which do.
  case bd14, bd16
  case rule(BidiRule)
  /// None: the engine's data of a scalar are not ours.
  case data

  /// As the standard has it, such as `W4` or `BD16`.
  public var description: String {
    switch self {
    case .bd2: "BD2"
    case .bd9: "BD9"
    case .bd14: "BD14"
    case .bd16: "BD16"
    case .rule(let rule): rule.rawValue
    case .data: "data"
    }
  }
}

extension RuleName {
  /// The parts of the algorithm, of which each reads what the one before it made.
  enum Part: Int, Comparable {
    /// The paragraph level, the explicit levels and the sequences: P2 to X10.
    case explicit
    /// The classes in the sequences and the levels that follow from them: W1 to I2.
    case implicit
    /// The levels and the order of a line: L1 to L4.
    case line

    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }
  }

  /// The first part that reads otherwise where this is altered.
  var part: Part {
    switch self {
    case .bd2, .bd9, .data: .explicit
    // BD14 and BD16 are a part of N0.
    case .bd14, .bd16: .implicit
    case .rule(let rule):
      switch rule {
      case .p1, .p2, .p3, .hl1, .x1, .x2, .x3, .x4, .x5, .x5a, .x5b, .x5c, .x6, .x6a, .x7, .x8,
        .x9, .x10:
        .explicit
      case .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2, .i1, .i2: .implicit
      case .l1, .l2, .l3, .l4: .line
      }
    }
  }
}
