internal import BidiAlgorithm
internal import Engines

/// The engines that the explorer compares with: ICU, FriBidi where it is installed, and those that a user names.
enum EnginesAtHand {
  /// An answer may take so long, in seconds.
  static let deadline = 2.0

  /// ICU, FriBidi, and programs by their commands.
  static func all(_ commands: [String]) -> [any BidiResolver] {
    let fribidi = (try? EngineChoice.fribidi.resolver(deadline: deadline)).map { [$0] } ?? []
    return [ICUResolver()] + fribidi
      + commands.map { ExternalEngine(command: $0, deadline: deadline) }
  }
}
