internal import Languages
internal import TextModel

extension LanguagesFeature {
  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .read(let survey): app.languages.survey = survey
    case .choose(let step): choose(app.languages.chosen + step, &app)
    case .chooseRow(let row): choose(row, &app)
    case .open: return open(app)
    case .copySource:
      guard let survey = app.languages.survey else {
        return .effect(LanguagesFeature.self, .read).then(
          .action(.feature(LanguagesFeature.self, .copySource)))
      }
      app.message = "Copied the loop as Swift source."
      return .effect(.copy(survey.swiftSource))
    case .look: return .effect(LanguagesFeature.self, .look)
    case .identified(let content, let text):
      guard let asked = app.languages.asked, asked.content == content else { return .nothing }
      app.languages.isWaiting = false
      app.languages.text = text
      app.languages.label.take(text)
    case .isOff(let words):
      app.languages.isWaiting = false
      app.languages.isOff = words
    case .suggest: suggest(&app)
    case .copySetting:
      guard let language = suggestion(app), let survey = app.languages.survey else {
        return .nothing
      }
      let setting = "export LANGUAGE=\(survey.languageVariable(adding: language))"
      app.message = "Copied: \(setting). Put it into ~/.profile."
      return .effect(.copy(setting))
    case .decline:
      if let language = suggestion(app) { app.languages.declined.insert(language) }
      return .effect(.remember)
    }
    return .nothing
  }

  /// Asks about the caret's paragraph where the languages are shown.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard app.arrangement.panes.contains(.languages) else { return .nothing }
    let reading: Reaction =
      app.languages.survey == nil ? .effect(LanguagesFeature.self, .read) : .nothing
    guard app.languages.isOff == nil else { return reading }
    let analysis = analyser.analysis(of: app)
    let (content, paragraph) = (analysis.content.id, analysis.paragraph.rawValue)
    if app.languages.asked?.content == content { return reading }
    if app.languages.asked?.paragraph != paragraph { app.languages.label = SettledLanguage() }
    app.languages.asked = (content, paragraph)
    app.languages.isWaiting = true
    let scalars = analysis.content.scalars.prefix(longest).map(\.scalar)
    return reading.then(
      .effect(LanguagesFeature.self, .identify(content: content, scalars)))
  }

  /// So many scalars of a paragraph tell its language.
  private static let longest = 20_000

  private static func choose(_ row: Int, _ app: inout AppState) {
    let last = LanguageRows(app).rows.count - 1
    app.languages.chosen = min(max(0, row), max(0, last))
  }

  /// The value in hand as a paragraph of its own behind the caret's.
  private static func open(_ app: AppState) -> Reaction {
    let rows = LanguageRows(app).rows
    guard rows.indices.contains(app.languages.chosen) else { return .nothing }
    let row = rows[app.languages.chosen]
    if row.isSuggestion { return .action(.feature(LanguagesFeature.self, .suggest)) }
    guard !row.value.isEmpty else { return .nothing }
    return .action(.edit(.paste(row.value)))
      .then(.action(.say("Put \(row.name) in at the caret; Undo takes it out.")))
  }

  private static func suggest(_ app: inout AppState) {
    guard let language = suggestion(app) else {
      app.message = "There is no suggestion: what you write is among your languages."
      return
    }
    let name = LocaleNames.name(of: language, in: "en") ?? language
    app.open(
      QuestionOverlay(
        text: "You write \(name), which is not among your preferred languages.",
        answers: [
          .init(
            key: "c", label: "copy the setting that adds it",
            action: .feature(LanguagesFeature.self, .copySetting)),
          .init(
            key: "n", label: "do not ask again",
            action: .feature(LanguagesFeature.self, .decline)),
          .init(key: "l", label: "later", action: nil),
        ]))
  }
}
