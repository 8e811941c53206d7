internal import Explorer
internal import NcursesTerminal

/// Lets the terminal work in one way after another for the calibration card.
struct CalibrationPerformer: FeaturePerformer {
  typealias F = CalibrationFeature

  let terminal: NcursesTerminal
  let calibration: TerminalCalibration

  func perform(_ effect: CalibrationFeature.Effect, _ state: AppState) -> [Action] {
    switch effect {
    case .tryNext(let tried):
      guard let title = calibration.tryNext(after: tried) else {
        calibration.goBack()
        let key = state.commands.keyName(of: .feature(LettersFeature.self, .next))
        return [
          ended("No setting reads correctly" + (key.map { ": Letters (\($0)) helps." } ?? "."))
        ]
      }
      let backend = terminal.profile.bidi.backend.rawValue
      return [
        .feature(
          CalibrationFeature.self,
          .show(CalibrationFeature.Attempt(title: title, tried: tried + [backend])))
      ]
    case .keep: return [ended(calibration.outcome.words ?? "", isRight: true)]
    case .giveUp:
      calibration.goBack()
      return [ended(nil)]
    case .suspend:
      terminal.suspend()
      return []
    }
  }

  private func ended(_ words: String?, isRight: Bool = false) -> Action {
    .feature(CalibrationFeature.self, .ended(words: words, isRight: isRight))
  }
}
