internal import BidiAlgorithm

/// A paragraph with what is torn of it.
///
/// A class, since all that search for changes of it hold it, and copies of so much are dear.
final class Judgement {
  /// How it is drawn.
  let drawn: DrawnParagraph
  /// The paragraph as drawn after tags are taken out and references replaced; `drawn` where it has
  /// neither.
  let shown: DrawnParagraph
  /// Whether it is laid out from left to right and is markup as its source: its tags are seen.
  private let isSource: Bool
  /// Whether a pair of controls around all of it goes against its words.
  private let isStray: Bool
  /// Whether such a pair is looked for: not where markup means its controls.
  private let findsStray: Bool
  /// What its own marks hold as isolates would, and what its own pairs hold against their
  /// direction. Those that are put in later hold nothing more.
  private let marked: [MeantRanges.Meant]
  /// The line before any change; nil where nothing can be torn.
  private let seen: SeenLine?
  /// The direction as it was asked for.
  let asked: BaseDirection
  /// The direction of the language of whoever reads it, where that is known.
  private let reader: TextDirection?
  /// What is read, and where it is drawn; nil where nothing can be torn.
  let text: Skeleton?
  /// The direction in which the words ask to be read.
  let wanted: TextDirection
  /// Its tokens, which controls do not change.
  let tokens: [Token]
  /// How it is read.
  let reading: Reading?
  /// What is torn, as the paragraph is laid out.
  let torn: [Torn]
  /// Whether it is laid out against the direction of its words, and looks the same in that.
  private let looksTurned: Bool
  /// Whether its tags and references are seen, and judged.
  private let seesTags: Bool
  /// Those of them that are torn and stand in no piece of code that is.
  private let tags: TornTags

  /// Judges a paragraph, by the direction that its words ask for, or by one that is known: what is
  /// put into a paragraph says nothing about how its words are read. A pair of controls around all
  /// of it that goes against its words gives no direction, unless markup means it.
  convenience init(
    _ drawn: DrawnParagraph, _ asked: BaseDirection, reader: TextDirection? = nil,
    isOfMarkup: Bool = false, seesTags: Bool = true
  ) {
    self.init(
      drawn, asked, nil, reader: reader, findsStray: !isOfMarkup, seesTags: seesTags)
  }

  /// Judges a paragraph into which controls were put, or from which they were taken: the words ask
  /// for the same direction, and are the same tokens. Or as if nobody had judged it, by
  /// ``knownTokens``.
  convenience init(_ drawn: DrawnParagraph, _ asked: BaseDirection, by known: Known) {
    self.init(drawn, asked, known)
  }

  /// What is known of it when its changes are judged.
  var known: Known { Known(self) }

  /// The same when they are judged as if nobody had judged it, but for its tokens, where these are
  /// the same as those of the same letters with other controls, or in another direction.
  var knownTokens: Known { Known(self, hasWanted: false, isChange: false) }

  /// What is true of a paragraph whatever controls it has. Hundreds of changes share it.
  final class Known {
    /// The direction of its words; nil where that has to be found again.
    let wanted: TextDirection?
    let text: Skeleton?
    let tokens: [Token]
    let pairs: TokenPairs?
    let line: LineSort?
    let hasMarkup: Bool
    let isSource: Bool
    /// Whether a pair around all of it goes against its words; nil where that has to be found
    /// again.
    let isStray: Bool?
    /// What the paragraph's own marks hold; nil where that has to be found again.
    let marked: [MeantRanges.Meant]?
    /// Whether it is a change of a line that was seen, and that line.
    let isChange: Bool
    let seen: SeenLine?
    let findsStray: Bool
    let seesTags: Bool
    let reader: TextDirection?
    /// How it is read, where nothing but what is seen of its tags differs; nil of other changes.
    let reading: Reading?

    init(
      _ judgement: Judgement, hasWanted: Bool = true, isChange: Bool = true,
      seesTags: Bool? = nil
    ) {
      wanted = hasWanted ? judgement.wanted : nil
      text = judgement.text
      tokens = judgement.tokens
      (pairs, line) = (judgement.reading?.pairs, judgement.reading?.line)
      isSource = judgement.isSource
      isStray = hasWanted ? judgement.isStray : nil
      marked = hasWanted ? judgement.marked : nil
      (self.isChange, seen) = (isChange, judgement.seen)
      findsStray = judgement.findsStray
      self.seesTags = seesTags ?? judgement.seesTags
      reading = seesTags == nil ? nil : judgement.reading
      reader = judgement.reader
      hasMarkup = judgement.shown.scalars.count != judgement.drawn.scalars.count
    }

