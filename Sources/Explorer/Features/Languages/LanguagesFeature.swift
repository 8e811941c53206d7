package import BidiAlgorithm
package import ExplorerCore
package import Languages
internal import Screen
package import TextModel
package import UnicodeData
package import Wording

/// The languages that the user prefers, and the language that is typed.
package enum LanguagesFeature: Feature {
  package typealias State = LanguagesState

  package enum Action: Hashable, Sendable {
    /// The user's locales were read.
    case read(LocaleSurvey)
    /// Moves the choice by a number of rows; chooses a row.
    case choose(by: Int), chooseRow(Int)
    /// Puts the chosen value into the text as a paragraph of its own.
    case open
    /// Copies the source of a loop that finds the languages of an app's user.
    case copySource
    /// Time has passed while a text is being recognised.
    case look
    /// The user rests, and what was found last counts, however it differs from what is shown.
    case settle
    /// A content was recognised. The marks are what is sure of it.
    case identified(content: UInt64, IdentifiedText, LanguageMarks = LanguageMarks())
    /// Nothing can be recognised, and why.
    case isOff(Words)
    /// Asks what to do about a language that is typed and not preferred; what was answered.
    case suggest, take, copySetting, decline
    /// Asks whether a locale that was taken up here is to stay; removes it.
    case askAbout(used: String), remove(used: String)
    /// Shows the languages below the lines of the text, or no longer.
    case mark
    /// Asks for the language of the selected ranges; marks them with it.
    case openLanguage, setLanguage(String)
    /// Copies the selection, or the caret's paragraph, with its languages; the text came back, with
    /// them or without.
    case copyMarked(MarkUp), marked(String, MarkUp, isKnown: Bool)
    /// Changes the case of the selected letters, for which their languages are asked first; the
    /// languages came back.
    case changeCase(LetterCase), changeCaseOf([LanguagePiece], LetterCase, UInt64)
    /// Counts what is typed from now on, or stops counting; forgets the counts.
    case count, eraseCounts
  }

  package enum Effect: Hashable, Sendable {
    /// Read the user's locales and answer with `.read`.
    case read
    /// Recognise a content, and return at once.
    case identify(content: UInt64, [Unicode.Scalar])
    /// Answer with what was recognised and made since.
    case look
    /// Write paragraphs as they are copied with their languages, and return at once. A later such
    /// request ends this one.
    case markUp([Paragraph], MarkUp)
    /// Find the languages of what is selected in paragraphs, likewise.
    case changeCase(LetterCase, [Paragraph], revision: UInt64)
  }

  /// What becomes of languages in what is copied.
  package enum MarkUp: Hashable, Sendable {
    /// HTML with `lang` and `q`.
    case html
    /// Text with the quotation marks of its languages.
    case quotations
  }

  /// A paragraph with what is selected of it, or that alone. Ranges are in scalars from its start.
  package struct Paragraph: Hashable, Sendable {
    package var scalars: [Unicode.Scalar]
    /// The paragraph's direction, where it was asked for.
    package var direction: TextDirection?
    /// Where it begins in the text.
    package var start = ScalarOffset(0)
    package var selected: [Range<Int>] = []
    /// The languages that it is marked with by hand.
    package var marks: [LanguageMark] = []
  }

  package static let initial = State()

  /// What was recognised belongs to its text: in another text it is recognised anew.
  package static func state(_ state: State, for text: State?) -> State {
    var next = initial
    (next.survey, next.copiesSource, next.isOff) = (state.survey, state.copiesSource, state.isOff)
    (next.declined, next.used) = (state.declined, state.used)
    next.marksText = state.marksText
    (next.isMarkingUp, next.typed) = (state.isMarkingUp, state.typed)
    (next.chosen, next.hinted) = (text?.chosen ?? 0, text?.hinted ?? [])
    next.letters = text?.letters ?? TypedLetters()
    next.typed.leave()
    return next
  }

  package static let languages = PaneID(LanguagesPane.self)
  package static let panes = [languages]
  package static var text: (any TextContribution.Type)? { LanguageRow.self }

  package static let commands = [
    Command(
      "Copy the language loop",
      "Copies Swift source that finds an app user's languages, with the values of this system.",
      .view, keys: [], .feature(LanguagesFeature.self, .copySource)),
    Command(
      "Answer the language suggestion",
      "Asks what to do when you write a language that is not among your preferred ones.",
      .view, keys: [], .feature(LanguagesFeature.self, .suggest)),
    Command(
      "Mark languages",
      "Shows the language of each run below it; line breaks and the content strategy follow it.",
      .view,
      keys: [], .feature(LanguagesFeature.self, .mark)),
    Command(
      "Mark with a language",
      "Says which language the selected ranges are in; this overrides recognition.",
      .selection, keys: [], .feature(LanguagesFeature.self, .openLanguage)),
    Command(
      "Copy as HTML with languages",
      "Copies the selection, or the paragraph, as HTML with lang, and q for quotation marks.",
      .selection, keys: [], .feature(LanguagesFeature.self, .copyMarked(.html))),
    Command(
      "Copy with quotation marks",
      "Copies the selection with its language's quotation marks in place of straight ones.",
      .selection, keys: [], .feature(LanguagesFeature.self, .copyMarked(.quotations))),
    Command(
      "Upper case", "Makes the selected letters upper case, by the rules of their language.",
      .selection, keys: [], .feature(LanguagesFeature.self, .changeCase(.upper))),
    Command(
      "Lower case", "Makes the selected letters lower case, by the rules of their language.",
      .selection, keys: [], .feature(LanguagesFeature.self, .changeCase(.lower))),
    Command(
      "Title case", "Makes each selected word begin upper case, by the rules of its language.",
      .selection, keys: [], .feature(LanguagesFeature.self, .changeCase(.title))),
    Command(
      "Count typed languages",
      "Counts the letters that you type in each language, and keeps the counts; press again to stop.",
      .view, keys: [], .feature(LanguagesFeature.self, .count)),
    Command(
      "Erase typed counts", "Erases the letter counts of all languages.", .view, keys: [],
      .feature(LanguagesFeature.self, .eraseCounts)),
  ]

  /// How often the answer is looked for while a text is being recognised, in milliseconds.
  private static let lookAgain = 30
  /// How long the user rests before one evaluation is enough, in milliseconds.
  private static let rest = 400

  package static func timers(_ app: AppState) -> [LoopTimer] {
    let state = app.languages
    let isAwaited = state.isWaiting || state.isMarkingUp || !state.wanted.isEmpty
    // Text that came at once is recognised once, as is the last letter that was typed.
    let isUnsettled =
      isFollowed(app) && !state.isWaiting
      && !(state.label.isSettled && state.wholeLabel.isSettled)
    return
      (isAwaited ? [LoopTimer(after: lookAgain, .feature(LanguagesFeature.self, .look))] : [])
      + (isUnsettled
        ? [LoopTimer(after: rest, .feature(LanguagesFeature.self, .settle), waitsForRest: true)]
        : [])
  }

  /// What was found shows in the pane and below the lines; elsewhere only in the title.
  package static func looksAlike(_ state: State, _ former: State, _ app: AppState) -> Bool {
    guard !app.arrangement.panes.contains(languages), !state.marksText, !former.marksText else {
      return state == former
    }
    return state.seenInTitle == former.seenInTitle
  }

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app.languages.survey != nil else { return [] }
    guard isFollowed(app) else { return hint(app) }
    guard let language = app.languages.label.language else { return [] }
    let isAsked = suggestion(app) != nil
    let doubt = app.languages.label.isReliable ? "" : "?"
    let name = called(language, app)
    let plain: Words = "language \(verbatim: name + doubt)"
    let inFull: Words = isAsked ? "language \(verbatim: name), not one of yours" : plain
    // The pane says itself whose language it is not: other facts have the columns.
    let shown = app.arrangement.panes.contains(languages) ? plain : inFull
    // Where the pane has the focus already, a press says the fact in full.
    return [
      TitleFact(
        2, weight: 3, shown, short: plain, bare: "language \(verbatim: language + doubt)",
        app.languages.label.isReliable ? .text : .quiet,
        press: app.focus == languages ? .say("\(inFull).") : app.showing(languages))
    ]
  }

  /// Whether the language is shown or counted as it is typed.
  static func isFollowed(_ app: AppState) -> Bool {
    app.arrangement.panes.contains(languages) || app.languages.typed.isOn
  }

  /// What is remembered, by name.
  private enum MemoryKey {
    static let hinted = "hinted-languages"
    static let declined = "declined"
    static let used = "used-languages"
    static let countsTyped = "counts-typed"
    static let typed = "typed"
  }

  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    let languages = app.languages
    guard scope == .user else {
      return languages.hinted.isEmpty
        ? [:] : [MemoryKey.hinted: languages.hinted.sorted().joined(separator: " ")]
    }
    var memory: [String: String] = [:]
    if !languages.declined.isEmpty {
      memory[MemoryKey.declined] = languages.declined.sorted().joined(separator: " ")
    }
    if !languages.used.isEmpty { memory[MemoryKey.used] = languages.used.joined(separator: " ") }
    if languages.typed.isOn { memory[MemoryKey.countsTyped] = "yes" }
    if !languages.typed.counts.words.isEmpty {
      memory[MemoryKey.typed] = languages.typed.counts.words
    }
    return memory
  }

  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState, _ analyser: Analyser
  ) {
    guard scope == .user else {
      let words = memory[MemoryKey.hinted] ?? ""
      app.languages.hinted = Set(words.split(separator: " ").map(String.init))
      // What was found in another text says nothing of this one.
      app.languages.hint = nil
      app.languages.forgetAsked()
      app.languages.label = SettledLanguage()
      return
    }
    if let words = memory[MemoryKey.declined] {
      app.languages.declined = Set(words.split(separator: " ").map(String.init))
    }
    recallUsed(memory[MemoryKey.used] ?? "", &app)
    app.languages.typed.isOn = memory[MemoryKey.countsTyped] == "yes"
    app.languages.typed.counts = TypedCounts(memory[MemoryKey.typed] ?? "")
  }

  /// The language that is surely typed, not preferred, and not declined.
  static func suggestion(_ app: AppState) -> String? {
    guard let survey = app.languages.survey else { return nil }
    return app.languages.label.sureLanguages.first { isNew($0, survey, app) }
  }

  /// Whether a language is neither preferred nor declined.
  static func isNew(_ language: String, _ survey: LocaleSurvey, _ app: AppState) -> Bool {
    !survey.prefers(language) && !app.languages.declined.contains(language)
  }
}

extension AppState {
  /// The languages preferred and typed.
  package var languages: LanguagesFeature.State {
    get { self[LanguagesFeature.self] }
    _modify { yield &self[LanguagesFeature.self] }
  }
}
