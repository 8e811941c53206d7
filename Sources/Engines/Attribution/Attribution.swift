public import BidiAlgorithm

/// Which rules an engine may have wrong, from one answer that is not the standard's.
public struct Attribution: Hashable, Sendable {
  /// The alterations that give the engine's answer, each alone, in the order of the rules.
  public var alterations: [RuleAlteration]

  /// The longest text, in scalars, whose answers are attributed: each alteration resolves it once more.
  static let longest = 2_000

  init(alterations: [RuleAlteration]) { self.alterations = alterations }

  /// The alterations that alone give an engine's answer. O(alterations × *n*), and slow beside the engine.
  ///
  /// - Parameters:
  ///   - theirs: the engine's answer.
  ///   - text: the paragraph.
  ///   - input: what UAX #9 needs to know of it.
  ///   - candidates: the alterations to try.
  public init(
    _ theirs: ResolverAnswer, on text: TestText, _ input: BidiInput,
    among candidates: some Sequence<RuleAlteration> = RuleAlteration.allCases
  ) {
    let resolver = AlteredResolver(text, input)
    alterations = candidates.filter { resolver.answer($0) == theirs }
  }

  /// The rules or definitions, each once, in their order.
  public var rules: [RuleName] {
    var rules: [RuleName] = []
    for alteration in alterations where !rules.contains(alteration.rule) {
      rules.append(alteration.rule)
    }
    return rules
  }

  /// Such as `consistent with X5c (FSI looks past its matching PDI)`; nil where no alteration gives the answer.
  public var words: String? {
    guard !alterations.isEmpty else { return nil }
    let parts = alterations.map { "\($0.rule) (\($0.words))" }
    return "consistent with " + parts.joined(separator: " or ")
  }
}

/// What the standard gives for one paragraph with one rule altered.
public struct AlteredResolver {
  private let start: AlteredParagraph
  private let explicit: AlteredParagraph
  private let implicit: AlteredParagraph
  private let classes: BidiClassSet
  private let hasBrackets: Bool
  /// What the standard gives with no rule altered.
  public let standard: ResolverAnswer

  /// A resolver of one paragraph.
  public init(_ text: TestText, _ input: BidiInput) {
    var paragraph = AlteredParagraph(input, scalars: text.scalars, direction: text.direction)
    start = paragraph
    paragraph.resolveExplicit()
    explicit = paragraph
    paragraph.resolveImplicit()
    implicit = paragraph
    standard = paragraph.answer()
    classes = input.classes.reduce(into: []) { $0.formUnion(BidiClassSet($1)) }
    hasBrackets = !input.brackets.isEmpty
  }

  /// What the standard gives with one rule altered.
  public func answer(_ alteration: RuleAlteration) -> ResolverAnswer {
    guard isConcerned(alteration) else { return standard }
    var paragraph =
      switch alteration.rule.part {
      case .explicit: start
      case .implicit: explicit
      case .line: implicit
      }
    paragraph.alteration = alteration
    switch alteration.rule.part {
    case .explicit:
      paragraph.resolveExplicit()
      paragraph.resolveImplicit()
    case .implicit: paragraph.resolveImplicit()
    case .line: break
    }
    return paragraph.answer()
  }

  /// Whether the paragraph has what the rule is about: a rule without it changes nothing, altered or not.
  private func isConcerned(_ alteration: RuleAlteration) -> Bool {
    switch alteration.rule {
    case .rule(.w1): classes.meets(BidiClassSet(.nsm))
    case .rule(.w2), .rule(.w4), .rule(.w5), .rule(.w7): classes.meets(BidiClassSet(.en, .an))
    case .rule(.n0), .bd14, .bd16: hasBrackets
    case .bd9, .rule(.x5a), .rule(.x5b), .rule(.x5c), .rule(.x6a): classes.meets(Self.isolates)
    case .bd2, .rule(.x2), .rule(.x4), .rule(.x5), .rule(.x7):
      classes.meets(Self.isolates.union(.embeddings))
    case .rule: true
    }
  }

  private static let isolates = BidiClassSet(.lri, .rli, .fsi, .pdi)
}
