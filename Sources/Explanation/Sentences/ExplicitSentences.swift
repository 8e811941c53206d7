internal import BidiAlgorithm

/// X2 to X8 in words.
extension ExplainedParagraph {
  func opensEmbedding(_ at: Int, _ level: EmbeddingLevel, _ override: BidiClass?) -> String {
    "\(the(at)) opens a \(Naming.direction(level)) "
      + "\(override == nil ? "embedding" : "override") at level \(level)"
  }

  func opensIsolate(_ at: Int, _ ownLevel: EmbeddingLevel, _ level: EmbeddingLevel) -> String {
    "\(the(at)) is at level \(ownLevel) itself and opens a "
      + "\(Naming.direction(level)) isolate at level \(level)"
  }

  func overflows(
    _ at: Int, _ reason: Statement.Overflow, _ counts: Statement.Counts, _ ownLevel: EmbeddingLevel?
  ) -> String {
    overflow(the(at), reason) + now(counts) + stands(ownLevel)
  }

  func firstStrong(
    _ at: Int, _ strong: Statement.Classified?, _ passing: [Range<Int>]
  ) -> String {
    guard let strong else {
      let outside = passing.isEmpty ? "" : ", not counting \(isolates(passing)) in it"
      return "the isolate of \(the(at)) has no strong character\(outside), so it acts as an LRI"
    }
    let passed = passing.isEmpty ? "" : ", passing over \(isolates(passing)) in it,"
    return "the first strong character in the isolate of \(the(at))\(passed) is \(the(strong)), "
      + "so it acts as an \(strong.bidiClass == .l ? "LRI" : "RLI")"
  }

  private func overflow(_ character: String, _ reason: Statement.Overflow) -> String {
    switch reason {
    case .tooDeep(let level):
      "\(character) opens nothing: its level would be \(level), above "
        + "\(EmbeddingLevel.maximumDepth)"
    case .afterOverflow: "\(character) opens nothing: an embedding before it overflowed"
    case .insideOverflowIsolate:
      "\(character) is in an isolate that overflowed, and opens nothing"
    }
  }

  func closesIsolate(_ at: Int, _ initiator: Int, _ ownLevel: EmbeddingLevel) -> String {
    "\(the(at)) closes the isolate that \(the(initiator)) opened, and is outside it, "
      + "at level \(ownLevel)"
  }

  func closesOverflow(
    _ at: Int, _ counts: Statement.Counts, _ ownLevel: EmbeddingLevel?
  ) -> String {
    let what = ownLevel == nil ? "embedding" : "isolate"
    return "\(the(at)) closes an \(what) that overflowed" + now(counts) + stands(ownLevel)
  }

  func closesNothing(
    _ at: Int, _ reason: Statement.NothingToClose, _ ownLevel: EmbeddingLevel?
  ) -> String {
    let start =
      switch reason {
      case .insideOverflowIsolate:
        "\(the(at)) is in an isolate that overflowed, and closes nothing"
      case .insideIsolate(let initiator):
        "\(the(at)) is in the isolate that \(the(initiator)) opened, in which no "
          + "embedding is open, and closes nothing"
      case .matchesNothing:
        "\(the(at)) matches no \(ownLevel == nil ? "embedding" : "isolate") initiator and "
          + "closes nothing"
      }
    return start + stands(ownLevel)
  }

  private func now(_ counts: Statement.Counts) -> String {
    " (now overflow isolates \(counts.isolates), overflow embeddings \(counts.embeddings))"
  }

  private func stands(_ level: EmbeddingLevel?) -> String {
    level.map { "; its level is \($0)" } ?? ""
  }
}
