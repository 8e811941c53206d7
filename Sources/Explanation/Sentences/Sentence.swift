public import BidiAlgorithm

extension ExplainedParagraph {
  /// One sentence on what a rule did, with the actual characters:
  /// `W4: the comma U+002C at 12 stands between the European numbers at 11 and 13, so it becomes EN.`
  ///
  /// The event must be one of ``events``.
  public func sentence(_ event: BidiEvent) -> String {
    let words: String
    switch event.rule {
    case .p1, .p2, .p3, .hl1: words = paragraphSentence(event)
    case .x1, .x2, .x3, .x4, .x5, .x5a, .x5b, .x5c, .x6, .x6a, .x7, .x8, .x9:
      words = explicitSentence(event)
    case .x10: words = sequenceSentence(event)
    case .w1, .w2, .w3, .w4, .w5, .w6, .w7: words = weakSentence(event)
    case .n0: words = bracketSentence(event)
    case .n1, .n2: words = neutralSentence(event)
    case .i1, .i2: words = implicitSentence(event)
    case .l1, .l2, .l3, .l4: words = lineSentence(event)
    }
    return "\(event.rule.rawValue): \(words)."
  }

  private func paragraphSentence(_ event: BidiEvent) -> String {
    let level = paragraph.paragraphLevel
    let result = "the paragraph level is \(level) (\(Naming.direction(level)))"
    var passed = ""
    if case .skipped(let ranges) = event.detail, !ranges.isEmpty {
      passed = ", passing over the isolates at " + ranges.map(place).joined(separator: ", ") + ","
    }
    switch (event.rule, event.because.first) {
    case (.hl1, _):
      return result + (overruler.map { ", because \($0)" } ?? ", as set from outside")
    case (_, let position?):
      let name = paragraph.input.classes[position].shortName
      return
        "the first strong character\(passed) is \(the(position)), of class \(name), so by P3 \(result)"
    default: return "there is no strong character outside isolates\(passed), so \(result)"
    }
  }

  /// What P2 and P3 would have said, had nothing overruled them.
  var overruledSentence: String {
    var depth = 0
    let classes = paragraph.input.classes
    let position = classes.indices.first { position in
      let bidiClass = classes[position]
      if bidiClass.isIsolateInitiator { depth += 1 }
      if bidiClass == .pdi { depth = max(0, depth - 1) }
      return bidiClass.isStrong && depth == 0
    }
    guard let position else {
      return "P3: there is no strong character outside isolates, so the level would be 0 "
        + "(left-to-right)."
    }
    let bidiClass = classes[position]
    let level = EmbeddingLevel(bidiClass.isStrongRightToLeft ? 1 : 0)
    return "P2: the first strong character is \(the(position)), of class \(bidiClass.shortName), "
      + "so by P3 the level would be \(level) (\(Naming.direction(level)))."
  }

  private func sequenceSentence(_ event: BidiEvent) -> String {
    guard case .sequence(let sequence) = event.detail else { return "sequences are resolved" }
    let runs = sequence.levelRuns.map(place).joined(separator: ", ")
    let what =
      sequence.levelRuns.count == 1
      ? "the level run \(runs) is an isolating run sequence of its own"
      : "the level runs \(runs) are joined into one isolating run sequence"
    return "\(what) at level \(sequence.level), with sos \(sequence.startOfSequence.shortName)"
      + " and eos \(sequence.endOfSequence.shortName)"
  }

  private func implicitSentence(_ event: BidiEvent) -> String {
    guard let position = event.position, case .level(let before)? = event.before,
      case .level(let after) = event.after
    else { return "levels follow from classes" }
    let name = finalClasses[position].shortName
    let parity = before.isRightToLeft ? "odd" : "even"
    let steps = Int(after.rawValue) - Int(before.rawValue)
    let start = "\(the(position)) counts as \(name) at the \(parity) level \(before)"
    if steps == 0 { return "\(start), so it stays there" }
    return "\(start), so it goes up by \(steps == 1 ? "one" : "two"), to level \(after)"
  }

  private func lineSentence(_ event: BidiEvent) -> String {
    let level = paragraph.paragraphLevel
    switch event.detail {
    case .lineReset(let part):
      let character = event.position.map(the) ?? ""
      let back = "the paragraph level, \(level)"
      switch part {
      case .separator: return "\(character) is a separator, so it has \(back)"
      case .lineEnd:
        return
          "\(character) is in the white space or isolate controls that end the line, so it has \(back)"
      case .beforeSeparator:
        let separator = event.because.first.map(the) ?? "a separator"
        return
          "\(character) is in the white space or isolate controls before \(separator), so it has \(back)"
      }
    case .reversal(let columns, let level):
      let range =
        columns.count == 1
        ? "\(columns.lowerBound)" : "\(columns.lowerBound)–\(columns.upperBound - 1)"
      return "what is at level \(level) or above at \(range) of the line is reversed"
    case .mirror(let value):
      let image = Unicode.Scalar(value).map { "the " + Naming.scalar($0) } ?? "its mirror image"
      return "\(event.position.map(the) ?? "") is mirrored at the odd level "
        + "\(event.after.text): it is shown as \(image)"
    default:
      if event.rule == .l3 {
        return "\(event.position.map(the) ?? ""), a mark, goes back behind its base, "
          + "\(event.because.first.map(the) ?? ""), which the reversal put to its right"
      }
      return "\(event.position.map(the) ?? "") is mirrored at the odd level \(event.after.text); "
        + "no other character looks like its mirror image"
    }
  }
}