    /// Whether the tokens are those of a text: a control before a sign of a unit parts that from
    /// its number, and one inside the name of a file makes it one piece. All that recognisers ask
    /// of controls is here.
    func hasTokens(of other: Skeleton) -> Bool {
      guard let text, text.scalars == other.scalars else { return false }
      return wanted != nil || text.places == other.places
        || ![text, other].contains { $0.hasControlBeforeUnit || Piece.mayHaveCutFile($0) }
    }
  }

  private init(
    _ drawn: DrawnParagraph, _ asked: BaseDirection, _ known: Known?,
    reader: TextDirection? = nil, findsStray: Bool = true, seesTags: Bool = true
  ) {
    let reader: TextDirection? = known == nil ? reader : known?.reader
    self.reader = reader
    let findsStray = known?.findsStray ?? findsStray
    self.findsStray = findsStray
    let seesTags = known?.seesTags ?? seesTags
    self.seesTags = seesTags
    self.drawn = drawn
    self.asked = asked
    let isSource =
      known?.isSource
      ?? (drawn.base == .leftToRight
        && WrittenMarkup.tagsOfSource(drawn.scalars, isSet: asked != .auto) != nil)
    self.isSource = isSource
    let markup = isSource ? nil : WrittenMarkup(drawn.scalars)
    shown = markup.map { DrawnParagraph($0.scalars, asked) } ?? drawn
    guard Self.canBeTorn(shown) else {
      (text, tokens, reading, torn, wanted) = (nil, [], nil, [], shown.base)
      (isStray, marked, looksTurned, tags, seen) = (false, [], false, TornTags(), nil)
      return
    }
    // Controls change nothing of what is read; only where they stood in a tag they may.
    let mayDiffer = markup != nil || known?.hasMarkup == true
    let text =
      known?.reading?.text
      ?? Skeleton(shown, sources: markup?.sources, readAs: mayDiffer ? nil : known?.text)
    let same = known.flatMap { $0.hasTokens(of: text) ? $0 : nil }
    let tokens = same?.tokens ?? Token.tokens(of: text)
    let isStray =
      known?.isStray ?? (findsStray && !isSource && StrayPair.isOne(text, tokens, shown, asked))
    let marked =
      known?.marked
      ?? (isSource
        ? []
        : MarkedWords(tokens, text, shown.base).meant
          + (findsStray ? ContraryPairs.meant(tokens, text) : []))
    let wanted: TextDirection =
      known?.wanted
      ?? (isSource
        ? .leftToRight
        : isStray
          ? shown.base
          : (findsStray ? EndOutside.direction(tokens, text, shown, asked, reader: reader) : nil)
            ?? WantedDirection.of(text, tokens, shown, asked, reader: reader, marked: marked))
    let seen =
      known?.isChange == true ? known?.seen : SeenLine(text: text, base: shown.base)
    self.seen = seen
    let reading =
      known?.reading
      ?? Reading(
        text, tokens, wanted, pairs: same?.pairs, line: same?.line, isPairStray: isStray,
        marked: marked, seen: seen)
    self.isStray = isStray
    self.marked = marked
    self.text = text
    self.wanted = wanted
    self.tokens = tokens
    self.reading = reading
    let all = ElementCheck(reading).found
    lazy var written = Skeleton(drawn)
    let found =
      seesTags && markup != nil && !all.isEmpty ? Self.unseen(all, text, written) : all
    tags =
      seesTags && markup != nil
      ? TornTags(markup?.written ?? [], drawn, besides: found, text) : TornTags()
    let isFirst = known?.isChange != true
    let isOfTag = markup != nil && asked == .auto && shown.base != drawn.base
    if isOfTag, !found.isEmpty {
      let written = written
      torn = found.filter { !Self.isWhole($0, text, in: written) }
    } else if isFirst, shown.base == .leftToRight, asked != .auto, !found.isEmpty,
      ComparedLine.isWhole(text, asked)
    {
      torn = []
    } else if shown.base != wanted, !found.isEmpty,
      isFirst || known?.wanted == nil || (found.count > 1 && found.allSatisfy(\.isSign)),
      let other = Self.lookingAlike(shown, wanted)
    {
      // `| ABC |`, `_ABC_`: laid out as its words are read, nobody would see a difference. So only
      // what is torn then is.
      torn =
        found.allSatisfy(\.isSign)
        ? []
        : ElementCheck(
          Reading(
            Skeleton(other, readAs: text), tokens, wanted, pairs: reading.pairs,
            line: reading.line, isPairStray: isStray, marked: marked)
        ).found
      looksTurned = true
      return
    } else if shown.base != wanted, !found.isEmpty, isFirst, markup == nil,
      Self.isDrawnAsWanted(shown, tokens, text, wanted)
    {
      torn = []
      looksTurned = true
      return
    } else {
      torn = found
    }
    looksTurned = false
  }

