internal import BidiAlgorithm
internal import TextModel

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
    /// What another engine answered.
    var engine: EngineAnswer?
  }
}

extension LevelSource.Answer {
  /// Our own answer about a paragraph.
  init(_ layout: ParagraphLayout) {
    let resolved = layout.resolved
    let structure = BidiStructure(of: layout.input, direction: layout.direction)
    self.init(
      paragraphLevel: resolved.paragraphLevel, reason: resolved.reason, levels: resolved.levels,
      sequences: structure.sequences, resolved: resolved)
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
        input: layout.input, paragraphLevel: answer.paragraphLevel, levels: answer.levels),
      engine: EngineAnswer(answer))
  }
}
