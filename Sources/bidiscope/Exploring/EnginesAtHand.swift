internal import BidiAlgorithm
internal import Engines

/// The engines that the explorer compares with: the peers that are installed, and those that a user
/// names.
enum EnginesAtHand {
  /// The peers, and programs by their commands.
  ///
  /// - Parameters:
  ///   - commands: what a user names, as `check --engine` takes it.
  ///   - deadline: how long one answer of another program may take, in seconds.
  /// - Returns: those that can be used here.
  static func all(_ commands: [String], deadline: Double) -> [any BidiResolver] {
    (EngineChoice.peers + commands.map(EngineChoice.command)).compactMap {
      try? $0.resolver(deadline: deadline)
    }
  }
}
