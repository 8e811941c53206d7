internal import BidiAlgorithm
internal import Wording

/// N0 to N2 in words.
extension ExplainedParagraph {
  func pair(_ at: Int, _ pair: Statement.Pair) -> Words {
    let partner = at == pair.brackets.opening ? pair.brackets.closing : pair.brackets.opening
    let embedding = pair.embedding.shortName
    let opposite = (pair.embedding == .l ? BidiClass.r : .l).shortName
    switch (pair.branch, pair.inside, pair.before) {
    case (.b, let inside?, _):
      return """
        \(the(at)) forms a pair with \(the(partner)); inside is \(counted(inside)), the embedding \
        direction, so both become \(own: embedding) (b)
        """
    case (.c1, let inside?, let before?):
      return """
        \(the(at)) forms a pair with \(the(partner)); \(only(opposite, inside, pair.isolated)); \
        \(context(before)), the opposite direction too, so both become \(own: opposite) (c1)
        """
    case (.c2, let inside?, let before?):
      return """
        \(the(at)) forms a pair with \(the(partner)); \(only(opposite, inside, pair.isolated)); \
        \(context(before)), not the opposite direction, so both take the embedding direction, \
        \(own: embedding) (c2)
        """
    default:
      return pair.isolated.isEmpty
        ? """
        \(the(at)) forms a pair with \(the(partner)); there is nothing strong inside, so both are \
        left to N1 and N2 (d)
        """
        : """
        \(the(at)) forms a pair with \(the(partner)); there is nothing strong inside, not counting \
        the isolated text at \(ranges: place(pair.isolated)), so both are left to N1 and N2 (d)
        """
    }
  }

  private func only(
    _ opposite: String, _ inside: Statement.Classified, _ skipped: [Range<Int>]
  ) -> Words {
    skipped.isEmpty
      ? """
      inside is only the opposite direction, \(own: opposite), as in \(counted(inside))
      """
      : """
      inside, not counting the isolated text at \(ranges: place(skipped)), is only the opposite \
      direction, \(own: opposite), as in \(counted(inside))
      """
  }

  private func context(_ before: Statement.Side) -> Words {
    switch before {
    case .character(let found): "before the pair in its sequence is \(counted(found))"
    case .end(let bidiClass):
      """
      there is nothing strong before the pair in its sequence, and sos is \
      \(own: bidiClass.shortName)
      """
    }
  }

  func unpaired(
    _ at: Int, _ bidiClass: BidiClass, _ reason: BidiEvent.UnpairedReason
  ) -> Words {
    switch reason {
    case .noClosing: "\(the(at)) is matched by no closing bracket in its sequence (BD16)"
    case .closedPast(let closing):
      "\(the(closing)) closed past \(the(at)), which therefore has no partner (BD16)"
    case .noOpening:
      """
      \(the(at)) finds no opening bracket in its sequence that it matches and that is open (BD16)
      """
    case .openingDropped(let opening, let closing):
      """
      \(the(at)) finds no opening bracket that is open: \(the(closing)) closed past \(the(opening)) \
      (BD16)
      """
    case .stackOverflow:
      """
      more than \(number: BracketPair.stackCapacity) brackets are open at once in the sequence of \
      \(the(at)), so BD16 finds no pairs in it
      """
    case .classNotNeutral:
      """
      \(the(at)) has the class \(own: bidiClass.shortName) by now, not ON, so it is not a paired \
      bracket (BD14, BD15)
      """
    }
  }

  func neutral(
    _ at: Int, _ row: [Range<Int>], _ sides: (Statement.Side, Statement.Side),
    _ embedding: EmbeddingLevel?, _ becomes: BidiClass
  ) -> Words {
    let subject: Words =
      isOne(row)
      ? the(at) : "\(the(at)), in the row of neutrals at \(ranges: place(row)),"
    let (before, after) = (side(sides.0, "sos"), side(sides.1, "eos"))
    guard let embedding else {
      return """
        \(subject) is between \(before), and \(after); both are of one direction, so it becomes \
        \(own: becomes.shortName)
        """
    }
    return """
      \(subject) is between \(before), and \(after); they do not agree, so it takes the embedding \
      direction of level \(verbatim: embedding): \(own: becomes.shortName)
      """
  }

  private func side(_ side: Statement.Side, _ end: String) -> Words {
    switch side {
    case .character(let found): counted(found)
    case .end(let bidiClass): "\(own: end), which is \(own: bidiClass.shortName)"
    }
  }

  /// A character with its class, and that numbers count as R.
  private func counted(_ found: Statement.Classified) -> Words {
    guard found.bidiClass == .en || found.bidiClass == .an else { return the(found) }
    return "\(the(found)) and counts as R"
  }
}