  /// The paragraph in another direction where it looks the same in that; nil where it does not.
  private static func lookingAlike(
    _ drawn: DrawnParagraph, _ direction: TextDirection
  ) -> DrawnParagraph? {
    let other = DrawnParagraph(drawn.scalars, .explicit(direction))
    return other.display == drawn.display ? other : nil
  }

  /// Whether a paragraph looks as it would in the direction of its words if each piece that is read
  /// from left to right were isolated there, as it should be: `"%s" ABC "%s"`. O(*n*).
  private static func isDrawnAsWanted(
    _ drawn: DrawnParagraph, _ tokens: [Token], _ text: Skeleton, _ wanted: TextDirection
  ) -> Bool {
    guard wanted == .rightToLeft else { return false }
    var scalars: [Unicode.Scalar] = []
    var start = 0
    for piece in tokens where piece.piece?.order == .leftToRight {
      let range = text.storage(piece.range)
      guard range.lowerBound >= start else { return false }
      scalars += drawn.scalars[start..<range.lowerBound]
      scalars += ["\u{2066}"] + drawn.scalars[range] + ["\u{2069}"]
      start = range.upperBound
    }
    guard start > 0 else { return false }
    scalars += drawn.scalars[start...]
    return DrawnParagraph(scalars, .explicit(wanted)).display == drawn.display
  }

  /// What is torn but for code and numbers that Latin letters of tags beside them keep in order, as
  /// in `ABC <b>c++</b> DEF`, and for signs behind Latin letters that do, as in `<p>Hello!</p>`.
  private static func unseen(_ torn: [Torn], _ text: Skeleton, _ written: Skeleton) -> [Torn] {
    torn.filter { part in
      guard part.isSign else {
        return part.read == .rightToLeft || !kindsInOneStretch.contains(part.kind)
          || !isWhole(part, text, in: written)
      }
      let before = part.range.lowerBound - 1
      guard part.read == .leftToRight, text.isLatin(before) else { return true }
      var word = part
      word.range = before..<part.range.upperBound
      return !isWhole(word, text, in: written)
    }
  }

  private static let kindsInOneStretch: Set<PieceKind> = [
    .number, .phone, .date, .time, .version, .path, .url, .email, .identifier, .placeholder,
  ]

  /// Whether what is torn once the tags are taken out is whole beside them: the letters of a single
  /// tag, such as `<br/>`, gave the paragraph its direction.
  private static func isWhole(_ torn: Torn, _ text: Skeleton, in written: Skeleton) -> Bool {
    let range = text.storage(torn.range)
    func number(_ place: Int) -> Int {
      guard written.hasControls else { return place }
      return written.places.firstIndex { $0 >= place } ?? written.count
    }
    return written.isDrawn(number(range.lowerBound)..<number(range.upperBound), torn.read)
  }

  /// Whether its classes allow a display in another order than that of storage.
  private static func canBeTorn(_ drawn: DrawnParagraph) -> Bool {
    if drawn.base == .rightToLeft { return true }
    return !drawn.resolved.isUniform
  }

  /// Whether the paragraph is laid out against the direction of its words, and is torn by that.
  var isTurned: Bool {
    wanted != shown.base && !looksTurned && torn.contains { !$0.isSign }
  }

