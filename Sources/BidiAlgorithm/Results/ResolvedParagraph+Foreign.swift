extension ResolvedParagraph {
  /// A paragraph whose levels another engine resolved, so that its lines are made by the same L1
  /// and L2. O(*n*).
  ///
  /// - Parameters:
  ///   - input: the paragraph's classes.
  ///   - paragraphLevel: the other engine's paragraph level.
  ///   - levels: the other engine's level of each scalar, after I2 or after L1; nil for what X9
  ///     removes, which takes the level before it. Missing ones are the paragraph level, levels
  ///     above 126 count as 126.
  public init(
    input: BidiInput, paragraphLevel: EmbeddingLevel, levels: some Sequence<EmbeddingLevel?>
  ) {
    let details = ParagraphDetails.make(input: input, hasLevels: input.count > 0)
    details.withLevels { target in
      target.fill(with: paragraphLevel)
      var last = paragraphLevel
      for (position, level) in levels.prefix(input.count).enumerated() {
        last = level.map { min($0, .highest) } ?? last
        target[position] = last
      }
    }
    self.init(
      paragraphLevel: paragraphLevel, reason: ParagraphLevelReason(rule: .hl1, position: nil),
      details: details)
  }
}

extension EmbeddingLevel {
  /// One more than max_depth, by I1 or I2.
  fileprivate static var highest: EmbeddingLevel { EmbeddingLevel(rawValue: 126) }
}
