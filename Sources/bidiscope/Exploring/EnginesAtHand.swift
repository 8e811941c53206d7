internal import BidiAlgorithm
internal import Engines

/// The engines that the explorer compares with: the peers that are installed, and those that a user names.
enum EnginesAtHand {
  /// An answer may take so long, in seconds.
  static let deadline = 2.0

  /// The peers, and programs by their commands.
  static func all(_ commands: [String]) -> [any BidiResolver] {
    (EngineChoice.peers + commands.map(EngineChoice.command)).compactMap {
      try? $0.resolver(deadline: deadline)
    }
  }
}
