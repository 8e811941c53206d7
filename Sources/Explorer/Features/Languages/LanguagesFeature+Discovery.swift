internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

// The quiet hint at a language that is typed for the first time.

extension LanguagesFeature {
  /// How many scalars tell a paragraph's language.
  private struct Lengths {
    /// The fewest where a word has just ended.
    var least: Int
    /// From here on no word has to end: some languages write no blanks, and a sentence may end
    /// without one.
    var enough: Int
  }

  private static let ofLatin = Lengths(least: 12, enough: 20)
  /// Few languages share a script other than Latin.
  private static let ofOthers = Lengths(least: 6, enough: 10)
  /// A change by so many scalars is asked about even within a word.
  private static let much = 8
  /// In a paragraph of more scalars than this nothing is asked for a hint.
  private static let longestAsked = 2_000
  /// What ends a word beside white space, in several scripts.
  private static let ends = ".,!?:;\u{60C}\u{61B}\u{61F}\u{6D4}\u{964}".unicodeScalars

  /// The paragraph that a change is worth asking about where nothing shows languages: a word that
  /// was typed has ended in it, Enter has ended it, much was typed since the last question, an
  /// answer is awaited, or the title hints at a language of which too little may be left by now.
  static func discovered(_ app: AppState, _ change: Change) -> ParagraphIndex? {
    guard change.hasChangedText, !isFollowed(app), !app.isShowingAnotherText else { return nil }
    let (document, caret) = (app.session.document, app.session.selection.focus.offset)
    let last = ScalarOffset(max(0, caret.rawValue - 1))
    // At the start of the hint's own paragraph that one is asked about, not the one before it.
    let ofCaret = document.paragraph(containing: caret)
    let isHinted = app.languages.hint?.seen.number == ofCaret.rawValue
    let paragraph = isHinted ? ofCaret : document.paragraph(containing: last)
    return isWorthAsking(paragraph, last..<caret, app, change) ? paragraph : nil
  }

  private static func isWorthAsking(
    _ paragraph: ParagraphIndex, _ last: Range<ScalarOffset>, _ app: AppState, _ change: Change
  ) -> Bool {
    if app.languages.isWaiting { return true }
    let isHinted = app.languages.hint != nil
    guard isHinted || change.source == .key else { return false }
    let document = app.session.document
    let typed = typedScalars(of: paragraph, app)
    let lengths = lengths(of: typed)
    guard typed.count >= lengths.least,
      document.range(of: paragraph).count <= longestAsked
    else { return isHinted }
    if typed.count >= lengths.enough,
      isMuch(SeenParagraph(paragraph, in: document), app.languages)
    {
      return true
    }
    return document.scalars(in: last).contains {
      ScalarFacts.isWhiteSpace($0.scalar) || ends.contains($0.scalar)
    }
  }

  /// Whether a paragraph was not asked about last, or has grown or shrunk by much since: to ask at
  /// each letter would take longer than to show it.
  private static func isMuch(_ now: SeenParagraph, _ languages: LanguagesState) -> Bool {
    guard let asked = languages.asked, asked.seen.isContinued(by: now) else { return true }
    return abs(now.text.count - asked.seen.text.count) >= much
  }

  /// What was typed of a paragraph and is still there, in scalars from its start.
  static func typedRanges(of paragraph: ParagraphIndex, _ app: AppState) -> [Range<Int>] {
    let whole = app.session.document.range(of: paragraph)
    let start = whole.lowerBound.rawValue
    return app.languages.letters.ranges(in: whole).map {
      $0.lowerBound.rawValue - start..<$0.upperBound.rawValue - start
    }
  }

  private static func typedScalars(
    of paragraph: ParagraphIndex, _ app: AppState
  ) -> [Unicode.Scalar] {
    let document = app.session.document
    return app.languages.letters.ranges(in: document.range(of: paragraph))
      .flatMap { document.scalars(in: $0).map(\.scalar) }
  }

  private static func lengths(of typed: [Unicode.Scalar]) -> Lengths {
    typed.prefix(ofLatin.enough).contains(where: isBeyondLatin) ? ofOthers : ofLatin
  }

  /// Whether as much as tells a language was typed in one that was found in a paragraph. Where no
  /// runs are known, all that was typed is in it.
  private static func isTyped(
    _ language: String, _ text: IdentifiedText, _ typed: [Range<Int>]
  ) -> Bool {
    let runs = text.spans.filter { $0.language == language }
    guard !runs.isEmpty else { return true }
    let isLatin = runs.contains { $0.script == "Latn" }
    let count = runs.reduce(0) { sum, run in
      typed.reduce(sum) { $0 + $1.clamped(to: run.range).count }
    }
    return count >= (isLatin ? ofLatin : ofOthers).least
  }

