public import BidiAlgorithm
internal import UnicodeData
public import Wording

extension ExplainedParagraph {
  /// One sentence on what a rule did, with the actual characters:
  /// `W6: the comma U+002C at 12 touches no number when W4 looks, so W4 leaves it; it
  /// still has the class CS, so it becomes ON.`
  ///
  /// The event must be one of ``events``.
  public func sentence(_ event: BidiEvent) -> Words {
    "\(own: event.rule.rawValue): \(words(statement(event)))."
  }

  /// A statement in words, without a full stop. What it says is in the statement alone.
  public func words(_ statement: Statement) -> Words {
    switch statement {
    case .databaseClass(let at, let bidiClass) where isUnassigned(at):
      """
      Unicode \(verbatim: UnicodeVersion.current) has not assigned \(the(at)); its class is the \
      default of such code points there, \(own: bidiClass.shortName) (\(Naming.words(bidiClass)))
      """
    case .databaseClass(let at, let bidiClass):
      """
      The Unicode Character Database gives \(the(at)) the class \(own: bidiClass.shortName) \
      (\(Naming.words(bidiClass)))
      """
    case .paragraphLevel(let level, let source): paragraphLevel(isSo: true, level, source)
    case .overruledLevel(let level, let source): paragraphLevel(isSo: false, level, source)
    case .stackStarts(let level):
      """
      the directional status stack holds the paragraph level \(verbatim: level) alone; nothing \
      overflows and no isolate is open
      """
    case .opensEmbedding(let at, let level, let override): opensEmbedding(at, level, override)
    case .opensIsolate(let at, let ownLevel, let level): opensIsolate(at, ownLevel, level)
    case .overflows(let at, let reason, let counts, let ownLevel):
      overflows(at, reason, counts, ownLevel)
    case .firstStrong(let at, let strong, let passing): firstStrong(at, strong, passing)
    case .closesIsolate(let at, let initiator, let ownLevel):
      closesIsolate(at, initiator, ownLevel)
    case .closesEmbedding(let at, let initiator):
      "\(the(at)) closes what \(the(initiator)) opened"
    case .closesOverflow(let at, let counts, let ownLevel): closesOverflow(at, counts, ownLevel)
    case .closesNothing(let at, let reason, let ownLevel): closesNothing(at, reason, ownLevel)
    case .takesLevel(let at, let level, let from):
      takesLevel(at, level, from)
    case .endsParagraph(let at, let level):
      isBeforeLineFeed(at)
        ? """
        \(the(at)) begins the separator CR LF, which ends the paragraph, and has its level, \
        \(verbatim: level)
        """
        : "\(the(at)) ends the paragraph, and has its level, \(verbatim: level)"
    case .overridden(let at, let initiator, let bidiClass):
      """
      \(the(at)) is under the override that \(the(initiator)) opened, so it becomes \
      \(own: bidiClass.shortName)
      """
    case .removed(let at, let bidiClass):
      """
      \(the(at)) has the class \(own: bidiClass.shortName), so it is removed: the rules that \
      follow treat its neighbours as adjacent
      """
    case .hasNoPlace: "It has no place in the order of its line"
    case .sequence(let at, let sequence): self.sequence(at, sequence)
    case .markTakesStart(let at, let bidiClass): markTakesStart(at, bidiClass)
    case .markFollows(let at, let previous, let becomes): markFollows(at, previous, becomes)
    case .numberLooksBack(let at, let strong, let rule, let becomes):
      numberLooksBack(at, strong, rule, becomes)
    case .arabicLetterBecomesR(let at): "\(the(at)) has the class AL, so it becomes R"
    case .separator(let at, let bidiClass, let left, let right):
      separator(at, bidiClass, left, right)
    case .terminator(let at, let row, let number): terminator(at, row, number)
    case .isLeft(let at, let bidiClass, let numbers): isLeft(at, bidiClass, numbers)
    case .pair(let at, let pair): self.pair(at, pair)
    case .markFollowsBracket(let at, let bracket, let bidiClass):
      """
      \(the(at)) has the class NSM in the database and follows \(the(bracket)), so it becomes \
      \(own: bidiClass.shortName) with it
      """
    case .unpaired(let at, let bidiClass, let reason): unpaired(at, bidiClass, reason)
    case .neutral(let at, let row, let before, let after, let embedding, let becomes):
      neutral(at, row, (before, after), embedding, becomes)
    case .implicit(let at, let bidiClass, let from, let to): implicit(at, bidiClass, from, to)
    case .reset(let at, let bidiClass, let part, let separator, let level):
      reset(at, bidiClass, part, separator, level)
    case .reverses(let reversal): reverses(reversal)
    case .place(let at, let level, let reversals, let place, let count):
      placing(at, level, reversals, place, count)
    case .markBehindBase(let at, let base): markBehindBase(at, base)
    case .placeAfterMarks(_, let place):
      "with the marks behind their bases it is number \(number: place) from the left (counted from 0)"
    case .mirrored(let at, let level, let image): mirrored(at, level, image)
    }
  }

