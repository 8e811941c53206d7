/// The place of one paragraph: what strategies say of any text that would stand there.
///
/// Who tries texts for a paragraph asks this, and needs to know nothing of the text around it.
public struct ParagraphPlace: Sendable {
  /// What surrounds a text that says so much, as a strategy sees it; nil where nothing does.
  private let around: (@Sendable (DirectionStrategy, DirectionReading) -> DirectionContext)?
  private let languages: ParagraphLanguages?

  /// The place of a paragraph that stands alone, of which nothing is known.
  public static let alone = ParagraphPlace()

  private init() { (around, languages) = (nil, nil) }

  /// A place among others.
  ///
  /// - Parameters:
  ///   - languages: what is known of the languages of what stands there now.
  ///   - around: what surrounds a text there that says so much. It is asked only by strategies whom
  ///     the text alone does not tell enough.
  public init(
    languages: ParagraphLanguages? = nil,
    _ around: @escaping @Sendable (DirectionStrategy, DirectionReading) -> DirectionContext
  ) {
    (self.around, self.languages) = (around, languages)
  }

  /// What a strategy says of a text, were it here. O(*n*), and what the strategy reads of the
  /// neighbours where the text does not tell it enough.
  public func estimate(
    _ strategy: DirectionStrategy, _ scalars: [Unicode.Scalar]
  ) -> DirectionEstimate {
    guard let around else { return strategy.estimate(scalars) }
    var tally = DirectionTally()
    let reading = strategy.read(scalars, languages: languages, reusing: &tally)
    guard strategy.needsMore(than: reading) else {
      return strategy.estimate(reading, in: DirectionContext())
    }
    return strategy.estimate(reading, in: around(strategy, reading))
  }

  /// What surrounds a text here that decides nothing and is not blank: where this is the same, a
  /// strategy says the same of every text that is not blank.
  public func surroundings(_ strategy: DirectionStrategy) -> DirectionContext {
    around?(strategy, .nothing) ?? DirectionContext()
  }
}
