import BidiAlgorithm
internal import Fixing
internal import UnicodeData
internal import Wording

/// What is torn: pieces that people read as one and that are not drawn so.
struct TornRule: LintRule {
  let name = "torn"
  let finds =
    "A piece that is read as one (a number with its sign, a phone number, a path, a name with a count, a quotation) and is drawn in parts, in another order or in another place."
  let why =
    "What is read is wrong or makes no sense: a phone number from its end, a minus behind its number."
  let example = RuleExample(.plain, "\u{5D0}\u{5D1}\u{5D2}: (800) 955-2292 \u{5D3}\u{5D4}\u{5D5}")

  /// Longer paragraphs are no lines that somebody reads.
  private static let longest = 20_000

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for passage in file.passages where isReadable(passage, file) {
      check(passage, file, &found)
    }
    for message in file.messages {
      for phrase in message.phrases where !phrase.holes.isEmpty {
        checkFilled(phrase, message, file, &found)
      }
    }
  }

  private func isReadable(_ passage: Passage, _ file: LintedFile) -> Bool {
    guard !passage.hasHoles, passage.scalars.count <= Self.longest else { return false }
    let scalars = passage.scalars
    guard scalars.contains(where: Interest.isRightToLeft) else {
      return passage.origin == .prose && passage.direction == .explicit(.rightToLeft)
    }
    switch passage.origin {
    case .prose: return true
    case .message: return !PlaceholderReader.hasTags(scalars)
    case .comment: return !scalars.indices.contains { passage.isEscaped($0) }
    case .string:
      return PlaceholderReader.holes(in: scalars, .all).isEmpty
        && !PlaceholderReader.hasTags(scalars)
        && hasWords(scalars)
    }
  }

  /// Whether there are two right-to-left letters side by side: less is a table of letters or a
  /// pattern.
  private func hasWords(_ scalars: [Unicode.Scalar]) -> Bool {
    guard !scalars.contains(where: { "[]\\|^".unicodeScalars.contains($0) }) else { return false }
    return scalars.indices.dropLast().contains {
      Interest.isRightToLeft(scalars[$0]) && Interest.isRightToLeft(scalars[$0 + 1])
    }
  }

  /// Whether a piece is looked at where a text stands.
  private func counts(_ kind: PieceKind, _ origin: Passage.Origin) -> Bool {
    switch origin {
    case .prose: return true
    case .message: return kind != .placeholder
    // Who shows the string decides its direction; an editor lays a comment out from left to right.
    case .string: return ![.paragraph, .punctuation, .listMarker, .placeholder].contains(kind)
    case .comment:
      return [.number, .phone, .date, .time, .version, .path, .url, .email, .identifier].contains(
        kind)
    }
  }

  private func check(_ passage: Passage, _ file: LintedFile, _ found: inout [Finding]) {
    let problems = Judge().problems(of: passage.scalars, direction: passage.direction)
      .filter { counts($0.kind, passage.origin) }
    guard !problems.isEmpty else { return }
    let fixed = Fixer().fix(passage.scalars, direction: passage.direction)
    let fixes = CandidateFixes.of(fixed, passage)
    let display = PassageDisplay(passage.scalars, passage.direction)
    for problem in problems {
      found.append(
        Finding(
          name, passage.source(problem.range), problem.sentence.english,
          display: display.near(problem.range.lowerBound), fixes: fixes))
    }
  }

  /// What is torn of a message whatever its values are: each stands in an isolate of its own.
  private func checkFilled(
    _ phrase: Phrase, _ message: CatalogueMessage, _ file: LintedFile, _ found: inout [Finding]
  ) {
    guard phrase.scalars.contains(where: Interest.isRightToLeft) else { return }
    guard !PlaceholderReader.hasTags(phrase.scalars) else { return }
    let filled = FilledPhrase(phrase, value: PlaceholderValue.neutral, isIsolated: { _ in true })
    let problems = Judge().problems(of: filled.scalars, direction: message.passage.direction)
    for problem in problems {
      let places = filled.phrasePlaces(problem.range)
      let touches = phrase.holes.contains { $0.range.overlaps(places) }
      if touches, problem.kind != .paragraph, problem.kind != .quotation, problem.kind != .brackets
      {
        continue
      }
      found.append(
        Finding(
          name, message.source(places, phrase), problem.sentence.english,
          display: Display.of(filled.scalars, message.passage.direction)))
    }
  }
}
