internal import BidiAlgorithm

extension RuleReference {
  /// What each rule and definition is shown on.
  static let examples: [String: RuleExample] = {
    var examples = definitionExamples
    examples.merge(explicitExamples) { first, _ in first }
    examples.merge(weakAndNeutralExamples) { first, _ in first }
    return examples
  }()

  private static let explicitExamples: [String: RuleExample] = [
    "P1": RuleExample("ab\u{05D0}\u{2029}", .x8),
    "P2": RuleExample("\u{2067}abc\u{2069} 12 \u{05D0}\u{05D1} gh", .p2),
    "P3": RuleExample("12 \u{2067}\u{05D0}\u{2069}!", .p3),
    "X1": RuleExample("a\u{202B}b\u{202C}c", .x1, .x2, .x7),
    "X2": RuleExample("abc \u{202B}\u{05D0}\u{05D1} gh\u{202C} jkl", .x2),
    "X3": RuleExample("\u{05D0} \u{202A}gh \u{05D1}\u{202C}", .x3),
    "X4": RuleExample("\u{202E}a1\u{202C}b", .x4, .x6),
    "X5": RuleExample("\u{05D0}\u{202D}\u{05D1}1\u{202C}", .x5, .x6),
    "X5a": RuleExample("ab\u{2067}\u{05D0}\u{05D1}\u{2069}ef", .x5a),
    "X5b": RuleExample("\u{05D0}\u{2066}ab\u{2069}\u{05D1}", .x5b),
    "X5c": RuleExample("abc \u{2068}\u{05D0}\u{05D1} gh\u{2069}", .x5c),
    "X6": RuleExample("\u{202E}a1\u{202C}b", .x6),
    "X6a": RuleExample("\u{2067}a\u{202B}b\u{2069}c", .x6a, direction: .explicit(.leftToRight)),
    "X7": RuleExample("\u{202B}a\u{2067}b\u{202C}c\u{2069}\u{202C}d", .x7),
    "X8": RuleExample("a\u{202B}b\u{2029}", .x8),
    "X9": RuleExample("1\u{202B}\u{202C}.\u{200B}2", .x9, .w4),
    "X10": RuleExample("ab\u{2067}\u{05D0}\u{05D1}\u{2069}ef", .x10),
    "HL1": RuleExample("abc", .hl1, direction: .explicit(.rightToLeft)),
    "HL2": RuleExample("\u{0627} 12", .w2),
    "HL3": RuleExample("ab \u{2067}\u{05D0}!\u{2069} cd", .x5a, .x6a),
    "HL4": RuleExample("\u{2068}/*\u{05D0}*/\u{2069} x", .x5c, .x10),
    "HL5": RuleExample("\u{05E9} C++\u{200E}", .n1),
    "HL6": RuleExample("\u{05D0} < \u{05D1}", .l4),
  ]

  private static let weakAndNeutralExamples: [String: RuleExample] = [
    "W1": RuleExample("\u{05D0}\u{05B0} \u{2067}\u{0300}", .w1),
    "W2": RuleExample("\u{0627} 12 a 34", .w2),
    "W3": RuleExample("\u{0627} \u{05D0}", .w3),
    "W4": RuleExample("\u{05D0} 1,2 3--4", .w4),
    "W5": RuleExample("\u{05D0} $$5 \u{0661}%", .w5),
    "W6": RuleExample("\u{05D0} 1,,2", .w6),
    "W7": RuleExample("a 12 \u{05D0} 34", .w7),
    "N0": RuleExample("ab \u{05D0}\u{05D1}(\u{05D2}\u{05D3}) [!] gh", .n0),
    "N1": RuleExample("a, b \u{05D0}! 12", .n1),
    "N2": RuleExample("\u{05D0}! a", .n2),
    "I1": RuleExample("ab \u{05D0} 12", .i1),
    "I2": RuleExample("\u{05D0} ab 12", .i2),
    "L1": RuleExample("ab \u{05D0} \t\u{05D1}  ", .l1, direction: .explicit(.leftToRight)),
    "L2": RuleExample("ab \u{05D0}\u{05D1}12 \u{05D2} gh", .l2),
    "L3": RuleExample("\u{05D0}\u{05B0}\u{05B1}", .l2, .l3),
    "L4": RuleExample("\u{05D0}\u{05D1} (\u{05D2})", .l4),
  ]

  private static let definitionExamples: [String: RuleExample] = [
    "BD1": RuleExample("ab\u{05D0}", .p2),
    "BD2": RuleExample("ab \u{05D0} 12", .i1),
    "BD3": RuleExample("\u{05D0}! a", .n2),
    "BD4": RuleExample("ab\u{05D0}", .p2),
    "BD5": RuleExample("\u{05D0}b", .p2),
    "BD6": RuleExample("\u{202E}a1\u{202C}b", .x4, .x6),
    "BD7": RuleExample("ab\u{202B}\u{05D0}\u{202C}cd", .x10),
    "BD8": RuleExample(
      "\u{2066}a\u{2069}\u{2067}\u{05D0}\u{2069}\u{2068}b\u{2069}", .x5a, .x5b, .x5c),
    "BD9": RuleExample("\u{2067}a\u{2066}b\u{2069}c\u{2069}d\u{2069}", .x6a),
    "BD10": RuleExample("a\u{202B}b\u{202C}c", .x2),
    "BD11": RuleExample("a\u{202B}b\u{202A}c\u{202C}d\u{202C}e\u{202C}", .x7),
    "BD12": RuleExample("a\u{2067}\u{05D0}\u{2069}", .x5a, .x6a),
    "BD13": RuleExample("ab\u{2067}\u{05D0}\u{2069}c\u{2066}d", .x10),
    "BD14": RuleExample("(a)", .n0),
    "BD15": RuleExample("\u{05D0}(a)", .n0),
    "BD16": RuleExample("\u{05D0} (a[b)c]", .n0),
  ]
}
