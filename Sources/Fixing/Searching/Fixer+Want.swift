public import BidiAlgorithm
internal import UnicodeData
internal import Wording

extension Fixer {
  /// The smallest insertions of controls with which a paragraph is drawn as wanted, those that
  /// hold best first.
  ///
  /// The fewest inserted scalars there are, up to three (a pair counts two); beyond that, and in
  /// paragraphs too long for trying everything, the best that was found, and
  /// ``FixedParagraph/reason`` says so. Where L1 or L2 forbid the order for every choice of levels,
  /// nothing is searched for, and the reason is that.
  ///
  /// Where the paragraph looks as wanted already, or would look as before, since brackets are
  /// mirrored at odd levels (L4), ``FixedParagraph/looksAsWanted`` is true: the candidates give the
  /// order of what is stored, and none of them is to be offered.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - wanted: its visible scalars from left to right as they are to be seen, brackets as they
  ///     are stored. What is on the screen now is known with brackets as they are seen, too.
  ///   - direction: the paragraph's direction, which stays.
  ///   - goesOn: asked now and then; where it says no, the search ends early with what it has.
  /// - Returns: the problems of the paragraph as it is, and the insertions.
  public func fix(
    _ scalars: [Unicode.Scalar], wanted: [Unicode.Scalar], direction: BaseDirection = .auto,
    goesOn: @escaping () -> Bool = { true }
  ) -> FixedParagraph {
    let judgement = Judgement(
      DrawnParagraph(scalars, direction), direction, reader: reader, seesTags: seesTags)
    var result = FixedParagraph(
      text: scalars, display: judgement.drawn.display, problems: judgement.problems,
      candidates: [])
    if let difference = LetterDifference(scalars, wanted: wanted).sentence {
      let reason: Words =
        "What is wanted has other letters than the text: controls change only their order."
      result.reason = reason + " " + difference
      return result
    }
    // What says which glyph is drawn stays behind its base, wherever that is.
    let wanted = wanted.filter { !ScalarFacts.isInvisible($0) }
    let trial = InsertionTrial(
      scalars, direction, wanted: wanted, rule: RuledDirection(strategy, in: place, direction))
    if trial.isDrawn([]) {
      result.candidates = [candidate([], trial, direction)]
      return result.asWanted(Self.looksSo)
    }
    let isSeen = Self.isSeen(wanted, in: result.display)
    if let reason = ImpossibleOrder.reason(scalars, wanted: wanted, direction) {
      return isSeen ? result.asWanted(Self.looksMirrored) : result.ending(reason)
    }
    let forced = ForcedOrder(trial, wanted: wanted)
    if forced.isImpossible {
      return isSeen ? result.asWanted(Self.looksMirrored) : result.ending(Self.noLevels)
    }
    let search = WantedSearch(trial, wanted: wanted, direction, goesOn: goesOn)
    var insertions = search.found
    if insertions.isEmpty {
      result.candidates = drawing(wanted, scalars, direction)
      if result.candidates.isEmpty, !search.isStopped, let puts = forced.puts() {
        insertions = [puts]
      }
    }
    result.candidates += Self.different(insertions, result.display, trial, direction).prefix(limit)
      .map { candidate($0, trial, direction) }
    let changesLook = result.candidates.contains { $0.display != result.display }
    if isSeen || (!changesLook && !result.candidates.isEmpty) {
      return result.asWanted(Self.looksMirrored)
    }
    result.reason = result.candidates.isEmpty ? Self.reasonForNone(search) : Self.reason(search)
    return result
  }

  /// Whether an order, read as it is seen and not as it is stored, is what is on the screen.
  private static func isSeen(
    _ wanted: [Unicode.Scalar], in display: [Unicode.Scalar]
  ) -> Bool {
    display.filter { !ScalarFacts.isInvisible($0) }
      == wanted.map { DrawnScalars.glyph(of: $0, isRightToLeft: false) }
  }

