public import BidiAlgorithm
internal import UnicodeData
public import Wording

/// One sentence of a scalar's story, and the stage that it tells of.
public struct StoryStep: Hashable, Sendable {
  /// The stage.
  public let stage: TraceStage
  /// The rule; nil where none is told of.
  public let rule: BidiRule?
  /// What the sentence says.
  public let statement: Statement
  /// The sentence.
  public let sentence: Words
}

extension ExplainedParagraph {
  /// The whole story of a scalar, from its class in the database to its place on the screen, a
  /// sentence each.
  ///
  /// O(its events, and the length of its sequence and of its line). Empty where there is no such
  /// scalar.
  public func story(at position: Int) -> [Words] { storySteps(at: position).map(\.sentence) }

  /// The whole story of a scalar, a step for each sentence of ``story(at:)``, in the same time.
  public func storySteps(at position: Int) -> [StoryStep] {
    guard scalars.indices.contains(position) else { return [] }
    let bidiClass = paragraph.input.classes[position]
    let own = events(at: position).filter { $0.rule != .x10 }
    var story = [step(.database, nil, .databaseClass(at: position, bidiClass))]
    if let overruledStep { story.append(overruledStep) }
    story += (decision.map { [$0] } ?? []).map(step)
    story += own.filter { $0.rule <= .x9 }.map(step)
    if bidiClass.isRemovedByX9 {
      return story + [step(.x9, nil, .hasNoPlace(at: position))]
    }
    if let sequence = sequence(at: position) {
      story.append(step(.x10, .x10, .sequence(at: position, kept(sequence))))
    }
    story += own.filter { $0.rule > .x10 && $0.rule < .l2 }.map(step)
    guard line.contains(position) else { return story }
    // What ends the line is not drawn, so it has no place there.
    guard let place = place(of: position) else { return story }
    story.append(step(.l2, .l2, placeStatement(position, place)))
    story += own.filter { $0.rule == .l3 }.map(step)
    if let marked = markedOrder.place(of: position), marked != place {
      story.append(step(.l3, .l3, .placeAfterMarks(at: position, place: marked)))
    }
    return story + own.filter { $0.rule == .l4 }.map(step)
  }

  /// What P2 and P3 would have said, had nothing overruled them; nil where nothing did.
  public var overruledStep: StoryStep? {
    guard decision?.rule == .hl1 else { return nil }
    let (position, passing) = paragraph.input.firstStrong
    guard let position else {
      return step(
        .paragraph, .p3, .overruledLevel(.leftToRight, .nothingStrong(passing: passing)))
    }
    let strong = original(position)
    let level = EmbeddingLevel(strong.bidiClass.isStrongRightToLeft ? 1 : 0)
    return step(.paragraph, .p2, .overruledLevel(level, .firstStrong(strong, passing: passing)))
  }

  private func step(_ event: BidiEvent) -> StoryStep {
    step(TraceStage(event), event.rule, statement(event))
  }

  private func step(_ stage: TraceStage, _ rule: BidiRule?, _ statement: Statement) -> StoryStep {
    let words = words(statement)
    return StoryStep(
      stage: stage, rule: rule, statement: statement,
      sentence: rule.map { "\(own: $0.rawValue): \(words)." } ?? "\(words).")
  }

  /// What a stage did to a scalar, in sentences; where it did nothing, one that says so.
  public func sentences(_ stage: TraceStage, at position: Int) -> [Words] {
    let found = storySteps(at: position).filter { $0.stage == stage }.map(\.sentence)
    guard found.isEmpty, scalars.indices.contains(position) else { return found }
    let name = words(for: stage)
    if paragraph.isRemoved(at: position), stage > .x9 {
      return [
        "\(name): \(the(position)) was removed by X9; \(name) does not see it."
      ]
    }
    if stage >= .l1, !line.contains(position) {
      return ["\(name): \(the(position)) is on another line."]
    }
    return ["\(name) changes nothing at \(the(position))."]
  }

  /// L2 as one scalar meets it.
  private func placeStatement(_ position: Int, _ place: Int) -> Statement {
    let reversals = lineEvents.compactMap { event -> Statement.Reversal? in
      guard case .reversal(let stretch, let level) = event.detail,
        stretch.contains(where: { $0.contains(position) })
      else { return nil }
      return Statement.Reversal(level: level, stretch: stretch)
    }
    return .place(
      at: position, lineLevels[position - line.lowerBound], reversals,
      place: place, count: visualOrder.count)
  }
}
