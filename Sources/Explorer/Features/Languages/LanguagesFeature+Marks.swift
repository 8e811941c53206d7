internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

// The language marks the text: below its lines, in what is copied, and in how lines are broken.

extension LanguagesFeature {
  /// How many contents are kept: a screen seldom has more lines.
  private static let mostKnown = 400
  /// How many scalars are copied or changed at once.
  private static let mostCopied = 1 << 20

  /// Shows the languages below the lines, and lets lines and content follow them; or no longer.
  static func mark(_ app: inout AppState) {
    app.languages.marksText.toggle()
    if !app.languages.marksText {
      (app.languages.known, app.languages.wanted, app.languages.latest) = ([:], [], [:])
      app.session.languages = TextLanguages()
    }
    app.message =
      app.languages.marksText
      ? "The language of each run is shown below it; lines and content follow it."
      : "Languages are no longer marked."
  }

  /// Asks about the paragraphs that are shown and not known.
  static func askForMarks(_ app: inout AppState, _ analyser: Analyser) -> Reaction {
    guard app.languages.marksText, app.languages.isOff == nil else { return .nothing }
    let layout = analyser.analysis(of: app).layout
    let shown = Dictionary(
      layout.lines(from: app.top, count: app.lineCount).map {
        ($0.paragraph.rawValue, layout.paragraph($0.paragraph).content)
      }, uniquingKeysWith: { first, _ in first })
    let contents = Set(shown.values.map(\.id))
    if app.languages.known.count > mostKnown { forgetAll(but: contents, &app) }
    var reaction = Reaction.nothing
    for (paragraph, content) in shown.sorted(by: { $0.key < $1.key }) {
      defer { app.languages.latest[paragraph] = content.id }
      guard app.languages.known[content.id] == nil, !app.languages.wanted.contains(content.id)
      else { continue }
      app.languages.wanted.insert(content.id)
      // While one types, lines go on as they were until the new text is recognised. A content that
      // is still shown has only got another number.
      if let before = app.languages.latest[paragraph], !contents.contains(before) {
        app.session.languages.keep(before, for: content.id)
      }
      let scalars = content.scalars.prefix(longest).map(\.scalar)
      reaction = reaction.then(
        .effect(LanguagesFeature.self, .identify(content: content.id, scalars)))
    }
    return reaction
  }

  private static func forgetAll(but contents: Set<UInt64>, _ app: inout AppState) {
    app.languages.known = app.languages.known.filter { contents.contains($0.key) }
    app.languages.wanted.formIntersection(contents)
    app.session.languages.forgetAll(but: contents)
  }

  /// Takes the marks of a content that was recognised.
  static func take(
    _ text: IdentifiedText, _ marks: LanguageMarks, of content: UInt64, _ app: inout AppState
  ) {
    guard app.languages.wanted.remove(content) != nil else { return }
    app.languages.known[content] = text
    app.session.languages.recognise(content, as: TextLanguages.Known(marks))
  }

  // MARK: - By hand

  /// A language for the selected ranges.
  private struct LanguagePrompt: PromptPurpose {
    var title: Words { "Language of the selected ranges (a tag, such as fi or zh-Hant)" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(LanguagesFeature.self, .setLanguage(text))
    }
  }

  /// Asks for the language of the selected ranges.
  static func openLanguage(_ app: inout AppState) {
    if app.session.ranges.isEmpty {
      app.message = "Nothing is selected."
    } else {
      app.open(PromptOverlay(LanguagePrompt()))
    }
  }

  /// Marks the selected ranges with a language.
  static func setLanguage(_ name: String, _ app: inout AppState) -> Reaction {
    guard let tag = LocaleNames.languageTag(name) else {
      let shown = PrintableText.of(name)
      app.message =
        LocaleNames.nearest(to: name).first.map {
          "'\(verbatim: shown)' is not a known language tag. Near: \(verbatim: $0)."
        } ?? "'\(verbatim: shown)' is not a known language tag."
      return .nothing
    }
    return .action(.edit(.mark(.language(tag))))
  }

  // MARK: - What is copied, and the case of letters

