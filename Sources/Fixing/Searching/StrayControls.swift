internal import BidiAlgorithm
internal import UnicodeData

/// The controls of a torn paragraph that nobody needs: those without a partner, and overrides at
/// work in what is torn.
struct StrayControls {
  /// Where they stand, ascending, with the ends of the overrides. An embedding or an isolate that
  /// begins the paragraph is none of them, as it sets the direction of all of it.
  private(set) var places: [Int] = []
  /// The overrides that turn letters of what is torn, or hold one of its ends.
  private var turning: [ControlWalk.Reach] = []
  /// Where isolates with an end begin that hold nothing of what is torn: for all outside of them
  /// they are one sign without a direction (BD8).
  private var idleIsolates: Set<Int> = []
  private let scalars: [Unicode.Scalar]
  /// Whether the paragraph has any control.
  let hasControls: Bool

  /// Those of a paragraph, without those that its markup means. O(*n*).
  init(_ judgement: Judgement, _ markup: MarkupControls) {
    scalars = judgement.drawn.scalars
    hasControls = scalars.contains(where: Skeleton.isControl)
    guard hasControls, let text = judgement.text else { return }
    func isOfMarkup(_ place: Int) -> Bool {
      markup.areChanged(by: ControlEdit(removals: [place]))
    }
    let walk = ControlWalk(scalars)
    let torn = judgement.torn.map { text.storage($0.range) }
    turning = Overrides(scalars).turning(in: torn).filter { !isOfMarkup($0.place) }
    let isolates = walk.reaches.filter { reach in
      reach.isClosed && BidiProperties.bidiClass(of: scalars[reach.place]).isIsolateInitiator
        && !torn.contains { $0.overlaps(reach.place..<reach.end + 1) }
    }
    idleIsolates = Set(isolates.map(\.place))
    let start = scalars.firstIndex { !Skeleton.isControl($0) } ?? scalars.count
    let unclosed = walk.unclosed.filter {
      $0 >= start || ControlWalk.isOverride(scalars[$0])
    }
    let ends = turning.filter(\.isClosed).map(\.end)
    places = Set(unclosed + walk.stray + turning.map(\.place) + ends).filter { !isOfMarkup($0) }
      .sorted()
  }

  /// Whether a change takes all of them out, or closes the only one, which is no override.
  func areGone(after trial: Trial) -> Bool {
    if Set(trial.edit.removals).isSuperset(of: places) { return true }
    guard let closed = trial.closed else { return false }
    return places == [closed] && !ControlWalk.isOverride(scalars[closed])
  }

  /// What a change does about them.
  func strayness(of trial: Trial) -> Trial.Strayness {
    var strayness = Trial.Strayness()
    guard hasControls else { return strayness }
    let walk = ControlWalk(trial.text)
    strayness.unmatched = walk.unclosed.count + walk.stray.count
    for extent in turning {
      if trial.edit.removals.contains(extent.place) {
        strayness.takesOverride = true
      } else if trial.closed != extent.place {
        strayness.leavesOverride = true
      }
    }
    strayness.takesIsolate =
      !strayness.takesOverride && trial.edit.removals.contains(where: idleIsolates.contains)
    return strayness
  }

  /// Those of some changes that are to be chosen from: what leaves an override at work only
  /// where all do, and what leaves controls without a partner only where none draws the
  /// paragraph so and leaves fewer. What an override held, and does nothing without it, goes with
  /// it first.
  func preferred(_ trials: [Trial]) -> [Trial] {
    guard hasControls else { return trials }
    let without = trials.filter { !$0.strayness.leavesOverride }
    var chosen = without.isEmpty ? trials : without
    chosen = chosen.filter { trial in
      trial.strayness.unmatched == 0
        || !chosen.contains {
          $0.strayness.unmatched < trial.strayness.unmatched && $0.isDrawn(like: trial)
        }
    }
    for index in chosen.indices where chosen[index].strayness.takesOverride {
      let trial = chosen[index]
      let removed = Set(trial.edit.removals)
      let isIdle = chosen.contains {
        removed.isStrictSubset(of: $0.edit.removals) && $0.edit.insertions == trial.edit.insertions
          && $0.isDrawn(like: trial)
      }
      chosen[index].strayness.idle = isIdle ? held(by: removed) : 0
    }
    return chosen.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
  }

  /// How many embeddings, overrides, isolates and ends of them stay in the reach of overrides that
  /// are taken out.
  private func held(by removed: Set<Int>) -> Int {
    let reach = turning.filter { removed.contains($0.place) }
    return scalars.indices.count { place in
      Skeleton.isControl(scalars[place]) && !removed.contains(place)
        && !BidiProperties.bidiClass(of: scalars[place]).isStrong
        && reach.contains { $0.place < place && place < $0.end }
    }
  }
}

extension Trial {
  /// Whether the paragraph looks the same after another change, in the same direction.
  fileprivate func isDrawn(like other: Trial) -> Bool {
    direction == other.direction && display == other.display
  }
}
