internal import UnicodeData

extension TerminalProfile {
  /// The name by which answers about clusters are kept: that of the terminal with its version, or
  /// the numbers, as it gave them. Nil where it gave none.
  public var clusterName: String? {
    guard let name = version ?? (evidence.hasPrefix("DA2") ? evidence : nil) else { return nil }
    return countsClusters ? name + " 2027" : name
  }

  /// What of a terminal's answers holds on the screen.
  ///
  /// A multiplexer answers what it makes of a cluster by itself; the terminal below it may make
  /// something else of emoji, and what stands behind them on the row would move. mlterm counts by
  /// letters, and moves the rest of a row where an emoji of several is written over blanks.
  func trusts(_ answered: ClusterMetrics) -> ClusterMetrics {
    guard kind == .tmux || kind == .screen || kind == .mlterm else { return answered }
    var metrics = answered
    for kind in [ClusterKind.joinedEmoji, .emojiVariation, .textVariation, .keycap, .skinTone] {
      metrics[kind] = nil
    }
    return metrics
  }
}
