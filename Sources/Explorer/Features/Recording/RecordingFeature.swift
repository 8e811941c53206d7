package import ExplorerCore
package import UnicodeData
package import Wording

/// A recording of the session as asciicast, for asciinema and its players.
package enum RecordingFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The file that is being written.
    @Exact package var path: String? = nil
  }

  package enum Action: Hashable, Sendable {
    /// Asks for the file.
    case ask
    case begin(String, overwrites: Bool)
    case end
    /// Asks whether it still goes on.
    case check
    // Answers from outside
    case begun(path: String)
    /// Nothing was begun: there is a file of the name.
    case wouldOverwrite(path: String)
    case ended(path: String)
    case refused(reason: Words)
    /// It could not go on.
    case failed(reason: Words)
  }

  package enum Effect: Hashable, Sendable {
    /// Begin, and answer with `.begun`, `.wouldOverwrite` or `.refused`.
    case begin(path: String, overwrites: Bool)
    /// End, and answer with `.ended` or `.failed`.
    case end(path: String)
    /// Answer with `.failed` where it could not go on.
    case check
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Record the session",
      "Records from now on what the screen shows, as asciicast; keys are not recorded.", .file,
      keys: [], .feature(RecordingFeature.self, .ask)),
    Command(
      "Stop recording", "Ends the recording of the session.", .file, keys: [],
      .feature(RecordingFeature.self, .end)),
  ]

  /// How often it is asked whether the recording goes on, in milliseconds.
  private static let checkInterval = 1000

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app[RecordingFeature.self].path == nil
      ? [] : [LoopTimer(after: checkInterval, .feature(RecordingFeature.self, .check))]
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app[RecordingFeature.self].path != nil else { return [] }
    return [
      TitleFact(
        3, weight: 9, "recording", short: "rec", .warning,
        press: .feature(RecordingFeature.self, .ask))
    ]
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    let path = app[RecordingFeature.self].path
    switch action {
    case .ask:
      if let path {
        app.message =
          "Recording to \(verbatim: PathText.shown(path)); the command Stop recording ends it."
      } else {
        app.open(PromptOverlay(NamePrompt()))
      }
    case .begin(let path, let overwrites):
      return .effect(RecordingFeature.self, .begin(path: path, overwrites: overwrites))
    case .end:
      guard let path else {
        app.message = "Nothing is being recorded."
        return .nothing
      }
      return .effect(RecordingFeature.self, .end(path: path))
    case .check: return .effect(RecordingFeature.self, .check)
    case .begun(let path):
      app[RecordingFeature.self].path = path
      app.message =
        "Recording to \(verbatim: PathText.shown(path)); the command Stop recording ends it."
    case .wouldOverwrite(let path):
      app.open(
        QuestionOverlay(
          text: "A file of this name already exists.",
          answers: [
            QuestionOverlay.Answer(
              key: "o", label: "overwrite",
              action: .feature(RecordingFeature.self, .begin(path, overwrites: true))),
            QuestionOverlay.Answer(key: "c", label: "stay"),
          ]))
    case .ended(let path):
      app[RecordingFeature.self].path = nil
      app.message = "The recording is in \(verbatim: PathText.shown(path))."
    case .refused(let reason): app.message = "Not recorded: \(reason)."
    case .failed(let reason):
      app[RecordingFeature.self].path = nil
      app.message = "The recording has ended: \(reason)."
    }
    return .nothing
  }

  private struct NamePrompt: PromptPurpose {
    var title: Words { "Record the session to file (.cast)" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(RecordingFeature.self, .begin(text, overwrites: false))
    }
  }
}
