import BidiAlgorithm
internal import Fixing
internal import Markup
internal import Wording

/// Placeholders whose values tear the message.
struct PlaceholderRule: LintRule {
  let name = "placeholder"
  let finds =
    "A placeholder of a message that tears it once a value is put in its place: a name in the other direction, a negative number, a date, a list."
  let why =
    "The message was right on the desk of the translator, and is wrong for every user with such a name."
  let example = RuleExample(
    .po,
    "msgid \"\"\nmsgstr \"Language: he\\n\"\n\n#, c-format\nmsgid \"%s (%d)\"\nmsgstr \"%s (%d) \u{5D0}\u{5D1}\u{5D2}\"\n"
  )

  /// Longer messages are documents.
  private static let longest = 2_000

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    for message in file.messages {
      guard message.isRightToLeft, message.hasHoles else { continue }
      let sense = NumberSense(message)
      for var phrase in message.phrases
      where !phrase.holes.isEmpty && phrase.scalars.count <= Self.longest
        && !hasTags(phrase) && phrase.scalars.contains(where: Interest.isRightToLeft)
      {
        phrase.holes = sense.holes(of: phrase)
        check(phrase, message, &found)
      }
    }
  }

  private func check(_ phrase: Phrase, _ message: CatalogueMessage, _ found: inout [Finding]) {
    if message.isolatesValues { return }
    let (direction, reader) = (message.passage.direction, message.passage.reader)
    let values = PlaceholderValue.values(of: message.language, for: phrase.holes)
    for value in values {
      let bare = FilledPhrase(phrase, value: value, isIsolated: { _ in false })
      let problems = Judge().problems(
        of: bare.scalars, direction: direction, reader: reader, seesTags: false)
      guard !problems.isEmpty else { continue }
      let safe = FilledPhrase(phrase, value: value, isIsolated: { _ in true })
      let left = Judge().problems(
        of: safe.scalars, direction: direction, reader: reader, seesTags: false)
      // What is torn with isolates too is torn by something else.
      guard left.count < problems.count,
        let problem = problems.first(where: { one in
          !left.contains { $0.kind == one.kind }
        })
      else { continue }
      let hole = self.hole(of: problem, bare, phrase)
      let display = Display.of(bare.scalars, direction)
      found.append(
        Finding(
          name, message.source(hole.range, phrase),
          "With \(value.words) in the place of \(verbatim: hole.shown): \(problem.sentence)",
          display: display, fixes: fixes(phrase, message, values, value)))
      return
    }
  }

  /// Whether tags stand around its placeholders, which are out before it is laid out.
  private func hasTags(_ phrase: Phrase) -> Bool {
    let holes = phrase.holes
    let rest = phrase.scalars.indices.filter { place in
      !holes.contains { $0.range.contains(place) }
    }
    return PlaceholderReader.hasTags(rest.map { phrase.scalars[$0] })
  }

  /// The placeholder that a problem is about: the first that it touches, or the first of all.
  private func hole(of problem: Problem, _ filled: FilledPhrase, _ phrase: Phrase) -> Hole {
    let places = filled.phrasePlaces(problem.range)
    return phrase.holes.first { $0.range.overlaps(places) } ?? phrase.holes[0]
  }

  /// Isolates around as few placeholders as it takes, whichever value comes.
  private func fixes(
    _ phrase: Phrase, _ message: CatalogueMessage, _ values: [PlaceholderValue],
    _ value: PlaceholderValue
  ) -> [LintFix] {
    let (direction, reader) = (message.passage.direction, message.passage.reader)
    func problems(_ value: PlaceholderValue, _ isIsolated: (Hole) -> Bool) -> Int {
      let filled = FilledPhrase(phrase, value: value, isIsolated: isIsolated)
      return Judge().problems(
        of: filled.scalars, direction: direction, reader: reader, seesTags: false
      ).count
    }
    let open = phrase.holes.filter { !$0.isIsolated }
    let left = values.map { problems($0) { _ in true } }
    let choices = open.map { [$0] } + [open.filter { $0.values == .any }, open]
    let chosen = choices.first { holes in
      !holes.isEmpty && zip(values, left).allSatisfy { problems($0, holes.contains) <= $1 }
    }
    guard let holes = chosen else { return [] }
    let isWhole = problems(value, holes.contains) == 0
    let after = FilledPhrase(phrase, value: value, isIsolated: holes.contains)
    let writing = message.passage.writing
    let edits = holes.flatMap { hole -> [TextEdit] in
      let range = message.source(hole.range, phrase)
      return [
        TextEdit(range.lowerBound..<range.lowerBound, writing.write(["\u{2068}"])),
        TextEdit(range.upperBound..<range.upperBound, writing.write(["\u{2069}"])),
      ]
    }
    var name: Words =
      holes.count == 1
      ? "FSI and PDI around \(verbatim: holes[0].shown)" : "FSI and PDI around the placeholders"
    if let call = message.call { name = "\(name), or \(verbatim: call)" }
    return [
      LintFix(
        name, edits, display: Display.of(after.scalars, direction), isSafe: isWhole)
    ]
  }
}
