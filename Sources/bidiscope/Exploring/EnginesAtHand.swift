internal import BidiAlgorithm
internal import Engines

/// The engines that the explorer compares with: ICU, FriBidi where it is installed, and those that a user names.
enum EnginesAtHand {
  /// An answer may take so long, in seconds.
  static let deadline = 2.0

  /// ICU, FriBidi, and programs by their commands.
  static func all(_ commands: [String]) -> [any BidiResolver] {
    ([.icu, .fribidi] + commands.map(EngineChoice.command)).compactMap {
      try? $0.resolver(deadline: deadline)
    }
  }
}
