package import ExplorerCore
internal import Learning
package import Screen
internal import Wording

/// What things mean, lessons, and samples.
package enum LearningFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The names of the lessons whose answer was seen.
    var done: Set<String> = []
  }

  package enum Action: Hashable, Sendable {
    /// Says what the caret is on, and the terms of the focused pane.
    case explain
    case openLessons, openSamples
    /// Something was pressed in a lesson: it is chosen as the answer, or as a part of it.
    case choose(String)
    /// A lesson's answer was given.
    case finish(String)
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "What is this?",
      "Says what the caret is on and every term of the pane, in plain words; ? does so outside the text.",
      .explain, keys: [.alt("?"), KeyPress(.function(1), .shift)], bar: "what is this?",
      worksOverOverlays: true, .feature(LearningFeature.self, .explain)),
    Command(
      "Lessons", "Teaches in short lessons with a prediction each.", .explain, keys: [],
      .feature(LearningFeature.self, .openLessons)),
    Command(
      "Samples", "Opens a sample text; Esc goes back to yours.", .file, keys: [],
      .feature(LearningFeature.self, .openSamples)),
  ]

  /// Outside the text a question mark asks; in the text it is typed.
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    key == KeyPress(.character("?")) && app.focus != .text
      ? .feature(LearningFeature.self, .explain) : nil
  }

  /// It asks before an overlay as well, where nothing is typed.
  package static func meaning(
    ofKeyOverOverlay key: KeyPress, _ app: AppState
  ) -> ExplorerCore.Action? {
    key == KeyPress(.character("?")) ? .feature(LearningFeature.self, .explain) : nil
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .explain:
      if let open = app.overlay {
        if !(open.overlay is TermsOverlay) {
          app.open(TermsOverlay(over: open, app, analyser))
        }
        return .nothing
      }
      let analysis = analyser.analysis(of: app)
      let sentences = CaretSentences(analysis).all
      // What the sentences use comes before what else stands there.
      let used = ScreenTerms.names(in: sentences)
      let screen = ScreenTerms(app, analyser)
      app.open(
        TermsOverlay(
          sentences: sentences, heads: screen.heads(of: app.focus.title.english),
          isAboutPane: app.focus != .text,
          terms: used + screen.terms.filter { !used.contains($0) },
          subjects: app.focus.pane.subjects(app, analysis)))
    case .openLessons: app.open(LessonsOverlay(query: "", chosen: 0))
    case .openSamples: app.open(SamplesOverlay(query: "", chosen: 0))
    case .choose(let choice):
      if let lesson = app.overlay?.overlay as? LessonOverlay { app.open(lesson.choosing(choice)) }
    case .finish(let name):
      app[LearningFeature.self].done.insert(name)
      return .effect(.remember)
    }
    return .nothing
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    let done = app[LearningFeature.self].done
    return scope == .user && !done.isEmpty
      ? ["lessons-done": done.sorted().joined(separator: " ")] : [:]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    guard scope == .user, let done = memory["lessons-done"] else { return }
    let known = Set(LessonFile.shipped.lessons.map(\.name))
    app[LearningFeature.self].done = known.intersection(
      done.split(separator: " ").map(String.init))
  }
}
