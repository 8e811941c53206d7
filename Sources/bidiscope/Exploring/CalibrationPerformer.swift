internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import Wording

/// Lets the terminal work in one way of taming after another for the calibration card.
struct CalibrationPerformer: FeaturePerformer {
  typealias F = CalibrationFeature

  let terminal: NcursesTerminal
  /// The way in force at the start.
  let first: BidiTamingChoice

  private var choices: [BidiTamingChoice] { [first, .native, .bdsm, .lrm, .konsole, .mlterm] }

  func perform(_ effect: CalibrationFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .tryNext(let tried): return [.feature(CalibrationFeature.self, next(after: tried, app))]
    case .keep:
      return [.feature(CalibrationFeature.self, .ended(.right(words: wordsOfThisWay())))]
    case .giveUp:
      terminal.tame(first)
      return [.feature(CalibrationFeature.self, .ended(.stopped))]
    case .suspend:
      terminal.suspend()
      return []
    }
  }

  /// Lets the terminal work in the next way whose name is not among those tried; where every way
  /// was, as at the start.
  private func next(after tried: [String], _ app: AppState) -> CalibrationFeature.Action {
    for choice in choices {
      terminal.tame(choice)
      let way = terminal.profile.bidi.backend.rawValue
      if !tried.contains(way) {
        return .show(
          CalibrationFeature.Attempt(
            title: "\(way) in \(terminal.profile.kind.rawValue)", tried: tried + [way]))
      }
    }
    terminal.tame(first)
    let key = app.commands.keyName(of: .feature(LettersFeature.self, .next))
    return .ended(
      .noWay(
        words: key.map { "No setting reads correctly: Letters (\(verbatim: $0)) helps." }
          ?? "No setting reads correctly."))
  }

  /// How to ask next time for the way that is in force, which reads right.
  private func wordsOfThisWay() -> Words {
    let backend = terminal.profile.bidi.backend
    let choice = choices.first { choice in
      terminal.tame(choice)
      return terminal.profile.bidi.backend == backend
    }
    guard let choice, choice != .auto else {
      return "correct with \(verbatim: backend.rawValue), which is the default here"
    }
    return """
      correct with \(verbatim: backend.rawValue): use --terminal-bidi \(verbatim: choice.rawValue), \
      or set it in config.toml
      """
  }
}
