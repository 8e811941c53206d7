public import BidiAlgorithm

/// A step of the algorithm as a table of its work has it: a row each, in the order in which they
/// apply.
public enum TraceStage: Int, CaseIterable, Comparable, Sendable {
  /// The classes of the Unicode Character Database, before any rule.
  case database
  /// P2 and P3, or HL1.
  case paragraph
  /// X1 to X8: the explicit levels.
  case explicit
  /// X4 to X6a: the classes under overrides.
  case override
  case x9, x10
  case w1, w2, w3, w4, w5, w6, w7
  case n0, n1, n2
  case i1, i2
  case l1, l2, l3, l4

  /// Whether the left applies before the right.
  public static func < (a: TraceStage, b: TraceStage) -> Bool { a.rawValue < b.rawValue }

  /// The stage in which a rule applies.
  public init(_ rule: BidiRule) {
    switch rule {
    case .p1, .p2, .p3, .hl1: self = .paragraph
    case .x1, .x2, .x3, .x4, .x5, .x5a, .x5b, .x5c, .x6, .x6a, .x7, .x8: self = .explicit
    case .x9: self = .x9
    case .x10: self = .x10
    case .w1: self = .w1
    case .w2: self = .w2
    case .w3: self = .w3
    case .w4: self = .w4
    case .w5: self = .w5
    case .w6: self = .w6
    case .w7: self = .w7
    case .n0: self = .n0
    case .n1: self = .n1
    case .n2: self = .n2
    case .i1: self = .i1
    case .i2: self = .i2
    case .l1: self = .l1
    case .l2: self = .l2
    case .l3: self = .l3
    case .l4: self = .l4
    }
  }

  /// The stage to which an event belongs.
  public init(_ event: BidiEvent) {
    self.init(event.rule)
    if self == .explicit, case .bidiClass = event.after, event.rule != .x5c { self = .override }
    if case .bidiClass(let bidiClass) = event.after, event.rule == .x5c, bidiClass != .fsi {
      self = .override
    }
  }

  /// What is done in a stage.
  public enum Work: Hashable, Sendable {
    case classes, paragraphLevel, explicitLevels, overrides
    case rule(BidiRule)
  }

  /// What is done in it.
  public var work: Work {
    switch self {
    case .database: .classes
    case .paragraph: .paragraphLevel
    case .explicit: .explicitLevels
    case .override: .overrides
    case .x9: .rule(.x9)
    case .x10: .rule(.x10)
    case .w1: .rule(.w1)
    case .w2: .rule(.w2)
    case .w3: .rule(.w3)
    case .w4: .rule(.w4)
    case .w5: .rule(.w5)
    case .w6: .rule(.w6)
    case .w7: .rule(.w7)
    case .n0: .rule(.n0)
    case .n1: .rule(.n1)
    case .n2: .rule(.n2)
    case .i1: .rule(.i1)
    case .i2: .rule(.i2)
    case .l1: .rule(.l1)
    case .l2: .rule(.l2)
    case .l3: .rule(.l3)
    case .l4: .rule(.l4)
    }
  }

  /// The rule, where the stage is one alone.
  public var rule: BidiRule? {
    if case .rule(let rule) = work { rule } else { nil }
  }
}
