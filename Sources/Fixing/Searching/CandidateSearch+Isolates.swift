internal import BidiAlgorithm
internal import Wording

/// Isolates that are tried together.
extension CandidateSearch {
  /// Isolates around all pieces that are torn or beside it, then without those that are not needed,
  /// with another around the whole paragraph or without it.
  mutating func attemptIsolates(
    _ proposals: Proposals, _ direction: TextDirection?, _ outer: Trial? = nil
  ) {
    func joined(_ trials: [Trial]) -> Trial { Self.asOne(trials, direction, outer) }
    let numbers = proposals.apart(proposals.tornNumbers)
    var chosen = proposals.apart(proposals.pieces)
    // Of many, those beside what is torn are left out, unless they are needed.
    if numbers.count > 1, problems(joined(numbers)) == 0 {
      chosen = numbers
    } else if chosen.count > Self.mostIsolates {
      let torn = proposals.apart(proposals.tornPieces)
      if torn.count > 1, problems(joined(torn)) == 0 { chosen = torn }
    }
    guard chosen.count > 1 else { return }
    guard problems(joined(chosen)) == 0 else {
      // Where nothing mends all of many torn places, they mend the most.
      if judgement.torn.count >= Self.many { attempt([joined(chosen)]) }
      return
    }
    // Where counts or numbers behind several names went away, the names alone may be enough.
    if judgement.torn.count(where: { $0.kind == .brackets }) > 1 || areNamesWithNumbers {
      let names = proposals.apart(proposals.pieces.filter { $0.kind == .name })
      if names.count > 1, problems(joined(names)) == 0 {
        attempt([joined(needed(of: names, proposals.reach, joined))])
      }
    }
    let least = needed(of: chosen, proposals.reach, joined)
    guard let whole = tried(joined(least)), least.count > 1, judgement.wanted == .rightToLeft else {
      return
    }
    let isolates = proposals.isolates
    attemptLonger(least, whole, from: isolates, joined)
    if whole.cutsLatin, direction == nil, outer == nil { attemptBestOfEach(proposals, isolates) }
  }

  /// For each torn place in turn the isolate or the mark that is the best one there, as if nothing
  /// else were torn: a mark before `20 cm x 30 cm`, which isolates around its numbers turn round.
  private mutating func attemptBestOfEach(_ proposals: Proposals, _ isolates: [Trial]) {
    guard judgement.torn.count <= Self.mostOfEach, let text = judgement.text else { return }
    let pieces = Set(proposals.pieces.map { text.storage($0.range) })
    let near = isolates.filter { trial in
      guard let range = trial.edit.isolated.first else { return false }
      return pieces.contains(range) || !hasRightToLeft(range)
    }
    let trials = near + proposals.stretches.map { proposals.isolate($0) } + proposals.marks
    var (chosen, left): ([Trial], Int) = ([], judgement.rankedCount)
    for torn in judgement.torn where left > 0 {
      let place = text.storage(torn.range)
      let taken = chosen.flatMap(\.edit.isolated)
      var best: (trials: [Trial], whole: Trial)?
      for trial in trials where isNear(trial.edit, place, taken) {
        let trials = chosen + [trial]
        guard let whole = tried(Self.besideEachOther(trials)), whole.problems < left,
          best.map({ whole.precedes($0.whole) }) ?? true
        else { continue }
        best = (trials, whole)
      }
      if let best { (chosen, left) = (best.trials, best.whole.problems) }
    }
  }

  /// Whether right-to-left letters stand in a range of the paragraph.
  private func hasRightToLeft(_ range: Range<Int>) -> Bool {
    range.contains { Skeleton.isRightToLeft(judgement.drawn.scalars[$0]) }
  }

  /// Whether a mark stands at a place or an isolate reaches into it, and not into others.
  private func isNear(_ edit: ControlEdit, _ place: Range<Int>, _ taken: [Range<Int>]) -> Bool {
    guard let range = edit.isolated.first else {
      return edit.insertions.allSatisfy { place.lowerBound...place.upperBound ~= $0.at }
    }
    return range.overlaps(place) && !taken.contains(where: range.overlaps)
  }

  /// Isolates and marks as one change.
  private static func besideEachOther(_ trials: [Trial]) -> Trial {
    if trials.allSatisfy({ !$0.edit.isolated.isEmpty }) { return asOne(trials, nil, nil) }
    guard trials.count > 1 else { return trials[0] }
    let names = trials.dropFirst().reduce(trials[0].name) { .both($0, $1.name) }
    return Trial(names, .controls, Proposals.nested(trials.map(\.edit)))
  }

