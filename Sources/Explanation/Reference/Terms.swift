internal import BidiAlgorithm
internal import Wording

extension RuleReference {
  /// The bidirectional classes (table 4) and the standard's other terms, so that a name that a
  /// sentence uses can be looked up like a rule.
  public static let terms: [RuleText] = classes + otherTerms

  private static func entry(
    _ name: String, _ summary: String, _ body: String, _ example: String,
    _ section: String = "3.2, table 4"
  ) -> RuleText {
    RuleText(
      name, summary: summary, body: body, example: example, source: "UAX #9, section \(section)")
  }

  private static let classes: [RuleText] = [
    entry(
      "L", "left-to-right, a strong class.",
      "Letters of most scripts, and LRM. P2, W2, W7, N0 and N1 look for it; I2 raises it.",
      "`a` U+0061."),
    entry(
      "R", "right-to-left, a strong class.",
      "Letters of Hebrew, N'Ko and others, and RLM. P2, W2, W7, N0 and N1 look for it; I1 raises it.",
      "U+05D0, written `A` here."),
    entry(
      "AL", "right-to-left Arabic, a strong class.",
      "Letters of Arabic, Syriac, Thaana and others, and ALM. P2 and W2 look for it; W3 makes it R.",
      "U+0627."),
    entry(
      "EN", "European number, a weak class.",
      "The digits 0 to 9, U+06F0 to U+06F9 and others. W2 makes it AN after AL, W7 makes it L after L.",
      "`1` U+0031."),
    entry(
      "ES", "European separator, a weak class.",
      "Plus and minus signs. W4 makes it EN between two EN, W6 else ON.", "`+` U+002B."),
    entry(
      "ET", "European terminator, a weak class.",
      "Percent, degree and currency signs and the like. W5 makes it EN beside EN, W6 else ON.",
      "`%` U+0025."),
    entry(
      "AN", "Arabic number, a weak class.",
      "The digits U+0660 to U+0669, their separators and others. N0 and N1 count it as R; I1 and I2 raise it.",
      "U+0661."),
    entry(
      "CS", "common separator, a weak class.",
      "Comma, colon, full stop, slash, no-break space. W4 makes it a number between two of one kind, W6 else ON.",
      "`,` U+002C."),
    entry(
      "NSM", "nonspacing mark, a weak class.",
      "Marks that take no space of their own. W1 gives it the class of what stands before it.",
      "U+0300."),
    entry(
      "BN", "boundary neutral, a weak class.",
      "Soft hyphen, joiners, most control characters. X9 removes it.", "U+00AD."),
    entry(
      "B", "paragraph separator, a neutral class.",
      "P1 ends the paragraph after it; X8 and L1 give it the paragraph level.", "{PS} U+2029."),
    entry(
      "S", "segment separator, a neutral class.",
      "TAB and two other controls. L1 gives it the paragraph level.", "{TAB} U+0009."),
    entry(
      "WS", "white space, a neutral class.",
      "Spaces, the form feed and the line separator. N1 and N2 resolve it; L1 sets it back at a line's end.",
      "a space, U+0020."),
    entry(
      "ON", "other neutral, a neutral class.",
      "Most punctuation and symbols, brackets among them. N0 looks at brackets; N1 and N2 resolve the rest.",
      "`!` U+0021."),
    entry(
      "LRE", "left-to-right embedding.", "X3 opens an embedding for it; X9 removes it.",
      "{LRE} U+202A."),
    entry(
      "LRO", "left-to-right override.", "X5 opens an override for it; X9 removes it.",
      "{LRO} U+202D."),
    entry(
      "RLE", "right-to-left embedding.", "X2 opens an embedding for it; X9 removes it.",
      "{RLE} U+202B."),
    entry(
      "RLO", "right-to-left override.", "X4 opens an override for it; X9 removes it.",
      "{RLO} U+202E."),
    entry(
      "PDF", "pop directional format.", "X7 closes an embedding or override; X9 removes it.",
      "{PDF} U+202C."),
    entry(
      "LRI", "left-to-right isolate.",
      "X5b opens an isolate for it. In N1, N2 and L1 it counts as a neutral.", "{LRI} U+2066."),
    entry(
      "RLI", "right-to-left isolate.",
      "X5a opens an isolate for it. In N1, N2 and L1 it counts as a neutral.", "{RLI} U+2067."),
    entry(
      "FSI", "first strong isolate.",
      "X5c makes it act as an LRI or an RLI, depending on its content.", "{FSI} U+2068."),
    entry(
      "PDI", "pop directional isolate.",
      "X6a closes an isolate. In N1, N2 and L1 it counts as a neutral.", "{PDI} U+2069."),
  ]

  private static let otherTerms: [RuleText] = [
    entry(
      "sos", "start of sequence: the class that stands before an isolating run sequence.",
      "L or R, as the higher of the sequence's level and the level before its first character is even or odd (X10).",
      "in `abc` at level 0, sos is L.", "3.3.3"),
    entry(
      "eos", "end of sequence: the class that stands after an isolating run sequence.",
      "L or R, as the higher of the sequence's level and the level after its last character is even or odd; the paragraph level counts at the paragraph's end and after an isolate initiator without a matching PDI (X10).",
      "in `abc` at level 0, eos is L.", "3.3.3"),
    entry(
      "NI", "neutral or isolate formatting character: what N1 and N2 resolve.",
      "B, S, WS, ON, FSI, LRI, RLI and PDI.", "the space in `a B`.", "3.1.4 and 3.3.5"),
    entry(
      "strong", "L, R or AL.", "Strong classes say a direction by themselves.", "`a` and `A`.",
      "3.2"),
    entry(
      "weak", "EN, ES, ET, AN, CS, NSM or BN.",
      "What stands around weak classes decides their direction or class; W1 to W7 resolve them, but for BN, which X9 removes.",
      "`1` and `+`.", "3.2"),
    entry(
      "neutral", "B, S, WS or ON.", "Neutrals take their direction from what stands around them.",
      "a space and `!`.", "3.2"),
    entry(
      "max_depth", "125, the greatest explicit level.",
      "An initiator that would go above it overflows; X1 to X8 count that.",
      "126 only comes from I1 or I2.", "3.1.1"),
  ]

  /// The names that definitions define, in lower case.
  public static let phrases: [String] = definedTerms.keys.sorted()

  /// Definitions under the names that they define.
  static let definedTerms = named.merging(classNames) { defined, _ in defined }

  /// The long names of the classes; `left-to-right` and `right-to-left` are those of directions
  /// too.
  private static let classNames: [String: String] = Dictionary(
    uniqueKeysWithValues: BidiClass.allCases.filter { $0 != .l && $0 != .r }.map {
      (Naming.words($0).english.lowercased(), $0.shortName)
    })

  private static let named = [
    "class": "BD1", "bidirectional class": "BD1", "level": "BD2", "embedding level": "BD2",
    "embedding direction": "BD3", "paragraph level": "BD4", "paragraph embedding level": "BD4",
    "paragraph direction": "BD5", "override": "BD6", "directional override status": "BD6",
    "level run": "BD7", "isolate initiator": "BD8", "matching pdi": "BD9",
    "embedding initiator": "BD10", "matching pdf": "BD11", "directional isolate status": "BD12",
    "isolating run sequence": "BD13", "opening paired bracket": "BD14",
    "closing paired bracket": "BD15", "bracket pair": "BD16", "reversal": "L2", "mirroring": "L4",
  ]
}
