internal import BidiAlgorithm
internal import Dispatch
internal import Explorer
internal import ExplorerCore
internal import Languages
internal import Synchronization
internal import TextModel
internal import UnicodeData

/// Knows the user's locales, and recognises languages off the loop's thread.
struct LanguagesPerformer: FeaturePerformer {
  typealias F = LanguagesFeature

  private let locales: PreferredLocales
  private let languages: LanguageQueue

  /// Who knows the locales of the system; those that the user prefers are the likelier ones, which
  /// may be more. By default they are the same.
  init(locales: PreferredLocales, preferred: [String]? = nil) {
    self.locales = locales
    languages = LanguageQueue(preferred: preferred ?? locales.entries.map(\.identifier))
  }

  func perform(_ effect: LanguagesFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .read:
      return [.feature(LanguagesFeature.self, .read(SystemLocales.survey(of: locales)))]
    case .identify(let content, let scalars):
      languages.ask(content, scalars)
      return []
    case .look: return languages.takeAnswers()
    case .markUp(let paragraphs, let way):
      languages.work(on: paragraphs) { $0.markUp($1, way) }
      return []
    case .changeCase(let letters, let paragraphs, let revision):
      languages.work(on: paragraphs) { $0.changeCase(letters, $1, revision) }
      return []
    }
  }
}

/// One queue on which texts are recognised; the tables of CLD2 are loaded when the first is asked
/// about.
///
/// Unchecked: the identifier is used on ``queue`` alone.
private final class LanguageQueue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "languages")
  private let answers = Mutex<[Action]>([])
  /// How many works were asked for that end in one answer.
  private let works = Atomic(0)
  private let preferred: [String]
  private lazy var identifier = LanguageIdentifier(preferred: preferred)

  init(preferred: [String]) { self.preferred = preferred }

  func ask(_ content: UInt64, _ scalars: [Unicode.Scalar]) {
    queue.async { [self] in
      let answer: LanguagesFeature.Action =
        if let identifier {
          identified(content, scalars, by: identifier)
        } else {
          .isOff(LanguageIdentifier.missing)
        }
      answers.withLock { $0.append(.feature(LanguagesFeature.self, answer)) }
    }
  }

  private func identified(
    _ content: UInt64, _ scalars: [Unicode.Scalar], by identifier: LanguageIdentifier
  ) -> LanguagesFeature.Action {
    let text = identifier.identify(scalars)
    return .identified(content: content, text, LanguageMarks(text, of: scalars))
  }

  /// Recognises the languages of paragraphs, and answers with what is made of them. Of several such
  /// works only the last one asked for counts: what was begun before ends after its paragraph,
  /// without an answer.
  func work(
    on paragraphs: [LanguagesFeature.Paragraph],
    _ make: @escaping @Sendable (LanguageQueue, [Marked]) -> LanguagesFeature.Action
  ) {
    let number = works.wrappingAdd(1, ordering: .relaxed).newValue
    queue.async { [self] in
      var marked: [Marked] = []
      for paragraph in paragraphs {
        guard works.load(ordering: .relaxed) == number else { return }
        marked.append((paragraph, marks(of: paragraph)))
      }
      let answer = make(self, marked)
      guard works.load(ordering: .relaxed) == number else { return }
      answers.withLock { $0.append(.feature(LanguagesFeature.self, answer)) }
    }
  }

  /// A paragraph with its languages.
  typealias Marked = (paragraph: LanguagesFeature.Paragraph, marks: LanguageMarks)

  /// The text of paragraphs with their languages.
  func markUp(_ paragraphs: [Marked], _ way: LanguagesFeature.MarkUp) -> LanguagesFeature.Action {
    let texts = paragraphs.map { paragraph, marks in
      switch way {
      case .html:
        LanguageMarkup.html(
          paragraph.scalars, direction: paragraph.direction?.shortName ?? "auto", marks)
      case .quotations: LanguageMarkup.typographic(paragraph.scalars, marks)
      }
    }
    return .marked(texts.joined(separator: "\n"), way, isKnown: identifier != nil)
  }

  /// The selected text by language, for the change of its case.
  func changeCase(
    _ letters: LetterCase, _ paragraphs: [Marked], _ revision: UInt64
  ) -> LanguagesFeature.Action {
    let pieces = paragraphs.flatMap { paragraph, marks in
      marks.pieces(count: paragraph.scalars.count).flatMap { piece in
        paragraph.selected.compactMap { selected -> LanguagePiece? in
          let own = selected.clamped(to: piece.range)
          guard !own.isEmpty else { return nil }
          return LanguagePiece(
            paragraph.start.advanced(
              by: own.lowerBound)..<paragraph.start.advanced(
                by: own.upperBound), language: piece.language)
        }
      }
    }
    return .changeCaseOf(pieces, letters, revision)
  }

  /// What a paragraph is marked with, and elsewhere what is recognised. Without the detector the
  /// marks alone.
  private func marks(of paragraph: LanguagesFeature.Paragraph) -> LanguageMarks {
    let recognised = identifier.map {
      LanguageMarks($0.identify(paragraph.scalars), of: paragraph.scalars)
    }
    return (recognised ?? LanguageMarks()).overlaid(
      by: paragraph.marks, count: paragraph.scalars.count)
  }

  func takeAnswers() -> [Action] {
    answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
