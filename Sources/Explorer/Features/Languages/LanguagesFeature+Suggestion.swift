internal import Languages
internal import Screen
internal import WritingDirection

// What a language that is typed and not preferred leads to.

extension LanguagesFeature {
  /// Asks what to do about the language.
  static func suggest(_ app: inout AppState) {
    guard let language = suggestion(app) else {
      app.message = "There is no suggestion: you write one of your preferred languages."
      return
    }
    let name = LocaleNames.name(of: language, in: "en") ?? language
    func answer(_ key: Unicode.Scalar, _ label: String, _ action: Action?) -> QuestionOverlay.Answer
    {
      .init(key: key, label: label, action: action.map { .feature(LanguagesFeature.self, $0) })
    }
    app.open(
      QuestionOverlay(
        text: "You write \(name), which is not among your preferred languages.",
        answers: [
          answer("u", "use it: keyboard, digits, direction, and the setting", .take),
          answer("c", "copy the setting", .copySetting), answer("n", "do not ask again", .decline),
          answer("l", "later", nil),
        ]))
  }

  /// The setting that adds a language to those of this system.
  private static func setting(_ app: AppState) -> (language: String, text: String)? {
    guard let language = suggestion(app), let survey = app.languages.survey else { return nil }
    let added = survey.languageVariable(adding: WritingSetup(language).language)
    return (language, "export LANGUAGE=\(added)")
  }

  /// Copies the setting.
  static func copySetting(_ app: inout AppState) -> Reaction {
    guard let setting = setting(app) else { return .nothing }
    app.message = "Copied: \(setting.text). Put it into ~/.profile."
    return .effect(.copy(setting.text))
  }

  /// Copies the setting, and lets the program write the language from now on: its keyboard, whose digits are those of
  /// its locales, and the direction by the content of each paragraph.
  static func take(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard let setting = setting(app) else { return .nothing }
    let setup = WritingSetup(setting.language)
    app.languages.declined.insert(setting.language)
    if !app.preferredLocales.contains(setup.language) {
      app.preferredLocales.append(setup.language)
    }
    app.choose(.strategy(.content), analyser)
    let words =
      "Copied: \(setting.text). \(setup.keyboard.map { "Keyboard \($0), d" } ?? "D")irection by content."
    let keyboard = setup.keyboard.map { Reaction.action(.signal(.keyboard($0))) } ?? .nothing
    return keyboard.then(.action(.say(words))).then(.effect(.copy(setting.text)))
      .then(.effect(.remember))
  }
}