  /// The insertions that differ in the text, the best first: those that change what is on the
  /// screen, if any does.
  private static func different(
    _ insertions: [[PutControl]], _ display: [Unicode.Scalar], _ trial: InsertionTrial,
    _ direction: BaseDirection
  ) -> [[PutControl]] {
    // Beside a control of the text the same one may stand on either side of it.
    var texts: Set<[Unicode.Scalar]> = []
    let all = insertions.sorted {
      rank($0, trial).lexicographicallyPrecedes(rank($1, trial))
    }
    .filter { texts.insert(trial.edit($0).applied(to: trial.scalars)).inserted }
    // Brackets that change sides and levels both look as before.
    let changing = all.filter { puts in
      let text = trial.edit(puts).applied(to: trial.scalars)
      return DrawnParagraph(text, direction).display != display
    }
    return changing.isEmpty ? all : changing
  }

  /// The changes that mend what is torn, and draw a paragraph as wanted: they may have more
  /// isolates than are tried here.
  private func drawing(
    _ wanted: [Unicode.Scalar], _ scalars: [Unicode.Scalar], _ direction: BaseDirection
  ) -> [Candidate] {
    fix(scalars, direction: direction).candidates.filter { candidate in
      guard candidate.direction == nil, candidate.removals.isEmpty else { return false }
      let text = candidate.text
      let order = DrawnParagraph(text, direction).drawnOrder
      return order.map { text[$0] }.filter { !ScalarFacts.isInvisible($0) } == wanted
    }
  }

  private static let bestFound: Words =
    "This is the best that was found; not every smaller insertion was tried."

  private static let bestBeyondThree: Words =
    "This is the best that was found: no three controls do it, and not every larger insertion was tried."

  private static let noLevels: Words =
    "No controls draw it so: what L2 reverses stands one inside another or apart, and this order has no such parts."

  private static let looksSo: Words = "It looks like this already."

  private static let looksMirrored: Words =
    looksSo + " " + "In right-to-left text brackets are drawn mirrored."

  /// Why nothing was found.
  private static func reasonForNone(_ search: WantedSearch) -> Words {
    search.isCertain
      ? "No insertion of up to three controls between characters draws it so, and no two or three isolates were found that do."
      : "Nothing was found that draws it so; not every insertion was tried."
  }

  /// What is not sure about what was found.
  private static func reason(_ search: WantedSearch) -> Words? {
    if search.isCertain, search.found.isEmpty || !search.isSmallest { return bestBeyondThree }
    return search.isCertain ? nil : bestFound
  }

  /// Marks and pairs that hold when words change, then embeddings and overrides, then controls that
  /// are never closed; in each group those at the edges of words first.
  private static func rank(_ puts: [PutControl], _ trial: InsertionTrial) -> [Int] {
    let opens = puts.count { $0.bidiClass.isIsolateInitiator }
    let closes = puts.count { $0.bidiClass == .pdi }
    let marks = puts.count { $0.bidiClass.isStrong }
    let ends = puts.first { $0.bidiClass.isIsolateInitiator }?.gap ?? 0
    let distance = puts.reduce(0) { $0 + trial.distanceFromEdge($1.gap) }
    return [
      puts.count, trial.tidiness(puts).rawValue, distance, marks,
      puts.count - opens - closes - marks, -ends,
    ]
  }

  private func candidate(
    _ puts: [PutControl], _ trial: InsertionTrial, _ direction: BaseDirection
  ) -> Candidate {
    let edit = trial.edit(puts)
    let text = edit.applied(to: trial.scalars)
    let after = Judgement(
      DrawnParagraph(text, direction), direction, reader: reader, seesTags: seesTags)
    var tried = Trial(.words(Self.name(puts)), Self.means(puts), edit)
    tried.text = text
    tried.display = after.drawn.display
    tried.base = after.drawn.base
    tried.problems = after.problems.count
    return tried.candidate(in: place)
  }

  private static func means(_ puts: [PutControl]) -> Candidate.Means {
    let opens = puts.count { $0.bidiClass.isIsolateInitiator }
    let closes = puts.count { $0.bidiClass == .pdi }
    if opens == closes, opens + closes == puts.count { return opens == 1 ? .isolate : .isolates }
    return puts.count == 1 && puts[0].bidiClass.isStrong ? .mark : .controls
  }

  private static func name(_ puts: [PutControl]) -> Words {
    puts.map { put -> Words in "\(verbatim: Proposals.label(put.control)) at \(number: put.gap)" }
      .paired { "\($0), \($1)" } ?? "as it is"
  }
}
