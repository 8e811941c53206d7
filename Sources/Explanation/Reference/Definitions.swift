extension RuleReference {
  /// BD1 to BD16.
  static let definitions: [RuleText] = [
    RuleText(
      "BD1", summary: "the bidirectional character types are values given to each character.",
      body:
        "Every code point has one, unassigned ones too, as its property Bidi_Class; so every text can be resolved. Section 3.2 lists them.",
      example: "`a` is L, `A` is R, a space is WS.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD2", summary: "an embedding level says how deep a text is nested and which way it goes.",
      body:
        "Even levels go left to right, odd ones right to left. Explicit levels go up to 125, max_depth; I1 and I2 may add one more.",
      example: "in `ab CD 12` the digits have level 2.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD3", summary: "the embedding direction is the direction of the embedding level.",
      body: "Left to right for an even level, right to left for an odd one. N2 falls back on it.",
      example: "level 3 goes right to left.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD4", summary: "the paragraph embedding level is the level a paragraph starts from.",
      body: "0 or 1, found by P2 and P3 or set from outside by HL1.",
      example: "`AB cd` has paragraph level 1.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD5", summary: "the paragraph direction is the direction of the paragraph level.",
      body: "It also is the side on which a line begins.",
      example: "a paragraph of level 1 begins at the right.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD6", summary: "the directional override status says whether classes are being replaced.",
      body:
        "Neutral, left-to-right (all count as L) or right-to-left (all count as R), as the last entry of the stack has it.",
      example: "in `{RLO}a1{PDF}b` the letter and the digit count as R.",
      source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD7", summary: "a level run is a longest stretch of characters at one explicit level.",
      body: "From the levels after X8, before I1 and I2 raise any, and without what X9 removes.",
      example: "`ab{RLE}CD{PDF}ef` has three level runs.", source: "UAX #9, section 3.1.1"),
    RuleText(
      "BD8", summary: "the isolate initiators are LRI, RLI and FSI.",
      body: "They open an isolate; the text around it sees it as one neutral.",
      example: "`{RLI}`, `{LRI}` and `{FSI}`.", source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD9", summary: "an isolate initiator matches the PDI that closes it.",
      body:
        "From one, count one more for each initiator after it and one less for each PDI: the PDI that brings the count to zero matches, in the same paragraph. Classes count as they came; depth and overrides do not matter.",
      example: "in `{RLI}a{LRI}b{PDI}c{PDI}` the first PDI matches the LRI, the second the RLI.",
      source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD10", summary: "the embedding initiators are LRE, RLE, LRO and RLO.",
      body: "They open an embedding; two of them also an override.",
      example: "`{RLE}` opens a right-to-left embedding.", source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD11", summary: "an embedding initiator matches the PDF that closes it.",
      body:
        "Counting as in BD9, but not across the edge of an isolate: a PDI that closes an isolate around it ends the search.",
      example: "in `{RLE}a{LRE}b{PDF}c{PDF}` the first PDF matches the LRE.",
      source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD12", summary: "the directional isolate status says whether an isolate opened the level.",
      body:
        "True for an entry of the stack that an isolate initiator pushed (X5a to X5c), false for all others. X6a pops down to such an entry; X7 never pops one.",
      example: "in `a{RLI}B{PDI}` it is true at `B`.", source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD13", summary: "an isolating run sequence joins level runs over the isolates between them.",
      body:
        "A level run that ends in an isolate initiator goes on in the run that starts with the matching PDI. All W and N rules look along such a sequence.",
      example: "in `ab{RLI}CD{PDI}ef` the runs `ab{RLI}` and `{PDI}ef` are one sequence.",
      source: "UAX #9, section 3.1.2"),
    RuleText(
      "BD14", summary: "an opening paired bracket is one whose class still is ON.",
      body: "Bidi_Paired_Bracket_Type is Open, and no override has changed its class.",
      example: "`(`, but not in `{RLO}(`.", source: "UAX #9, section 3.1.3"),
    RuleText(
      "BD15", summary: "a closing paired bracket is one whose class still is ON.",
      body: "Bidi_Paired_Bracket_Type is Close, and no override has changed its class.",
      example: "`)`, but not in `{RLO})`.", source: "UAX #9, section 3.1.3"),
    RuleText(
      "BD16", summary: "brackets are paired along an isolating run sequence, with a stack of 63.",
      body:
        "Push each opening bracket. For a closing one look down the stack for its partner (U+2329 and U+232A count as U+3008 and U+3009): where it is, the two are a pair, and it and all above it leave the stack; where it is not, the bracket stays alone. When the stack is full at a 64th bracket, there are no pairs in the sequence at all.",
      example: "`(a[b)c]` has the pair `(` `)` alone.", source: "UAX #9, section 3.1.3"),
  ]

  /// HL2 to HL6; HL1 is a rule of the engine.
  static let higherLevelProtocols: [RuleText] = [
    RuleText(
      "HL2", summary: "a higher-level protocol may decide which numbers are Arabic.",
      body:
        "In place of W2 it may say that numbers of class EN are AN, or vice versa.",
      example: "`12` after a character of class AL becomes AN by W2.",
      source: "UAX #9, section 4.3"),
    RuleText(
      "HL3", summary: "a higher-level protocol may replace the formatting characters.",
      body:
        "Markup such as HTML's dir, bdi and bdo acts as the characters that it replaces.",
      example: "`<bdi dir=rtl>A!</bdi>` acts as `{RLI}A!{PDI}`.", source: "UAX #9, section 4.3"),
    RuleText(
      "HL4",
      summary: "a higher-level protocol may apply the algorithm to the parts of a structured text.",
      body:
        "The parts, such as the tokens of source code, are resolved each on its own and put side by side.",
      example: "a comment isolated from the code around it.", source: "UAX #9, section 4.3"),
    RuleText(
      "HL5", summary: "a higher-level protocol may give a text an artificial context.",
      body:
        "It resolves the text as if other characters, such as a mark, stood before or after it.",
      example: "`C++` with a mark LRM after it keeps its plus signs at its right.",
      source: "UAX #9, section 4.3"),
    RuleText(
      "HL6", summary: "a higher-level protocol may mirror more characters.",
      body: "Besides those of L4, for instance in a script that is used in both directions.",
      example: "`<` between right-to-left letters is mirrored by L4 already.",
      source: "UAX #9, section 4.3"),
  ]
}
