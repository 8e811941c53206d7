/// A rule of UAX #9, under the standard's name, in the order in which the rules apply.
public enum BidiRule: String, CaseIterable, Hashable, Sendable, Comparable {
  case p1 = "P1", p2 = "P2", p3 = "P3"
  /// A higher-level protocol set the paragraph level, in place of P2 and P3.
  case hl1 = "HL1"
  case x1 = "X1", x2 = "X2", x3 = "X3", x4 = "X4", x5 = "X5", x5a = "X5a", x5b = "X5b", x5c = "X5c"
  case x6 = "X6", x6a = "X6a", x7 = "X7", x8 = "X8", x9 = "X9", x10 = "X10"
  case w1 = "W1", w2 = "W2", w3 = "W3", w4 = "W4", w5 = "W5", w6 = "W6", w7 = "W7"
  case n0 = "N0", n1 = "N1", n2 = "N2"
  case i1 = "I1", i2 = "I2"
  case l1 = "L1", l2 = "L2", l3 = "L3", l4 = "L4"

  /// The rule of this name, in any case, or nil.
  public init?(name: some StringProtocol) {
    let wanted = name.lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = found
  }

  /// Whether a rule comes before another in the order of application.
  public static func < (a: BidiRule, b: BidiRule) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
