internal import Explorer
internal import Languages
internal import TextModel
internal import Wording
internal import WritingDirection

/// The languages of texts, recognised for commands that go on with them.
struct RecognisedLanguages {
  private let identifier: LanguageIdentifier

  /// The detector, with the user's languages as the likelier ones.
  ///
  /// - Throws: a sentence where it is not installed.
  init() throws {
    let preferred = SystemLocales.read().entries.map(\.identifier)
    guard let identifier = LanguageIdentifier(preferred: preferred) else {
      throw Complaint(LanguageIdentifier.missing)
    }
    self.identifier = identifier
  }

  private init(_ identifier: LanguageIdentifier) { self.identifier = identifier }

  /// The same for another thread.
  func another() -> RecognisedLanguages { RecognisedLanguages(identifier.another()) }

  /// What is sure of the languages of a paragraph, for a strategy.
  func ofParagraph(_ scalars: [Unicode.Scalar]) -> ParagraphLanguages {
    let spans = identifier.identify(scalars).spans.filter(\.isReliable)
    return ParagraphLanguages(
      runs: spans.compactMap { span in
        span.language.map { ParagraphLanguages.Run(span.range, language: $0) }
      })
  }

  /// What is sure of the languages of all paragraphs of a text, for its lines. O(*n*).
  func ofText(_ document: Document) -> TextLanguages {
    var languages = TextLanguages()
    for number in 0..<document.paragraphCount {
      let content = document.content(of: ParagraphIndex(number))
      let scalars = content.scalars.prefix(content.scalars.count - content.separatorCount)
        .map(\.scalar)
      let marks = LanguageMarks(identifier.identify(scalars), of: scalars)
      languages.recognise(content.id, as: TextLanguages.Known(marks))
    }
    return languages
  }
}
