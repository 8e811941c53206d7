internal import BidiAlgorithm
internal import Dispatch
internal import Explorer
internal import Languages
internal import Synchronization

/// Knows the user's locales, and recognises languages off the loop's thread.
struct LanguagesPerformer: FeaturePerformer {
  typealias F = LanguagesFeature

  private let locales: PreferredLocales
  private let desk: LanguageDesk

  init(locales: PreferredLocales) {
    self.locales = locales
    desk = LanguageDesk(preferred: locales.entries.map(\.identifier))
  }

  func perform(_ effect: LanguagesFeature.Effect, _ state: AppState) -> [Action] {
    switch effect {
    case .read:
      return [.feature(LanguagesFeature.self, .read(LocaleSurvey(locales)))]
    case .identify(let content, let scalars):
      desk.ask(content, scalars)
      return []
    case .look: return desk.takeAnswers()
    case .markUp(let paragraphs):
      return [desk.markUp(paragraphs)]
    }
  }
}

/// One queue on which texts are recognised; the tables of CLD2 are loaded when the first is asked about.
///
/// Unchecked: the identifier is used on ``queue`` alone.
private final class LanguageDesk: @unchecked Sendable {
  private let queue = DispatchQueue(label: "languages")
  private let answers = Mutex<[Action]>([])
  private let preferred: [String]
  private lazy var identifier = LanguageIdentifier(preferred: preferred)

  init(preferred: [String]) { self.preferred = preferred }

  func ask(_ content: UInt64, _ scalars: [Unicode.Scalar]) {
    queue.async { [self] in
      let answer: LanguagesFeature.Action =
        if let identifier {
          .identified(content: content, identifier.identify(scalars))
        } else {
          .isOff(LanguageIdentifier.missing)
        }
      answers.withLock { $0.append(.feature(LanguagesFeature.self, answer)) }
    }
  }

  /// The HTML of paragraphs, or why there is none.
  func markUp(_ paragraphs: [LanguagesFeature.Paragraph]) -> Action {
    queue.sync {
      guard let identifier else { return .say(LanguageIdentifier.missing) }
      let html = paragraphs.map { paragraph in
        LanguageMarkup.html(
          paragraph.scalars, direction: paragraph.direction == .rightToLeft ? "rtl" : "ltr",
          identifier.identify(paragraph.scalars))
      }
      return .feature(LanguagesFeature.self, .marked(html.joined(separator: "\n")))
    }
  }

  func takeAnswers() -> [Action] {
    answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
