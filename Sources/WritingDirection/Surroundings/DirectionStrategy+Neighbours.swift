internal import BidiAlgorithm

// One paragraph among its neighbours, asked for in any order. A `DirectionSurvey` asks the same of
// a text as it is read from its start.

extension DirectionStrategy {
  /// The direction of a paragraph where it stands. A neutral one costs its nearest neighbours that
  /// decide.
  public func estimate(
    _ paragraph: Int, among text: some DirectedParagraphs
  ) -> DirectionEstimate {
    let context = text.context(of: paragraph)
    if context.pinned != nil { return estimate([], in: context) }
    let reading = text.reading(paragraph)
    guard needsMore(than: reading) else { return settle(reading.verdict, in: context) }
    return estimate(reading, in: surroundings(of: paragraph, among: text))
  }

  /// What is known of a paragraph and what its neighbours tell it.
  public func surroundings(
    of paragraph: Int, among text: some DirectedParagraphs
  ) -> DirectionContext {
    var context = text.context(of: paragraph)
    if readsWholeText {
      readWhole(around: paragraph, of: text, &context)
    } else if readsBlocks {
      readBlock(around: paragraph, of: text, &context)
    } else {
      readNeighbours(of: paragraph, in: text, &context)
    }
    return context
  }

  /// The direction of a paragraph whose text says so much, in its surroundings.
  public func estimate(
    _ reading: DirectionReading, in context: DirectionContext
  ) -> DirectionEstimate {
    if readsOtherLines, context.blockBefore != nil { return estimate([], in: context) }
    return settle(reading.verdict, in: context)
  }

  /// Whether it has to know more of a paragraph than what its own text says.
  func needsMore(than reading: DirectionReading) -> Bool { reading.isNeutral || readsOtherLines }

  // MARK: - Neighbours

  /// Whether other paragraphs may tell it the direction of one.
  public var asksNeighbours: Bool {
    readsOtherLines || asksPrevious || neutral.contains(.next)
  }

  /// Whether other paragraphs may tell it the direction of one with this text. O(*n*).
  public func mayAskNeighbours(about scalars: [Unicode.Scalar]) -> Bool {
    asksNeighbours && (readsOtherLines || estimate(scalars).isNeutral)
  }

  /// Whether neutral text has the same direction wherever it stands.
  private var hasFixedNeutral: Bool {
    neutral.contains { $0 == .locale || $0 == .leftToRight || $0 == .rightToLeft }
  }

  /// Whether neutral text may be told its direction by the paragraph before.
  private var asksPrevious: Bool {
    neutral.contains(.previous) || neutralAlignsWithPrevious || !hasFixedNeutral
  }

  /// Whether neutral text keeps the direction that it had.
  public var keepsState: Bool { neutral.contains(.state) || !hasFixedNeutral }

  private func readNeighbours(
    of paragraph: Int, in text: some DirectedParagraphs, _ context: inout DirectionContext
  ) {
    let nearest = asksPrevious ? decided(before: paragraph, in: text) : nil
    if let nearest {
      let direction = direction(of: nearest, in: text)
      context.previous = direction.base
      context.previousAlignment = direction.alignment
    }
    if asksNext(in: context) {
      context.next = decided(after: paragraph, in: text)
        .map { direction(of: $0, in: text).base }
    }
    guard asksPrevious, !asksOnlyDecided, (nearest ?? -1) < paragraph - 1 else { return }
    // The neutral ones between are all told the same, so that one of them stands for them.
    var between = text.context(of: paragraph - 1)
    between.next = context.next
    between.previous = context.previous
    between.previousAlignment = context.previousAlignment
    let last = settle(.nothing, in: between)
    context.previous = last.base
    context.previousAlignment = last.alignment
  }

  /// Whether neutral text is told its direction by the next paragraph, because nothing that is
  /// asked before it is known.
  private func asksNext(in context: DirectionContext) -> Bool {
    neutral.first { $0 == .next || $0.direction(in: context) != nil } == .next
  }

  /// The last paragraph before one whose direction depends on no other.
  private func decided(before paragraph: Int, in text: some DirectedParagraphs) -> Int? {
    var end = paragraph
    while end > 0 {
      let found = text.last(.decides, before: end)
      while let noted = text.lastNoted(in: (found ?? -1) + 1..<end) {
        if decides(noted, in: text, orState: !asksOnlyDecided) { return noted }
        end = noted
      }
      guard let found else { return nil }
      if decides(found, in: text, orState: !asksOnlyDecided) { return found }
      end = found
    }
    return nil
  }

  /// The first paragraph after one that its text or a pin decides.
  private func decided(after paragraph: Int, in text: some DirectedParagraphs) -> Int? {
    var start = paragraph + 1
    while start < text.count {
      let found = text.first(.decides, from: start)
      while let noted = text.firstNoted(in: start..<(found ?? text.count)) {
        if decides(noted, in: text, orState: false) { return noted }
        start = noted + 1
      }
      guard let found else { return nil }
      if decides(found, in: text, orState: false) { return found }
      start = found + 1
    }
    return nil
  }

  private func decides(
    _ paragraph: Int, in text: some DirectedParagraphs, orState mayBeState: Bool
  ) -> Bool {
    let context = text.context(of: paragraph)
    return context.pinned != nil || (mayBeState && keepsState && context.state != nil)
      || !text.reading(paragraph).isNeutral
  }

  /// The direction of a paragraph that depends on no other.
  private func direction(
    of paragraph: Int, in text: some DirectedParagraphs
  ) -> DirectionEstimate {
    let context = text.context(of: paragraph)
    if context.pinned != nil { return estimate([], in: context) }
    return settle(text.reading(paragraph).verdict, in: context)
  }

  // MARK: - Lines that decide together

  /// The first strong line of the whole text.
  private func readWhole(
    around paragraph: Int, of text: some DirectedParagraphs, _ context: inout DirectionContext
  ) {
    guard let first = text.first(.decides, from: 0), first != paragraph else { return }
    let direction = text.reading(first).verdict.direction
    if first < paragraph { context.blockBefore = direction } else { context.blockAfter = direction }
  }

  /// The first strong line of the block between blank lines; for a block without one, what the
  /// block before has.
  private func readBlock(
    around paragraph: Int, of text: some DirectedParagraphs, _ context: inout DirectionContext
  ) {
    var start = paragraph
    if paragraph == 0 || !text.reading(paragraph).endsBlock {
      start = blockStart(of: paragraph, in: text)
      if let first = text.first(.decides, from: start) {
        let direction = text.reading(first).verdict.direction
        if first < paragraph {
          context.blockBefore = direction
          return
        }
        if first == paragraph || !endsBlock(between: paragraph + 1, first, in: text) {
          context.blockAfter = first == paragraph ? nil : direction
          return
        }
      }
    }
    guard start > 0 else { return }
    if let last = text.last(.decides, before: start),
      let first = text.first(.decides, from: blockStart(of: last, in: text))
    {
      context.previous = text.reading(first).verdict.direction
    } else {
      context.previous = neutralBase(in: context)
    }
  }

  private func endsBlock(
    between start: Int, _ end: Int, in text: some DirectedParagraphs
  ) -> Bool {
    text.last(.endsBlock, before: end).map { $0 >= start } ?? false
  }

  /// The first line of a line's block. In Emacs the first line of all belongs to the block below
  /// it, blank or not.
  private func blockStart(of line: Int, in text: some DirectedParagraphs) -> Int {
    guard let blank = text.last(.endsBlock, before: line), blank > 0 else { return 0 }
    return blank + 1
  }
}
