internal import BidiAlgorithm

/// X2 to X8 in words.
extension ExplainedParagraph {
  func opening(_ statement: Statement) -> String {
    switch statement {
    case .opensEmbedding(let at, let level, let override):
      return "\(the(at)) opens a \(Naming.direction(level)) "
        + "\(override == nil ? "embedding" : "override") at level \(level)"
    case .opensIsolate(let at, let ownLevel, let level):
      return "\(the(at)) is at level \(ownLevel) itself and opens a "
        + "\(Naming.direction(level)) isolate at level \(level)"
    case .overflows(let at, let reason, let counts, let ownLevel):
      return overflow(the(at), reason) + now(counts) + stands(ownLevel)
    case .firstStrong(let at, let strong?, let passing):
      let passed = passing.isEmpty ? "" : ", passing over \(isolates(passing)) in it,"
      return "the first strong character in the isolate of \(the(at))\(passed) is \(the(strong)), "
        + "so it acts as an \(strong.bidiClass == .l ? "LRI" : "RLI")"
    case .firstStrong(let at, nil, let passing):
      let outside = passing.isEmpty ? "" : ", not counting \(isolates(passing)) in it"
      return
        "the isolate of \(the(at)) has no strong character\(outside), so it acts as an LRI"
    default: return ""
    }
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

  func closing(_ statement: Statement) -> String {
    switch statement {
    case .closesIsolate(let at, let initiator, let ownLevel):
      return "\(the(at)) closes the isolate that \(the(initiator)) opened, and is outside it, "
        + "at level \(ownLevel)"
    case .closesEmbedding(let at, let initiator):
      return "\(the(at)) closes what \(the(initiator)) opened"
    case .closesOverflow(let at, let counts, let ownLevel):
      let what = ownLevel == nil ? "embedding" : "isolate"
      return "\(the(at)) closes an \(what) that overflowed" + now(counts) + stands(ownLevel)
    case .closesNothing(let at, .insideOverflowIsolate, let ownLevel):
      return "\(the(at)) is in an isolate that overflowed, and closes nothing"
        + stands(ownLevel)
    case .closesNothing(let at, .insideIsolate(let initiator), let ownLevel):
      return "\(the(at)) is in the isolate that \(the(initiator)) opened, in which no "
        + "embedding is open, and closes nothing" + stands(ownLevel)
    case .closesNothing(let at, .matchesNothing, let ownLevel):
      return "\(the(at)) matches no \(ownLevel == nil ? "embedding" : "isolate") initiator and "
        + "closes nothing" + stands(ownLevel)
    default: return ""
    }
  }

  private func now(_ counts: Statement.Counts) -> String {
    " (now overflow isolates \(counts.isolates), overflow embeddings \(counts.embeddings))"
  }

  private func stands(_ level: EmbeddingLevel?) -> String {
    level.map { "; its level is \($0)" } ?? ""
  }
}
