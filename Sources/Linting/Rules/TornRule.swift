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
    if isOfOneDirection(passage) { return false }
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

  /// Whether all of it runs from right to left: letters, spaces and the signs of sentences, which
  /// no direction but the other one moves. Most messages are so. O(*n*).
  private func isOfOneDirection(_ passage: Passage) -> Bool {
    guard passage.direction != .explicit(.leftToRight) else { return false }
    return passage.scalars.allSatisfy { scalar in
      scalar == " " || scalar == "." || scalar == "," || scalar == "!" || scalar == "?"
        || scalar == ":"
        || scalar.value >= 0x590
          && (Interest.isRightToLeft(scalar) || ScalarTraits(scalar).bidiClass == .nsm)
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
    // What shows the string decides its direction; an editor lays a comment out left to right.
    case .string: return ![.paragraph, .punctuation, .listMarker, .placeholder].contains(kind)
    case .comment:
      return [.number, .phone, .date, .time, .version, .path, .url, .email, .identifier].contains(
        kind)
    }
  }

  private func check(_ passage: Passage, _ file: LintedFile, _ found: inout [Finding]) {
    let passage = embedded(passage) ?? passage
    if passage.origin == .message, isKeywords(passage.scalars) { return }
    // Elsewhere somebody renders the tags, as values are put into placeholders.
    let seesTags = file.kind == .plain
    let problems = Judge()
      .problems(
        of: passage.scalars, direction: passage.direction, reader: passage.reader,
        seesTags: seesTags
      )
      .filter {
        counts($0.kind, passage.origin) && !isMnemonic($0, passage) && !isMenuPath($0, passage)
          && !isNumberedValue($0, passage.scalars, file) && !isTurned($0, passage, file)
      }
    guard !problems.isEmpty, !isTypedAsDrawn(passage, file) else { return }
    var fixer = Fixer()
    fixer.reader = passage.reader
    fixer.seesTags = seesTags
    let text = file.text
    fixer.placeOfGap = { CandidateFixes.gapPlace($0, passage, text) }
    let fixed = fixer.fix(passage.scalars, direction: passage.direction)
    let fixes = CandidateFixes.of(fixed, passage)
    let display = PassageDisplay(passage.scalars, passage.direction)
    for problem in problems {
      found.append(
        Finding(
          name, passage.source(problem.range), problem.sentence,
          display: display.near(problem.range.lowerBound), fixes: fixes))
    }
  }

  /// What stands between controls that give a whole paragraph its direction and their ends, in the
  /// direction of the innermost; nil where there are none. O(*n*), however many there are.
  private func embedded(_ passage: Passage) -> Passage? {
    guard Self.direction(passage.scalars.first) != nil else { return nil }
    let closes = Dictionary(
      ControlWalk(passage.scalars).pairs.map { ($0.open, $0.close) }
    ) { first, _ in first }
    var inside = passage.scalars.indices
    var direction: TextDirection?
    while let first = inside.first, let own = Self.direction(passage.scalars[first]) {
      let close = closes[first] ?? inside.upperBound
      guard close >= inside.upperBound - 1, close > first + 1 else { break }
      (inside, direction) = (first + 1..<close, own)
    }
    guard let direction else { return nil }
    var inner = passage.part(inside)
    inner.direction = .explicit(direction)
    return inner
  }

  /// The direction that a control begins; nil for every other scalar, and for one that leaves it to
  /// the text.
  private static func direction(_ scalar: Unicode.Scalar?) -> TextDirection? {
    switch scalar {
    case "\u{202B}", "\u{2067}": .rightToLeft
    case "\u{202A}", "\u{2066}": .leftToRight
    default: nil
    }
  }

  /// Whether a message is a list of words that programs search, which nobody sees: `open;disk;`.
  private func isKeywords(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count { $0 == ";" } > 2
      && scalars.indices.dropLast().allSatisfy { scalars[$0] != ";" || scalars[$0 + 1] != " " }
  }

  /// Whether a piece is the way to an item of a menu, `/Tools/_Options` translated, which is taken
  /// apart before anybody sees it.
  private func isMenuPath(_ problem: Problem, _ passage: Passage) -> Bool {
    passage.origin == .message && problem.kind == .path && problem.range.lowerBound == 0
      && passage.scalars.first == "/"
      && passage.scalars.dropFirst().prefix(2).contains(where: Interest.isRightToLeft)
  }

  /// Whether a piece begins with the sign of a key, which is drawn as a line below its letter.
  private func isMnemonic(_ problem: Problem, _ passage: Passage) -> Bool {
    passage.origin == .message && (problem.kind == .identifier || problem.kind == .number)
      && "_~".unicodeScalars.contains(passage.scalars[problem.range.lowerBound])
  }

  /// Whether a piece is the place of a value, `#1` of Mozilla's plurals and of LibreOffice, which
  /// is filled in before anybody sees it. The first of them stands in each such message.
  private func isNumberedValue(
    _ problem: Problem, _ scalars: [Unicode.Scalar], _ file: LintedFile
  ) -> Bool {
    guard file.kind == .properties || file.kind == .po, problem.kind == .identifier,
      problem.range.count == 2, scalars[problem.range.lowerBound] == "#",
      ("1"..."9").contains(scalars[problem.range.lowerBound + 1])
    else { return false }
    return scalars.indices.dropLast().contains { place in
      scalars[place] == "#" && scalars[place + 1] == "1"
        && (place + 2 == scalars.count || !("0"..."9").contains(scalars[place + 2]))
    }
  }

  /// Whether a size of a message has its two numbers in the other order than its source, so that it
  /// is drawn as the source has it. O(*n*) of the file, for a size alone.
  private func isTurned(_ problem: Problem, _ passage: Passage, _ file: LintedFile) -> Bool {
    guard passage.origin == .message, problem.kind == .number,
      problem.tear.way == .notInOrder,
      passage.scalars[problem.range].contains(where: { "x\u{D7}".unicodeScalars.contains($0) })
    else { return false }
    let numbers = self.numbers(of: passage.scalars[problem.range])
    let place = passage.source(problem.range).lowerBound
    guard numbers.count == 2, numbers[0] != numbers[1], let source = sourceText(at: place, file)
    else { return false }
    let written = self.numbers(of: source[...])
    return zip(written, written.dropFirst()).contains { $0 == numbers[1] && $1 == numbers[0] }
  }

  /// What the message that stands at a place of the file translates; nil where nobody knows. O(*n*)
  /// of the file.
  private func sourceText(at place: Int, _ file: LintedFile) -> [Unicode.Scalar]? {
    file.messages.first {
      $0.passage.source(0..<$0.passage.scalars.count).contains(place)
    }?.source
  }

  private func isTypedAsDrawn(_ passage: Passage, _ file: LintedFile) -> Bool {
    guard passage.origin == .message, let first = passage.scalars.first,
      Self.ends.contains(first) || passage.scalars.last == " "
    else { return false }
    return isTypedAsDrawn(
      passage.scalars, passage.direction,
      source: sourceText(at: passage.source(0..<1).lowerBound, file))
  }

  /// Whether somebody typed a message in the order of the screen: its first letter is Latin, which
  /// turns the paragraph so that all is drawn as it is meant, and it begins with the sign that ends
  /// its source, or is a name and ends with a blank that its source has not. O(*n*).
  private func isTypedAsDrawn(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection, source: [Unicode.Scalar]?
  ) -> Bool {
    guard direction == .auto, let source,
      let strong = scalars.first(where: { ScalarTraits($0).bidiClass.isStrong }),
      ScalarTraits(strong).bidiClass == .l
    else { return false }
    if scalars.last == " ", ("A"..."Z").contains(strong), !source.contains("\n") {
      return source.last != " "
    }
    guard let sign = scalars.first, Self.ends.contains(sign),
      scalars.last(where: { $0 != " " }) != sign
    else { return false }
    return source.split(separator: "\n").contains { line in
      line.last { $0 != " " } == sign
    }
  }

  /// Signs that end sentences and labels.
  private static let ends: Set<Unicode.Scalar> = [".", ":", "!", "?"]

  /// The numbers of European digits in a text, with their decimals.
  private func numbers(of text: ArraySlice<Unicode.Scalar>) -> [String] {
    text.split { $0 != "." && !("0"..."9").contains($0) }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// What is torn of a message whatever its values are: each stands in an isolate of its own.
  private func checkFilled(
    _ phrase: Phrase, _ message: CatalogueMessage, _ file: LintedFile, _ found: inout [Finding]
  ) {
    guard phrase.scalars.contains(where: Interest.isRightToLeft) else { return }
    guard !PlaceholderReader.hasTags(phrase.scalars) else { return }
    let filled = FilledPhrase(phrase, value: PlaceholderValue.neutral, isIsolated: { _ in true })
    let direction = message.passage.direction
    if isTypedAsDrawn(filled.scalars, direction, source: message.source) { return }
    let problems = Judge().problems(
      of: filled.scalars, direction: direction, reader: message.passage.reader, seesTags: false)
    for problem in problems where !isNumberedValue(problem, filled.scalars, file) {
      let places = filled.phrasePlaces(problem.range)
      let touches = phrase.holes.contains { $0.range.overlaps(places) }
      if touches, problem.kind != .paragraph, problem.kind != .quotation, problem.kind != .brackets
      {
        continue
      }
      found.append(
        Finding(
          name, message.source(places, phrase), problem.sentence,
          display: Display.of(filled.scalars, direction)))
    }
  }
}

extension Finding {
  /// Whether it is about a piece that is torn, and not about something hidden.
  public var isTorn: Bool { rule == TornRule().name }
}