  /// The problems with their facts.
  var problems: [Problem] {
    guard let text, !torn.isEmpty else { return tags.problems(drawn) }
    let facts = TearFacts(text, shown, asked, wanted: wanted, reader: reader)
    guard isTurned else {
      let found = tornBesideTags.map(facts.problem)
      guard !tags.ranges.isEmpty else { return found }
      return (found + tags.problems(drawn)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    let paragraph = facts.paragraph(read: wanted, 0..<drawn.scalars.count)
    let turned = turned
    let staying = staying(in: turned)
    guard !staying.isEmpty, let other = turned.text else { return [paragraph] }
    let factsThen = TearFacts(other, turned.shown, .explicit(wanted), wanted: wanted)
    let pieces = staying.map { now, then in
      facts.problem(now).staying(as: factsThen.problem(then))
    }
    return (isToldByPiece(staying) ? [] : [paragraph]) + pieces
  }

  /// What is torn but for single references that are told themselves: `ABC&#33;`. That these are
  /// not drawn in their order says more than that their sign is not in its place. O(torn parts).
  private var tornBesideTags: [Torn] {
    guard let text, !tags.ranges.isEmpty else { return torn }
    return torn.filter { !tags.ranges.contains(text.storage($0.range)) }
  }

  /// Whether one piece is all of a paragraph that is turned, and stays torn: what is told of it
  /// says that of the direction, too.
  private func isToldByPiece(_ staying: [(now: Torn, then: Torn)]) -> Bool {
    guard let text else { return false }
    return staying.contains { text.storage($0.now.range) == 0..<drawn.scalars.count }
  }

  /// What of a paragraph that is turned is torn as it is laid out, and also in the direction of its
  /// words. What would be torn only then is none of its problems: nobody sees it. O(torn parts).
  private func staying(in turned: Judgement) -> [(now: Torn, then: Torn)] {
    guard !turned.torn.isEmpty, let text, let other = turned.text, text.scalars == other.scalars
    else { return [] }
    let now = Dictionary(torn.map { ($0.range, $0) }) { first, _ in first }
    return turned.torn.compactMap { then in
      guard let part = now[then.range], part.kind == then.kind, part.read == then.read else {
        return nil
      }
      return (now: part, then: then)
    }
  }

  /// The tags and references that are torn, as the paragraph is laid out, in storage. Where that is
  /// laid out against its words they are not told.
  var tornTags: [Range<Int>] { tags.ranges }

  /// Whether it has tags or references that are seen.
  var hasSeenTags: Bool { seesTags && shown.scalars.count != drawn.scalars.count }

  /// The same paragraph, which is no change of another, as if its tags and references were taken
  /// out before anybody sees it. That changes what is told of them, and nothing of how it is read.
  var withoutTags: Judgement {
    guard hasSeenTags else { return self }
    return Judgement(drawn, asked, Known(self, isChange: false, seesTags: false))
  }

  /// The paragraph in the direction of its words.
  var turned: Judgement {
    Judgement(
      DrawnParagraph(drawn.scalars, .explicit(wanted)), .explicit(wanted),
      by: Known(self, hasWanted: false))
  }

  /// How many ``problems`` there are, without finding out what tore them.
  var toldCount: Int {
    if torn.isEmpty { return tags.ranges.count }
    guard isTurned else { return tornBesideTags.count + tags.ranges.count }
    let staying = staying(in: turned)
    return (isToldByPiece(staying) ? 0 : 1) + staying.count
  }

  /// What a change has to stay below: how many ``problems`` there are, with what would be torn in
  /// the direction of its words alone, since a change to that direction is measured so, too.
  var boundCount: Int {
    guard isTurned else { return toldCount }
    let turned = turned
    return (isToldByPiece(staying(in: turned)) ? 0 : 1) + turned.torn.count
  }

  /// By how many problems trials are compared, without laying a turned paragraph out again: one
  /// that is turned counts as what is torn in it. Tags do not count: ``TagMending`` puts them right
  /// behind the search. What is told is ``toldCount``.
  var rankedCount: Int { torn.isEmpty ? 0 : isTurned ? max(1, torn.count) : torn.count }
}