  /// The same isolates in a right-to-left sentence with a longer one around Latin text in the place
  /// of each in turn, where less moves then: around `echo "x"` for that around `x`, whose command
  /// would else stand behind it.
  private mutating func attemptLonger(
    _ isolates: [Trial], _ whole: Trial, from all: [Trial], _ joined: ([Trial]) -> Trial
  ) {
    guard isolates.count <= Self.mostLengthened else { return }
    var (best, bestWhole) = (isolates, whole)
    for index in best.indices {
      guard let own = best[index].edit.isolated.first else { continue }
      let others = best.indices.filter { $0 != index }.flatMap { best[$0].edit.isolated }
      let longer = all.filter { trial in
        guard let range = trial.edit.isolated.first, range != own else { return false }
        return range.lowerBound <= own.lowerBound && range.upperBound >= own.upperBound
          && !others.contains(where: range.overlaps) && !hasRightToLeft(range)
      }
      for trial in longer.prefix(Self.mostLonger) {
        var changed = best
        changed[index] = trial
        guard let whole = tried(joined(changed)), whole.precedes(bestWhole) else { continue }
        (best, bestWhole) = (changed, whole)
      }
    }
  }

  /// Isolates around torn paths with the Latin text beside them, and around those pieces that are
  /// needed then. What leaves something torn, or whose words ask for another direction, is not
  /// tried: it would take the place of isolates that turn the text beside a path round.
  mutating func attemptStretches(
    _ proposals: Proposals, _ direction: TextDirection? = nil, _ outer: Trial? = nil
  ) {
    let stretches = proposals.stretches
    guard !stretches.isEmpty else { return }
    let around = stretches.map { proposals.isolate($0) }
    let areLed = stretches.allSatisfy(\.isLed)
    func joined(_ inner: [Trial]) -> Trial {
      var trial = Self.asOne(around + inner, direction, outer)
      (trial.isWhole, trial.takesLatin) = (areLed, !areLed)
      return trial
    }
    var trial: Trial?
    if problems(joined([])) == 0 {
      // What is a piece has its isolate already.
      if proposals.pieces.contains(where: { [$0.range] == stretches.map(\.range) }) { return }
      trial = joined([])
    }
    for pieces in [proposals.tornPieces, proposals.pieces] where trial == nil {
      let inner = proposals.apart(pieces, besides: stretches)
      guard !inner.isEmpty, problems(joined(inner)) == 0 else { continue }
      trial = joined(needed(of: inner, nil, joined))
    }
    if let trial, isWholeAlone(after: trial) { attempt([trial]) }
  }

  /// Isolates as one change: with a direction for the paragraph, inside another change, or by
  /// themselves.
  private static func asOne(
    _ trials: [Trial], _ direction: TextDirection?, _ outer: Trial?
  ) -> Trial {
    let inner = Proposals.nested(trials.map(\.edit))
    let name = ChangeName.together(trials.map(\.name))
    if let outer { return Trial(.both(outer.name, name), .isolates, joined(outer.edit, inner)) }
    guard let direction else {
      return Trial(name, trials.count == 1 ? .isolate : .isolates, inner)
    }
    return Trial(
      .both(Trial.direction(direction).name, name), .directionAndControls, inner,
      direction: direction)
  }

  /// Whether a name and several numbers or times are torn, and nothing else.
  private var areNamesWithNumbers: Bool {
    let kinds = judgement.torn.map(\.kind)
    return kinds.contains(.name) && kinds.count { $0 == .number || $0 == .time } > 1
      && kinds.allSatisfy { $0 == .name || $0 == .number || $0 == .time }
  }

  /// Those of some isolates that are needed, where all of them together leave nothing torn. Some
  /// are certainly needed: the others do not reach all.
  private mutating func needed(
    of all: [Trial], _ reach: TornReach?, _ joined: ([Trial]) -> Trial
  ) -> [Trial] {
    var chosen = all
    var count: Int
    // One that was needed beside another may not be once that has gone.
    repeat {
      count = chosen.count
      var index = 0
      while index < chosen.count, chosen.count > 1 {
        var fewer = chosen
        fewer.remove(at: index)
        if reach?.misses(Proposals.nested(fewer.map(\.edit))) != true,
          problems(joined(fewer)) == 0
        {
          chosen = fewer
        } else {
          index += 1
        }
      }
    } while chosen.count < count
    return chosen
  }

  /// In so many torn places the best change of each is looked for.
  private static let mostOfEach = 8

  /// For so many isolates longer ones are tried, and so many for each.
  private static let mostLengthened = 8
  private static let mostLonger = 4

  /// Among so many torn places some may contradict each other.
  private static let many = 4

  /// The most isolates put in together where some are around what is not torn.
  private static let mostIsolates = 12
}
