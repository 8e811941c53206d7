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

  /// Whether a change is worth asking about where nothing shows languages: a word that was typed
  /// has ended.
  static func mayDiscover(_ app: AppState, _ change: Change) -> Bool {
    guard change.hasChangedText, change.source == .key, !isFollowed(app),
      !app.isShowingAnotherText
    else { return false }
    let document = app.session.document
    let paragraph = document.paragraph(containing: app.session.selection.focus.offset)
    let scalars = document.content(of: paragraph).scalars
    guard lengths.contains(scalars.count), let last = scalars.last?.scalar else { return false }
    return ScalarFacts.isWhiteSpace(last)
  }

  /// Hints at a language that is surely typed and not preferred, once in a text.
  static func discover(_ app: inout AppState) {
    guard !isFollowed(app), let language = suggestion(app),
      app.languages.hinted.insert(language).inserted
    else { return }
    app.languages.hint = language
  }

  /// The hint, with the key that shows the languages.
  static func hint(_ app: AppState) -> [TitleFact] {
    guard let language = app.languages.hint else { return [] }
    let key = app.commands.keyName(of: .arrange(.languages)).map { " \($0)" } ?? ""
    return [
      TitleFact(
        2, weight: 3, Words(verbatim: "\(language) +?\(key)"),
        short: Words(verbatim: "\(language) +?"), .quiet,
        press: .arrange(.languages))
    ]
  }
}
