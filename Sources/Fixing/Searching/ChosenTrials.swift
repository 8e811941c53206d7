/// Which of the changes that help are given.
enum ChosenTrials {
  /// The best of each kind first. Those that change a direction that was set come after three
  /// others. Of marks that draw the same the best is enough: nobody could choose between their
  /// places.
  static func best(_ trials: [Trial], limit: Int, keepsDirection: Bool) -> [Trial] {
    var first: [Trial] = []
    var rest: [Trial] = []
    var marked: Set<[Unicode.Scalar]> = []
    for trial in trials where !rest.contains(where: { $0.text == trial.text }) {
      if trial.means == .mark, !marked.insert(trial.display).inserted { continue }
      if first.contains(where: { $0.means == trial.means }) {
        if !first.contains(where: { $0.text == trial.text && $0.direction == trial.direction }) {
          rest.append(trial)
        }
      } else {
        first.append(trial)
      }
    }
    let all = (first + rest).different
    let given = keepsDirection ? SetDirection.kept(all) { $0.direction != nil } : all
    return Array(given.prefix(limit))
  }
}
