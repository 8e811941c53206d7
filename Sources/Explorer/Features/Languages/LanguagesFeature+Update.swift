package import ExplorerCore
internal import Languages
internal import TextModel
internal import Wording

extension LanguagesFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .read(let survey):
      app.languages.survey = survey.adding(app.languages.used, from: source)
      guard app.languages.copiesSource else { return .nothing }
      app.languages.copiesSource = false
      return copySource(&app)
    case .choose(let step): choose(app.languages.chosen + step, &app)
    case .chooseRow(let row): choose(row, &app)
    case .open: return open(app)
    case .copySource:
      guard app.languages.survey != nil else {
        app.languages.copiesSource = true
        return .effect(LanguagesFeature.self, .read)
      }
      return copySource(&app)
    case .look: return .effect(LanguagesFeature.self, .look)
    case .settle: settle(&app)
    case .identified(let content, let text, let marks):
      take(text, marks, of: content, &app)
      take(text, of: content, &app)
    case .isOff(let words):
      app.languages.isWaiting = false
      app.languages.wanted = []
      app.languages.isOff = words
      if app.languages.marksText { app.message = words }
    case .suggest: suggest(&app)
    case .take: return take(&app, analyser)
    case .copySetting: return copySetting(&app)
    case .decline:
      if let language = offered(app) { app.languages.declined.insert(language) }
      app.languages.hint = nil
      return .effect(.remember)
    case .askAbout(let used): ask(aboutUsed: used, &app)
    case .remove(let used): return remove(used: used, &app)
    case .mark: mark(&app)
    case .openLanguage: openLanguage(&app)
    case .setLanguage(let name): return setLanguage(name, &app)
    case .copyMarked(let way): return copyMarked(&app, way)
    case .marked(let text, let way, let isKnown):
      app.languages.isMarkingUp = false
      app.message =
        isKnown
        ? "\(way.words)." : "\(way.words) as far as it is marked; \(LanguageIdentifier.missing)."
      return .effect(.copy(text))
    case .changeCase(let letters): return changeCase(&app, letters)
    case .changeCaseOf(let pieces, let letters, let revision):
      return changeCase(of: pieces, to: letters, revision: revision, &app)
    case .count: return count(&app)
    case .eraseCounts:
      app.languages.typed.counts = TypedCounts()
      app.message = "The counts of typed letters are erased."
      return .effect(.remember)
    }
    return .nothing
  }

  private static func take(_ text: IdentifiedText, of content: UInt64, _ app: inout AppState) {
    if app.languages.askedWhole == content {
      app.languages.whole = text
      app.languages.wholeLabel.take(text)
      return
    }
    if let left = app.languages.takeLeft(content) { return discover(text, in: left, &app) }
    guard let asked = app.languages.asked, asked.content == content, app.languages.isWaiting else {
      return
    }
    app.languages.isWaiting = false
    app.languages.text = text
    label(text, &app)
  }

  /// Takes what was found last as agreed with: nothing more comes of this text.
  private static func settle(_ app: inout AppState) {
    if let whole = app.languages.whole, !app.languages.wholeLabel.isSettled {
      app.languages.wholeLabel.take(whole)
    }
    guard !app.languages.isWaiting, !app.languages.label.isSettled, let text = app.languages.text
    else { return }
    label(text, &app)
  }

  private static func label(_ text: IdentifiedText, _ app: inout AppState) {
    app.languages.label.take(text)
    discover(&app)
    if app.languages.label.isReliable, let language = app.languages.label.language {
      app.languages.typed.settle(in: language)
    }
  }

  private static func count(_ app: inout AppState) -> Reaction {
    app.languages.typed.isOn.toggle()
    app.message =
      app.languages.typed.isOn
      ? "Typed letters are now counted by language, on this machine only."
      : "Typed letters are no longer counted; the counts stay until you erase them."
    return .effect(.remember)
  }

  /// Asks about the caret's paragraph where the languages are shown or counted.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    let isTyped =
      change.hasChangedText && change.source == .key && !app.isShowingAnotherText
    app.languages.typed.take(length: app.session.document.scalarCount, isTyped: isTyped)
    if !app.isShowingAnotherText {
      app.languages.letters.follow(app.session, isTyped: isTyped && !app.session.canRedo)
    }
    if change.hasChangedText { followHint(&app) }
    followCaret(&app, change)
    chooseHint(&app)
    return askForMarks(&app, analyser).then(
      ask(&app, discovered: discovered(app, change)))
  }

  private static func ask(
    _ app: inout AppState, discovered: ParagraphIndex?
  ) -> Reaction {
    let isShown = app.arrangement.panes.contains(LanguagesFeature.languages)
    guard isFollowed(app) || discovered != nil else { return .nothing }
    let reading: Reaction =
      app.languages.survey == nil && (isShown || discovered != nil)
      ? .effect(LanguagesFeature.self, .read) : .nothing
    guard app.languages.isOff == nil else { return reading }
    let document = app.session.document
    let ofCaret = document.paragraph(containing: app.session.selection.focus.offset)
    let index = discovered ?? ofCaret
    let content = document.paragraphID(index)
    let whole = isShown ? askWhole(&app) : .nothing
    if app.languages.asked?.content == content {
      // Paragraphs above it may have come or gone.
      app.languages.asked?.seen.number = index.rawValue
      app.languages.asked?.seen.count = document.paragraphCount
      return reading.then(whole)
    }
    let seen = SeenParagraph(index, in: document)
    // What was found of another paragraph says nothing of this one, even where it has its number.
    if app.languages.asked?.seen.isContinued(by: seen) != true {
      app.languages.leave()
      app.languages.label = SettledLanguage()
      app.languages.typed.leave()
    }
    app.languages.asked = LanguagesState.Asked(
      content: content, seen: seen, typed: typedRanges(of: index, app))
    app.languages.isWaiting = true
    let scalars = document.content(of: index).scalars.prefix(longest).map(\.scalar)
    return reading.then(whole).then(
      .effect(LanguagesFeature.self, .identify(content: content, scalars)))
  }

  /// Asks about the whole text where it has more than one paragraph. Its version stands for it.
  private static func askWhole(_ app: inout AppState) -> Reaction {
    let document = app.session.document
    guard document.paragraphCount > 1 else {
      (app.languages.whole, app.languages.askedWhole) = (nil, nil)
      return .nothing
    }
    guard app.languages.askedWhole != app.session.revision else { return .nothing }
    app.languages.askedWhole = app.session.revision
    let range = ScalarOffset(0)..<ScalarOffset(min(document.scalarCount, longest))
    return .effect(
      LanguagesFeature.self,
      .identify(
        content: app.session.revision, document.scalars(in: range).map(\.scalar)))
  }

  /// How many scalars of a paragraph, or of the text, are read to tell the language.
  static let longest = 20_000

  private static func choose(_ row: Int, _ app: inout AppState) {
    let last = LanguageRows(app).rows.count - 1
    app.languages.chosen = min(max(0, row), max(0, last))
  }

  private static func copySource(_ app: inout AppState) -> Reaction {
    guard let survey = app.languages.survey else { return .nothing }
    app.message = "Copied the loop as Swift source."
    return .effect(.copy(survey.swiftSource))
  }

  /// What Enter does in the chosen row: it asks, or inserts the value.
  private static func open(_ app: AppState) -> Reaction {
    let rows = LanguageRows(app).rows
    guard rows.indices.contains(app.languages.chosen) else { return .nothing }
    let row = rows[app.languages.chosen]
    if row.isSuggestion { return .action(.feature(LanguagesFeature.self, .suggest)) }
    if let used = row.used {
      return .action(.feature(LanguagesFeature.self, .askAbout(used: used)))
    }
    guard !row.value.isEmpty else { return .nothing }
    return .action(insertion(of: row.value, named: row.name, app))
  }
}

extension LanguagesFeature.MarkUp {
  /// What was copied, without the full stop.
  fileprivate var words: Words {
    switch self {
    case .html: "Copied the text as HTML with its languages"
    case .quotations: "Copied the text with the quotation marks of its languages"
    }
  }
}
