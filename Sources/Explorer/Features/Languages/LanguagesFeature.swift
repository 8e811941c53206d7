internal import BidiAlgorithm
package import Languages
internal import Screen
internal import TextModel

/// The languages that the user prefers, and the language that is typed.
package enum LanguagesFeature: Feature {
  package struct State: Hashable, Sendable {
    /// The user's locales, once they were read.
    package var survey: LocaleSurvey?
    /// The row in hand.
    package var chosen = 0
    /// The content and the paragraph that were asked about last.
    var asked: (content: UInt64, paragraph: Int)? {
      get { askedContent.map { ($0, askedParagraph) } }
      set {
        askedContent = newValue?.content
        askedParagraph = newValue?.paragraph ?? 0
      }
    }
    private var askedContent: UInt64?
    private var askedParagraph = 0
    /// Whether an answer is still to come.
    package var isWaiting = false
    /// What was found last.
    package var text: IdentifiedText?
    /// The label that is shown; it does not flicker.
    package var label = SettledLanguage()
    /// Why nothing is recognised.
    package var isOff: String?
    /// Languages of which the user wants to hear no more.
    package var declined: Set<String> = []
  }

  package enum Action: Hashable, Sendable {
    /// The user's locales were read.
    case read(LocaleSurvey)
    /// To the row so many below; to a row.
    case choose(by: Int), chooseRow(Int)
    /// Puts the value in hand into the text as a paragraph of its own.
    case open
    /// Copies the loop of an app that looks for its user's languages.
    case copySource
    /// Time has passed while a text is being recognised.
    case look
    /// A content was recognised.
    case identified(content: UInt64, IdentifiedText)
    /// Nothing can be recognised, and why.
    case isOff(String)
    /// Asks what to do about a language that is typed and not preferred; what was answered.
    case suggest, copySetting, decline
  }

  package enum Effect: Hashable, Sendable {
    /// Read the user's locales and answer with `.read`.
    case read
    /// Recognise a content, and return at once.
    case identify(content: UInt64, [Unicode.Scalar])
    /// Answer with what was recognised since.
    case look
  }

  package static let initial = State()
  package static let panes = [PaneID.languages]

  package static let commands = [
    Command(
      "Copy the language loop",
      "Copies, as Swift source, how an app finds its user's languages, with the values of this system.",
      .view, keys: [], .feature(LanguagesFeature.self, .copySource)),
    Command(
      "Answer the language suggestion",
      "Asks what to do about a language that you write and that is not among your preferred ones.",
      .view, keys: [], .feature(LanguagesFeature.self, .suggest)),
  ]

  /// While a text is being recognised its answer is looked for so often, in milliseconds.
  private static let lookAgain = 30

  package static func timers(_ app: AppState) -> [LoopTimer] {
    app.languages.isWaiting
      ? [LoopTimer(after: lookAgain, .feature(LanguagesFeature.self, .look))] : []
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app.languages.survey != nil, let language = app.languages.label.language else {
      return []
    }
    let isAsked = suggestion(app) != nil
    return [
      TitleFact(
        2, weight: 3, language + (isAsked ? " +?" : app.languages.label.isReliable ? "" : "?"),
        app.languages.label.isReliable ? .text : .quiet)
    ]
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    scope == .user && !app.languages.declined.isEmpty
      ? ["declined": app.languages.declined.sorted().joined(separator: " ")] : [:]
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard scope == .user, let words = memory["declined"] else { return }
    app.languages.declined = Set(words.split(separator: " ").map(String.init))
  }

  /// The language that is surely typed, not preferred, and not declined.
  static func suggestion(_ app: AppState) -> String? {
    guard let survey = app.languages.survey, app.languages.label.isReliable,
      let language = app.languages.label.language, !survey.prefers(language),
      !app.languages.declined.contains(language)
    else { return nil }
    return language
  }
}

extension AppState {
  /// The languages preferred and typed.
  package var languages: LanguagesFeature.State {
    get { self[LanguagesFeature.self] }
    _modify { yield &self[LanguagesFeature.self] }
  }
}

extension PaneID {
  /// The languages.
  package static let languages = PaneID(LanguagesPane.self)
}
