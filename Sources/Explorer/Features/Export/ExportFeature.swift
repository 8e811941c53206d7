package import ExplorerCore
internal import UnicodeData
package import Wording

/// The screen, or a pane of it, as a file: text, escape sequences, a page or a picture.
package enum ExportFeature: Feature {
  /// What is exported.
  package enum Part: Hashable, Sendable { case screen, pane }

  package enum Action: Hashable, Sendable {
    /// Asks for the file.
    case ask(Part)
    case write(String, Part, overwrites: Bool)
    // Answers from outside
    case written(path: String)
    /// Nothing was written: there is a file of the name.
    case wouldOverwrite(path: String, Part)
    case failed(reason: Words)
  }

  package enum Effect: Hashable, Sendable {
    /// Write what is shown to a file, and answer with `.written`, `.wouldOverwrite` or `.failed`.
    case write(path: String, Part, overwrites: Bool)
  }

  package static let commands = [
    Command(
      "Export the screen", "Writes the screen to a file as text, ANSI, HTML or SVG.", .file,
      keys: [], .feature(ExportFeature.self, .ask(.screen))),
    Command(
      "Export the pane", "Writes the focused pane to a file as text, ANSI, HTML or SVG.", .file,
      keys: [], .feature(ExportFeature.self, .ask(.pane))),
  ]

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .ask(let part): app.open(PromptOverlay(NamePrompt(part: part)))
    case .write(let path, let part, let overwrites):
      return .effect(ExportFeature.self, .write(path: path, part, overwrites: overwrites))
    case .written(let path): app.message = "Exported to \(verbatim: PathText.shown(path))."
    case .wouldOverwrite(let path, let part):
      app.open(
        QuestionOverlay(
          text: "A file of this name already exists.",
          answers: [
            QuestionOverlay.Answer(
              key: "o", label: "overwrite",
              action: .feature(ExportFeature.self, .write(path, part, overwrites: true))),
            QuestionOverlay.Answer(key: "c", label: "stay"),
          ]))
    case .failed(let reason): app.message = reason
    }
    return .nothing
  }

  private struct NamePrompt: PromptPurpose {
    var part: Part
    var title: Words {
      switch part {
      case .screen: "Export the screen to file (.txt, .ans, .html, .svg)"
      case .pane: "Export the pane to file (.txt, .ans, .html, .svg)"
      }
    }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(ExportFeature.self, .write(text, part, overwrites: false))
    }
  }
}
