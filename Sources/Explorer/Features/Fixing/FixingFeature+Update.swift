internal import BidiAlgorithm
package import ExplorerCore
internal import Fixing
internal import Languages
internal import Markup
internal import TextModel
internal import UnicodeData
internal import Wording

extension FixingFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .open: open(&app, analyser)
    case .apply(let choices, let index): apply(choices, index, &app, analyser)
    case .copy(let choices, let index, let form): return copy(choices, index, form, &app)
    case .written(let fix, let source): return take(source, of: fix, &app)
    case .arrange: arrange(&app, analyser)
    case .want(let wanted): return want(wanted, &app, analyser)
    case .look: return .effect(FixingFeature.self, .look)
    case .found(let question, let choices): take(choices, to: question, &app)
    case .stop:
      endSearch(&app)
      app.message = "Stopped: nothing is changed."
      return .effect(FixingFeature.self, .stop)
    case .judge: app.fixing.judged = JudgedParagraph(app, analyser.analysis(of: app))
    case .judgeInView:
      app.fixing.inView.judge(
        app.contentsToJudge, of: ShortText(app), scalars: judgedTogether)
    }
    return .nothing
  }

  /// Where nothing is torn the answer has the same place, and the same keys lead on from it.
  private static func open(_ app: inout AppState, _ analyser: Analyser) {
    let analysis = analyser.analysis(of: app)
    app.fixing.judged = JudgedParagraph(app, analysis)
    guard let question = FixQuestion(wanted: nil, app, analysis) else {
      return sayTooLong(&app, analysis)
    }
    let choices = question.answer()
    guard !choices.problems.isEmpty else {
      let hasTags = app.judgedContent(analysis).hasTags
      let found =
        (hasTags ? JudgedParagraph.nothingTornBesideTags : JudgedParagraph.nothingTorn).inFull
      let others = nearestTorn(&app, analysis) ?? wayToTheOthers(app, analysis)
      let said = others.map { found + " " + $0 } ?? found
      let canArrange = arranging(app, analysis) != nil
      return app.open(FixOverlay(choices: choices, found: said, canArrange: canArrange))
    }
    app.open(FixOverlay(choices: choices))
  }

  /// What is torn in the paragraph that is nearest to the caret's, in view or in a short text; nil
  /// where nothing is, and where a pane shows it already.
  private static func nearestTorn(_ app: inout AppState, _ analysis: Analysis) -> Words? {
    app.fixing.inView.judge(app.contentsToJudge, of: ShortText(app))
    return app.tornElsewhere(analysis)?.sentence
  }

  /// How one sees what is torn in other paragraphs; nil where there are none, and where a pane
  /// shows it already.
  private static func wayToTheOthers(_ app: AppState, _ analysis: Analysis) -> Words? {
    let document = analysis.document
    guard document.range(of: analysis.paragraph).count < document.scalarCount,
      !app.arrangement.panes.contains(where: { $0.pane.tellsOfWholeText })
    else { return nil }
    if let key = app.commands.keyName(of: .arrange(.findings)) {
      return "\(verbatim: key) lists what is torn or hidden in the whole text."
    }
    let palette = app.commands.keyName(of: .openPalette) ?? app.words("Commands")
    return
      "\(verbatim: palette), then type Findings, lists what is torn or hidden in the whole text."
  }

  private static func sayTooLong(_ app: inout AppState, _ analysis: Analysis) {
    app.message =
      "This paragraph has \(number: analysis.paragraphLayout.count) scalars; up to \(number: longest) are judged."
  }

  /// The search may take a second: it is done beside the loop, and Esc stops it.
  private static func want(
    _ wanted: [Unicode.Scalar], _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    let analysis = analyser.analysis(of: app)
    guard let question = FixQuestion(wanted: wanted, app, analysis) else {
      sayTooLong(&app, analysis)
      return .nothing
    }
    app.fixing.searched = question
    app.open(
      ProgressOverlay(
        "Searching for what makes the line look so.", stopWords: "stop", stop: .fixing(.stop)))
    return .effect(FixingFeature.self, .search(question))
  }

  /// Shows what was found; what comes late, for a search that was stopped, is dropped.
  private static func take(
    _ choices: FixChoices, to question: FixQuestion, _ app: inout AppState
  ) {
    guard app.fixing.searched == question else { return }
    let reason = choices.reason ?? "Nothing was found that draws it so."
    app.fixing.arranged?.answer = reason
    endSearch(&app)
    guard choices.choices.isEmpty else { return app.open(FixOverlay(choices: choices)) }
    app.message = reason
  }

  /// Goes back to the line that was arranged: the next key is meant for it, not for the text.
  private static func endSearch(_ app: inout AppState) {
    app.overlay = nil
    if let arranged = app.fixing.arranged { app.open(arranged) }
    (app.fixing.searched, app.fixing.arranged) = (nil, nil)
  }

  /// What the caret's paragraph is arranged in; nil where it is too long or empty.
  private static func arranging(_ app: AppState, _ analysis: Analysis) -> ArrangingOverlay? {
    ArrangingOverlay(analysis, letters: app.letters, clusters: app.session.settings.clusters)
  }

  private static func arrange(_ app: inout AppState, _ analyser: Analyser) {
    let analysis = analyser.analysis(of: app)
    guard let overlay = arranging(app, analysis) else {
      app.message =
        analysis.paragraphLayout.count > ArrangingOverlay.longest
        ? "This paragraph has \(number: analysis.paragraphLayout.count) scalars; up to \(number: ArrangingOverlay.longest) are arranged."
        : "There is nothing to arrange here."
      return
    }
    app.open(overlay)
  }

  /// Makes the change, as one step to undo. The message says what has come of it.
  private static func apply(
    _ choices: FixChoices, _ index: Int, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard choices.choices.indices.contains(index) else { return }
    let candidate = choices.choices[index].candidate
    let edit = choices.edit(index, in: app.session.document)
    let step: SessionStep =
      candidate.direction.map { .applyPinning(edit, choices.paragraph, $0) } ?? .apply(edit)
    guard app.perform(step, analyser) else { return }
    let judged = JudgedParagraph(app, analyser.analysis(of: app))
    app.fixing.judged = judged
    let isFixed = judged.problems?.isEmpty == true
    let name = candidate.name
    let key = app.commands.keyName(of: .edit(.undo))
    app.message =
      isFixed
      ? key.map { "Fixed: \(name). \(verbatim: $0) undoes it." } ?? "Fixed: \(name)."
      : key.map { "Changed: \(name). \(verbatim: $0) undoes it." } ?? "Changed: \(name)."
  }

  /// Copies the page that a change was written into.
  private static func take(
    _ source: String?, of fix: MarkupFix, _ app: inout AppState
  ) -> Reaction {
    guard let source else {
      app.message = "The change has no place between the tags of the page: nothing is copied."
      return .nothing
    }
    let name = fix.candidate.name
    app.message =
      fix.markup.isAll(of: app.session.document)
      ? "Copied the page as HTML, with its tags: \(name)."
      : "Copied the page as HTML as it was read: \(name). Your other changes are not in it."
    return .effect(.copy(source))
  }

  private static func copy(
    _ choices: FixChoices, _ index: Int, _ form: SourceForm, _ app: inout AppState
  ) -> Reaction {
    guard choices.choices.indices.contains(index) else { return .nothing }
    let choice = choices.choices[index]
    // A paragraph that is as it was read stands in a page.
    let content = app.session.layout.paragraph(choices.paragraph).content
    if form == .html, let markup = app.markup,
      let read = markup.paragraph(content, at: choices.paragraph)
    {
      let fix = MarkupFix(markup, paragraph: read.number, choice.candidate)
      return .effect(FixingFeature.self, .write(fix))
    }
    var direction: TextDirection?
    if case .explicit(let explicit) = choice.direction { direction = explicit }
    let source = form.write(choice.candidate.text, direction: direction)
    app.message = "Copied as \(form.formName): \(choice.candidate.name)."
    return .effect(.copy(source))
  }
}
