internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

// The quiet hint at a language that is typed for the first time.

extension LanguagesFeature {
  /// So many scalars of a paragraph are enough to be sure of a language, and so many are typed
  /// text.
  private static let lengths = 12...2_000
  /// From so many scalars on no word has to have ended: not every language writes blanks, and a
  /// sentence may end without one.
  private static let longEnough = 20

  /// Whether a change is worth asking about where nothing shows languages: a word that was typed
  /// has ended, or the title hints at a language that may be gone by now, or will where an answer
  /// is awaited.
  static func mayDiscover(_ app: AppState, _ change: Change) -> Bool {
    guard change.hasChangedText, !isFollowed(app), !app.isShowingAnotherText else { return false }
    if app.languages.hint != nil || app.languages.isWaiting { return true }
    guard change.source == .key else { return false }
    let (document, caret) = (app.session.document, app.session.selection.focus.offset)
    let count = document.content(of: document.paragraph(containing: caret)).scalars.count
    guard lengths.contains(count) else { return false }
    if count >= longEnough { return true }
    let before = document.scalars(in: ScalarOffset(max(0, caret.rawValue - 1))..<caret)
    return before.contains { ScalarFacts.isWhiteSpace($0.scalar) }
  }

  /// Hints at a language that is surely typed and not preferred, once in a text; the hint goes with
  /// what was typed.
  static func discover(_ app: inout AppState) {
    if app.languages.label.language != app.languages.hint { app.languages.hint = nil }
    guard !isFollowed(app), let language = suggestion(app),
      app.languages.hinted.insert(language).inserted
    else { return }
    app.languages.hint = language
  }

  /// The hint, with the key that shows the languages.
  static func hint(_ app: AppState) -> [TitleFact] {
    guard let language = app.languages.hint else { return [] }
    let plain: Words = "typed in \(verbatim: language)?"
    let text = app.commands.keyName(of: .arrange(.languages)).map { key -> Words in
      "typed in \(verbatim: language)? \(verbatim: key)"
    }
    return [
      TitleFact(
        2, weight: 3, text ?? plain, short: plain, bare: "in \(verbatim: language)?", .quiet,
        press: .arrange(.languages))
    ]
  }
}
