internal import TextModel

extension SearchFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
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
    case .answer(let answer, let left): replace(&app, answer, left: left, analyser)
    case .hideMatches: app[SearchFeature.self].marksMatches = false
    }
    return .nothing
  }

  /// Goes to the next match, or the one before, around the text's end.
  private static func find(_ app: inout AppState, _ direction: SearchDirection) {
    let query = app[SearchFeature.self].query
    guard let pattern = SearchPattern(query: query) else {
      let key = app.commands.keyName(of: .feature(SearchFeature.self, .openFind))
      app.message =
        "There is nothing to search for yet" + (key.map { ": \($0) finds text." } ?? ".")
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
      app.message = "Not found: \(PrintableText.of(query))"
      return
    }
    app.show(match)
    let around =
      next != nil
      ? "" : isForward ? " The search went on from the start." : " The search went on from the end."
    app.message = app.message ?? number(of: match, pattern, document) + around
  }

  /// Which of how many matches one is; in a very long text only that it is one.
  private static func number(
    of match: Range<ScalarOffset>, _ pattern: SearchPattern, _ document: Document
  ) -> String {
    guard document.scalarCount <= 1_000_000 else {
      return "Found at \(match.lowerBound.rawValue)."
    }
    let all = document.matches(of: pattern)
    let index = all.firstIndex { $0.lowerBound >= match.lowerBound } ?? 0
    return "Match \(index + 1) of \(all.count)."
  }

  // MARK: - Replacing

  /// Asks about each match whether to replace it, from the caret on and around the text's end.
  private static func startReplacing(_ app: inout AppState) {
    guard let pattern = SearchPattern(query: app[SearchFeature.self].query) else { return }
    let count = app.session.document.matches(of: pattern).count
    guard count > 0 else {
      app.message = "Not found: \(PrintableText.of(app[SearchFeature.self].query))"
      return
    }
    ask(&app, from: app.session.selection.focus.offset, left: count)
  }

  private static func ask(_ app: inout AppState, from start: ScalarOffset, left: Int) {
    let document = app.session.document
    guard left > 0, let pattern = SearchPattern(query: app[SearchFeature.self].query),
      let match = document.firstMatch(of: pattern, from: start)
        ?? document.firstMatch(of: pattern, from: ScalarOffset(0))
    else {
      app.message = "No more matches."
      return
    }
    app.show(match)
    app.message = nil
    func answer(_ key: Unicode.Scalar, _ label: String, _ answer: Answer?)
      -> QuestionOverlay.Answer
    {
      QuestionOverlay.Answer(
        key: key, label: label,
        action: answer.map { .feature(SearchFeature.self, .answer($0, left: left)) })
    }
    app.open(
      QuestionOverlay(
        text: "Replace this match? \(left) left.",
        answers: [
          answer("y", "yes", .replace), answer("n", "no, next", .skip),
          answer("a", "all", .replaceAll), answer("c", "stop", nil),
        ]))
  }

  /// Replaces the match that is shown, or all of them, and goes on.
  private static func replace(
    _ app: inout AppState, _ answer: Answer, left: Int, _ analyser: Analyser
  ) {
    guard let pattern = SearchPattern(query: app[SearchFeature.self].query),
      let match = app.currentMatch
    else { return }
    let text = SearchPattern(query: app[SearchFeature.self].replacement)?.text ?? .empty
    switch answer {
    case .replace:
      guard app.perform(.replace(match, with: text), analyser) else { return }
      ask(&app, from: match.lowerBound.advanced(by: text.scalarCount), left: left - 1)
    case .skip:
      ask(&app, from: match.upperBound, left: left - 1)
    case .replaceAll:
      let count = app.session.document.matches(of: pattern).count
      if app.perform(.replaceAll(pattern, with: text.string), analyser) {
        app.message = "Replaced \(counted(count, "match", "matches")); one Undo restores them all."
      }
    }
  }
}

extension AppState {
  /// The match at which the user still is.
  var currentMatch: Range<ScalarOffset>? {
    guard let found = self[SearchFeature.self].found, found.selection == session.selection,
      found.range.upperBound <= session.document.endOffset
    else { return nil }
    return found.range
  }

  /// Goes to a match: selects it where a selection can take just that, or puts the caret at its start.
  fileprivate mutating func show(_ range: Range<ScalarOffset>) {
    if let selection = session.layout.selection(taking: range, policy: session.selectionPolicy) {
      session.select(selection)
    } else {
      session.select(Selection(caret: TextPosition(range.lowerBound, .downstream)))
      message =
        "This match is in several pieces on the screen, so no selection takes just it; the caret is at its start."
    }
    self[SearchFeature.self].found = FoundMatch(range: range, selection: session.selection)
  }
}
