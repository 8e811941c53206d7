internal import BidiAlgorithm

/// X1 to X9 in sentences.
extension ExplainedParagraph {
  func explicitSentence(_ event: BidiEvent) -> String {
    guard let position = event.position else {
      return "the status stack holds the paragraph level \(paragraph.paragraphLevel) alone; "
        + "nothing overflows and no isolate is open"
    }
    let character = the(position)
    if event.rule == .x9 {
      return "\(character) (\(event.before?.text ?? "")) is removed: the rules that follow "
        + "take its neighbours as standing side by side"
    }
    if case .bidiClass(let bidiClass) = event.after, event.rule != .x5c || bidiClass != .fsi {
      let initiator = event.because.first.map { " that \(the($0)) opened" } ?? ""
      return
        "\(character) is under the override\(initiator), so it counts as \(bidiClass.shortName)"
    }
    if case .firstStrong(let direction) = event.detail {
      let asIf = direction == .rightToLeft ? "RLI" : "LRI"
      guard let strong = event.because.first else {
        return "nothing strong stands in the isolate of \(character), so it acts as an LRI"
      }
      return "the first strong character in the isolate of \(character) is \(the(strong)), "
        + "so it acts as an \(asIf)"
    }
    guard case .level(let level) = event.after else { return character }
    switch event.detail {
    case .ignored(let reason, let stack): return ignored(event, character, level, reason, stack)
    case .statusStack(let stack): return effective(event, character, level, stack)
    default: return "\(character) is at level \(level)"
    }
  }

  /// A rule that did what it is for.
  private func effective(
    _ event: BidiEvent, _ character: String, _ level: EmbeddingLevel,
    _ stack: DirectionalStatusSnapshot
  ) -> String {
    let inner = stack.entries.last?.level ?? level
    let partner = event.because.first.map(the)
    switch event.rule {
    case .x2, .x3: return "\(character) opens an embedding at level \(inner)"
    case .x4, .x5: return "\(character) opens an override at level \(inner)"
    case .x5a, .x5b, .x5c:
      return "\(character) stands at level \(level) itself and opens an isolate at level \(inner)"
    case .x6:
      let source = partner.map { "that \($0) opened" } ?? "of the paragraph"
      return "\(character) takes the level \(source): \(level)"
    case .x6a:
      return "\(character) closes the isolate that \(partner ?? "its initiator") opened, "
        + "and stands outside it, at level \(level)"
    case .x7: return "\(character) closes what \(partner ?? "its initiator") opened"
    case .x8: return "\(character) ends the paragraph, and has its level, \(level)"
    default: return "\(character) is at level \(level)"
    }
  }

  /// A rule that found a reason to do nothing, or only to count.
  private func ignored(
    _ event: BidiEvent, _ character: String, _ level: EmbeddingLevel,
    _ reason: BidiEvent.IgnoredReason, _ stack: DirectionalStatusSnapshot
  ) -> String {
    let counts =
      "overflow isolates \(stack.overflowIsolates), "
      + "overflow embeddings \(stack.overflowEmbeddings)"
    let words: String
    switch (event.rule, reason) {
    case (.x6a, .insideOverflowIsolate):
      words = "\(character) closes an isolate that was too deep to open (now \(counts))"
    case (.x6a, _): words = "\(character) matches no isolate initiator and closes nothing"
    case (.x7, .insideOverflowIsolate):
      return "\(character) stands in an isolate that was too deep to open, and closes nothing"
    case (.x7, .depthOverflow):
      return "\(character) closes an embedding that was too deep to open (now \(counts))"
    case (.x7, .insideIsolate):
      return "\(character) would have to close an isolate, which only a PDI can: it closes nothing"
    case (.x7, _): return "\(character) matches no embedding or override and closes nothing"
    case (_, .insideOverflowIsolate):
      words =
        "\(character) stands in an isolate that was too deep to open, and opens nothing (now \(counts))"
    default:
      words =
        "\(character) opens nothing: its level would be above 125, or one before it was (now \(counts))"
    }
    switch event.rule {
    case .x5a, .x5b, .x5c, .x6a: return words + "; it stands at level \(level)"
    default: return words
    }
  }
}
