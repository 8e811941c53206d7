internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
internal import Keyboards
internal import Learning
internal import Screen
internal import TextModel

/// A play as it goes on a screen of 80 by 24 that nobody sees: its keyboard, its strategy and the
/// ends of lines are there as they will be for the user, and the text must come out as the file
/// has it at each caption.
enum PlayRehearsal {
  /// What is wrong with a play, at the first caption where its text is another one. O(its strokes,
  /// each with what the explorer does after a key).
  static func faults(of play: Play, _ translations: LearnedTranslations) -> [LearningFault] {
    if let name = play.keyboard, KeyboardCatalogue.keyboard(named: name) == nil {
      return [LearningFault(line: play.line, text: "'\(name)' is no keyboard of the program")]
    }
    let analyser = Analyser()
    var app = AppState(
      document: Document(text: ""), name: play.name, size: Size(rows: 24, columns: 80),
      theme: Theme(depth: .colors256), locale: .leftToRight, analyser)
    app.measure(analyser)
    app.fit()
    func act(_ action: PlaysFeature.Action) {
      _ = turn(&app, .feature(PlaysFeature.self, action), .outside, analyser) { _, _ in [] }
    }
    act(.perform(play, translations))
    for case .say(let caption, let facts, let subject) in play.steps {
      while timers(for: app).contains(where: { $0.action == .feature(PlaysFeature.self, .tick) }) {
        act(.tick)
      }
      let text = app.session.document.text
      guard text.unicodeScalars.elementsEqual(subject.text.unicodeScalars) else {
        var typed = subject
        typed.text = text
        return [
          LearningFault(
            line: facts.first?.line ?? play.line,
            text:
              "on the screen the text at '\(caption)' is '\(typed.written)', not '\(subject.written)'"
          )
        ]
      }
      act(.goOn)
    }
    return []
  }
}
