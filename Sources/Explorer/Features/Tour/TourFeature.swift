internal import BidiAlgorithm
package import ExplorerCore
internal import Languages
internal import Learning
package import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// Five steps on the real screen. In each there is something to do. The first start of the program
/// begins with them.
///
/// It takes no key but Esc, and changes no text: what is typed goes where it always goes.
package enum TourFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The step to do; nil while there is no tour.
    var step: TourStep?
    /// The state in which the step began.
    var start: TourStart?
    /// What the last step showed.
    var seen: Words?
    /// What is said in its place while the step is partly done; nil where nothing is.
    var remark: Words?
    /// What ran from right to left in the last line where something did, such as `the Hebrew`.
    var letters = TourStep.hebrew
    /// The key that leads from the caret into these letters; nil where it is inside them.
    var away: String?
    /// The arrow that leads from inside these letters past them.
    var past = CaretMotion.right
    /// The text on which it goes.
    var text: TourText?
    /// Whether it waits, as another text is shown: a scene, a text to try, a sample.
    var isWaiting = false
    /// Whether it has begun at this start or an earlier one.
    package var isKnown = false

    package init() {}
  }

  package enum Action: Hashable, Sendable {
    /// Begins with a sample, and sets the user's text aside.
    case begin
    /// Begins on the text that is shown.
    case beginHere
    case end
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Tour", "Shows the screen in five steps, each something to do; Esc ends it.", .explain,
      keys: [], .feature(TourFeature.self, .begin))
  ]

  /// Esc ends the tour, after it has ended an overlay, a zoomed pane, or a stopped algorithm.
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    key == KeyPress(.escape) && app.tourStep != nil && !app.isZoomed
      ? .feature(TourFeature.self, .end) : nil
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .begin:
      guard let sample = SampleText.welcome else { return .nothing }
      return .action(.show(text: sample.text, name: sample.name))
        .then(.action(.feature(TourFeature.self, .beginHere)))
    case .beginHere:
      app.beginTour()
      return app.arrangement == app.registry.arrangements[0]
        ? .nothing : .action(.arrange(app.registry.arrangements[0]))
    case .end:
      app[TourFeature.self].step = nil
      app.focus = .text
      app.message = app.offerOfLessons
      return app.isShowingAnotherText ? .action(.putBack) : .nothing
    }
  }

  /// A step is done when the state shows that.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    let state = app[TourFeature.self]
    guard let step = state.step, let start = state.start else { return .nothing }
    guard app.tourStep != nil else {
      app.waitForTourText()
      return .nothing
    }
    if state.isWaiting {
      // What was done to another text is no part of the step.
      app[TourFeature.self].isWaiting = false
      app[TourFeature.self].start = TourStart(app)
      app[TourFeature.self].remark = nil
      return .nothing
    }
    if step == .done {
      // The offer goes away quietly as soon as something else opens.
      if app.overlay != nil { app[TourFeature.self].step = nil }
      // What was said of the last step is true only while the algorithm is stopped.
      app[TourFeature.self].seen =
        TourStep.stop.seen(since: start, app, analyser) ?? "All rules apply again."
      return .nothing
    }
    let analysis = analyser.analysis(of: app)
    if let letters = TourStep.letters(analysis) { app[TourFeature.self].letters = letters }
    app[TourFeature.self].away = TourStep.keyToLetters(analysis, app)
    app[TourFeature.self].past = TourStep.arrowPast(analysis)
    guard let seen = step.seen(since: start, app, analyser),
      let next = TourStep(rawValue: step.rawValue + 1)
    else {
      app[TourFeature.self].remark = step.remark(since: start, app, analyser)
      // Letters that are there already are not those that are typed next.
      if step == .type { app[TourFeature.self].start = TourStart(app) }
      return .nothing
    }
    app[TourFeature.self].seen = seen
    app[TourFeature.self].remark = nil
    app[TourFeature.self].step = next
    app[TourFeature.self].start = TourStart(app)
    // What was seen is said in the tour alone: a long message would cover the next step.
    app.message = nil
    return .nothing
  }

  package static func foot(_ app: AppState) -> Foot? {
    let state = app[TourFeature.self]
    guard let step = app.tourStep else { return nil }
    let ranges = app.session.ranges.ranges.count
    let first: Words =
      ranges > 1
      ? "What is marked is one sweep on the display, and \(number: ranges) ranges of storage."
      : "Five steps, each something to do. All keys work as always."
    return Foot(
      title: step == .done
        ? "Tour" : "Tour, step \(number: step.rawValue + 1) of \(number: TourStep.count)",
      note: "Esc ends it",
      sentences: [
        state.remark ?? state.seen ?? first,
        step.task(app, state.letters, away: state.away, past: state.past),
      ])
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let tour = "tour"
    static let isKnown = "1"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    scope == .user && app[TourFeature.self].isKnown ? [MemoryKey.tour: MemoryKey.isKnown] : [:]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    if scope == .user, memory[MemoryKey.tour] == MemoryKey.isKnown {
      app[TourFeature.self].isKnown = true
    }
  }
}

/// Tells the text on which the tour goes from those that take its place on the screen.
struct TourText: Hashable, Sendable {
  private var id: TextID
  @Exact private var name: String
  private(set) var isAnother: Bool

  init(_ app: AppState) {
    // A text of one's own is the same under another name.
    (id, isAnother) = (app.textID, app.isShowingAnotherText)
    name = isAnother ? app.name : ""
  }
}

extension AppState {
  /// The step of the tour while its text is shown; nil without a tour, and while it waits.
  fileprivate var tourStep: TourStep? {
    let tour = self[TourFeature.self]
    return tour.text == TourText(self) ? tour.step : nil
  }

  /// Another text is shown: the tour waits for its own one. Where that was a sample, which is gone
  /// when the other one is left, the tour ends then.
  fileprivate mutating func waitForTourText() {
    self[TourFeature.self].isWaiting = true
    guard self[TourFeature.self].text?.isAnother == true, !isShowingAnotherText, overlay == nil
    else { return }
    let isDone = self[TourFeature.self].step == .done
    self[TourFeature.self].step = nil
    guard !isDone else { return }
    let palette = commands.keyName(of: .openPalette) ?? words("Commands")
    message = "The tour has ended: \(verbatim: palette), then type Tour, begins it again."
  }

  /// The offer of lessons at the end of the tour; a message where the tour is left at its end or
  /// before.
  var offerOfLessons: Words {
    let palette = commands.keyName(of: .openPalette) ?? words("Commands")
    return "There are lessons: \(verbatim: palette), then type Lessons."
  }

  /// Begins the tour on the shown text. A selection of several ranges stays, as it is the first
  /// thing to see. Else the caret goes before the first right-to-left word.
  package mutating func beginTour() {
    if session.ranges.ranges.count < 2 {
      let end = min(session.document.scalarCount, 400)
      let text = session.document.scalars(in: ScalarOffset(0)..<ScalarOffset(end))
      let place = text.firstIndex { BidiProperties.bidiClass(of: $0.scalar) == .r } ?? 0
      session.select(Selection(caret: TextPosition(ScalarOffset(place), .upstream)))
    }
    isZoomed = false
    focus = .text
    self[TourFeature.self].isKnown = true
    self[TourFeature.self].step = .type
    self[TourFeature.self].text = TourText(self)
    self[TourFeature.self].isWaiting = false
    self[TourFeature.self].start = TourStart(self)
    self[TourFeature.self].seen = nil
    self[TourFeature.self].remark = nil
    self[TourFeature.self].letters = TourStep.hebrew
  }
}
