internal import BidiAlgorithm
internal import Wording

/// What a control does, for those who know no rule.
extension ExplainedParagraph {
  /// What it opens or closes; empty for what is no LRI, RLI, FSI, PDI, LRE, RLE, LRO, RLO or PDF.
  func doing(at position: Int, _ statements: [Statement]) -> [Words] {
    for statement in statements {
      switch statement {
      case .opensIsolate(_, _, let level): return opening(at: position, isolate: level)
      case .opensEmbedding(_, let level, nil):
        return [
          level.isRightToLeft
            ? """
            It opens a right-to-left embedding: what follows, until it is closed, stands in \
            right-to-left text.
            """
            : """
            It opens a left-to-right embedding: what follows, until it is closed, stands in \
            left-to-right text.
            """
        ]
      case .opensEmbedding(_, let level, _?):
        return [
          level.isRightToLeft
            ? """
            It opens a right-to-left override: what follows, until it is closed, is made to read \
            right to left, except in an isolate or an embedding inside.
            """
            : """
            It opens a left-to-right override: what follows, until it is closed, is made to read \
            left to right, except in an isolate or an embedding inside.
            """
        ]
      case .overflows: return ["It opens nothing, for it or one before it stands too deep."]
      case .closesIsolate: return ["It closes an isolate: what follows is outside it again."]
      case .closesEmbedding:
        return ["It closes an embedding or an override: what follows is outside it again."]
      case .closesOverflow: return ["It closes what is too deep to open anything."]
      case .closesNothing: return ["It closes nothing."]
      default: continue
      }
    }
    return []
  }

  private func opening(at position: Int, isolate level: EmbeddingLevel) -> [Words] {
    var sentences: [Words] = [
      level.isRightToLeft
        ? """
        It opens a right-to-left isolate: what follows, up to its PDI or the end of the paragraph, \
        is laid out by itself from right to left.
        """
        : """
        It opens a left-to-right isolate: what follows, up to its PDI or the end of the paragraph, \
        is laid out by itself from left to right.
        """
    ]
    if paragraph.input.classes[position] == .fsi {
      sentences.append(
        """
        Its direction is that of the first strong character in it that is not isolated again; \
        without one it is left to right.
        """)
    }
    return sentences + ["The sign itself stands outside that isolate."]
  }

  /// What X9 removes has no level, and yet a row of the screen shows where it stands.
  func showing(at position: Int) -> Words {
    let level = Int(lineLevels[position - line.lowerBound].rawValue)
    return """
      Where the screen draws a label for it, or counts it in a run, it does so as if it were at \
      level \(number: level).
      """
  }
}
