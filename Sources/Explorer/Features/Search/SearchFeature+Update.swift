package import ExplorerCore
internal import TextModel
internal import Wording

extension SearchFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    // Matches replaced in batches are stored in the journal together.
    defer { app.session.isAmidChange = app[SearchFeature.self].isReplacing }
    switch action {
    case .openFind: app.open(PromptOverlay(Prompt.find))
    case .openReplace:
      app.open(PromptOverlay(Prompt.replaceWhat, text: app[SearchFeature.self].query))
    case .find(let query):
      app[SearchFeature.self].query = query
      find(&app, .forward)
    case .findNext: find(&app, .forward)
    case .findPrevious: find(&app, .backward)
    case .replace(let query):
      app[SearchFeature.self].query = query
      app[SearchFeature.self].marksMatches = true
      app.open(PromptOverlay(Prompt.replaceWith, text: app[SearchFeature.self].replacement))
    case .replaceWith(let text):
      app[SearchFeature.self].replacement = text
      startReplacing(&app)
    case .answer(let answer): replace(&app, answer, analyser)
    case .goOnReplacing: goOn(&app, analyser)
    case .stopReplacing: stop(&app, analyser)
    }
    return .nothing
  }

  /// Goes to the next match, or the one before, around the text's end.
  private static func find(_ app: inout AppState, _ direction: SearchDirection) {
    let query = app[SearchFeature.self].query
    guard let pattern = SearchPattern(query: query) else {
      let key = app.commands.keyName(of: .feature(SearchFeature.self, .openFind))
      app.message =
        key.map { "There is nothing to search for yet: \(verbatim: $0) finds text." }
        ?? "There is nothing to search for yet."
      return
    }
    app[SearchFeature.self].marksMatches = true
    let document = app.session.document
    let here = app.currentMatch ?? app.session.ranges.ranges.first
    let caret = app.session.selection.focus.offset
    let isForward = direction == .forward
    let from = (isForward ? here?.upperBound : here?.lowerBound) ?? caret
    let start = isForward ? ScalarOffset(0) : document.endOffset
    let next = document.firstMatch(of: pattern, from: from, direction)
    guard let match = next ?? document.firstMatch(of: pattern, from: start, direction) else {
      app.message = "Not found: \(verbatim: PrintableText.of(query))"
      return
    }
    app.show(match)
    let found = number(of: match, pattern, document)
    let words: Words =
      next != nil
      ? found
      : isForward
        ? "\(found) The search continued from the start."
        : "\(found) The search continued from the end."
    app.message = app.message ?? words
  }

  /// The number of a match, and how many there are; in a very long text only that there is a match.
  private static func number(
    of match: Range<ScalarOffset>, _ pattern: SearchPattern, _ document: Document
  ) -> Words {
    guard document.scalarCount <= 1_000_000 else {
      return "Found at \(number: match.lowerBound.rawValue)."
    }
    let all = document.matches(of: pattern)
    let index = all.firstIndex { $0.lowerBound >= match.lowerBound } ?? 0
    return "Match \(number: index + 1) of \(number: all.count)."
  }

  // MARK: - Replacing

  /// Asks at each match whether to replace it, from the caret to the end of the text and on from
  /// its start.
  private static func startReplacing(_ app: inout AppState) {
    let state = app[SearchFeature.self]
    guard let pattern = SearchPattern(query: state.query) else { return }
    app[SearchFeature.self].run = Replacing(
      pattern, with: SearchPattern(query: state.replacement)?.text ?? .empty,
      in: app.session.document, from: app.session.selection.focus.offset)
    guard app[SearchFeature.self].run != nil else {
      app.message = "Not found: \(verbatim: PrintableText.of(state.query))"
      return
    }
    ask(&app)
  }

  private static func ask(_ app: inout AppState) {
    let document = app.session.document
    guard let match = app[SearchFeature.self].run?.next(in: document),
      let left = app[SearchFeature.self].run?.left
    else {
      app[SearchFeature.self].run = nil
      app.message = "No more matches."
      return
    }
    app.show(match)
    app.message = nil
    func answer(_ key: Unicode.Scalar, _ label: Words, _ answer: Answer?)
      -> QuestionOverlay.Answer
    {
      QuestionOverlay.Answer(
        key: key, label: label, action: answer.map { .feature(SearchFeature.self, .answer($0)) })
    }
    app.open(
      QuestionOverlay(
        text: "Replace this match? \(number: left) left.",
        answers: [
          answer("y", "yes", .replace), answer("n", "no, next", .skip),
          answer("a", "all", .replaceAll), answer("c", "stop", nil),
        ]))
  }

  /// Replaces the match that is shown, or all that are left, and goes on.
  private static func replace(_ app: inout AppState, _ answer: Answer, _ analyser: Analyser) {
    guard let run = app[SearchFeature.self].run, let match = app.currentMatch else { return }
    switch answer {
    case .replace:
      guard app.perform(.replaceEach([match], with: run.text, joins: false), analyser) else {
        return
      }
      app[SearchFeature.self].run?.replace([match], next: match.upperBound)
      ask(&app)
    case .skip:
      app[SearchFeature.self].run?.skip(match)
      ask(&app)
    case .replaceAll:
      app[SearchFeature.self].run?.replaceAll()
      goOn(&app, analyser)
    }
  }

  /// Replaces the next matches, as many as take no time that is felt.
  private static func goOn(_ app: inout AppState, _ analyser: Analyser) {
    var count = 0
    for _ in 0..<4 where count < Replacing.batch {
      guard let run = app[SearchFeature.self].run else { return }
      if run.isDone { break }
      let (matches, next) = run.batch(in: app.session.document)
      if !matches.isEmpty {
        let step = SessionStep.replaceEach(matches, with: run.text, joins: run.replaced > 0)
        guard app.perform(step, analyser) else {
          // Where the guard refuses a batch, all is taken back. The refusal stays to be read.
          let refusal = app.message
          takeBack(&app, analyser)
          app.message = refusal
          return
        }
      }
      app[SearchFeature.self].run?.replace(matches, next: next)
      count += matches.count
    }
    guard let run = app[SearchFeature.self].run else { return }
    guard run.isDone else {
      return app.open(
        ProgressOverlay(
          "Replacing: \(number: run.passed) of \(number: run.count).",
          stop: .feature(SearchFeature.self, .stopReplacing)))
    }
    app.overlay = nil
    app[SearchFeature.self].run = nil
    app.message = Self.words(counted(run.replaced, .matches), run)
  }

  private static func words(_ matches: Words, _ run: Replacing) -> Words {
    switch (run.replaced < run.count, run.replaced == 1) {
    case (false, true): "Replaced \(matches); one Undo restores it."
    case (false, false): "Replaced \(matches); one Undo restores them all."
    case (true, true): "Replaced the remaining match; one Undo restores it."
    case (true, false): "Replaced the remaining \(matches); one Undo restores them all."
    }
  }

  private static func stop(_ app: inout AppState, _ analyser: Analyser) {
    takeBack(&app, analyser)
    app.message = "Stopped: these replacements are undone."
  }

  /// Takes back all batches, and ends the run.
  private static func takeBack(_ app: inout AppState, _ analyser: Analyser) {
    let hasReplaced = (app[SearchFeature.self].run?.replaced ?? 0) > 0
    app.overlay = nil
    app[SearchFeature.self].run = nil
    if hasReplaced { _ = app.perform(.undo, analyser) }
  }
}

extension AppState {
  /// The match that was found last, if the selection is still the one made for it and the match
  /// still stands there: what is deleted behind the caret leaves the selection as it was. O(the
  /// match and the paragraphs at its ends).
  var currentMatch: Range<ScalarOffset>? {
    guard let found = self[SearchFeature.self].found, found.selection == session.selection,
      found.range.upperBound <= session.document.endOffset,
      session.document.storedText(in: found.range) == found.text
    else { return nil }
    return found.range
  }

  /// Goes to a match: selects it where one selection can take exactly that, else puts the caret at
  /// its start.
  fileprivate mutating func show(_ range: Range<ScalarOffset>) {
    if let selection = session.layout.selection(taking: range, policy: session.selectionPolicy) {
      session.select(selection)
    } else {
      session.select(Selection(caret: TextPosition(range.lowerBound, .downstream)))
      message =
        "This match is in several pieces on the screen, so no selection can take it alone; the caret is at its start."
    }
    self[SearchFeature.self].found = FoundMatch(
      range: range, selection: session.selection, text: session.document.storedText(in: range))
  }
}
