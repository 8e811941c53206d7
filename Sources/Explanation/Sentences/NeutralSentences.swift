internal import BidiAlgorithm

/// N0 to N2 in sentences.
extension ExplainedParagraph {
  func bracketSentence(_ event: BidiEvent) -> String {
    guard let position = event.position else { return "brackets are paired" }
    switch event.detail {
    case .unpaired(let reason): return unpairedSentence(position, reason, event)
    case .bracketPair(_, nil):
      let bracket = event.because.first.map(the) ?? "a bracket"
      return
        "\(the(position)), a nonspacing mark, follows \(bracket), so it changes with it, to \(event.after.text)"
    case .bracketPair(let pair, let branch?):
      return pairSentence(position, pair, branch, event)
    default: return "\(the(position)) is a bracket"
    }
  }

  private func pairSentence(
    _ position: Int, _ pair: BracketPair, _ branch: BidiEvent.BracketBranch, _ event: BidiEvent
  ) -> String {
    let embedding = sequence(at: position)?.level.direction.strongClass ?? .l
    let opposite: BidiClass = embedding == .l ? .r : .l
    let partner = position == pair.opening ? pair.closing : pair.opening
    let start = "\(the(position)) forms a pair with \(the(partner)); "
    switch branch {
    case .b:
      let inside = event.because.first.map(the) ?? "a strong character"
      return start + "inside stands \(inside), of the embedding direction, so both become "
        + "\(embedding.shortName) (b)"
    case .d:
      return start + "nothing strong stands inside, so both are left to N1 and N2 (d)"
    case .c1, .c2:
      let inside = event.because.last.map(the) ?? "a strong character"
      let context =
        event.because.count > 1
        ? "before the pair stands \(the(event.because[0]))"
        : "before the pair stands nothing strong, and sos is "
          + (sequence(at: position)?.startOfSequence.shortName ?? "")
      let only =
        "inside stands only the opposite direction, \(opposite.shortName), as at \(inside); "
      return branch == .c1
        ? start + only
          + "\(context), of that direction too, so both become \(opposite.shortName) (c1)"
        : start + only + "\(context), not of that direction, so both take the embedding direction, "
          + "\(embedding.shortName) (c2)"
    }
  }

  private func unpairedSentence(
    _ position: Int, _ reason: BidiEvent.UnpairedReason, _ event: BidiEvent
  ) -> String {
    let character = the(position)
    switch reason {
    case .noClosing:
      return "\(character) has no closing bracket that matches it in its sequence (BD16)"
    case .noOpening:
      return "\(character) has no opening bracket that matches it in its sequence (BD16)"
    case .stackOverflow:
      return
        "more than 63 brackets are open at once in the sequence of \(character), so BD16 finds no pairs in it"
    case .classNotNeutral:
      return
        "\(character) counts as \(event.before?.text ?? "") by now, not as ON, so it is no bracket (BD14, BD15)"
    }
  }

  func neutralSentence(_ event: BidiEvent) -> String {
    guard let position = event.position, case .neutrals(let first, let last) = event.detail else {
      return "neutrals are resolved"
    }
    let inRow = first == last ? "" : ", in the row of neutrals at \(place(first..<last + 1)),"
    let ends = sequence(at: position)
    let left = side(event.because.first { $0 < first }, ends?.startOfSequence, "sos")
    let right = side(event.because.last { $0 > last }, ends?.endOfSequence, "eos")
    let start = "\(the(position))\(inRow) stands between \(left) and \(right)"
    if event.rule == .n1 {
      return "\(start), both of one direction, so it takes that: \(event.after.text)"
    }
    let level = ends?.level ?? paragraph.paragraphLevel
    return "\(start), which do not agree, so it takes the embedding direction of level \(level): "
      + event.after.text
  }

  /// What a row of neutrals has on one side, with the class it counts as there.
  private func side(_ position: Int?, _ end: BidiClass?, _ name: String) -> String {
    guard let position else { return "\(name) (\(end?.shortName ?? ""))" }
    let bidiClass = finalClasses[position]
    let counted =
      bidiClass == .en || bidiClass == .an ? "\(bidiClass.shortName), as R" : bidiClass.shortName
    return "\(the(position)) (\(counted))"
  }
}
