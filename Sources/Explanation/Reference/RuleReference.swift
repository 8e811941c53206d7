internal import BidiAlgorithm
internal import UnicodeData
public import Wording

/// Every rule and definition of UAX #9.
public enum RuleReference {
  /// All of them: the definitions, then the rules in the order in which they apply, HL1 among them,
  /// then the other higher-level protocols.
  public static let all: [RuleText] =
    definitions + ruleTexts + higherLevelProtocols

  /// The rule, definition, class or term of this name, in any case; nil where there is none.
  public static func text(named name: some StringProtocol) -> RuleText? {
    let name = name.lowercased()
    let wanted = definedTerms[name]?.lowercased() ?? name
    return (all + terms).first { $0.name.lowercased() == wanted }
  }

  /// A text on which the rule or definition can be seen at work, resolved as it is called for.
  public static func demonstration(of text: RuleText) -> RuleDemonstration? {
    examples[text.name].map { RuleDemonstration($0) }
  }
}

/// A rule at work on a text.
public struct RuleDemonstration: Sendable {
  /// The text, resolved.
  public let paragraph: ExplainedParagraph
  /// The text in storage order, in the notation of ``PseudoText``: capitals are right-to-left
  /// letters.
  public let stored: String
  /// The text as it is shown, left to right, in the same notation; controls are left out.
  public let shown: String
  /// What the rule did, in sentences.
  public let sentences: [Words]

  init(_ example: RuleExample) {
    let paragraph = ExplainedParagraph(example.scalars, direction: example.direction)
    self.paragraph = paragraph
    stored = PseudoText.encode(String(String.UnicodeScalarView(example.scalars)))
    shown = paragraph.shownScalars.map(PseudoText.encode).joined()
    let events = paragraph.events.filter { example.rules.contains($0.rule) }
    let changes = events.filter(\.isChange)
    sentences = (changes.isEmpty ? events : changes).map(paragraph.sentence)
  }
}

/// A text on which a rule can be seen, and the rules to look at.
struct RuleExample: Sendable {
  let scalars: [Unicode.Scalar]
  let direction: BaseDirection
  let rules: [BidiRule]

  init(_ text: String, _ rules: BidiRule..., direction: BaseDirection = .auto) {
    scalars = Array(text.unicodeScalars)
    self.rules = rules
    self.direction = direction
  }
}
