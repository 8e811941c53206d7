/// Which of the changes that help are given.
enum ChosenTrials {
  /// The best of each kind first. Those that change a direction that was set come after three
  /// others.
  static func best(_ trials: [Trial], limit: Int, keepsDirection: Bool) -> [Trial] {
    var first: [Trial] = []
    var rest: [Trial] = []
    for trial in trials where !rest.contains(where: { $0.text == trial.text }) {
      if first.contains(where: { $0.means == trial.means }) {
        if !first.contains(where: { $0.text == trial.text && $0.direction == trial.direction }) {
          rest.append(trial)
        }
      } else {
        first.append(trial)
      }
    }
    let all = first + rest
    guard keepsDirection else { return Array(withOtherLook(all).prefix(limit)) }
    let keeping = withOtherLook(all.filter { $0.direction == nil })
    guard keeping.count >= 3 else { return Array(keeping.prefix(limit)) }
    return Array(
      (keeping.prefix(3) + all.filter { $0.direction != nil } + keeping.dropFirst(3)).prefix(limit))
  }

  /// Where three begin that all look alike, the third one gives its place to the best that looks
  /// otherwise, if there is one: of two readings the other may be meant.
  private static func withOtherLook(_ trials: [Trial]) -> [Trial] {
    guard let display = trials.first?.display,
      trials.prefix(3).allSatisfy({ $0.display == display }),
      let other = trials.firstIndex(where: { $0.display != display })
    else { return trials }
    var trials = trials
    trials.insert(trials.remove(at: other), at: 2)
    return trials
  }
}
