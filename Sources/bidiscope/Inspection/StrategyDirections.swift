internal import BidiAlgorithm
internal import TextModel
internal import WritingDirection

/// The directions that a strategy gives the paragraphs of a text that is met for the first time.
enum StrategyDirections {
  /// The direction of each paragraph, in order; each one has the answers before it for its context. O(*n*).
  static func of(_ document: Document, _ strategy: DirectionStrategy) -> [TextDirection] {
    let paragraphs = (0..<document.paragraphCount).map {
      document.content(of: ParagraphIndex($0)).scalars.map(\.scalar)
    }
    // What the others' strong text says, for strategies that look beyond their own paragraph.
    let strong = paragraphs.map { DirectionStrategy.pango.estimate($0).direction }
    let isBlank = paragraphs.map { $0.allSatisfy(\.properties.isWhitespace) }
    let after = following(strong, isBlank)
    var context = DirectionContext()
    return paragraphs.indices.map { index in
      context.next = after[index].next
      context.blockAfter = after[index].block
      let estimate = strategy.estimate(paragraphs[index], in: context)
      context.previous = estimate.base
      context.previousAlignment = estimate.alignment
      context.blockBefore = isBlank[index] ? nil : context.blockBefore ?? strong[index]
      return estimate.base
    }
  }

  /// For each paragraph, the direction of the next one with strong text, and of the first such line in the
  /// rest of its block.
  private static func following(
    _ strong: [TextDirection?], _ isBlank: [Bool]
  ) -> [(next: TextDirection?, block: TextDirection?)] {
    var result: [(next: TextDirection?, block: TextDirection?)] = []
    var next: TextDirection?
    var block: TextDirection?
    for index in strong.indices.reversed() {
      result.append((next, isBlank[index] ? nil : block))
      next = strong[index] ?? next
      block = isBlank[index] ? nil : strong[index] ?? block
    }
    return result.reversed()
  }
}
