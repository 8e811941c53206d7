internal import BidiAlgorithm
internal import UnicodeData

/// One sentence of a scalar's story, and the stage that it tells of.
public struct StoryStep: Hashable, Sendable {
  /// The stage.
  public let stage: TraceStage
  /// The sentence.
  public let sentence: String
}

extension ExplainedParagraph {
  /// The whole story of a scalar, from its class in the database to its place on the screen, a sentence each.
  ///
  /// O(the scalar's events). Empty where there is no such scalar.
  public func story(at position: Int) -> [String] { storySteps(at: position).map(\.sentence) }

  /// The whole story of a scalar, a step for each sentence of ``story(at:)``.
  public func storySteps(at position: Int) -> [StoryStep] {
    guard scalars.indices.contains(position) else { return [] }
    let bidiClass = paragraph.input.classes[position]
    var story = [
      StoryStep(
        stage: .database,
        sentence: "The Unicode Character Database gives \(the(position)) the class "
          + "\(bidiClass.shortName) (\(Naming.words(bidiClass))).")
    ]
    func append(_ events: [BidiEvent]) {
      story += events.map { StoryStep(stage: TraceStage($0), sentence: sentence($0)) }
    }
    if decision?.rule == .hl1 {
      story.append(StoryStep(stage: .paragraph, sentence: overruledSentence))
    }
    append(decision.map { [$0] } ?? [])
    let own = events(at: position).filter { $0.rule != .x10 }
    append(own.filter { $0.rule <= .x9 })
    if bidiClass.isRemovedByX9 {
      story.append(
        StoryStep(stage: .x9, sentence: "It has no place of its own on the screen."))
      return story
    }
    if let sequence = sequence(at: position) {
      let runs = sequence.levelRuns.map(place).joined(separator: ", ")
      story.append(
        StoryStep(
          stage: .x10,
          sentence: "X10: it is resolved in the isolating run sequence \(runs) at level "
            + "\(sequence.level), with sos \(sequence.startOfSequence.shortName) and eos "
            + "\(sequence.endOfSequence.shortName)."))
    }
    append(own.filter { $0.rule > .x10 && $0.rule < .l2 })
    guard line.contains(position) else { return story }
    story.append(StoryStep(stage: .l2, sentence: placeSentence(position)))
    append(own.filter { $0.rule == .l3 || $0.rule == .l4 })
    return story
  }

  /// What a stage did to a scalar, in sentences; where it did nothing, one that says so.
  public func sentences(_ stage: TraceStage, at position: Int) -> [String] {
    let found = storySteps(at: position).filter { $0.stage == stage }.map(\.sentence)
    guard found.isEmpty, scalars.indices.contains(position) else { return found }
    let name = title(of: stage)
    if paragraph.isRemoved(at: position), stage > .x9 {
      return ["\(name): \(the(position)) was removed by X9; \(name) does not see it."]
    }
    if stage >= .l1, !line.contains(position) {
      return ["\(name): \(the(position)) stands on another line."]
    }
    return ["\(name) changes nothing at \(the(position))."]
  }

  /// L2 as one scalar meets it.
  private func placeSentence(_ position: Int) -> String {
    let level = lineLevels[position - line.lowerBound]
    let column = order.firstIndex(of: position) ?? 0
    let place =
      "it is number \(column) from the left of \(order.count) on its line (counted from 0)"
    var reversed: [Int] = []
    for event in lineEvents {
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
