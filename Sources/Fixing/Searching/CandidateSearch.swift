internal import BidiAlgorithm
internal import Wording
internal import WritingDirection

/// Tries changes of a torn paragraph and keeps those that help.
struct CandidateSearch {
  let judgement: Judgement
  /// What is known of it for each change.
  private let known: Judgement.Known
  private let knownTokens: Judgement.Known
  private let display: [Unicode.Scalar]
  private let scalars: [Unicode.Scalar]
  private var edited: EditedParagraph
  /// What stood at the right of each scalar on the screen; the last has itself.
  private let neighbours: [Int]
  private let cuts: LatinCuts
  private let turns: QuoteTurns
  private let keptWords: KeptWords
  private let blanks: JoinedBlanks
  /// Whether the paragraph's direction was asked for, so that the first three candidates keep it.
  private let keepsDirection: Bool
  /// Whether nobody set that direction, which is one of default.
  private let hasDefaultDirection: Bool
  /// Whether controls may come into the text and go.
  var takesControls = true
  /// Where a gap is in the file; nil where its offset is told.
  var placeOfGap: GapPlace.OfGap?
  /// The rule that was named for the paragraph's direction.
  private let rule: RuledDirection?
  /// Where the paragraph stands.
  private let place: ParagraphPlace
  /// The controls that stay.
  private let markup: MarkupControls
  /// Those that nobody needs.
  private let stray: StrayControls
  /// Takes them out beside all that is tried now.
  private var taking: Trial?
  /// What decides how many problems there are.
  private struct Sight: Hashable {
    let display: [Unicode.Scalar]
    let base: TextDirection
    let asked: BaseDirection

