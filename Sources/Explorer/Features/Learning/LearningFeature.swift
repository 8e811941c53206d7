package import ExplorerCore
internal import Learning
package import Screen
internal import Wording

/// What things mean, lessons, and samples.
package enum LearningFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The names of the lessons whose answer was shown.
    var done: Set<String> = []
    /// The name of the lesson that was shown last.
    var last: String?
    /// The lesson whose free text is on the screen: it comes back when that goes.
    var tried: TriedLesson?

    /// The line of the list to begin at: the lesson that was shown last, or where its answer was
    /// seen the next one whose was not.
    var place: Int {
      let lessons = LessonFile.shipped.lessons
      let here = last.flatMap { name in lessons.firstIndex { $0.name == name } }
      let left = lessons.indices.filter { !done.contains(lessons[$0].name) }
      return left.first { $0 >= here ?? 0 } ?? left.first ?? here ?? 0
    }
  }

  /// A lesson that was left for its free text, and the user's own text below that.
  package struct TriedLesson: Hashable, Sendable {
    var lesson: LessonOverlay
    var text: TextID
  }

  package enum Action: Hashable, Sendable {
    /// Says what the caret is at, and explains the terms of the focused pane.
    case explain
    case openLessons, openSamples
    /// Chooses what was pressed in a lesson, as the answer or as a part of it.
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

  /// Outside the text a question mark asks what this is; in the text it is typed.
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
      // The terms of the sentences come before the others on the screen.
      let used = ScreenTerms.names(in: sentences)
      let screen = ScreenTerms(app, analyser)
      app.open(
        TermsOverlay(
          sentences: sentences, pane: app.focus.title(in: app),
          heads: screen.heads(of: app.focus.title.english), titleFacts: screen.titleFacts,
          isAboutPane: app.focus != .text,
          terms: used + screen.terms.filter { !used.contains($0) },
          subjects: app.focus.pane.subjects(app, analysis)))
    case .openLessons:
      app.open(LessonsOverlay(query: "", chosen: app[LearningFeature.self].place))
    case .openSamples: app.open(SamplesOverlay(query: "", chosen: 0))
    case .choose(let choice):
      if let lesson = app.overlay?.overlay as? LessonOverlay { app.open(lesson.choosing(choice)) }
    case .finish(let name):
      app[LearningFeature.self].done.insert(name)
      return .effect(.remember)
    }
    return .nothing
  }

  /// When the free text of a lesson is left for the user's own, the lesson is there again.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard let tried = app[LearningFeature.self].tried else { return .nothing }
    if app.isShowingAnotherText, app.name == tried.lesson.name { return .nothing }
    app[LearningFeature.self].tried = nil
    if !app.isShowingAnotherText, app.overlay == nil, app.textID == tried.text {
      app.open(tried.lesson)
    }
    return .nothing
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let done = "lessons-done"
    static let last = "lessons-last"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    guard scope == .user else { return [:] }
    var kept: [String: String] = [:]
    let state = app[LearningFeature.self]
    if !state.done.isEmpty { kept[MemoryKey.done] = state.done.sorted().joined(separator: " ") }
    kept[MemoryKey.last] = state.last
    return kept
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    guard scope == .user else { return }
    let known = Set(LessonFile.shipped.lessons.map(\.name))
    let done = memory[MemoryKey.done] ?? ""
    app[LearningFeature.self].done = known.intersection(
      done.split(separator: " ").map(String.init))
    app[LearningFeature.self].last = memory[MemoryKey.last].flatMap {
      known.contains($0) ? $0 : nil
    }
  }
}
