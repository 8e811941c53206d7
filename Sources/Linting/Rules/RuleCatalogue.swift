/// All rules.
public enum RuleCatalogue {
  /// The rules in the order of their findings at one place.
  public static let all: [any LintRule] = [
    TrojanSourceRule(), UnmatchedControlRule(), OverrideRule(), EmbeddingRule(),
    IdentifierControlRule(), FileNameRule(), InvisibleRule(), UselessMarkRule(), TornRule(),
    PlaceholderRule(), LostPlaceholderRule(), LostIsolateRule(), EncodingRule(), LookAlikeRule(),
    AtomOrderRule(),
  ]

  /// The rule of a name.
  public static func rule(named name: String) -> (any LintRule)? { all.first { $0.name == name } }
}