  private func paragraphLevel(
    isSo: Bool, _ level: EmbeddingLevel, _ source: Statement.LevelSource
  ) -> Words {
    let direction = Naming.direction(level)
    let result: Words =
      isSo
      ? "the paragraph level is \(verbatim: level) (\(direction))"
      : "the paragraph level would be \(verbatim: level) (\(direction))"
    switch source {
    case .outside:
      return overruler.map { "\(result), because \($0)" } ?? "\(result), as set from outside"
    case .firstStrong(let strong, let passing):
      return passing.isEmpty
        ? "the first strong character is \(the(strong)), so by P3 \(result)"
        : """
        the first strong character, passing over \(isolates(passing)), is \(the(strong)), so by P3 \
        \(result)
        """
    case .nothingStrong(let passing):
      return passing.isEmpty
        ? "there is no strong character, so \(result)"
        : "there is no strong character outside \(isolates(passing)), so \(result)"
    }
  }

  /// Whether a CR and the LF after it are one separator (P1).
  private func isBeforeLineFeed(_ at: Int) -> Bool {
    scalars[at] == "\r" && at + 1 < scalars.count && scalars[at + 1] == "\n"
  }

  /// `the isolate at [0,5)`.
  func isolates(_ ranges: [Range<Int>]) -> Words {
    ranges.count == 1
      ? "the isolate at \(ranges: place(ranges))" : "the isolates at \(ranges: place(ranges))"
  }

  /// X6 and its like: the level of the last entry of the stack, which X2 to X5c made the next one
  /// that is odd, or even.
  private func takesLevel(_ at: Int, _ level: EmbeddingLevel, _ from: Int?) -> Words {
    guard let from else {
      return "\(the(at)) takes the level of the paragraph: \(verbatim: level)"
    }
    return level.isRightToLeft
      ? """
      \(the(at)) takes the level that \(the(from)) opened: \(verbatim: level), the next odd one \
      after the level outside
      """
      : """
      \(the(at)) takes the level that \(the(from)) opened: \(verbatim: level), the next even one \
      after the level outside
      """
  }

  private func sequence(_ at: Int?, _ sequence: Statement.Sequence) -> Words {
    let resolved = sequenceAlone(at, sequence)
    return sequence.runs.contains { $0.count > 1 }
      ? "\(resolved); X9 removed what stands between the ranges of one run" : resolved
  }

  private func sequenceAlone(_ at: Int?, _ sequence: Statement.Sequence) -> Words {
    let runs = sequence.runs.map { Words(ranges: run($0)) }
    let list = runs.paired { "\($0) and \($1)" } ?? .none
    let level = sequence.level
    let start = sequence.startOfSequence.shortName
    let end = sequence.endOfSequence.shortName
    if let at {
      return """
        \(the(at)) is resolved in the isolating run sequence \(list) at level \(verbatim: level), with sos \
        \(own: start) and eos \(own: end)
        """
    }
    return runs.count == 1
      ? """
      the level run \(ranges: run(sequence.runs[0])) is an isolating run sequence of its own at level \(verbatim: level), \
      with sos \(own: start) and eos \(own: end)
      """
      : """
      the level runs \(list) are joined into one isolating run sequence at level \(verbatim: level), \
      with sos \(own: start) and eos \(own: end)
      """
  }

  private func implicit(
    _ at: Int, _ bidiClass: BidiClass, _ from: EmbeddingLevel, _ to: EmbeddingLevel
  ) -> Words {
    let (character, name) = (the(at), bidiClass.shortName)
    return switch (from.isRightToLeft, Int(to.rawValue) - Int(from.rawValue)) {
    case (true, 0):
      """
      \(character) has the class \(own: name) at the odd level \(verbatim: from), so it stays \
      there
      """
    case (true, _):
      """
      \(character) has the class \(own: name) at the odd level \(verbatim: from), so it goes up \
      by one, to level \(verbatim: to)
      """
    case (false, 0):
      """
      \(character) has the class \(own: name) at the even level \(verbatim: from), so it stays \
      there
      """
    case (false, 1):
      """
      \(character) has the class \(own: name) at the even level \(verbatim: from), so it goes \
      up by one, to level \(verbatim: to)
      """
    case (false, _):
      """
      \(character) has the class \(own: name) at the even level \(verbatim: from), so it goes \
      up by two, to level \(verbatim: to)
      """
    }
  }

  /// Whether our data know no character at a position, so that its class is a default.
  private func isUnassigned(_ position: Int) -> Bool {
    scalars.indices.contains(position) && illFormed[position] == nil
      && ScalarFacts.category(of: scalars[position]) == .cn
  }
}