  /// Asks for the selected text, or the caret's paragraph, with its languages.
  static func copyMarked(_ app: inout AppState, _ way: MarkUp) -> Reaction {
    let selected = app.session.ranges
    let ranges =
      selected.isEmpty
      ? RangeSet(app.session.document.range(of: app.caretParagraph)) : selected
    guard ranges.scalarCount <= mostCopied else {
      app.message = "This is too long to copy with its languages."
      return .nothing
    }
    let layout = app.session.layout
    let paragraphs = paragraphs(of: ranges, app) { layout.paragraph($0).paragraphLevel.direction }
      .map(\.ofSelection)
    app.languages.isMarkingUp = true
    return .effect(LanguagesFeature.self, .markUp(paragraphs, way))
  }

  /// Asks for the languages of the selected text, to change the case of its letters by their rules.
  static func changeCase(_ app: inout AppState, _ letters: LetterCase) -> Reaction {
    let ranges = app.session.ranges
    guard !ranges.isEmpty else {
      app.message = "Nothing is selected."
      return .nothing
    }
    // A long selection is refused before its paragraphs are read, and none is laid out.
    let isShort = ranges.scalarCount <= mostCopied
    let paragraphs = isShort ? paragraphs(of: ranges, app) { _ in nil } : []
    guard isShort, paragraphs.reduce(0, { $0 + $1.scalars.count }) <= mostCopied else {
      app.message = "This is too long for a change of case."
      return .nothing
    }
    app.languages.isMarkingUp = true
    return .effect(
      LanguagesFeature.self, .changeCase(letters, paragraphs, revision: app.session.revision))
  }

  /// Changes the case, now that the languages are known.
  static func changeCase(
    of pieces: [LanguagePiece], to letters: LetterCase, revision: UInt64, _ app: inout AppState
  ) -> Reaction {
    app.languages.isMarkingUp = false
    guard revision == app.session.revision else { return .nothing }
    let languages = pieces.compactMap(\.language).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let words: Words =
      languages.isEmpty
      ? "\(letters.words) without language rules: no language was recognised reliably."
      : "\(letters.words) by the rules of \(languages.map { Words(verbatim: $0) }.joined(by: ", "))."
    return .action(.edit(.changeCase(letters, pieces), saying: words))
  }

  /// The paragraphs of ranges, each whole, with what is selected and marked in it; with its
  /// direction where that is wanted. O(text + ranges + marks).
  private static func paragraphs(
    of ranges: RangeSet<ScalarOffset>, _ app: AppState,
    direction: (ParagraphIndex) -> TextDirection?
  ) -> [Paragraph] {
    let document = app.session.document
    var marks: [ParagraphIndex: [LanguageMark]] = [:]
    for marking in app.session.attributes.markings {
      guard let language = marking.attribute.language else { continue }
      for part in document.parts(of: marking.ranges) {
        marks[part.paragraph, default: []] += part.local.map {
          LanguageMark($0, language: language)
        }
      }
    }
    return document.parts(of: ranges).compactMap { part in
      let selected = part.local
      guard !selected.isEmpty else { return nil }
      return Paragraph(
        scalars: document.plainScalars(of: part.paragraph), direction: direction(part.paragraph),
        start: part.content.lowerBound, selected: selected,
        marks: (marks[part.paragraph] ?? []).sorted {
          $0.range.lowerBound < $1.range.lowerBound
        })
    }
  }
}

extension ParagraphPart {
  /// The ranges of the content, counted from its start.
  fileprivate var local: [Range<Int>] {
    let start = content.lowerBound.rawValue
    return rangesOfContent.map { $0.lowerBound.rawValue - start..<$0.upperBound.rawValue - start }
  }
}

extension LanguagesFeature.Paragraph {
  /// The same with nothing but what is selected.
  fileprivate var ofSelection: Self {
    var result = self
    result.scalars = []
    result.marks = []
    for range in selected {
      let moved = result.scalars.count - range.lowerBound
      result.scalars += scalars[range]
      result.marks += marks.compactMap { mark in
        let own = mark.range.clamped(to: range)
        return own.isEmpty
          ? nil
          : LanguageMark(own.lowerBound + moved..<own.upperBound + moved, language: mark.language)
      }
    }
    result.selected = [0..<result.scalars.count]
    return result
  }
}

extension LetterCase {
  /// The case, to begin a sentence.
  fileprivate var words: Words {
    switch self {
    case .upper: "Upper case"
    case .lower: "Lower case"
    case .title: "Title case"
    }
  }
}
