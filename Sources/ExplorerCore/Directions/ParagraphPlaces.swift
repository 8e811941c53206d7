package import BidiAlgorithm
package import TextModel
package import WritingDirection

/// The places of a text's paragraphs: what each strategy says of any text that would stand there.
///
/// A strategy reads as much of the text as it looks at, once.
package final class ParagraphPlaces: Sendable {
  private let text: DirectedText
  private let locale: TextDirection
  private let deciders: [String: StrategyDecider]
  /// The one that is told of languages.
  private let heeding: StrategyDecider?

  /// The places of a text, for users whose language has a direction. O(strategies).
  package init(_ text: DirectedText, locale: TextDirection) {
    (self.text, self.locale) = (text, locale)
    let scalars = ParagraphScalars()
    let all = DirectionStrategy.all.map { StrategyDecider($0, locale: locale, scalars) }
    deciders = Dictionary(uniqueKeysWithValues: all.map { ($0.strategy.name, $0) })
    heeding = all.first { $0.strategy.heedsLanguages }
  }

  /// The place of a paragraph, whatever direction was set for it.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph.
  ///   - driving: the strategy that decides the paragraph's direction, so that it remembers that;
  ///     the others meet the paragraph for the first time; nil where all do.
  ///   - direction: its direction; automatic where it had none yet.
  /// - Returns: the place.
  package func place(
    of paragraph: ParagraphIndex, drivenBy driving: DirectionStrategy?,
    from direction: BaseDirection
  ) -> ParagraphPlace {
    let forgetful = text.forgetting(paragraph)
    var remembering = forgetful
    if case .explicit(let explicit) = direction {
      remembering = text.changing(paragraph, from: explicit)
    }
    let here = remembering
    let languages = heeding?.languages(of: paragraph, in: text)
    return ParagraphPlace(languages: languages) { [self] strategy, reading in
      let isDriving = driving?.alwaysAgrees(with: strategy) ?? false
      return deciders[strategy.name]?.surroundings(
        of: paragraph, saying: reading, in: isDriving ? here : forgetful)
        ?? DirectionContext(locale: locale)
    }
  }
}
