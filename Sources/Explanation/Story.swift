internal import BidiAlgorithm
internal import UnicodeData

extension ExplainedParagraph {
  /// The whole story of a scalar, from its class in the database to its place on the screen, a sentence each.
  ///
  /// O(events). Empty where there is no such scalar.
  public func story(at position: Int) -> [String] {
    guard scalars.indices.contains(position) else { return [] }
    let bidiClass = paragraph.input.classes[position]
    var story = [
      "The Unicode Character Database gives \(the(position)) the class "
        + "\(bidiClass.shortName) (\(Naming.words(bidiClass)))."
    ]
    let decision = events.first { [.p2, .p3, .hl1].contains($0.rule) }
    story += decision.map { [sentence($0)] } ?? []
    let own = events.filter { $0.position == position && $0.rule != .x10 }
    story += own.filter { $0.rule <= .x9 }.map(sentence)
    if bidiClass.isRemovedByX9 {
      if bidiClass == .bn, own.isEmpty { story.append("X9: it is removed.") }
      story.append("It has no place on the screen of its own.")
      return story
    }
    if let sequence = sequence(at: position) {
      let runs = sequence.levelRuns.map(place).joined(separator: ", ")
      story.append(
        "X10: it is resolved in the isolating run sequence \(runs) at level \(sequence.level), "
          + "with sos \(sequence.startOfSequence.shortName) and eos "
          + "\(sequence.endOfSequence.shortName).")
    }
    story += own.filter { $0.rule > .x10 && $0.rule < .l2 }.map(sentence)
    guard line.contains(position) else { return story }
    return story + [placeSentence(position)] + own.filter { $0.rule == .l4 }.map(sentence)
  }

  /// L2 as one scalar meets it.
  private func placeSentence(_ position: Int) -> String {
    let level = lineLevels[position - line.lowerBound]
    let column = order.firstIndex(of: position) ?? 0
    let place =
      "it is number \(column) from the left of \(order.count) on its line (counted from 0)"
    var reversed: [Int] = []
    for event in events {
      guard case .reversal(_, let at) = event.detail, level >= at,
        reversed.last != Int(at.rawValue)
      else { continue }
      reversed.append(Int(at.rawValue))
    }
    if reversed.isEmpty { return "L2: at level \(level) nothing is reversed; \(place)." }
    let levels = reversed.map(String.init).joined(separator: ", ")
    return "L2: at level \(level) it is reversed with its neighbours at "
      + "\(reversed.count == 1 ? "level" : "levels") \(levels); \(place)."
  }
}
