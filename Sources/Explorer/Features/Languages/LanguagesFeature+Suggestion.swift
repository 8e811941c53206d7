internal import ExplorerCore
internal import Languages
internal import Screen
internal import Wording
internal import WritingDirection

// What a language that is typed and not preferred leads to.

extension LanguagesFeature {
  /// Asks what to do about the language.
  static func suggest(_ app: inout AppState) {
    guard let (language, setup, _) = suggested(app) else {
      app.message = "There is no suggestion: you write one of your preferred languages."
      return
    }
    let name = LocaleNames.name(of: language, in: app.words.language) ?? language
    func answer(_ key: Unicode.Scalar, _ label: Words, _ action: Action?) -> QuestionOverlay.Answer
    {
      .init(key: key, label: label, action: action.map { .feature(LanguagesFeature.self, $0) })
    }
    app.open(
      QuestionOverlay(
        text:
          """
          You write \(verbatim: name), which is not among your preferred languages. Add \
          \(verbatim: setup.language)?
          """,
        answers: [
          answer("u", "use it: keyboard, digits, direction, and the settings", .take),
          answer("c", "copy the settings", .copySetting), answer("n", "do not ask again", .decline),
          answer("l", "later", nil),
        ]))
  }

  /// The suggested language, how it can be written, and the settings of this system that add it.
  private static func suggested(
    _ app: AppState
  ) -> (language: String, setup: WritingSetup, settings: [SystemSetup.Setting])? {
    guard let language = offered(app), let survey = app.languages.survey else { return nil }
    let setup = survey.setup(for: language)
    return (language, setup, survey.settings(adding: setup))
  }

  /// Copies the settings and shows them.
  static func copySetting(_ app: inout AppState) -> Reaction {
    guard let (_, setup, settings) = suggested(app) else { return .nothing }
    app.open(note(setup, settings))
    return copy(settings)
  }

  /// Copies and shows the settings. From now on the program writes the language: with its keyboard
  /// and the digits of its locale, and each paragraph's direction follows its content.
  static func take(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard let (_, setup, settings) = suggested(app) else { return .nothing }
    use(setup.language, &app)
    app.languages.hint = nil
    app.choose(.strategy(.content), analyser)
    app.open(note(setup, settings, isTaken: true))
    let keyboard = setup.keyboard.map { Reaction.action(.signal(.keyboard($0))) } ?? .nothing
    return keyboard.then(copy(settings)).then(.effect(.remember))
  }

  /// Copies the commands. Where there are none the clipboard keeps what it has.
  private static func copy(_ settings: [SystemSetup.Setting]) -> Reaction {
    let text = commands(settings)
    return text.isEmpty ? .nothing : .effect(.copy(text))
  }

  /// The commands, one a line, as they are copied.
  private static func commands(_ settings: [SystemSetup.Setting]) -> String {
    settings.compactMap(\.command).joined(separator: "\n")
  }

  /// The settings in words: for each its system, its command, and a remark.
  private static func note(
    _ setup: WritingSetup, _ settings: [SystemSetup.Setting], isTaken: Bool = false
  ) -> NoteOverlay {
    var lines: [Words] = ["\(verbatim: setup.language), because \(setup.reason)."]
    if isTaken {
      lines.append(
        setup.keyboard.map { "Here: keyboard \(verbatim: $0), direction by content." }
          ?? "Here: direction by content.")
    }
    for setting in settings {
      lines.append(.none)
      lines.append(
        setting.subject == .language
          ? "The language (\(setting.system)):" : "The keyboard (\(setting.system)):")
      if let command = setting.command { lines.append(Words(verbatim: "  \(command)")) }
      lines.append(setting.remark)
    }
    if !commands(settings).isEmpty {
      lines += [.none, "The commands are on the clipboard; the system was not changed."]
    }
    return NoteOverlay(title: "Settings for \(verbatim: setup.language)", lines: lines)
  }
}
