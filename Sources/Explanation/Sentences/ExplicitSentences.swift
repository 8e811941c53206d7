internal import BidiAlgorithm
internal import Wording

/// X2 to X8 in words.
extension ExplainedParagraph {
  func opensEmbedding(_ at: Int, _ level: EmbeddingLevel, _ override: BidiClass?) -> Words {
    override == nil
      ? "\(the(at)) opens a \(Naming.direction(level)) embedding at level \(verbatim: level)"
      : "\(the(at)) opens a \(Naming.direction(level)) override at level \(verbatim: level)"
  }

  func opensIsolate(_ at: Int, _ ownLevel: EmbeddingLevel, _ level: EmbeddingLevel) -> Words {
    """
    \(the(at)) is at level \(verbatim: ownLevel) itself and opens a \(Naming.direction(level)) \
    isolate at level \(verbatim: level)
    """
  }

  func overflows(
    _ at: Int, _ reason: Statement.Overflow, _ counts: Statement.Counts, _ ownLevel: EmbeddingLevel?
  ) -> Words {
    standing(counted(overflow(the(at), reason), counts), ownLevel)
  }

  func firstStrong(
    _ at: Int, _ strong: Statement.Classified?, _ passing: [Range<Int>]
  ) -> Words {
    guard let strong else {
      return passing.isEmpty
        ? "the isolate of \(the(at)) has no strong character, so it acts as an LRI"
        : """
        the isolate of \(the(at)) has no strong character, not counting \(isolates(passing)) in it, \
        so it acts as an LRI
        """
    }
    let initiator = strong.bidiClass == .l ? "LRI" : "RLI"
    return passing.isEmpty
      ? """
      the first strong character in the isolate of \(the(at)) is \(the(strong)), so it acts as an \
      \(own: initiator)
      """
      : """
      the first strong character in the isolate of \(the(at)), passing over \(isolates(passing)) in \
      it, is \(the(strong)), so it acts as an \(own: initiator)
      """
  }

  private func overflow(_ character: Words, _ reason: Statement.Overflow) -> Words {
    switch reason {
    case .tooDeep(let level):
      """
      \(character) opens nothing: its level would be \(verbatim: level), above \
      \(verbatim: EmbeddingLevel.maximumDepth)
      """
    case .afterOverflow: "\(character) opens nothing: an embedding before it overflowed"
    case .insideOverflowIsolate:
      "\(character) is in an isolate that overflowed, and opens nothing"
    }
  }

  func closesIsolate(_ at: Int, _ initiator: Int, _ ownLevel: EmbeddingLevel) -> Words {
    """
    \(the(at)) closes the isolate that \(the(initiator)) opened, and is outside it, at level \
    \(verbatim: ownLevel)
    """
  }

  func closesOverflow(
    _ at: Int, _ counts: Statement.Counts, _ ownLevel: EmbeddingLevel?
  ) -> Words {
    let words: Words =
      ownLevel == nil
      ? "\(the(at)) closes an embedding that overflowed"
      : "\(the(at)) closes an isolate that overflowed"
    return standing(counted(words, counts), ownLevel)
  }

  func closesNothing(
    _ at: Int, _ reason: Statement.NothingToClose, _ ownLevel: EmbeddingLevel?
  ) -> Words {
    let words: Words =
      switch reason {
      case .insideOverflowIsolate:
        "\(the(at)) is in an isolate that overflowed, and closes nothing"
      case .insideIsolate(let initiator):
        """
        \(the(at)) is in the isolate that \(the(initiator)) opened, in which no embedding is open, \
        and closes nothing
        """
      case .matchesNothing:
        ownLevel == nil
          ? "\(the(at)) matches no embedding initiator and closes nothing"
          : "\(the(at)) matches no isolate initiator and closes nothing"
      }
    return standing(words, ownLevel)
  }

  private func counted(_ words: Words, _ counts: Statement.Counts) -> Words {
    """
    \(words) (now overflow isolates \(number: counts.isolates), overflow embeddings \
    \(number: counts.embeddings))
    """
  }

  private func standing(_ words: Words, _ level: EmbeddingLevel?) -> Words {
    level.map { "\(words); its level is \(verbatim: $0)" } ?? words
  }
}
