internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// Where the levels of an inspected paragraph come from.
enum LevelSource {
  /// Levels, and what else an engine tells.
  struct Answer {
    var paragraphLevel: EmbeddingLevel
    /// Nil where the engine does not say.
    var reason: ParagraphLevelReason?
    /// The level of each scalar; one that X9 removes has the level of the scalar before it.
    var levels: [EmbeddingLevel]
    /// Nil where the engine does not say.
    var sequences: [IsolatingRunSequence]?
    /// The levels as a paragraph, which makes lines by L1 and L2.
    var resolved: ResolvedParagraph
  }
}

extension LevelSource.Answer {
  /// Our own answer about a paragraph.
  init(_ layout: ParagraphLayout) {
    let resolved = layout.resolved
    let input = BidiInput(scalars: layout.content.scalars.lazy.map(\.scalar))
    var gatherer = SequenceGatherer()
    _ = resolve(input, direction: layout.direction, observer: &gatherer)
    self.init(
      paragraphLevel: resolved.paragraphLevel, reason: resolved.reason, levels: resolved.levels,
      sequences: gatherer.sequences, resolved: resolved)
  }

  /// Another engine's answer about a paragraph.
  init(_ layout: ParagraphLayout, from resolver: any BidiResolver) throws {
    let answer = try resolver.resolve(
      layout.content.scalars.map(\.scalar), direction: layout.direction)
    var levels: [EmbeddingLevel] = []
    for level in answer.levels { levels.append(level ?? levels.last ?? answer.paragraphLevel) }
    self.init(
      paragraphLevel: answer.paragraphLevel, reason: nil, levels: levels, sequences: nil,
      resolved: ResolvedParagraph(
        input: layout.input, paragraphLevel: answer.paragraphLevel, levels: answer.levels))
  }
}

/// Listens to X10 alone.
private struct SequenceGatherer: BidiObserver {
  static var isListening: Bool { true }
  static func listens(to rule: BidiRule) -> Bool { rule == .x10 }

  var sequences: [IsolatingRunSequence] = []

  mutating func observe(_ event: BidiEvent) {
    if case .sequence(let sequence) = event.detail { sequences.append(sequence) }
  }
}