  /// Whether a scalar stands in the blocks of scripts other than Latin.
  private static func isBeyondLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x370..<0x1D00, 0x2E80..<0xD800: true
    default: false
    }
  }

  /// Hints once in a text at a language that is surely typed and not preferred. The hint rests
  /// where another language is typed elsewhere, and goes when the typed text goes.
  static func discover(_ app: inout AppState) {
    let languages = app.languages
    guard let asked = languages.asked else { return }
    if let hint = languages.hint, asked.seen.isInPlace(of: hint.seen),
      !languages.label.sureLanguages.contains(hint.language)
    {
      app.languages.hint = nil
    } else if let hint = languages.hint, !asked.seen.isInPlace(of: hint.seen),
      languages.label.isReliable, languages.label.language != hint.language
    {
      app.languages.hint?.isAtHand = false
    }
    guard let survey = languages.survey, let text = languages.text,
      let language = languages.label.sureLanguages.first(where: {
        isNew($0, survey, app) && isTyped($0, text, asked.typed)
      })
    else { return }
    hint(at: language, in: asked.seen, &app)
  }

  /// The same for a paragraph that the caret left before the answer came, if its text is unchanged.
  static func discover(
    _ text: IdentifiedText, in left: LanguagesState.Asked, _ app: inout AppState
  ) {
    guard let survey = app.languages.survey,
      let language = text.sureLanguages.first(where: {
        isNew($0, survey, app) && isTyped($0, text, left.typed)
      }),
      let now = left.seen.candidates(in: app.session.document).first(where: {
        $0.text == left.seen.text
      })
    else { return }
    hint(at: language, in: now, &app)
  }

  private static func hint(at language: String, in seen: SeenParagraph, _ app: inout AppState) {
    guard !isFollowed(app), app.languages.hinted.insert(language).inserted else { return }
    app.languages.hint = LanguageHint(language: language, seen: seen)
  }

  /// Takes the hint along where the text has changed: paragraphs that come or go above its own move
  /// that. Where its paragraph has changed, the caret is in it; else it is gone, and the hint too.
  /// It goes with the letters that were typed, however much was there before.
  static func followHint(_ app: inout AppState) {
    guard let hint = app.languages.hint else { return }
    let document = app.session.document
    let candidates = hint.seen.candidates(in: document)
    let caret = document.paragraph(containing: app.session.selection.focus.offset).rawValue
    let edited = candidates.first {
      $0.number == caret && !$0.text.isEmpty && hint.seen.isContinued(by: $0)
    }
    app.languages.hint = (candidates.first { $0.text == hint.seen.text } ?? edited).flatMap { now in
      let typed = typedScalars(of: ParagraphIndex(now.number), app)
      guard typed.count >= lengths(of: typed).least else { return nil }
      var hint = hint
      hint.seen = now
      return hint
    }
  }

  /// The hint rests where the caret was moved to another paragraph, and is there again in its own.
  /// Typing that goes on in the next paragraph moves the caret too, and leaves it.
  static func followCaret(_ app: inout AppState, _ change: Change) {
    guard var hint = app.languages.hint else { return }
    let caret = app.session.selection.focus.offset
    let isInPlace =
      app.session.document.paragraph(containing: caret).rawValue == hint.seen.number
    let isMoved = !change.hasChangedText && (hint.caret ?? caret) != caret
    if isInPlace || isMoved { hint.isAtHand = isInPlace }
    hint.caret = caret
    if app.languages.hint != hint { app.languages.hint = hint }
  }

  /// Where the pane opens on a hint, its row is chosen: Enter asks what to do.
  static func chooseHint(_ app: inout AppState) {
    let isShown = app.arrangement.panes.contains(languages)
    defer { app.languages.wasShown = isShown }
    guard isShown, !app.languages.wasShown, app.languages.hint != nil,
      let row = LanguageRows(app).rows.firstIndex(where: \.isSuggestion)
    else { return }
    app.languages.chosen = row
  }

  /// The language that one is asked about: that of the caret's paragraph, or the one hinted at.
  static func offered(_ app: AppState) -> String? {
    (isLabelled(app) ? suggestion(app) : nil) ?? app.languages.hint?.language
  }

  /// Whether the label is that of a text that is still there. Where nothing shows languages, the
  /// text that was asked about last may be gone.
  private static func isLabelled(_ app: AppState) -> Bool {
    guard !isFollowed(app) else { return true }
    guard let seen = app.languages.asked?.seen else { return false }
    return seen.candidates(in: app.session.document).contains { seen.isContinued(by: $0) }
  }

  /// A language as the language of the screen calls it.
  static func called(_ language: String, _ app: AppState) -> String {
    LocaleNames.name(of: language, in: app.words.language) ?? language
  }

  /// The hint, with the key that shows the languages. While it is there it goes before all but the
  /// keyboard in use: it comes once, and without the key it tells nobody what to do.
  static func hint(_ app: AppState) -> [TitleFact] {
    guard let hint = app.languages.hint, hint.isAtHand else { return [] }
    let language = hint.language
    let name = called(language, app)
    let plain: Words = "typed in \(verbatim: name)?"
    let text = app.commands.keyName(of: .arrange(.languages)).map { key -> Words in
      "typed in \(verbatim: name)? \(verbatim: key)"
    }
    return [
      TitleFact(
        2, weight: 9, text ?? plain, bare: "typed \(verbatim: language)?", .quiet,
        press: .arrange(.languages))
    ]
  }
}
