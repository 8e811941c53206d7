internal import BidiAlgorithm

/// N0 to N2 in words.
extension ExplainedParagraph {
  func pair(_ at: Int, _ pair: Statement.Pair) -> String {
    let partner = at == pair.brackets.opening ? pair.brackets.closing : pair.brackets.opening
    let start = "\(the(at)) forms a pair with \(the(partner)); "
    let embedding = pair.embedding.shortName
    let opposite = (pair.embedding == .l ? BidiClass.r : .l).shortName
    let skipped =
      pair.isolated.isEmpty ? "" : ", not counting the isolated text at \(place(pair.isolated)),"
    switch (pair.branch, pair.inside, pair.before) {
    case (.b, let inside?, _):
      return start + "inside is \(counted(inside)), the embedding direction, so both "
        + "become \(embedding) (b)"
    case (.c1, let inside?, let before?):
      return start + only(opposite, inside, skipped) + context(before)
        + ", the opposite direction too, so both become \(opposite) (c1)"
    case (.c2, let inside?, let before?):
      return start + only(opposite, inside, skipped) + context(before)
        + ", not the opposite direction, so both take the embedding direction, \(embedding) (c2)"
    default:
      return start + "there is nothing strong inside\(skipped.isEmpty ? "," : skipped) so both are "
        + "left to N1 and N2 (d)"
    }
  }

  private func only(
    _ opposite: String, _ inside: Statement.Classified, _ skipped: String
  ) -> String {
    "inside\(skipped) is only the opposite direction, \(opposite), as in \(counted(inside)); "
  }

  private func context(_ before: Statement.Side) -> String {
    switch before {
    case .character(let found): "before the pair in its sequence is \(counted(found))"
    case .end(let bidiClass):
      "there is nothing strong before the pair in its sequence, and sos is \(bidiClass.shortName)"
    }
  }

  func unpaired(
    _ at: Int, _ bidiClass: BidiClass, _ reason: BidiEvent.UnpairedReason
  ) -> String {
    switch reason {
    case .noClosing: "\(the(at)) is matched by no closing bracket in its sequence (BD16)"
    case .closedPast(let closing):
      "\(the(closing)) closed past \(the(at)), which therefore has no partner (BD16)"
    case .noOpening:
      "\(the(at)) finds no opening bracket in its sequence that it matches and that is open "
        + "(BD16)"
    case .openingDropped(let opening, let closing):
      "\(the(at)) finds no opening bracket that is open: \(the(closing)) closed past "
        + "\(the(opening)) (BD16)"
    case .stackOverflow:
      "more than \(BracketPair.stackCapacity) brackets are open at once in the sequence of \(the(at)), so "
        + "BD16 finds no pairs in it"
    case .classNotNeutral:
      "\(the(at)) \(has(bidiClass)) by now, not ON, so it is not a paired bracket (BD14, BD15)"
    }
  }

  func neutral(
    _ at: Int, _ row: [Range<Int>], _ sides: (Statement.Side, Statement.Side),
    _ embedding: EmbeddingLevel?, _ becomes: BidiClass
  ) -> String {
    let isAlone = row.reduce(0) { $0 + $1.count } == 1
    let inRow = isAlone ? "" : ", in the row of neutrals at \(place(row)),"
    let start =
      "\(the(at))\(inRow) is between \(side(sides.0, "sos")), and \(side(sides.1, "eos"))"
    guard let embedding else {
      return "\(start); both are of one direction, so it becomes \(becomes.shortName)"
    }
    return "\(start); they do not agree, so it takes the embedding direction of level "
      + "\(embedding): \(becomes.shortName)"
  }

  private func side(_ side: Statement.Side, _ end: String) -> String {
    switch side {
    case .character(let found): counted(found)
    case .end(let bidiClass): "\(end), which is \(bidiClass.shortName)"
    }
  }

  /// A character with its class, and that numbers count as R.
  private func counted(_ found: Statement.Classified) -> String {
    let isNumber = found.bidiClass == .en || found.bidiClass == .an
    return the(found) + (isNumber ? " and counts as R" : "")
  }
}
