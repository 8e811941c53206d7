internal import ExplorerCore
internal import Languages
internal import TextModel
internal import Wording

// The languages that the user took up here: they stand behind those of the system.

extension LanguagesFeature {
  /// What stands among the preferred locales as the source of those that were taken up here.
  static let source = "Bidiscope"

  /// Takes up a locale, for this start and those that follow.
  static func use(_ locale: String, _ app: inout AppState) {
    if !app.languages.used.contains(locale) { app.languages.used.append(locale) }
    preferUsed(&app)
  }

  /// Takes up what was taken up at earlier starts. What is no locale's name is dropped.
  static func recallUsed(_ words: String, _ app: inout AppState) {
    var used: [String] = []
    for name in words.split(separator: " ") {
      if case .tag(let tag) = LocaleName.read(String(name)), !used.contains(tag) {
        used.append(tag)
      }
    }
    app.languages.used = used
    preferUsed(&app)
  }

  /// Puts what was taken up behind the preferred locales. A language that the system prefers is
  /// not named again.
  static func preferUsed(_ app: inout AppState) {
    for locale in app.languages.used {
      if !app.preferredLocales.contains(where: { LanguageCode.isSame($0, locale) }) {
        app.preferredLocales.append(locale)
      }
    }
    app.languages.survey = app.languages.survey?.adding(app.languages.used, from: source)
  }

  /// Asks whether a locale that was taken up is to stay.
  static func ask(aboutUsed locale: String, _ app: inout AppState) {
    let name = LocaleNames.name(of: locale, in: locale) ?? locale
    let removal = ExplorerCore.Action.feature(LanguagesFeature.self, .remove(used: locale))
    app.open(
      QuestionOverlay(
        text:
          """
          \(verbatim: locale) is among your preferred languages because you used it here. \
          Remove it?
          """,
        answers: [
          .init(key: "r", label: "remove", action: removal),
          .init(key: "k", label: "keep it"),
          .init(
            key: "i", label: "insert its name",
            action: insertion(of: name, named: Words(verbatim: locale), app)),
        ]))
  }

  /// Removes a locale that was taken up, for this start and those that follow.
  static func remove(used locale: String, _ app: inout AppState) -> Reaction {
    guard let place = app.languages.used.firstIndex(of: locale) else { return .nothing }
    app.languages.used.remove(at: place)
    app.preferredLocales.removeAll { $0 == locale }
    app.languages.survey = app.languages.survey?.removing(locale, from: source)
    preferUsed(&app)
    app.message = "\(verbatim: locale) is no longer among your preferred languages."
    return .effect(.remember)
  }

  /// The action that inserts a value at the caret or in the place of what is selected, and says so.
  static func insertion(
    of value: String, named name: Words, _ app: AppState
  ) -> ExplorerCore.Action {
    let words: Words =
      app.session.ranges.isEmpty
      ? "Inserted \(name) at the caret; Undo removes it."
      : "Replaced the selection with \(name); Undo restores it."
    return .edit(.paste(value), saying: words)
  }
}