    /// As bytes: scalar by scalar it takes many times as long.
    func hash(into hasher: inout Hasher) {
      unsafe display.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  /// A text in a direction, with its controls.
  private struct Exact: Hashable {
    let text: [Unicode.Scalar]
    let asked: BaseDirection

    func hash(into hasher: inout Hasher) {
      unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  /// The trials that were judged.
  private var judged: [Sight: Int] = [:]
  /// How many problems isolates together leave that were tried while those that are needed were
  /// looked for: their text is the same once more where they are attempted.
  private var together: [Exact: Int] = [:]
  /// What worked, or helped most.
  private var found: [Trial] = []
  /// How many scalars may still be resolved. In a long paragraph fewer changes are tried.
  private var budget: Int

  /// The most scalars that are resolved for one paragraph. A trial that was begun is finished.
  private static let budget = 300_000

  init(
    _ judgement: Judgement, _ display: [Unicode.Scalar], keepsDirection: Bool,
    hasDefaultDirection: Bool, rule: RuledDirection?, place: ParagraphPlace, markup: MarkupControls
  ) {
    self.judgement = judgement
    (known, knownTokens) = (judgement.known, judgement.knownTokens)
    (self.keepsDirection, self.hasDefaultDirection) = (keepsDirection, hasDefaultDirection)
    (self.rule, self.place, self.markup) = (rule, place, markup)
    self.display = display
    scalars = judgement.drawn.scalars
    stray = StrayControls(judgement, markup)
    edited = EditedParagraph(judgement.drawn)
    neighbours = Self.neighbours(judgement.drawn)
    cuts = LatinCuts(judgement)
    turns = QuoteTurns(judgement.drawn)
    keptWords = KeptWords(judgement)
    blanks = JoinedBlanks(judgement)
    budget = Self.budget
  }

  private static func neighbours(_ drawn: DrawnParagraph) -> [Int] {
    var neighbours = Array(drawn.scalars.indices)
    let order = drawn.visibleOrder
    for (left, right) in zip(order, order.dropFirst()) { neighbours[left] = right }
    return neighbours
  }

  /// The candidates, the best first. Each kind of change comes once before any comes twice.
  mutating func candidates(limit: Int) -> [Candidate] {
    guard let proposals = Proposals(judgement, placeOfGap) else { return [] }
    attemptAll(proposals)
    if takesControls {
      attemptWithoutStray(proposals)
      attemptWithoutPair(proposals)
    }
    let fewest = found.map(\.problems).min() ?? 0
    var good = found.filter { $0.problems == fewest && $0.problems < judgement.rankedCount }
      .sorted { $0.precedes($1) }
    // What turns Latin text or curly quotes round is given only where nothing else helps.
    if good.contains(where: { !$0.cutsLatin }) { good.removeAll(where: \.cutsLatin) }
    if good.contains(where: { !$0.turnsQuotes }) { good.removeAll(where: \.turnsQuotes) }
    if good.contains(where: { $0.strayness.isAny }) {
      for index in good.indices { good[index].ownProblems = ownProblems(of: good[index]) }
      let sure = good.filter { !$0.differsAlone }
      if !sure.isEmpty { good = stray.preferred(sure) }
    }
    return judgedAlone(good, limit: limit).map { $0.candidate(in: place) }
  }

  /// All kinds of changes, with marks between groups of Arabic-Indic digits where none helps
  /// without.
  private mutating func attemptAll(_ proposals: Proposals) {
    attemptEach(proposals)
    guard proposals.haveArabicGroups, !mendsAll,
      let marked = Proposals(judgement, placeOfGap, marksGroups: true)
    else { return }
    attemptEach(marked)
  }

  /// All of that once more without stray controls, where taking them out is not enough.
  private mutating func attemptWithoutStray(_ proposals: Proposals) {
    guard !stray.places.isEmpty,
      !found.contains(where: { $0.problems == 0 && stray.areGone(after: $0) })
    else { return }
    attemptAll(proposals, without: stray.places)
  }

  /// All of that once more without a pair around the whole paragraph that goes against its words,
  /// where nothing else is enough: what is put around the pair cannot reach into it.
  private mutating func attemptWithoutPair(_ proposals: Proposals) {
    guard stray.hasControls, !found.contains(where: { $0.problems == 0 }),
      let pair = WholePair(scalars), pair.direction != judgement.wanted,
      !markup.areChanged(by: ControlEdit(removals: pair.places))
    else { return }
    attemptAll(proposals, without: pair.places)
  }

  /// All kinds of changes beside controls that are taken out.
  private mutating func attemptAll(_ proposals: Proposals, without places: [Int]) {
    let before = found
    let whole = edited
    found = []
    budget = max(budget, Self.budget / 2)
    taking = Removals.trial(places, scalars)
    edited = EditedParagraph(judgement.drawn, without: places)
    attemptAll(proposals)
    (taking, edited) = (nil, whole)
    found = before + found
  }

  private mutating func attemptRemovals() {
    attempt(
      Removals.trials(scalars, stray: stray.places).filter { !markup.areChanged(by: $0.edit) })
    if !hasSolution(.removal) {
      attempt(Removals.halves(scalars).filter { !markup.areChanged(by: $0.edit) })
    }
    attempt(OpenControls.trials(judgement, placeOfGap))
  }

  /// Each kind of change.
  private mutating func attemptEach(_ proposals: Proposals) {
    guard takesControls else { return attempt([.direction(judgement.shown.base.opposite)]) }
    if stray.hasControls, taking == nil { attemptRemovals() }
    if judgement.wanted != judgement.shown.base { attemptDirection(proposals) }
    // Where torn places are far apart, only a control at the start mends both.
    if proposals.areFarApart {
      attemptIsolates(proposals, nil)
      attemptStretches(proposals)
    }
    if proposals.areFarApart, mendsAll {
      attempt(proposals.marks.filter { $0.edit.insertions[0].at == 0 })
    } else {
      // Where something mends all, a change that leaves out a torn place is none of the best.
      let isMended = mendsAll || isolatesMendAll(proposals, nil)
      attempt(proposals.isolates, within: isMended ? proposals.reach : nil)
      if let strings = proposals.together(blanks.strings) { attempt([strings]) }
      if !proposals.areFarApart {
        if !hasSolution(.isolate) { attemptIsolates(proposals, nil) }
        attemptStretches(proposals)
      }
      attempt(proposals.marks, within: mendsAll ? proposals.reach : nil)
    }
    // Isolates take their letters from those that decide the direction (P2, P3): it is set then.
    if judgement.asked == .auto, judgement.wanted == judgement.shown.base, !mendsAll {
      attemptIsolates(proposals, judgement.wanted)
      attemptStretches(proposals, judgement.wanted)
    }
  }

  /// The best of some trials whose own text has as many problems as the search says. The search
  /// judges what is drawn alike once, though controls also tell what is read together.
  private func judgedAlone(_ good: [Trial], limit: Int) -> [Trial] {
    // Some may be judged so already.
    var left = good.filter { !$0.differsAlone }
    var others = good.filter(\.differsAlone)
    while !left.isEmpty {
      let chosen = ChosenTrials.best(left, limit: limit, keepsDirection: keepsDirection)
      let open = chosen.filter { $0.ownProblems == nil }
      if open.isEmpty { return chosen }
      for trial in open {
        let own = ownProblems(of: trial)
        for index in left.indices
        where left[index].text == trial.text && left[index].direction == trial.direction {
          left[index].ownProblems = own
        }
      }
      others += left.filter(\.differsAlone)
      left.removeAll(where: \.differsAlone)
    }
    // Where none is as it says, those that help most by themselves.
    let before = judgement.boundCount
    let fewest = others.compactMap(\.ownProblems).min() ?? before
    guard fewest < before else { return [] }
    let helpful = others.filter { $0.ownProblems == fewest }.map { trial in
      var trial = trial
      trial.problems = fewest
      return trial
    }
    return ChosenTrials.best(
      stray.preferred(helpful), limit: limit, keepsDirection: keepsDirection)
  }

  /// How many problems the text of a trial has by itself.
  private func ownProblems(of trial: Trial) -> Int {
    let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
    return Judgement(DrawnParagraph(trial.text, direction), direction, by: knownTokens).toldCount
  }

  /// Whether the text that a trial makes has no problems by itself.
  mutating func isWholeAlone(after trial: Trial) -> Bool {
    let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
    var alone = trial
    alone.text = edited.drawn(trial.edit, direction).scalars
    budget -= alone.text.count
    return ownProblems(of: alone) == 0
  }

  /// Whether something leaves nothing torn.
  private var mendsAll: Bool { found.contains { $0.problems == 0 } }

  /// Whether isolates around several places will, where these are not far apart. They are tried
  /// again in their turn: of what is drawn alike the first is judged.
  private mutating func isolatesMendAll(
    _ proposals: Proposals, _ direction: TextDirection?
  ) -> Bool {
    guard proposals.areMany else { return false }
    let before = (found, judged, budget)
    found = []
    attemptIsolates(proposals, direction)
    defer { (found, judged, budget) = before }
    return mendsAll
  }

  private func hasSolution(_ means: Candidate.Means) -> Bool {
    found.contains { ($0.beside ?? $0.means) == means && $0.problems == 0 }
  }

  /// A direction for the paragraph, by itself and with isolates around what is torn then.
  private mutating func attemptDirection(_ proposals: Proposals) {
    let wanted = judgement.wanted
    let direction = Trial.direction(wanted)
    if let content = proposals.content { attempt([content]) }
    attempt([direction, proposals.whole, proposals.leadingMark])
    guard !hasSolution(.direction) else { return }
    guard
      let inner = Proposals(
        judgement.turned, placeOfGap, marksGroups: proposals.marksGroups)
    else { return }
    if inner.areFarApart {
      attemptIsolates(inner, wanted)
      if hasSolution(.directionAndControls) { return }
    }
    // One isolate with the direction, with a mark at the start, or inside an isolate around all.
    let reach = mendsAll || isolatesMendAll(inner, wanted) ? inner.reach : nil
    for isolate in inner.isolates where reach?.misses(isolate.edit) != true {
      for outer in [direction, proposals.whole, proposals.leadingMark] {
        var both = isolate
        both.name = .both(outer.name, isolate.name)
        both.edit = Self.joined(outer.edit, isolate.edit)
        both.direction = outer.direction
        both.means =
          outer.direction == nil
          ? (outer.means == .isolate ? .isolates : .controls) : .directionAndControls
        attempt([both])
      }
    }
    guard !inner.areFarApart else { return }
    attemptIsolates(inner, wanted)
    attemptStretches(inner, wanted)
    // Where the direction was set, only an isolate around all keeps it.
    if keepsDirection || hasDefaultDirection {
      if !hasSolution(.isolates) { attemptIsolates(inner, nil, proposals.whole) }
      attemptStretches(inner, nil, proposals.whole)
    }
  }

  /// An edit with another one around it, which begins with the paragraph.
  static func joined(_ outer: ControlEdit, _ inner: ControlEdit) -> ControlEdit {
    // What opens the outer one comes first at a gap, and what closes it last.
    let opens = outer.insertions.filter { $0.at == 0 }
    let closes = outer.insertions.filter { $0.at > 0 }
    return ControlEdit(
      insertions: opens + inner.insertions + closes, removals: outer.removals + inner.removals)
  }

  /// How many problems a trial leaves.
  mutating func problems(_ trial: Trial) -> Int {
    let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
    let drawn = edited.drawn(trial.edit, direction)
    budget -= drawn.scalars.count
    let exact = Exact(text: drawn.scalars, asked: direction)
    if let count = together[exact] { return count }
    let count = Judgement(drawn, direction, by: known).rankedCount
    together[exact] = count
    return count
  }

  /// How many problems a trial leaves; what is drawn alike in a paragraph of the same direction is
  /// judged once. Where the paragraph has controls of its own, those that are put in beside them
  /// also tell what is read together.
  private mutating func problemCount(
    _ drawn: DrawnParagraph, _ display: [Unicode.Scalar], _ direction: BaseDirection
  ) -> Int {
    let sight = Sight(display: display, base: drawn.base, asked: direction)
    if !stray.hasControls, let count = judged[sight] { return count }
    let count =
      together[Exact(text: drawn.scalars, asked: direction)]
      ?? Judgement(drawn, direction, by: known).rankedCount
    judged[sight] = count
    return count
  }

  /// Keeps those of some trials that help; of those that reach all that is torn, where others
  /// cannot be among the best.
  mutating func attempt(_ trials: [Trial], within reach: TornReach? = nil) {
    for proposal in trials where reach?.misses(proposal.edit) != true {
      guard budget > 0 || found.isEmpty else { return }
      var trial = taking.map { proposal.joined(to: $0) } ?? proposal
      guard edited.keepsClusters(trial.edit), !markup.areCrossed(by: trial.edit) else { continue }
      let direction = trial.direction.map(BaseDirection.explicit) ?? judgement.asked
      let drawn = edited.drawn(trial.edit, direction)
      trial.text = drawn.scalars
      budget -= trial.text.count
      trial.display = drawn.display
      trial.base = drawn.base
      // What changes nothing on the display needs no judge.
      guard trial.display != display else { continue }
      trial.problems = problemCount(drawn, trial.display, direction)
      guard trial.problems < judgement.rankedCount || trial.problems == 0 else { continue }
      // With another direction it would not be drawn so.
      if trial.direction == nil, let rule, !rule.keepsDirection(of: trial.text) { continue }
      let origins = trial.edit.origins(in: scalars.count)
      let order = drawn.visibleOrder.map { origins[$0] ?? -1 }
      // Worse than none: what swaps words that were right, or glues two of them together.
      guard keptWords.stay(in: order) else { continue }
      trial.moved = moved(order)
      trial.blanksAstray = blanks.astray(in: order)
      trial.fillsInDirection = hasDefaultDirection
      trial.cutsLatin = cuts.hasAny(in: trial.edit, drawn: drawn)
      trial.turnsQuotes = turns.hasAny(in: trial.edit, drawn: drawn)
      trial.strayness = stray.strayness(of: trial)
      found.append(trial)
    }
  }

  /// One trial with what came of it; nil where it does not help.
  mutating func tried(_ trial: Trial) -> Trial? {
    let before = found.count
    attempt([trial])
    return found.count > before ? found[before] : nil
  }

  /// How many neighbours on the screen, in an order of places before a change, were none before.
  private func moved(_ order: [Int]) -> Int {
    zip(order, order.dropFirst()).count { $0 < 0 || neighbours[$0] != $1 }
  }
}
